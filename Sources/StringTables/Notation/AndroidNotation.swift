import CopyModel

extension WritingReader {
  /// A value of Android's `strings.xml`: XML's notation, then Android's own escapes and spaces
  /// (developer.android.com, “String resources”, “Formatting and styling”; `xliff:g` marks what stays untranslated).
  mutating func androidStep(in text: Span<UInt8>, at index: Int) -> WritingStep {
    switch text[index] {
    case UInt8(ascii: "\\"):
      hasText = true
      return androidEscape(in: text, at: index)
    case UInt8(ascii: "\""):
      isQuoted.toggle()
      return WritingStep(.nothing, 1)
    case 0x20, 0x09, 0x0A, 0x0D: return androidSpace(in: text, at: index)
    case UInt8(ascii: "<") where !isCDATA && text.tagLength(at: index) > 1:
      let isPlaceholder = text.has("<xliff:g", at: index) || text.has("</xliff:g", at: index)
      if !isPlaceholder { hasText = true }
      return WritingStep(isPlaceholder ? .nothing : .verbatim, text.tagLength(at: index))
    default:
      let step = xmlStep(in: text, at: index)
      // `&#160;` and the like are text, `&#32;` at the start is too.
      if step.decodedLength > 0 { hasText = true }
      return step
    }
  }

  private func androidEscape(in text: Span<UInt8>, at index: Int) -> WritingStep {
    guard index + 1 < text.count else { return WritingStep(.verbatim, 1) }
    switch text[index + 1] {
    case UInt8(ascii: "n"): return WritingStep(.scalar("\n"), 2)
    case UInt8(ascii: "t"): return WritingStep(.scalar("\t"), 2)
    case UInt8(ascii: "u"):
      guard let escape = text.unicodeEscape(at: index) else {
        return .escaped(in: text, at: index)
      }
      return WritingStep(.scalar(escape.scalar), escape.length)
    case UInt8(ascii: "&"):
      // `\&quot;`: the escape is of what the reference stands for.
      guard !isCDATA, let reference = XMLReference(in: text, at: index + 1) else {
        return .escaped(in: text, at: index)
      }
      return WritingStep(.scalar(reference.scalar), 1 + reference.length)
    default: return .escaped(in: text, at: index)
    }
  }

  /// Outside quotes a run of spaces is one space, and none at the ends.
  private mutating func androidSpace(in text: Span<UInt8>, at index: Int) -> WritingStep {
    guard !isQuoted else {
      return text[index] == 0x0D
        ? xmlStep(in: text, at: index) : WritingStep(.verbatim, 1)
    }
    var end = index
    while end < text.count, [0x20, 0x09, 0x0A, 0x0D].contains(text[end]) { end += 1 }
    let isEdge = !hasText || end == text.count
    return WritingStep(isEdge ? .nothing : .scalar(" "), end - index)
  }
}

extension UInt8 {
  /// Whether the byte means something of its own in a value of Android's.
  var isSpecialInAndroid: Bool {
    switch self {
    case 0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: "\\"), UInt8(ascii: "\""): true
    default: isSpecialInXML
    }
  }
}
