/// Finds the keys of the interface vocabulary in English text: the longest phrase first, inflected forms too.
package struct EnglishTerms: Sendable {
  /// The number of each key; nil for a word or phrase that carries no evidence.
  private var keys: [String: Int?] = [:]
  /// Irregular forms and other spellings: `sent` is `send`.
  private let inflections: [String: String]
  /// How many words the longest phrase has that begins with a word.
  private var longest: [String: Int] = [:]

  /// `keys` are in lowercase, their words apart by one space.
  package init(keys: [String: Int], stops: [String], inflections: [String: String]) {
    self.inflections = inflections
    for (key, number) in keys { add(key, number) }
    for stop in stops { add(stop, nil) }
  }

  private mutating func add(_ phrase: String, _ number: Int?) {
    keys[phrase] = .some(number)
    let words = phrase.split(separator: " ")
    guard let first = words.first else { return }
    longest[String(first)] = max(longest[String(first)] ?? 0, words.count)
  }

  private struct Word {
    /// In lowercase, with ' for ’.
    let text: String
    let range: Range<Int>
    /// What it may be a form of.
    let lemmas: [String]
  }

  /// The terms of a text, in order.
  func terms(in text: Span<UInt8>) -> [Vocabulary.Term] {
    let words = words(of: text)
    var terms: [Vocabulary.Term] = []
    var index = 0
    while index < words.count {
      let found = phrase(at: index, of: words)
      if let found, found.length > 1 {
        let range = words[index].range.lowerBound..<words[index + found.length - 1].range.upperBound
        if let key = found.key { terms.append(Vocabulary.Term(key: key, range: range)) }
        for part in words[index..<index + found.length] {
          for key in partKeys(of: part) {
            terms.append(Vocabulary.Term(key: key, range: part.range, isPart: true))
          }
        }
      } else if let key = found?.key {
        terms.append(Vocabulary.Term(key: key, range: words[index].range))
      }
      index += found?.length ?? 1
    }
    return terms
  }

  /// The longest phrase that begins with a word, and its key, which is nil where it carries no evidence.
  private func phrase(at index: Int, of words: [Word]) -> (length: Int, key: Int?)? {
    let starts = [words[index].text] + words[index].lemmas
    var length = starts.map { longest[$0] ?? 1 }.max() ?? 1
    length = min(length, words.count - index)
    while length > 1 {
      let inner = words[index + 1..<index + length]
      guard let last = inner.last else { break }
      for start in starts {
        let rest = inner.map(\.text)
        if let key = keys[([start] + rest).joined(separator: " ")] { return (length, key) }
        for lemma in last.lemmas {
          let phrase = ([start] + rest.dropLast() + [lemma]).joined(separator: " ")
          if let key = keys[phrase] { return (length, key) }
        }
      }
      length -= 1
    }
    for start in starts {
      if let key = keys[start] { return (1, key) }
    }
    return nil
  }

  private func partKeys(of word: Word) -> [Int] {
    ([word.text] + word.lemmas).compactMap { keys[$0] ?? nil }
  }

  private func words(of text: Span<UInt8>) -> [Word] {
    var words: [Word] = []
    var start: Int?
    var letters: [UInt8] = []
    func close(_ end: Int) {
      guard let first = start else { return }
      start = nil
      while letters.last == UInt8(ascii: "'") || letters.last == UInt8(ascii: "-") {
        letters.removeLast()
      }
      defer { letters = [] }
      let word = String(decoding: letters, as: UTF8.self)
      words.append(Word(text: word, range: first..<end, lemmas: lemmas(of: word)))
    }
    var index = 0
    while index < text.count {
      let byte = text[index]
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        start = start ?? index
        letters.append((0x41...0x5A).contains(byte) ? byte | 0x20 : byte)
        index += 1
      case UInt8(ascii: "'") where start != nil, UInt8(ascii: "-") where start != nil:
        letters.append(byte)
        index += 1
      case 0xE2 where start != nil && text.has("’", at: index):
        letters.append(UInt8(ascii: "'"))
        index += 3
      default:
        close(index)
        index += 1
      }
    }
    close(text.count)
    return words
  }

  /// The words that this one may be a form of, the likeliest first.
  private func lemmas(of word: String) -> [String] {
    if let lemma = inflections[word] { return [lemma] }
    var lemmas: [String] = []
    func add(_ stem: Substring, _ ending: String = "") {
      let lemma = stem + ending
      if stem.utf8.count > 1, longest[String(lemma)] != nil { lemmas.append(String(lemma)) }
    }
    if word.hasSuffix("'s") { add(word.dropLast(2)) }
    for (ending, changes) in Self.endings where word.hasSuffix(ending) {
      let stem = word.dropLast(ending.utf8.count)
      for change in changes { add(stem, change) }
      // planned: plan
      if ending != "s", let last = stem.last, stem.dropLast().last == last { add(stem.dropLast()) }
    }
    return lemmas
  }

  /// Regular endings, and what stands in their place in the lemma.
  private static let endings: [(String, [String])] = [
    ("ies", ["y"]), ("es", ["", "e"]), ("s", [""]), ("ied", ["y"]), ("ed", ["", "e"]),
    ("ing", ["", "e"]), ("iest", ["y"]), ("est", ["", "e"]), ("ier", ["y"]), ("er", ["", "e"]),
    ("or", ["", "e"]), ("ly", [""]),
  ]
}
