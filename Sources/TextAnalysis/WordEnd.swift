import CopyModel

/// Finds where a word ends: inner apostrophes, hyphens and low lines belong to it.
enum WordEnd {
  static func end(
    of text: Span<UInt8>, from start: Int, masks: Masks?, mayStartWithJoint: Bool = false
  ) -> Int {
    var end = start
    while end < text.count, masks?.range(at: end) == nil {
      let scalar = text.scalar(at: end)
      if ScalarClass(scalar.value).isLetterOrDigit {
        end += scalar.length
        continue
      }
      guard isJoint(scalar.value) || isAccelerator(text, at: end),
        end > start || mayStartWithJoint, text.hasLetter(at: end + scalar.length)
      else {
        break
      }
      end += scalar.length
    }
    return end
  }

  /// The sign of an accelerator inside a word: “Rest&ore”; not so in R&D.
  private static func isAccelerator(_ text: Span<UInt8>, at index: Int) -> Bool {
    text[index] == UInt8(ascii: "&") && index > 0 && index + 1 < text.count
      && text[index - 1].isASCIILetter && text[index + 1].isASCIISmall
  }

  private static func isJoint(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x27, 0x2019, 0x2D, 0x2010, 0x2011, 0x5F: true
    default: false
    }
  }
}
