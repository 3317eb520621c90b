import CopyModel
import StringTables

/// What a format reads in one file, and where each text stands there.
struct TableReading: Sendable {
  /// A text with what tells it from others.
  private struct Copy: Sendable, Equatable {
    var key: String
    var table: String?
    var locale: LocaleTag?
    var variation: String?
    var state: UnitState?
    var comment: String?
    var text: String?
  }

  private var copies: [Copy] = []
  /// The place of each.
  private var places: [Range<Int>] = []
  /// What stands at the places that may be changed.
  private var texts: [Range<Int>: String] = [:]
  private let issues: Int
  /// Whether the file is no text.
  let isBinary: Bool

  init(
    _ stored: [UInt8], of path: String, _ format: TableFormat, _ context: ReadingContext
  ) {
    var file = TableFile(path: path, stored: stored, format: format)
    isBinary = file.encoding == .binary
    let content = format.read(&file, context)
    issues = file.issues.count + content.issues.count
    for entry in content.entries {
      add(
        Copy(
          key: entry.key, locale: entry.locale, variation: entry.variation, state: entry.state,
          comment: entry.comment, text: entry.text), at: entry.stored, mayChange: true)
    }
    for unit in content.units {
      var copy = Copy(
        key: unit.key, table: unit.table, locale: unit.locale, variation: unit.variation,
        state: unit.state, comment: unit.comment, text: unit.source)
      add(
        copy, at: unit.storedSource ?? unit.stored,
        mayChange: unit.storedSource != nil && format.ownsSource)
      copy.text = unit.target
      add(copy, at: unit.stored, mayChange: unit.target != nil)
    }
  }

  private mutating func add(_ copy: Copy, at stored: StoredText, mayChange: Bool) {
    copies.append(copy)
    places.append(stored.bytes)
    if mayChange { texts[stored.bytes] = copy.text }
  }

  /// Whether a text is the file's own to change: no key, and no copy of what is written elsewhere.
  func isChangeable(_ stored: StoredText, from text: String) -> Bool {
    texts[stored.bytes] == text
  }

  /// Whether it is the same as before but for the texts of some edits.
  func agrees(with before: TableReading, but edits: [TableEdit]) -> Bool {
    guard copies.count == before.copies.count, issues <= before.issues else { return false }
    let new = Dictionary(
      edits.map { ($0.stored.bytes, $0.text) }, uniquingKeysWith: { first, _ in first })
    return copies.indices.allSatisfy { index in
      var expected = before.copies[index]
      if expected.text != nil, before.texts[before.places[index]] == expected.text {
        expected.text = new[before.places[index]] ?? expected.text
      }
      return copies[index] == expected
    }
  }
}
