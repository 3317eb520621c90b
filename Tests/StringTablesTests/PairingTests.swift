import CopyModel
@testable import StringTables
import Testing

struct PairingTests {
  private func entry(
    _ key: String, _ text: String, comment: String? = nil, variation: String? = nil, line: Int = 1
  ) -> TableEntry {
    TableEntry(
      key: key, text: text, comment: comment, variation: variation,
      stored: StoredText(
        file: text + ".strings", place: Place(line: line, column: 1), bytes: 0..<1,
        notation: .strings))
  }

  private func units(
    sources: [TableEntry], _ translations: [TableEntry]
  ) throws -> [TextUnit] {
    var entries = EntryTables()
    let sources = Array(entries.add(TableEntries(sources)))
    let own = Array(entries.add(TableEntries(translations)))
    var pairs = PairedUnits(format: "strings", sourceLocale: .english, entries: entries)
    try pairs.add(
      own, in: #require(LocaleTag(folding: "ko")), Pairing(entries, sources: sources))
    return Array(TableUnits(pairs))
  }

  /// Were each entry held against each source, it would take minutes.
  @Test func `very many entries of one key find the last source`() throws {
    let sources = (1...50_000).map { entry("k", "Delete \($0)") }
    let units = try units(
      sources: sources, Array(repeating: entry("k", "삭제", line: 9), count: 50_000))
    #expect(units.count == 50_000)
    #expect(units.allSatisfy { $0.source == "Delete 50000" })
  }

  @Test func `a form finds its own, else the general one, else the plain one`() throws {
    let units = try units(
      sources: [
        entry("k", "plain"), entry("k", "one", variation: "plural.one"),
        entry("k", "other", variation: "plural.other"),
      ],
      ["plural.one", "plural.few", "device", nil].map { entry("k", "번역", variation: $0) })
    #expect(units.map(\.source) == ["one", "other", "plain", "plain"])
  }

  @Test func `an entry stands beside its source`() throws {
    let units = try units(
      sources: [entry("k", "Delete", comment: "Button", line: 7)],
      [entry("k", "삭제", comment: "own", line: 9)])
    let unit = try #require(units.first)
    #expect(units.count == 1)
    #expect(unit.source == "Delete")
    #expect(unit.target == "삭제")
    #expect(unit.comment == "Button")
    #expect(unit.locale.identifier == "ko")
    #expect(unit.stored.place.line == 9)
    #expect(unit.storedSource?.place.line == 7)
  }

  @Test func `without a source comment the entry's own holds`() throws {
    let units = try units(sources: [entry("k", "Delete")], [entry("k", "삭제", comment: "own")])
    #expect(units.map(\.comment) == ["own"])
  }

  @Test func `a missing key comes behind, without a target and at its source`() throws {
    let units = try units(
      sources: [entry("a", "A", line: 3), entry("b", "B", line: 4)], [entry("b", "나", line: 8)])
    #expect(units.map(\.key) == ["b", "a"])
    #expect(units.map(\.target) == ["나", nil])
    #expect(units.map(\.source) == ["B", "A"])
    #expect(units.map(\.stored.place.line) == [8, 3])
    #expect(units.map(\.stored.file) == ["나.strings", "A.strings"])
  }

  @Test(
    arguments: [
      ("alert.title", nil, nil), ("Delete it?", nil, "Delete it?"), ("Delete", nil, "Delete"),
      ("a1.title", "Class = \"NSButton\"; title = \"OK\"; ObjectID = \"a1\";", "OK"),
    ] as [(String, String?, String?)])
  func `an extra key may be its own source`(key: String, comment: String?, source: String?) throws {
    let units = try units(sources: [], [entry(key, "삭제", comment: comment)])
    #expect(units.map(\.source) == [source])
    #expect(units.map(\.storedSource) == [nil])
  }

  @Test func `variations pair with the same variation`() throws {
    let units = try units(
      sources: [entry("k", "one", variation: "plural.one"), entry("k", "all")],
      [entry("k", "모두"), entry("k", "하나", variation: "plural.one")])
    #expect(units.map(\.source) == ["all", "one"])
    #expect(units.count == 2)
  }

  @Test func `the last of two sources with one key holds`() throws {
    let units = try units(sources: [entry("k", "old"), entry("k", "new")], [entry("k", "새")])
    #expect(units.map(\.source) == ["new"])
  }

  @Test func `what is asked of a unit is what it says`() throws {
    var entries = EntryTables()
    let sources = Array(
      entries.add(TableEntries([entry("a", "Add", comment: "c"), entry("b", "Back")])))
    let own = Array(
      entries.add(
        TableEntries([entry("a", "추가"), entry("c", "복사", variation: "plural.other")])))
    var pairs = PairedUnits(format: "strings", sourceLocale: .english, entries: entries)
    pairs.addSources(sources)
    try pairs.add(
      own, in: #require(LocaleTag(folding: "ko")), Pairing(entries, sources: sources))
    let units = TableUnits(pairs)
    #expect(units.map(\.key) == ["a", "b", "a", "c", "b"])
    for (index, unit) in units.enumerated() {
      #expect(units.key(of: index) == unit.key)
      #expect(units.withKey(of: index) { String(copying: $0) } == unit.key)
      #expect(units.sourceText(of: index) == unit.source)
      #expect(units.withSource(of: index) { String(copying: $0) } == unit.source)
      #expect(units.targetText(of: index) == unit.target)
      #expect(units.withTarget(of: index) { String(copying: $0) } == unit.target)
      #expect(units.comment(of: index) == unit.comment)
      #expect(units.variation(of: index) == unit.variation)
      #expect(units.state(of: index) == unit.state && units.locale(of: index) == unit.locale)
      #expect(units.file(of: index) == unit.stored.file)
      #expect(units.sourceFile(of: index) == unit.storedSource?.file)
    }
    #expect(units.runs.flatMap(\.self) == Array(units.indices))
  }

  @Test func `the source table has its own units`() {
    var entries = EntryTables()
    let sources = entries.add(TableEntries([entry("k", "Delete", comment: "c")]))
    var pairs = PairedUnits(format: "strings", sourceLocale: .english, entries: entries)
    pairs.addSources(Array(sources))
    let units = TableUnits(pairs)
    #expect(units.map(\.source) == ["Delete"])
    #expect(units.map(\.target) == [nil])
    #expect(units.map(\.locale) == [.english])
    #expect(units.map(\.comment) == ["c"])
  }
}
