/// Finds the keys of the interface vocabulary in English text: the longest phrase first, inflected forms too.
///
/// Words are known by their places in a table, so that no string is made of a text.
package struct EnglishTerms: Sendable {
  /// Every word of a phrase, every irregular form and what it is a form of.
  private let words: WordTable
  /// By word: what it is an irregular form or another spelling of, `send` of `sent`; -1 for most.
  private var lemmas: [Int]
  /// By word: how many words the longest phrase has that begins with it; 0 where none does.
  private var longest: [Int]
  /// By word: the node that it leads to from the root of the tree of phrases, or -1.
  private var firstNodes: [Int]
  /// From any other node, a word leads to another.
  private var steps: [Step: Int] = [:]
  /// By node: the number of its key.
  private var keys: [Key] = [.none]

  private struct Step: Hashable {
    var node: Int
    var word: Int
  }

  private enum Key: Sendable {
    case none
    /// A word or phrase that carries no evidence.
    case stop
    case number(Int)

    /// Whether something is known here, if only that it carries no evidence.
    var isFound: Bool { if case .none = self { false } else { true } }
    var number: Int? { if case .number(let number) = self { number } else { nil } }
  }

  /// `keys` are in lowercase, their words apart by one space.
  package init(keys: [String: Int], stops: [String], inflections: [String: String]) {
    var places: [String: Int] = [:]
    var list: [String] = []
    func place(of word: String) -> Int {
      if let place = places[word] { return place }
      places[word] = list.count
      list.append(word)
      return list.count - 1
    }
    let phrases =
      keys.map { (text: $0.key, key: Key.number($0.value)) } + stops.map { ($0, .stop) }
    let ways = phrases.map { phrase in
      phrase.text.split(separator: " ").map { place(of: String($0)) }
    }
    let irregular = inflections.map { (place(of: $0.key), place(of: $0.value)) }
    words = WordTable(list)
    lemmas = Array(repeating: -1, count: list.count)
    longest = Array(repeating: 0, count: list.count)
    firstNodes = Array(repeating: -1, count: list.count)
    for (form, lemma) in irregular { lemmas[form] = lemma }
    for (phrase, way) in zip(phrases, ways) { add(phrase.key, at: way) }
  }

  private mutating func add(_ key: Key, at way: [Int]) {
    guard let first = way.first else { return }
    longest[first] = max(longest[first], way.count)
    var node = 0
    for word in way {
      if let next = step(node, word) {
        node = next
        continue
      }
      if node == 0 {
        firstNodes[word] = keys.count
      } else {
        steps[Step(node: node, word: word)] = keys.count
      }
      node = keys.count
      keys.append(.none)
    }
    keys[node] = key
  }

  private struct Word {
    /// Its place in the table; -1 for one that is not there.
    let place: Int
    let range: Range<Int>
    /// What it may be a form of: places in the list of all forms of the text.
    let forms: Range<Int>
  }

  /// A text's words, and behind one another all that they may be forms of, the likeliest first.
  private struct Reading {
    var words: [Word] = []
    var forms: [Int] = []

    /// A word and what it may be a form of.
    func starts(_ index: Int) -> [Int] { [words[index].place] + forms[words[index].forms] }
  }

  /// Whether all words of a text are known, be it that they carry no evidence.
  func knowsAll(of text: Span<UInt8>) -> Bool {
    let reading = read(text)
    return reading.words.indices.allSatisfy { phrase(at: $0, of: reading) != nil }
  }

  /// The terms of a text, in order.
  func terms(in text: Span<UInt8>) -> [Vocabulary.Term] {
    let reading = read(text)
    let words = reading.words
    var terms: [Vocabulary.Term] = []
    var index = 0
    while index < words.count {
      let found = phrase(at: index, of: reading)
      if let found, found.length > 1 {
        let range = words[index].range.lowerBound..<words[index + found.length - 1].range.upperBound
        if let key = found.key { terms.append(Vocabulary.Term(key: key, range: range)) }
        for part in index..<index + found.length {
          for word in reading.starts(part) {
            guard let key = key(at: step(0, word)).number else { continue }
            terms.append(Vocabulary.Term(key: key, range: words[part].range, isPart: true))
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
  private func phrase(at index: Int, of reading: Reading) -> (length: Int, key: Int?)? {
    let (words, forms) = (reading.words, reading.forms)
    let own = words[index]
    var length = own.place < 0 ? 0 : longest[own.place]
    for form in forms[own.forms] { length = max(length, longest[form]) }
    length = min(length, words.count - index)
    while length > 1 {
      let last = words[index + length - 1]
      for start in reading.starts(index) {
        var node = step(0, start)
        for inner in words[index + 1..<index + length - 1] { node = step(node, inner.place) }
        guard let node else { continue }
        for end in [last.place] + forms[last.forms] {
          let key = key(at: step(node, end))
          if key.isFound { return (length, key.number) }
        }
      }
      length -= 1
    }
    let key = key(at: step(0, own.place))
    if key.isFound { return (1, key.number) }
    for form in forms[own.forms] {
      let key = self.key(at: step(0, form))
      if key.isFound { return (1, key.number) }
    }
    return nil
  }

  private func step(_ node: Int?, _ word: Int) -> Int? {
    guard let node, word >= 0 else { return nil }
    if node == 0 { return firstNodes[word] < 0 ? nil : firstNodes[word] }
    return steps[Step(node: node, word: word)]
  }

  /// What ends at a node.
  private func key(at node: Int?) -> Key { node.map { keys[$0] } ?? .none }

  private func read(_ text: Span<UInt8>) -> Reading {
    var reading = Reading()
    var start: Int?
    // In lowercase, with ' for ’.
    var letters: [UInt8] = []
    var index = 0
    func close() {
      guard let first = start else { return }
      start = nil
      while letters.last == UInt8(ascii: "'") || letters.last == UInt8(ascii: "-") {
        letters.removeLast()
      }
      let place = words.number(of: letters.span, in: 0..<letters.count) ?? -1
      let count = reading.forms.count
      addForms(of: letters.span, place, to: &reading.forms)
      reading.words.append(
        Word(place: place, range: first..<index, forms: count..<reading.forms.count))
      letters.removeAll(keepingCapacity: true)
    }
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
        close()
        index += 1
      }
    }
    close()
    return reading
  }

  /// The words that this one may be a form of, the likeliest first.
  private func addForms(of word: Span<UInt8>, _ place: Int, to forms: inout [Int]) {
    if place >= 0, lemmas[place] >= 0 {
      forms.append(lemmas[place])
      return
    }
    func add(_ length: Int, _ ending: UInt8? = nil) {
      guard length > 1, let lemma = words.number(of: word, in: 0..<length, plus: ending),
        longest[lemma] > 0
      else { return }
      forms.append(lemma)
    }
    guard let last = word.indices.last.map({ word[$0] }) else { return }
    if last == UInt8(ascii: "s"), word.count > 2, word[word.count - 2] == UInt8(ascii: "'") {
      add(word.count - 2)
    }
    for (ending, changes) in Self.endings where ending.utf8.last == last {
      let length = word.count - ending.utf8.count
      guard length >= 0, word.has(ending, at: length) else { continue }
      for change in changes { add(length, change) }
      // planned: plan
      if ending != "s", length > 1, word[length - 1] == word[length - 2] { add(length - 1) }
    }
  }

  /// Regular endings, and what stands in their place in the lemma.
  private static let endings: [(String, [UInt8?])] = [
    ("ies", [y]), ("es", [nil, e]), ("s", [nil]), ("ied", [y]), ("ed", [nil, e]),
    ("ing", [nil, e]), ("iest", [y]), ("est", [nil, e]), ("ier", [y]), ("er", [nil, e]),
    ("or", [nil, e]), ("ly", [nil]),
  ]
  private static let e = UInt8(ascii: "e")
  private static let y = UInt8(ascii: "y")
}
