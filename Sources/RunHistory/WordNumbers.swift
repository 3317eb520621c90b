internal import GRDB

/// The words that findings share, by number: rules, files, locales, projects, versions.
struct WordNumbers {
  private let db: Database
  private var numbers: [String: Int] = [:]
  private var words: [Int: String] = [:]

  init(_ db: Database) throws {
    self.db = db
    let rows = try Row.fetchCursor(db, sql: "SELECT id, text FROM word")
    while let row = try rows.next() { learn(row[1], row[0]) }
  }

  /// The number of a word, which has one from now on.
  mutating func number(of word: String) throws -> Int {
    if let number = numbers[word] { return number }
    try db.execute(sql: "INSERT INTO word (text) VALUES (?)", arguments: [word])
    let number = Int(db.lastInsertedRowID)
    learn(word, number)
    return number
  }

  mutating func numberIfAny(of word: String?) throws -> Int? {
    guard let word else { return nil }
    return try number(of: word)
  }

  /// The number that a word has; nil where it has none yet.
  func known(_ word: String) -> Int? { numbers[word] }

  subscript(number: Int) -> String { words[number] ?? "" }

  func wordIfAny(_ number: Int?) -> String? { number.flatMap { words[$0] } }

  private mutating func learn(_ word: String, _ number: Int) {
    numbers[word] = number
    words[number] = word
  }
}
