import CopyModel

/// A word of ASCII letters and apostrophes between them, with what the locale's word list says of it.
struct PlainWord {
  let start: Int
  let end: Int
  let key: WordKey
  let capitals: Int
  let startsWithCapital: Bool
  /// I, I’m, I’ll.
  let isI: Bool
  let kinds: CaseWords.Kinds
  private let entry: Int?

  var range: Range<Int> { start..<end }
  var count: Int { end &- start }

  /// Its number where it is a word that some verb takes.
  var particle: Int? { kinds.contains(.particle) ? entry : nil }

  /// Nil where a name of several words starts, and where the list knows no more than what the word is made of.
  @inline(__always)
  init?(_ text: Span<UInt8>, at start: Int, _ words: CaseWords) {
    var key = WordKey()
    var (end, smalls) = (start, 0)
    while end < text.count, text[end].isASCIILetter {
      // The bit that tells small letters from capitals.
      smalls &+= Int(text[end] >> 5 & 1)
      key.add(text[end] | 0x20)
      end &+= 1
    }
    var letters = end &- start
    if words.mayStartName(text, at: start), words.mayStartName(key),
      NameFinder.name(in: text, at: start, of: words) != nil
    {
      return nil
    }
    isI = letters == 1 && text[start] | 0x20 == UInt8(ascii: "i")
    let first = letters
    while let next = text.letterBehindApostrophe(at: end) {
      key.add(UInt8(ascii: "'"))
      end = next
      while end < text.count, text[end].isASCIILetter {
        smalls &+= Int(text[end] >> 5 & 1)
        key.add(text[end] | 0x20)
        (end, letters) = (end &+ 1, letters &+ 1)
      }
    }
    guard key.isWhole else { return nil }
    entry = words.entry(key)
    if let entry {
      kinds = words.kinds(ofEntry: entry)
    } else {
      kinds = []
      if letters > 1, text[end &- 1] | 0x20 == UInt8(ascii: "s"),
        letters > first || Self.isAcronym(key.withoutLast, words)
      {
        return nil
      }
    }
    (self.start, self.end, self.key) = (start, end, key)
    capitals = letters &- smalls
    startsWithCapital = text[start].isASCIICapital
  }

  /// Whether letters are an abbreviation, which may take a plural s: PDFs.
  private static func isAcronym(_ key: WordKey, _ words: CaseWords) -> Bool {
    words.entry(key).map { words.kinds(ofEntry: $0).contains(.acronym) } ?? false
  }

  /// Whether it is written in its one right casing.
  func isFixed(in text: Span<UInt8>, _ words: CaseWords) -> Bool {
    words.fixedCase(ofEntry: entry).map { text.extracting(range).isExactly($0) } ?? false
  }
}

extension Span<UInt8> {
  /// Where the letter stands behind an apostrophe; nil where there is none.
  @inline(__always)
  fileprivate func letterBehindApostrophe(at index: Int) -> Int? {
    guard index < count, self[index] == 0x27 || self[index] == 0xE2 else { return nil }
    let letter = self[index] == 0x27 ? index + 1 : has("’", at: index) ? index + 3 : count
    return letter < count && self[letter].isASCIILetter ? letter : nil
  }
}
