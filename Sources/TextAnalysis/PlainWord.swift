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
    var letters = Letters(text, at: start)
    if words.mayStartName(text, at: start), words.mayStartName(letters.key),
      NameFinder.hasName(text, at: start, of: words)
    {
      return nil
    }
    isI = letters.count == 1 && text[start] | 0x20 == UInt8(ascii: "i")
    var isContracted = false
    if letters.end < text.count, text[letters.end] == 0x27 || text[letters.end] == 0xE2 {
      let first = letters.end
      letters = Letters(
        text, behind: letters.key, to: first, count: letters.count, smalls: letters.smalls)
      isContracted = letters.end > first
    }
    guard letters.key.isWhole else { return nil }
    entry = words.entry(letters.key)
    capitals = letters.count &- letters.smalls
    if let entry {
      let kinds = words.kinds(ofEntry: entry)
      // “it” is no IT.
      let isOrdinary = capitals == 0 && kinds.contains(.wordlikeAcronym)
      self.kinds = isOrdinary ? kinds.subtracting(.fixedCase) : kinds
    } else {
      kinds = []
      if letters.count > 1, text[letters.end &- 1] | 0x20 == UInt8(ascii: "s"),
        isContracted || Self.isAcronym(letters.key.withoutLast, words)
      {
        return nil
      }
    }
    (self.start, end, key) = (start, letters.end, letters.key)
    startsWithCapital = text[start].isASCIICapital
  }

  /// Whether letters are an abbreviation, which may take a plural s: PDFs.
  @inline(never)
  private static func isAcronym(_ key: WordKey, _ words: CaseWords) -> Bool {
    words.entry(key).map { words.kinds(ofEntry: $0).contains(.acronym) } ?? false
  }

  /// Whether it is written in its one right casing.
  @inline(never)
  func isFixed(in text: Span<UInt8>, _ words: CaseWords) -> Bool {
    words.fixedCase(ofEntry: entry).map { text.extracting(range).isExactly($0) } ?? false
  }
}

/// The letters of a word.
private struct Letters {
  private(set) var end: Int
  private(set) var key = WordKey()
  private(set) var count = 0
  /// How many of them are small.
  private(set) var smalls = 0

  @inline(__always)
  init(_ text: Span<UInt8>, at start: Int) {
    end = start
    add(from: text)
  }

  @inline(__always)
  private mutating func add(from text: Span<UInt8>) {
    let start = end
    while end < text.count, text[end].isASCIILetter {
      // The bit that tells small letters from capitals.
      smalls &+= Int(text[end] >> 5 & 1)
      key.add(text[end] | 0x20)
      end &+= 1
    }
    count &+= end &- start
  }

  /// Those of a word as far as it is read, with those that stand behind apostrophes.
  @inline(never)
  init(_ text: Span<UInt8>, behind key: WordKey, to end: Int, count: Int, smalls: Int) {
    (self.end, self.key, self.count, self.smalls) = (end, key, count, smalls)
    while let next = text.letterBehindApostrophe(at: self.end) {
      self.key.add(UInt8(ascii: "'"))
      self.end = next
      add(from: text)
    }
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
