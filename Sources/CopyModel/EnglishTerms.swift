/// Finds the keys of the interface vocabulary in English text: the longest phrase first, inflected forms too.
///
/// Words are known by their places in a table, so that no string is made of a text. A class because it is large and
/// constant.
package final class EnglishTerms: Sendable {
  /// Every word of a phrase, every irregular form and what it is a form of.
  private let words: WordTable
  /// By word: what it is an irregular form or another spelling of, `send` of `sent`; -1 for most.
  private let lemmas: [Int]
  /// By word: how many words the longest phrase has that begins with it; 0 where none does.
  private let longest: [Int]
  /// By word: the node that it leads to from the root of the tree of phrases, or -1.
  private let firstNodes: [Int]
  /// From any other node, a word leads to another: by node, where its steps are.
  private let nodeSteps: [Range<Int>]
  /// Those of one node side by side.
  private let steps: [Step]
  /// By node: the number of its key.
  private let keys: [Key]

  private struct Step: Hashable {
    let node: Int
    let word: Int
    var next = 0
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
      phrase.text.utf8.contains(0x20) || phrase.text.isEmpty
        ? phrase.text.split(separator: " ").map { place(of: String($0)) } : [place(of: phrase.text)]
    }
    let irregular = inflections.map { (place(of: $0.key), place(of: $0.value)) }
    var lemmas = Array(repeating: -1, count: list.count)
    for (form, lemma) in irregular { lemmas[form] = lemma }
    var longest = Array(repeating: 0, count: list.count)
    var firstNodes = Array(repeating: -1, count: list.count)
    var found = [Key.none]
    var tree: [Step: Int] = [:]
    for (phrase, way) in zip(phrases, ways) where !way.isEmpty {
      longest[way[0]] = max(longest[way[0]], way.count)
      var node = 0
      for word in way {
        let step = Step(node: node, word: word)
        let next = node == 0 ? firstNodes[word] : tree[step] ?? -1
        if next >= 0 {
          node = next
          continue
        }
        if node == 0 { firstNodes[word] = found.count } else { tree[step] = found.count }
        node = found.count
        found.append(.none)
      }
      found[node] = phrase.key
    }
    let steps = tree.map { Step(node: $0.node, word: $0.word, next: $1) }
      .sorted { ($0.node, $0.word) < ($1.node, $1.word) }
    var nodeSteps = Array(repeating: 0..<0, count: found.count)
    for (place, step) in steps.enumerated() {
      let first = nodeSteps[step.node].isEmpty ? place : nodeSteps[step.node].lowerBound
      nodeSteps[step.node] = first..<place + 1
    }
    words = WordTable(list)
    (self.lemmas, self.longest, self.firstNodes) = (lemmas, longest, firstNodes)
    (self.steps, self.nodeSteps, self.keys) = (steps, nodeSteps, found)
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

    /// Calls `body` with a word and all that it may be a form of.
    @inline(__always)
    func forEach(of index: Int, _ body: (Int) -> Void) {
      let word = words[index]
      body(word.place)
      for form in word.forms { body(forms[form]) }
    }

    /// The first value that a word, or what it may be a form of, has.
    @inline(__always)
    func first<Value>(of index: Int, _ value: (Int) -> Value?) -> Value? {
      let word = words[index]
      if let own = value(word.place) { return own }
      for form in word.forms {
        if let found = value(forms[form]) { return found }
      }
      return nil
    }
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
    terms.reserveCapacity(words.count)
    var index = 0
    while index < words.count {
      let found = phrase(at: index, of: reading)
      if let found, found.length > 1 {
        let range = words[index].range.lowerBound..<words[index + found.length - 1].range.upperBound
        if let key = found.key { terms.append(Vocabulary.Term(key: key, range: range)) }
        for part in index..<index + found.length {
          reading.forEach(of: part) { word in
            guard let key = key(at: step(0, word)).number else { return }
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
    var length = 0
    reading.forEach(of: index) { word in if word >= 0 { length = max(length, longest[word]) } }
    length = min(length, reading.words.count - index)
    while length > 1 {
      let found = reading.first(of: index) { start -> Key? in
        var node = step(0, start)
        for inner in index + 1..<index + length - 1 where node != nil {
          node = step(node, reading.words[inner].place)
        }
        guard let node else { return nil }
        return reading.first(of: index + length - 1) { key(foundAt: step(node, $0)) }
      }
      if let found { return (length, found.number) }
      length -= 1
    }
    return reading.first(of: index) { key(foundAt: step(0, $0)) }.map { (1, $0.number) }
  }

  private func step(_ node: Int?, _ word: Int) -> Int? {
    guard let node, word >= 0 else { return nil }
    if node == 0 { return firstNodes[word] < 0 ? nil : firstNodes[word] }
    for place in nodeSteps[node] where steps[place].word == word { return steps[place].next }
    return nil
  }

  /// What ends at a node; nil where nothing is known.
  private func key(foundAt node: Int?) -> Key? {
    let key = key(at: node)
    return key.isFound ? key : nil
  }

  /// What ends at a node.
  private func key(at node: Int?) -> Key { node.map { keys[$0] } ?? .none }

  private func read(_ text: Span<UInt8>) -> Reading {
    var reading = Reading()
    reading.words.reserveCapacity(8)
    reading.forms.reserveCapacity(8)
    var letters = WordLetters()
    var start = 0
    while start < text.count {
      let length = letters.read(text, at: start)
      if length == 0 {
        start += 1
        continue
      }
      let first = reading.forms.count
      var place: Int?
      if !letters.isCutOff {
        let word = letters.bytes.span.extracting(0..<letters.count)
        place = words.number(of: word, in: 0..<word.count)
        addForms(of: word, place, to: &reading.forms)
      }
      reading.words.append(
        Word(
          place: place ?? -1, range: start..<start + length, forms: first..<reading.forms.count))
      start += length
    }
    return reading
  }

  /// The words that this one may be a form of, the likeliest first.
  private func addForms(of word: Span<UInt8>, _ place: Int?, to forms: inout [Int]) {
    if let place, lemmas[place] >= 0 {
      forms.append(lemmas[place])
      return
    }
    func add(_ length: Int, _ ending: UInt8? = nil) {
      guard length > 1, let lemma = words.number(of: word, in: 0..<length, plus: ending),
        longest[lemma] > 0
      else { return }
      forms.append(lemma)
    }
    if word.count > 2, word.has("'s", at: word.count - 2) { add(word.count - 2) }
    _ = RegularEnding.contains(RegularEnding.all, of: word, 0..<word.count) { stem, letter in
      add(stem.count, letter)
      return false
    }
  }
}
