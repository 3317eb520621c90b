// Questions about single places of a UTF-8 text.

extension Span<UInt8> {
  /// The byte at `index`; nil behind the end.
  @inlinable @inline(__always)
  package func byte(at index: Int) -> UInt8? {
    // One comparison: whoever counts up from somewhere cannot be behind the start.
    UInt(bitPattern: index) < UInt(bitPattern: count) ? self[index] : nil
  }

  /// Where the first scalar stands that is wanted; the text is valid UTF-8.
  package func firstScalar(where isWanted: (UInt32, Range<Int>) -> Bool) -> Range<Int>? {
    var index = 0
    while index < count {
      let (scalar, length) = scalar(at: index)
      let range = index..<index + length
      if isWanted(scalar, range) { return range }
      index += length
    }
    return nil
  }

  /// The scalar that starts at `index`, and its length in bytes. The text is valid UTF-8.
  @inlinable @inline(__always)
  package func scalar(at index: Int) -> (value: UInt32, length: Int) {
    let first = self[index]
    switch first {
    case ..<0x80:
      return (UInt32(first), 1)
    case ..<0xE0 where index + 1 < count:
      return (UInt32(first & 0x1F) << 6 | UInt32(self[index + 1] & 0x3F), 2)
    case ..<0xF0 where index + 2 < count:
      let tail = UInt32(self[index + 1] & 0x3F) << 6 | UInt32(self[index + 2] & 0x3F)
      return (UInt32(first & 0x0F) << 12 | tail, 3)
    case _ where index + 3 < count:
      let tail =
        UInt32(self[index + 1] & 0x3F) << 12 | UInt32(self[index + 2] & 0x3F) << 6
        | UInt32(self[index + 3] & 0x3F)
      return (UInt32(first & 0x07) << 18 | tail, 4)
    default:
      return (0xFFFD, 1)
    }
  }

  /// Where the ASCII letters end that stand from `index` on.
  @inlinable @inline(__always)
  package func endOfLetters(from index: Int) -> Int {
    var end = index
    while end < count, self[end].isASCIILetter { end += 1 }
    return end
  }

  /// Where the scalar before `index` starts.
  @inlinable
  package func scalarStart(before index: Int) -> Int {
    var start = index - 1
    while start > 0, self[start] & 0xC0 == 0x80 { start -= 1 }
    return start
  }

  /// The scalar that ends at `index`; nil at the start of the text.
  @inlinable
  package func scalar(before index: Int) -> UInt32? {
    index > 0 ? scalar(at: scalarStart(before: index)).value : nil
  }

  /// Whether a letter or digit of any script starts at `index`.
  @inlinable
  package func hasLetter(at index: Int) -> Bool {
    guard index < count else { return false }
    return self[index] < 0x80
      ? hasASCIILetterOrDigit(at: index) : ScalarClass(scalar(at: index).value).isLetterOrDigit
  }

  @inlinable @inline(__always)
  func hasASCIILetterOrDigit(at index: Int) -> Bool {
    self[index].isASCIILetter || self[index].isASCIIDigit
  }

  /// Whether a contracted “not” goes on with the letters before `index`: “won” is no part of “won’t”.
  package func isNegated(at index: Int) -> Bool {
    guard index < count, self[index] == 0x27 || self[index] == 0xE2 else { return false }
    let letter = self[index] == 0x27 ? index + 1 : has("’", at: index) ? index + 3 : count
    return letter < count && self[letter] | 0x20 == UInt8(ascii: "t") && !hasLetter(at: letter + 1)
  }

  /// Whether a letter or digit of any script ends at `index`.
  @inlinable
  package func hasLetter(before index: Int) -> Bool {
    guard index > 0 else { return false }
    if self[index - 1] < 0x80 { return hasASCIILetterOrDigit(at: index - 1) }
    return scalar(before: index).map { ScalarClass($0).isLetterOrDigit } ?? false
  }

  /// Whether an ASCII letter stands before `index`.
  @inlinable @inline(__always)
  package func hasASCIILetter(before index: Int) -> Bool {
    index > 0 && self[index - 1].isASCIILetter
  }

  /// Where the ASCII letters start that lead up to `index`.
  package func startOfLetters(before index: Int) -> Int {
    var start = index
    while hasASCIILetter(before: start) { start -= 1 }
    return start
  }

  /// Whether `text` stands at `index`.
  @inlinable
  package func has(_ text: String, at index: Int) -> Bool { has(text.utf8.span, at: index) }

  /// Whether some bytes stand at `index`.
  @inlinable
  package func has(_ text: Span<UInt8>, at index: Int) -> Bool {
    guard index >= 0, text.count <= count - index else { return false }
    for place in text.indices where self[index + place] != text[place] { return false }
    return true
  }

  /// Whether a word in small letters stands at `index`, its Latin letters in any case.
  @inlinable
  package func has(inAnyCase word: String, at index: Int) -> Bool {
    let word = word.utf8.span
    guard index >= 0, word.count <= count - index else { return false }
    for place in word.indices {
      let byte = self[index + place]
      guard (byte.isASCIICapital ? byte | 0x20 : byte) == word[place] else { return false }
    }
    return true
  }

  /// Whether a byte stands at `index`.
  @inlinable @inline(__always)
  package func has(_ byte: UInt8, at index: Int) -> Bool {
    index >= 0 && index < count && self[index] == byte
  }

  /// Whether `text` stands anywhere. `String.contains` does the same in fifty times the time, and asks
  /// what is one character, too.
  package func contains(_ text: String) -> Bool {
    guard let first = text.utf8.first else { return true }
    let last = count - text.utf8.count
    var index = 0
    while index <= last {
      if self[index] == first, has(text, at: index) { return true }
      index += 1
    }
    return false
  }

  /// Whether the bytes are those of `text`: to `==`, é is e with an accent, too, and places in the one are
  /// none in the other.
  package func isExactly(_ text: String) -> Bool { count == text.utf8.count && has(text, at: 0) }

  /// The number of UTF-16 units in the first `index` bytes.
  package func utf16Offset(of index: Int) -> Int {
    var units = 0
    for position in 0..<Swift.min(index, count) {
      let byte = self[position]
      if byte & 0xC0 != 0x80 { units += byte >= 0xF0 ? 2 : 1 }
    }
    return units
  }
}
