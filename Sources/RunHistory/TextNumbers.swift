internal import GRDB

/// Texts by number, each stored once.
///
/// The number is a hash of the text, so that no index is needed to find it; of two texts with one hash, the second has
/// the next number.
struct TextNumbers {
  private let db: Database
  private var numbers: [String: Int] = [:]
  private var texts: [Int: String] = [:]

  init(_ db: Database) { self.db = db }

  /// Brings all texts of a project's findings: most of what a run says was said before.
  mutating func load(of project: Int) throws {
    let used = ["key", "flagged", "message", "source", "target", "reason"].map {
      "SELECT \($0) FROM finding WHERE project = :project"
    }
    let rows = try Row.fetchCursor(
      db,
      sql: "SELECT id, text FROM text WHERE id IN (\(used.joined(separator: " UNION ")))",
      arguments: ["project": project])
    while let row = try rows.next() {
      let (number, text): (Int, String) = (row[0], row[1])
      texts[number] = text
      numbers[text] = number
    }
  }

  /// The number of a text, which is stored from now on.
  mutating func number(of text: String) throws -> Int {
    if let number = numbers[text] { return number }
    var number = Self.hash(of: text)
    let insert = try db.cachedStatement(sql: "INSERT OR IGNORE INTO text (id, text) VALUES (?, ?)")
    while true {
      try insert.execute(arguments: [number, text])
      if db.changesCount == 1 { break }
      if try stored(number) == text { break }
      number += 1
    }
    numbers[text] = number
    return number
  }

  mutating func numberIfAny(of text: String?) throws -> Int? {
    guard let text else { return nil }
    return try number(of: text)
  }

  /// The text with a number.
  mutating func text(_ number: Int?) throws -> String? {
    guard let number else { return nil }
    if let text = texts[number] { return text }
    let text = try stored(number)
    texts[number] = text
    return text
  }

  private func stored(_ number: Int) throws -> String? {
    try String.fetchOne(
      db.cachedStatement(sql: "SELECT text FROM text WHERE id = ?"), arguments: [number])
  }

  /// FNV-1a, of which 47 bits are kept: SQLite stores these in six bytes.
  private static func hash(of text: String) -> Int {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return Int((hash ^ hash >> 47) & 0x7FFF_FFFF_FFFF)
  }
}
