import CopyModel

/// How wide the characters of a font are at one size and weight, in points.
///
/// This is the seam for measuring with a real font: whatever answers these questions can lay out text.
package protocol FontMetrics: Sendable {
  /// How far a character moves the pen. What marks add to it moves nothing.
  func advance(of scalar: UInt32) -> Double

  /// What is added between two characters that stand side by side.
  func kerning(between left: UInt32, and right: UInt32) -> Double

  /// How far a character moves the pen behind another: its kerning and its advance.
  func step(from left: UInt32, to right: UInt32) -> Double

  /// The same for a printable character of ASCII behind one of ASCII; zero stands for none.
  func step(from left: UInt8, to right: UInt8) -> Double

  /// Measures a text of printable ASCII, and of such other characters as this font has at hand, on an endless
  /// line.
  ///
  /// - Returns: Where its last character ends that is no space, and where the pen stands there; nil for every
  ///   other text.
  func line(of text: Span<UInt8>) -> (end: Int, pen: Double)?

  /// How far an emoji moves the pen, whatever it is made of.
  var emojiAdvance: Double { get }
}

extension FontMetrics {
  package func step(from left: UInt32, to right: UInt32) -> Double {
    kerning(between: left, and: right) + advance(of: right)
  }

  package func step(from left: UInt8, to right: UInt8) -> Double {
    step(from: UInt32(left), to: UInt32(right))
  }

  package func line(of text: Span<UInt8>) -> (end: Int, pen: Double)? {
    var (end, pen, ink, left) = (0, 0.0, 0.0, UInt32(0))
    for index in text.indices {
      let scalar = UInt32(text[index])
      guard (0x20...0x7E).contains(scalar) else { return nil }
      pen += step(from: left, to: scalar)
      left = scalar
      if scalar != 0x20 { (end, ink) = (index + 1, pen) }
    }
    return (end, ink)
  }
}

/// A size in points and a weight: 400 is regular, 600 semibold, 700 bold.
package struct FontStyle: Sendable, Equatable {
  package var size: Double
  package var weight: Int

  package init(size: Double, weight: Int) {
    self.size = size
    self.weight = weight
  }
}

extension UInt8 {
  /// Whether it is a digit of ASCII, or a point: no line breaks between these and letters, and one may start with a
  /// letter or digit behind a space, whichever of them stands before that.
  @inline(__always)
  package var isDigitOrPoint: Bool {
    switch self {
    case 0x30...0x3B, 0x2C, 0x2E: true
    default: false
    }
  }
}
