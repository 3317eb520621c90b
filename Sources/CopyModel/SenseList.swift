/// English words that mean one thing here and another there — free, charge, stop — and their senses: one list for
/// all locales. A class because it is large and constant.
public final class SenseList: Sendable {
  /// Each word and, directly behind it, its senses: `free`, `free-price`, `free-room`.
  public let names: [String]
  /// By number, that of the word; a word is its own.
  private let words: [Int]
  private let numbers: [String: Int]

  package init(_ meanings: [(word: String, senses: [String])] = []) {
    var (names, words) = ([String](), [Int]())
    for (word, senses) in meanings {
      words += Array(repeating: names.count, count: senses.count + 1)
      names += [word] + senses
    }
    self.names = names
    self.words = words
    numbers = Dictionary(names.enumerated().map { ($1, $0) }) { first, _ in first }
  }

  /// The number of the word or the sense with this name.
  public func number(of name: String) -> Int? { numbers[name] }

  /// The word that a sense is of.
  package func word(of sense: Int) -> Int { words[sense] }
}
