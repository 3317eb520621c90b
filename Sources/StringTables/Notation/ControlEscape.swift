import CopyModel

extension WritingStep {
  /// The control character that C's letter behind the backslash at `index` stands for; nil unless it is one of `letters`.
  static func control(
    in text: Span<UInt8>, at index: Int, among letters: [UInt8]
  ) -> WritingStep? {
    guard index + 1 < text.count, letters.contains(text[index + 1]) else { return nil }
    let scalar: Unicode.Scalar? =
      switch text[index + 1] {
      case UInt8(ascii: "n"): "\n"
      case UInt8(ascii: "t"): "\t"
      case UInt8(ascii: "r"): "\r"
      case UInt8(ascii: "a"): "\u{7}"
      case UInt8(ascii: "b"): "\u{8}"
      case UInt8(ascii: "f"): "\u{C}"
      case UInt8(ascii: "v"): "\u{B}"
      default: nil
      }
    return scalar.map { WritingStep(.scalar($0), 2) }
  }
}
