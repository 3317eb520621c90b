/// Many phrases looked for at once: a trie over UTF-8 bytes, walked from each character of a text.
///
/// Bytes match as `FoldedByte` folds them, so that tables and texts need not agree on typography.
/// A class because it is large and constant.
public final class PhraseTable: Sendable {
  /// One phrase and what it stands for.
  package struct Entry: Sendable {
    /// The words, lowercased by the caller where case does not matter.
    package var phrase: String
    /// What the caller knows it by.
    package var value: Int
    /// Whether no letter may stand directly before it.
    package var startsWord: Bool
    /// Whether no letter may stand directly after it.
    package var endsWord: Bool
    /// Whether it is no part of a longer Latin word: `app` stands in “打开App吗”, but not in “append”.
    package var keepsLatinWords = false

    package init(_ phrase: String, value: Int, startsWord: Bool, endsWord: Bool) {
      self.phrase = phrase
      self.value = value
      self.startsWord = startsWord
      self.endsWord = endsWord
    }
  }

  /// What is known of a phrase when its bytes are met: its value with three signs below it.
  private struct Known {
    let bits: Int

    init(_ phrase: PhraseList.Phrase) {
      bits =
        phrase.value << 3 | (phrase.startsWord ? 1 : 0) | (phrase.endsWord ? 2 : 0)
        | (phrase.keepsLatinWords ? 4 : 0)
    }

    init(bits: Int) { self.bits = bits }

    var value: Int { bits >> 3 }
    var startsWord: Bool { bits & 1 != 0 }
    var endsWord: Bool { bits & 2 != 0 }
    var keepsLatinWords: Bool { bits & 4 != 0 }
  }

  private let trie: PhraseTrie
  /// By first byte, and by the two letters that a phrase begins with.
  private let roots: [PhraseTrie.Entry]
  private let pairs: [PhraseTrie.Entry]
  /// The wide characters that phrases begin with, and by the order of those.
  private let wideStarts: WideSet
  private let wideRoots: [PhraseTrie.Entry]
  /// What the phrases begin with that may stand inside a word: with anything else, a place there is not worth a look.
  private let innerStarts: ByteSet

  package convenience init(_ entries: [Entry]) {
    self.init(PhraseList(entries))
  }

  package init(_ list: PhraseList) {
    let phrases = PhraseTrie.sorted(list)
    innerStarts = ByteSet(
      phrases.compactMap { phrase in
        let first = list.bytes[phrase.bytes.lowerBound]
        return phrase.startsWord || phrase.keepsLatinWords && first.isASCIILetter ? nil : first
      })
    let trie = PhraseTrie(
      phrases.map(\.bytes), of: list.bytes, values: phrases.map { Known($0).bits })
    var roots = Array(repeating: PhraseTrie.Entry(), count: 256)
    var pairs = Array(repeating: PhraseTrie.Entry(), count: 1024)
    var wide: [UInt32] = []
    var wideRoots: [PhraseTrie.Entry] = []
    for head in trie.heads {
      let bytes = list.bytes.span.extracting(head.bytes)
      switch bytes.count {
      case 1: roots[Int(bytes[0])] = head.entry
      case 2: pairs[PhraseTable.pair(bytes[0], bytes[1])] = head.entry
      default:
        wide.append(bytes.scalar(at: 0).value)
        wideRoots.append(head.entry)
      }
    }
    wideStarts = WideSet(wide)
    self.wideRoots = wideRoots
    self.pairs = pairs
    self.roots = roots
    self.trie = trie
  }

  /// Calls `body` with the value and UTF-8 range of every phrase in `text`, by start, shorter first.
  package func forEachMatch(in text: Span<UInt8>, _ body: (Int, Range<Int>) -> Void) {
    var start = 0
    while start < text.count {
      forEachMatch(in: text, at: start, body)
      let isLetter = text[start].isASCIILetter
      start += 1
      if isLetter {
        // Inside a word most places are not worth a look.
        while start < text.count, !innerStarts.contains(FoldedByte(at: start, of: text).byte) {
          let goesOn = text[start].isASCIILetter
          start += 1
          if !goesOn { break }
        }
      }
      while start < text.count, text[start] & 0xC0 == 0x80 { start += 1 }
    }
  }

