import CopyModel
import Foundation
@testable import StringTables
import TableTrials
import Testing

/// Damage to one entry costs at most that entry and its neighbour, and is reported where it is.
struct FormatRecoveryTests {
  @Test(
    arguments: [
      ("%#@files@", "files", "other", nil), ("%1$#@files@ %@", "files", "few", nil),
      ("%#@file@", "files", "other", "“file”"), ("%#@files@", "files", "others", "“others”"),
      ("%d #@ files", "files", "other", nil),
    ] as [(String, String, String, String?)])
  func `a stringsdict names what it has`(
    format: String, variable: String, category: String, named: String?
  ) {
    let reading = Reading(
      """
      <plist version="1.0"><dict><key>k</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>\(format)</string>
      <key>\(variable)</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>\(category)</key><string>파일 %d개</string></dict></dict></dict></plist>
      """, as: "ko.lproj/A.stringsdict")
    #expect(reading.issues.map(\.kind) == (named == nil ? [] : [.unreadableEntry]))
    #expect(reading.issues.allSatisfy { $0.message.contains(named ?? "") && $0.key == "k" })
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let form: TableForm
    let damage: TableForm.Damage
    var testDescription: String { "\(form.format): \(damage.what)" }
  }

  static let cases = TableForm.all.flatMap { form in
    form.damages.map { Case(form: form, damage: $0) }
  }

  /// How many entries a table has, and which one is damaged.
  private static let (count, damaged) = (20, 8)

  /// The translations by key: `key3=글 3`.
  private func texts(_ text: String, _ path: String) -> (texts: [String], issues: [ReadIssue]) {
    let reading = Reading(text, as: path)
    let units = reading.units.compactMap { unit in unit.target.map { "\(unit.key)=\($0)" } }
    // An object of an interface file has several texts, each with its name in the key.
    return (
      (reading.pairs + units).map { $0.replacing(".text=", with: "=") }, reading.issues
    )
  }

  @Test(arguments: TableFormat.all.map(\.name))
  func `every format has a form`(name: String) {
    let isWithoutEntries =
      name == TableFormat.document.name || TableTrial.binaryFormats.contains(name)
    #expect(isWithoutEntries || TableForm.all.contains { $0.format == name })
  }

  @Test(arguments: cases)
  func `one damaged entry costs at most itself and its neighbour`(_ test: Case) throws {
    let form = test.form
    var entries = (0..<Self.count).map { form.entry($0) }
    let whole = texts(form.table(of: entries), form.path)
    #expect(whole.texts.count == Self.count)
    #expect(whole.issues.isEmpty)

    let entry = entries[Self.damaged]
    let place = try #require(entry.range(of: test.damage.old, options: .backwards))
    entries[Self.damaged] = entry.replacingCharacters(in: place, with: test.damage.new)
    let broken = texts(form.table(of: entries), form.path)

    let near = (Self.damaged - 1...Self.damaged + 1).map { "key\($0)=" }
    func isNear(_ text: String) -> Bool { near.contains { text.hasPrefix($0) } }
    #expect(broken.texts.filter { !isNear($0) } == whole.texts.filter { !isNear($0) })
    let lost = whole.texts.filter { !broken.texts.contains($0) }
    #expect(lost.count <= 2, "\(lost)")

    let line = { (count: Int) in
      form.head.count { $0 == "\n" } + count * (entry.count { $0 == "\n" } + 1)
    }
    let lines = line(Self.damaged)...line(Self.damaged + 2) + 1
    #expect(
      broken.issues.contains { $0.kind == .unreadableEntry && lines.contains($0.start.line) },
      "\(lines): \(broken.issues)")
    #expect(broken.issues.count <= 3, "\(broken.issues.map(\.message))")
  }

  @Test(arguments: TableForm.all)
  func `a cut table gives the entries before the cut`(_ form: TableForm) {
    let entries = (0..<Self.count).map { form.entry($0) }
    let whole = texts(form.table(of: entries), form.path)
    let start = form.head + entries[..<Self.damaged].joined(separator: form.separator)
    for length in entries[Self.damaged].indices {
      let cut = start + form.separator + entries[Self.damaged][..<length]
      let found = texts(cut, form.path)
      #expect(
        found.texts.prefix(Self.damaged) == whole.texts.prefix(Self.damaged),
        "cut behind \(entries[Self.damaged][..<length])")
      #expect(found.texts.count <= Self.damaged + 1)
    }
  }

  @Test(arguments: TableForm.all)
  func `both entries of a key are read`(_ form: TableForm) {
    let table = form.table(of: [form.entry(1, key: "same"), form.entry(2, key: "same")])
    let found = texts(table, form.path).texts
    #expect(found.map { $0.hasPrefix("same=글 1") } == [true, false])
    #expect(found.last?.hasPrefix("same=글 2") == true)
  }
}
