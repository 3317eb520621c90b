/// How wide the characters of a font are at one size and weight, in points.
///
/// This is the seam for measuring with a real font: whatever answers these questions can lay out text.
package protocol FontMetrics: Sendable {
  /// How far a character moves the pen. What marks add to it moves nothing.
  func advance(of scalar: UInt32) -> Double

  /// What is added between two characters that stand side by side.
  func kerning(between left: UInt32, and right: UInt32) -> Double

  /// How far an emoji moves the pen, whatever it is made of.
  var emojiAdvance: Double { get }
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