  /// The same for the phrases that start at `start`.
  @inline(__always)
  package func forEachMatch(
    in text: Span<UInt8>, at start: Int, _ body: (Int, Range<Int>) -> Void
  ) {
    if PhraseTrie.wideLeads.contains(text[start]) {
      // No phrase ends within a character.
      let (scalar, length) = text.scalar(at: start)
      guard let place = wideStarts.place(of: scalar) else { return }
      enter(wideRoots[place], in: text, start..<start + length, body)
      return
    }
    let first = FoldedByte(at: start, of: text)
    enter(roots[Int(first.byte)], in: text, start..<start + first.length, body)
    guard start + 1 < text.count, PhraseTrie.letters.contains(first.byte) else { return }
    let second = text[start + 1] | 0x20
    guard PhraseTrie.letters.contains(second) else {
      // “E&xpand” gives the second letter a key.
      if second == UInt8(ascii: "&"), case let key = FoldedByte(at: start + 1, of: text),
        key.length == 2,
        PhraseTrie.letters.contains(key.byte)
      {
        enter(pairs[PhraseTable.pair(first.byte, key.byte)], in: text, start..<start + 3, body)
      }
      return
    }
    enter(pairs[PhraseTable.pair(first.byte, second)], in: text, start..<start + 2, body)
  }

  /// Walks on from a head where that is worth its while.
  @inline(__always)
  private func enter(
    _ entry: PhraseTrie.Entry, in text: Span<UInt8>, _ head: Range<Int>,
    _ body: (Int, Range<Int>) -> Void
  ) {
    if entry.leadsOn(at: head.upperBound, of: text) {
      walk(from: Int(entry.node), in: text, head, body)
    }
  }

  /// Reports the phrases that begin with a head, which was found at a place.
  private func walk(
    from entry: Int, in text: Span<UInt8>, _ head: Range<Int>, _ body: (Int, Range<Int>) -> Void
  ) {
    let start = head.lowerBound
    var (place, end) = (entry, head.upperBound)
    let cells = trie.cells
    while place >= 0 {
      let node = PhraseTrie.node(at: place, in: cells)
      for index in 0..<node.labelLength {
        guard end < text.count else { return }
        let next = FoldedByte(at: end, of: text)
        guard next.byte == PhraseTrie.labelByte(index, of: node, in: cells) else { return }
        end += next.length
      }
      for phrase in 0..<node.phraseCount {
        let known = Known(bits: PhraseTrie.value(phrase, of: node, in: cells))
        if known.startsWord, text.hasLetter(before: start) { continue }
        if known.endsWord, text.hasLetter(at: end) || text.isNegated(at: end) { continue }
        if known.keepsLatinWords, text.cutsLatinWord(start..<end) { continue }
        body(known.value, start..<end)
      }
      guard end < text.count else { return }
      let next = FoldedByte(at: end, of: text)
      place = PhraseTrie.child(of: node, for: next.byte, in: cells)
      end += next.length
    }
  }

  /// The place of two letters among all pairs of them.
  @inline(__always)
  private static func pair(_ first: UInt8, _ second: UInt8) -> Int {
    Int(first & 31) << 5 | Int(second & 31)
  }
}

extension Span<UInt8> {
  /// Whether an ASCII letter at an end of a stretch has another one outside.
  fileprivate func cutsLatinWord(_ stretch: Range<Int>) -> Bool {
    let (start, end) = (stretch.lowerBound, stretch.upperBound)
    return self[start].isASCIILetter && hasASCIILetter(before: start)
      || end < count && self[end].isASCIILetter && self[end - 1].isASCIILetter
  }
}
