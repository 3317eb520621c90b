import CopyModel
import StringTables
import Testing

struct TableEntriesTests {
  /// Entries of all kinds, more than one block of them.
  private static let made: [TableEntry] = (0..<9000).map { number in
    TableEntry(
      key: "key.\(number)", text: number.isMultiple(of: 5) ? "" : "텍스트 \(number)",
      comment: number.isMultiple(of: 3) ? nil : number.isMultiple(of: 2) ? "" : "note \(number)",
      state: number.isMultiple(of: 7) ? .untranslatable : nil,
      variation: number.isMultiple(of: 4) ? "plural.other" : nil,
      stored: StoredText(
        file: number < 4500 ? "a.yml" : "b.yml", place: Place(line: number + 1, column: 9),
        bytes: number * 10..<number * 10 + 4,
        notation: number.isMultiple(of: 6) ? .yamlLiteral(indentation: 4) : .yamlPlain),
      locale: number.isMultiple(of: 11) ? .english : nil)
  }

  @Test func `entries come out as they were put in`() {
    let entries = TableEntries(Self.made)
    #expect(entries.count == Self.made.count)
    for (entry, made) in zip(entries, Self.made) {
      #expect(entry.key == made.key && entry.text == made.text && entry.comment == made.comment)
      #expect(entry.state == made.state && entry.variation == made.variation)
      #expect(entry.stored == made.stored && entry.locale == made.locale)
    }
  }

  @Test func `entries tell whether any names its language`() {
    #expect(TableEntries(Self.made).nameLocales)
    #expect(!TableEntries(Self.made[1..<11]).nameLocales)
    #expect(!TableEntries().nameLocales)
  }

  @Test func `entries of several files are numbered through`() {
    var tables = EntryTables()
    let parts = [Self.made[0..<3], Self.made[3..<3], Self.made[3..<5000], Self.made[5000..<5001]]
    let numbers = parts.map { tables.add(TableEntries($0)) }
    #expect(numbers == [0..<3, 3..<3, 3..<5000, 5000..<5001])
    #expect(
      [0, 2, 3, 4999, 5000].map { tables.key(of: $0) } == [0, 2, 3, 4999, 5000].map { "key.\($0)" })
  }
}
