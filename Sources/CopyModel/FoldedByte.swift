/// One byte of a text as word lists see it, and how many bytes of the text it stands for.
///
/// Latin letters of any case are one; ’ is ', a no-break space a space, and the hyphens that keep
/// words together are hyphens, so that lists and texts need not agree on typography. An apostrophe that HTML
/// writes as `&#8217;` and MessageFormat twice, `can''t`, is one as well, and the ampersand that gives a letter
/// inside a word a key, `E&xit`, is none of its letters.
struct FoldedByte {
  var byte: UInt8
  var length: Int

  /// Adds a word or phrase as it is stored, so that it meets texts folded in the same way.
  static func append(_ phrase: Span<UInt8>, to bytes: inout [UInt8]) {
    bytes.append(addingCapacity: phrase.count) { folded in
      var index = 0
      while index < phrase.count {
        let next = FoldedByte(at: index, of: phrase)
        folded.append(next.byte)
        index += next.length
      }
    }
  }

  @inline(__always)
  init(byte: UInt8, length: Int) {
    (self.byte, self.length) = (byte, length)
  }

  @inline(__always)
  init(at index: Int, of text: Span<UInt8>) {
    byte = text[index]
    length = 1
    if byte.isASCIILetter {
      byte |= 0x20
    } else if byte < 0x80 {
      if byte == UInt8(ascii: "&") || byte == UInt8(ascii: "'") {
        (byte, length) = Self.sign(at: index, of: text)
      }
    } else if byte == 0xC2, index + 1 < text.count, text[index + 1] == 0xA0 {
      (byte, length) = (UInt8(ascii: " "), 2)
    } else if byte == 0xE2, index + 2 < text.count, text[index + 1] == 0x80 {
      switch text[index + 2] {
      case 0x99: (byte, length) = (UInt8(ascii: "'"), 3)
      case 0x90, 0x91: (byte, length) = (UInt8(ascii: "-"), 3)
      default: break
      }
    }
  }

  /// What an apostrophe stands for, and an ampersand: an apostrophe, or a small letter that it gives a key inside
  /// a word. Apart because it is rare.
  @inline(never)
  private static func sign(at index: Int, of text: Span<UInt8>) -> (UInt8, Int) {
    if text[index] == UInt8(ascii: "'") {
      let isTwice =
        text.has("''", at: index) && text.hasLetter(before: index) && text.hasLetter(at: index + 2)
      return (UInt8(ascii: "'"), isTwice ? 2 : 1)
    }
    if let mark = apostrophes.first(where: { text.has($0, at: index) }) {
      return (UInt8(ascii: "'"), mark.utf8.count)
    }
    let small = UInt8(ascii: "a")...UInt8(ascii: "z")
    guard index > 0, index + 1 < text.count, small.contains(text[index - 1] | 0x20),
      small.contains(text[index + 1])
    else { return (UInt8(ascii: "&"), 1) }
    return (text[index + 1], 2)
  }

  private static let apostrophes = ["&#8217;", "&rsquo;", "&#39;", "&#039;", "&apos;", "&#x27;"]
}

extension Span<UInt8> {
  /// Whether the bytes in `range` are `word`, which is folded, in any case and typography.
  package func isFolded(_ word: String, in range: Range<Int>) -> Bool {
    endOfFolded(word, at: range.lowerBound) == range.upperBound
  }

  /// Where a word ends that stands at a place, in any case and typography; nil where it does not stand there. The word
  /// is folded.
  package func endOfFolded(_ word: String, at start: Int) -> Int? {
    endOfFolded(word.utf8.span, at: start)
  }

  /// The same for a word by its bytes.
  package func endOfFolded(_ word: Span<UInt8>, at start: Int) -> Int? {
    var end = start
    for place in word.indices {
      guard end < count else { return nil }
      let next = FoldedByte(at: end, of: self)
      guard next.byte == word[place] else { return nil }
      end += next.length
    }
    return end
  }
}
