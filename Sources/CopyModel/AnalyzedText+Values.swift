extension AnalyzedText {
  /// Whether it is a value that programs read: a number, a color, a name with underscores, a style sheet.
  package var isValue: Bool {
    let bytes = string.utf8.span
    if words.allSatisfy({ bytes.extracting($0).isNumeral }) { return true }
    return bytes.isSnake || bytes.isStyleSheet
      || bytes.has(";", at: bytes.count - 1) && bytes.isDeclarations
  }
}

extension Span<UInt8> {
  fileprivate var isNumeral: Bool {
    indices.allSatisfy { self[$0] < 0x80 && !self[$0].isASCIILetter }
  }

  /// Whether small letters and digits make several words with underscores between. `_Delete` and `e_xit` have a key.
  fileprivate var isSnake: Bool {
    var (words, length) = (0, 0)
    for index in indices {
      if self[index] == UInt8(ascii: "_") {
        guard length > 1 else { return false }
        (words, length) = (words + 1, 0)
      } else {
        guard self[index].isASCIISmall || self[index].isASCIIDigit else { return false }
        length += 1
      }
    }
    return words > 0 && length > 1
  }

  /// Whether it has CSS in braces, and nothing else there: `p { color: gray; }`.
  fileprivate var isStyleSheet: Bool {
    guard let first = indices.first(where: { self[$0] == UInt8(ascii: "{") }) else { return false }
    var (open, count): (Int?, Int) = (nil, 0)
    for index in first..<self.count {
      switch self[index] {
      case UInt8(ascii: "{"):
        guard open == nil else { return false }
        open = index + 1
      case UInt8(ascii: "}"):
        guard let start = open, extracting(start..<index).isDeclarations else { return false }
        (open, count) = (nil, count + 1)
      default: break
      }
    }
    return open == nil && count > 0
  }

  /// Whether each part before a semicolon is a property and its value: `margin: 0; color: gray;`.
  fileprivate var isDeclarations: Bool {
    guard indices.contains(where: { self[$0] == UInt8(ascii: ";") }) else { return false }
    var (name, colon, isInValue) = (0, false, false)
    for index in indices {
      let byte = self[index]
      if byte == UInt8(ascii: ";") {
        guard isInValue else { return false }
        (name, colon, isInValue) = (0, false, false)
      } else if colon {
        isInValue = isInValue || byte > 0x20
      } else if byte == UInt8(ascii: ":") {
        guard name > 0 else { return false }
        colon = true
      } else if byte > 0x20 {
        guard byte.isASCIISmall || byte == UInt8(ascii: "-") else { return false }
        name += 1
      }
    }
    return name == 0 || isInValue
  }
}
