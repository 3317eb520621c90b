import CopyModel
import StringTables
import TableTrials
import Testing

/// Files that are made to break a reader: they end in an issue, in seconds.
struct FormatHostilityTests {
  typealias Sample = FormatConformanceTests.Sample

  /// Reads bytes in little time; `seconds` is generous, since other tests run at the same time.
  private func read(
    _ stored: [UInt8], as path: String, seconds: Int = 60,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Reading {
    var reading = Reading([], as: path)
    let time = ContinuousClock().measure { reading = Reading(stored, as: path) }
    #expect(time < .seconds(seconds), sourceLocation: sourceLocation)
    for stored in reading.entries.map(\.stored) + reading.units.map(\.stored) {
      #expect(stored.bytes.upperBound <= reading.bytes.count, sourceLocation: sourceLocation)
    }
    return reading
  }

  @Test(arguments: TableForm.all.filter { $0.nested != nil })
  func `100,000 levels of nesting are an issue`(form: TableForm) {
    let text = form.nested?(100_000) ?? ""
    let reading = read(Array(text.utf8), as: form.path)
    #expect(!reading.issues.isEmpty)
    #expect(reading.issues.count <= 100)
  }

  @Test(
    arguments: FormatConformanceTests.samples, ["[", "{", "<", "\"", "(", "\\", "&", "#", "-", "|"])
  func `20,000 of one character are survived`(sample: Sample, character: String) {
    let text = String(repeating: character, count: 20_000)
    _ = read(Array(text.utf8), as: sample.path)
    _ = read(sample.stored + Array(text.utf8), as: sample.path)
    _ = read(sample.stored + Array((character + "\n").utf8).repeated(10_000), as: sample.path)
  }

  @Test func `strings that a catalog has 50,000 times are survived`() {
    let text = "{" + Array(repeating: "\"strings\":{}", count: 50_000).joined(separator: ",") + "}"
    #expect(read(Array(text.utf8), as: "A.xcstrings").units.isEmpty)
  }

  @Test(arguments: FormatConformanceTests.samples)
  func `zero bytes are survived`(sample: Sample) {
    _ = read([UInt8](repeating: 0, count: 100_000), as: sample.path)
    for place in stride(from: 0, to: sample.stored.count, by: 7) {
      var stored = sample.stored
      stored.insert(contentsOf: [0, 0], at: place)
      FormatConformanceTests.inspect(stored, as: sample.path, "zeros at \(place)")
    }
  }

  @Test(arguments: TableForm.all)
  func `a line of 5 MB is read`(form: TableForm) {
    let long = String(repeating: "글 ", count: 5 << 18)
    let entry = form.entry.replacing("KEY", with: "long").replacing("SOURCE", with: "Text")
      .replacing("TEXT", with: long + "끝")
    let table = form.table(of: [form.entry(1), entry, form.entry(2)])
    let reading = read(Array(table.utf8), as: form.path)
    let texts = reading.entries.map(\.text) + reading.units.compactMap(\.target)
    #expect(texts.count { $0.contains("글 1") || $0.contains("글 2") } == 2)
    // libxml2 takes no text over 10 MB; this one is under it.
    #expect(texts.contains { $0.utf8.count > 5 << 19 })
  }

  /// All of them belong to the entry behind.
  @Test func `as many comments as a file has lines are read`() {
    let comments = String(
      repeating: "/* A comment of some forty bytes, no more */\n", count: 100_000)
    let reading = read(Array((comments + "\"a\" = \"b\";\n").utf8), as: "a.strings")
    #expect(reading.entries.map(\.text) == ["b"])
    #expect((reading.entries.first?.comment?.utf8.count ?? 0) > 3_000_000)
  }

  @Test(arguments: TableForm.marked)
  func `an entity bomb is an issue`(form: TableForm) {
    var bomb = "<!DOCTYPE r [<!ENTITY a0 \"ha\">"
    for level in 1...9 {
      bomb += "<!ENTITY a\(level) \"" + String(repeating: "&a\(level - 1);", count: 5) + "\">"
    }
    var table = form.table(of: [form.entry.replacing("TEXT", with: "&a9;"), form.entry(1)])
    for declaration in ["<?xml version=\"1.0\"?>", "<!DOCTYPE TS>"] {
      table = table.replacing(declaration, with: "")
    }
    let reading = read(Array((bomb + "]>" + table).utf8), as: form.path)
    #expect(!reading.issues.isEmpty)
    let texts = reading.entries.map(\.text) + reading.units.compactMap(\.target)
    #expect(texts.allSatisfy { $0.utf8.count < 100 })
  }
}

extension [UInt8] {
  fileprivate func repeated(_ count: Int) -> [UInt8] {
    Array([[UInt8]](repeating: self, count: count).joined())
  }
}
