import CopyModel

/// YAML's flow scalars: plain and quoted texts, whose line breaks are folded (YAML 1.2.2, sections 5.7, 6.5 and 7.3).
enum YAMLNotation {
  /// Whether the byte may mean something else than itself in a plain or quoted text.
  static func isSpecial(_ text: Span<UInt8>, at index: Int) -> Bool {
    switch text[index] {
    case UInt8(ascii: "\\"), UInt8(ascii: "'"), 0x0A, 0x0D: true
    case 0x20, 0x09:
      index + 1 == text.count || text[index + 1].isYAMLSpace
        || index > 0 && text[index - 1].isYAMLSpace
    default: false
    }
  }

  static func step(
    in text: Span<UInt8>, at index: Int, as notation: StoredText.Notation
  ) -> WritingStep {
    switch text[index] {
    case UInt8(ascii: "\\") where notation == .yamlDoubleQuoted: return escape(in: text, at: index)
    case UInt8(ascii: "'") where notation == .yamlSingleQuoted:
      return text.has("'", at: index + 1) ? WritingStep(.scalar("'"), 2) : WritingStep(.verbatim, 1)
    case 0x20, 0x09, 0x0A, 0x0D: return fold(in: text, at: index)
    default: return WritingStep(.verbatim, 1)
    }
  }

  /// Spaces and line breaks: one break is a space, of several each behind the first is a break.
  private static func fold(in text: Span<UInt8>, at index: Int) -> WritingStep {
    var end = text.blankEnd(from: index)
    let isInside = index > 0 && (text[index - 1] == 0x0A || text[index - 1] == 0x0D)
    let first = text.lineBreakLength(at: end)
    guard first > 0 else { return WritingStep(isInside ? .nothing : .verbatim, end - index) }
    end += first
    if isInside { return WritingStep(.scalar("\n"), end - index) }
    end = text.blankEnd(from: end)
    let second = text.lineBreakLength(at: end)
    return WritingStep(.scalar(second > 0 ? "\n" : " "), end + second - index)
  }

  /// An escape between double quotes (YAML 1.2.2, section 5.7).
  private static func escape(in text: Span<UInt8>, at index: Int) -> WritingStep {
    guard index + 1 < text.count else { return WritingStep(.verbatim, 1) }
    switch text[index + 1] {
    case UInt8(ascii: "n"): return WritingStep(.scalar("\n"), 2)
    case UInt8(ascii: "t"): return WritingStep(.scalar("\t"), 2)
    case UInt8(ascii: "r"): return WritingStep(.scalar("\r"), 2)
    case UInt8(ascii: "0"): return WritingStep(.scalar("\0"), 2)
    case UInt8(ascii: "a"): return WritingStep(.scalar("\u{7}"), 2)
    case UInt8(ascii: "b"): return WritingStep(.scalar("\u{8}"), 2)
    case UInt8(ascii: "v"): return WritingStep(.scalar("\u{B}"), 2)
    case UInt8(ascii: "f"): return WritingStep(.scalar("\u{C}"), 2)
    case UInt8(ascii: "e"): return WritingStep(.scalar("\u{1B}"), 2)
    case UInt8(ascii: "N"): return WritingStep(.scalar("\u{85}"), 2)
    case UInt8(ascii: "_"): return WritingStep(.scalar("\u{A0}"), 2)
    case UInt8(ascii: "L"): return WritingStep(.scalar("\u{2028}"), 2)
    case UInt8(ascii: "P"): return WritingStep(.scalar("\u{2029}"), 2)
    case UInt8(ascii: "x"): return code(in: text, at: index, digits: 2)
    case UInt8(ascii: "u"): return code(in: text, at: index, digits: 4)
    case UInt8(ascii: "U"): return code(in: text, at: index, digits: 8)
    // The text goes on in the next line; the spaces before it are layout.
    case 0x0A, 0x0D: return WritingStep(.nothing, 1 + text.lineBreakLength(at: index + 1))
    default: return .escaped(in: text, at: index)
    }
  }

  private static func code(in text: Span<UInt8>, at index: Int, digits: Int) -> WritingStep {
    guard let value = text.hexadecimal(at: index + 2, digits: digits) else {
      return .escaped(in: text, at: index)
    }
    return WritingStep(.scalar(Unicode.Scalar(value) ?? "\u{FFFD}"), 2 + digits)
  }
}

extension UInt8 {
  /// Whether the byte is a space, a tab or part of a line break.
  var isYAMLSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }
}

extension Span<UInt8> {
  /// The length of the line break at `index`; 0 when there is none.
  func lineBreakLength(at index: Int) -> Int {
    guard index < count else { return 0 }
    if self[index] == 0x0A { return 1 }
    guard self[index] == 0x0D else { return 0 }
    return index + 1 < count && self[index + 1] == 0x0A ? 2 : 1
  }

  /// The end of the spaces and tabs at `start`.
  func blankEnd(from start: Int) -> Int {
    var end = start
    while end < count, self[end] == 0x20 || self[end] == 0x09 { end += 1 }
    return end
  }
}
