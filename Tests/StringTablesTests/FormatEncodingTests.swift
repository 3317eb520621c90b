import CopyModel
import StringTables
import TableTrials
import Testing

/// The same table in another encoding, or with other line breaks, is the same table.
struct FormatEncodingTests {
  typealias Sample = FormatConformanceTests.Sample

  /// The samples that are text.
  static let samples = FormatConformanceTests.samples.filter { sample in
    TableFormat.of(path: sample.path).map {
      !TableTrial.binaryFormats.contains($0.name)
    } ?? false
  }

  /// What is read of a table, a line for each text: its line breaks do not count.
  private func lines(_ stored: [UInt8], _ path: String) -> [String] {
    let reading = Reading(stored, as: path)
    let units = reading.units.map { unit in
      """
      \(unit.locale.identifier) \(unit.key) \(unit.variation ?? "") \(unit.source ?? "-") → \
      \(unit.target ?? "-") (\(unit.comment ?? "-")) \(unit.stored.place)
      """
    }
    let entries = reading.entries.map { entry in
      """
      \(entry.key) \(entry.variation ?? "") \(entry.text) (\(entry.comment ?? "-")) \
      \(entry.stored.place)
      """
    }
    let issues = reading.issues.map { "\($0)" }
    return (units + entries + issues).map {
      $0.split(separator: "\r\n", omittingEmptySubsequences: false).joined(separator: "\n")
        .split(separator: "\r", omittingEmptySubsequences: false).joined(separator: "\n")
    }
  }

  /// The sample with one kind of line break.
  private func text(of sample: Sample, breaks: String) -> [UInt8] {
    Array(
      sample.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        .joined(separator: breaks).utf8)
  }

  @Test(arguments: samples, ["\r\n", "\r"])
  func `line breaks of other systems change no text and no line`(sample: Sample, breaks: String) {
    let expected = lines(text(of: sample, breaks: "\n"), sample.path)
    #expect(lines(text(of: sample, breaks: breaks), sample.path) == expected)
  }

  @Test(arguments: samples)
  func `a byte order mark in front changes nothing`(sample: Sample) {
    let stored = [0xEF, 0xBB, 0xBF] + sample.stored
    #expect(lines(stored, sample.path) == lines(sample.stored, sample.path))
    let plain = Reading(sample.stored, as: sample.path)
    #expect(Reading(stored, as: sample.path).bytes == plain.bytes)
  }

  @Test(arguments: samples, [(true, true), (false, true), (true, false), (false, false)])
  func `UTF-16 is read as UTF-8 is`(
    sample: Sample, form: (isLittleEndian: Bool, hasMark: Bool)
  ) throws {
    let encoding = TextEncoding.utf16(
      isLittleEndian: form.isLittleEndian, hasMark: form.hasMark)
    let stored = try #require(encoding.encode(sample.stored))
    #expect(lines(stored, sample.path) == lines(sample.stored, sample.path))
  }

  @Test(arguments: samples)
  func `marks of a merge and byte order marks at the start of a line are reported`(
    sample: Sample
  ) throws {
    let text = text(of: sample, breaks: "\n")
    let end = try #require(text.firstIndex(of: 0x0A) ?? text.firstIndex(of: 0x20))
    let marks = "\n<<<<<<< HEAD\n=======\n>>>>>>> other\n\u{FEFF}"
    let marked = Array(text[..<end]) + Array(marks.utf8) + Array(text[end...])
    let issues = Reading(marked, as: sample.path).issues
    #expect(
      issues.map(\.kind).prefix(4)
        == [.conflictMarker, .conflictMarker, .conflictMarker, .strayBom])
    #expect(issues.map(\.start).prefix(4) == (2...5).map { Place(line: $0, column: 1) }[...])
    FormatConformanceTests.inspect(marked, as: sample.path, "the marks")
  }
}
