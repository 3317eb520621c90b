import CopyModel

/// What makes gettext refuse a string that stands between two quotes on one line.
struct POFlaw {
  /// Where it stands: UTF-8 bytes.
  let range: Range<Int>
  let message: String
  /// Whether what the text is cannot be told.
  let endsString: Bool

  /// The first flaw of the bytes between the quotes; nil when there is none.
  init?(in text: Span<UInt8>, _ string: Range<Int>) {
    var index = string.lowerBound
    while index < string.upperBound {
      switch text[index] {
      case UInt8(ascii: "\\"):
        guard index + 1 < string.upperBound else {
          self.init(
            index..<index + 2, "The quote that opens here never closes. Add one at the line’s end.",
            endsString: true)
          return
        }
        guard Self.isEscape(text[index + 1]) else {
          self.init(
            index..<index + 2,
            "gettext knows no such escape. Write \\\\ for a backslash.", endsString: false)
          return
        }
        index += 2
      case UInt8(ascii: "\""):
        guard let joint = PONotation.joint(in: text, at: index), index + joint <= string.upperBound
        else {
          self.init(
            index..<index + 1, "A quote inside the text ends it. Write \\\" for it.",
            endsString: true)
          return
        }
        index += joint
      default: index += 1
      }
    }
    return nil
  }

  private init(_ range: Range<Int>, _ message: String, endsString: Bool) {
    self.range = range
    self.message = message
    self.endsString = endsString
  }

  /// Whether a letter behind a backslash makes one of C's escapes.
  private static func isEscape(_ letter: UInt8) -> Bool {
    (0x30...0x37).contains(letter) || "ntrabfvx\\\"".utf8.contains(letter)
  }
}
