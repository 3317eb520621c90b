import CopyModel
import ICUText

/// A grapheme cluster with its place on an endless line.
struct Cluster: Equatable {
  /// Where it ends: UTF-8 bytes. It starts where the one before it ends.
  var end: Int
  /// Where the pen stands behind it: points from the start of the text.
  var pen: Double
  /// What was added between it and the one before it, which is lost where a line starts with it.
  var kerning: Double
  /// Whether it hangs over the end of a line instead of starting the next one.
  var hangs: Bool
}

/// The clusters of a text, measured.
struct Clusters {
  private(set) var list: [Cluster] = []

  /// Measures a text in which every scalar is a cluster; nil when some scalar may not be one.
  init?(simple text: Span<UInt8>, metrics: some FontMetrics) {
    list.reserveCapacity(text.count)
    var pen = 0.0
    var last: UInt32 = 0
    var index = 0
    while index < text.count {
      let scalar = text.scalar(at: index)
      guard Self.isAlone(scalar.value) else { return nil }
      index += scalar.length
      let kerning = metrics.kerning(between: last, and: scalar.value)
      pen += kerning + metrics.advance(of: scalar.value)
      list.append(
        Cluster(end: index, pen: pen, kerning: kerning, hangs: Self.hangs(scalar.value)))
      last = scalar.value
    }
  }

  /// Measures the clusters that ICU found.
  init(_ segments: [BreakSegment], of text: Span<UInt8>, metrics: some FontMetrics) {
    list.reserveCapacity(segments.count)
    var pen = 0.0
    var last: UInt32 = 0
    var start = 0
    for segment in segments {
      let first = text.scalar(at: start).value
      var kerning = 0.0
      if Self.isEmoji(text, start..<segment.end) {
        pen += metrics.emojiAdvance
        last = 0
      } else if Self.isInvisible(first) {
        last = 0
      } else {
        let shown = first == 0x09 ? 0x20 : first
        kerning = metrics.kerning(between: last, and: shown)
        pen += kerning + metrics.advance(of: shown)
        last = shown
      }
      list.append(
        Cluster(end: segment.end, pen: pen, kerning: kerning, hangs: Self.hangs(first)))
      start = segment.end
    }
  }

  /// Whether the scalar never joins a neighbor of its kind, is seen, and is no emoji.
  @inline(__always)
  private static func isAlone(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x20...0x7E, 0xA0...0xAC, 0xAE...0x2FF, 0x2010...0x2027, 0x2030...0x205E,
      0x3000...0x3029, 0x3041...0x3096, 0x30A0...0x30FF, 0x4E00...0x9FFF, 0xAC00...0xD7A3,
      0xFF01...0xFF5E:
      true
    default: false
    }
  }

  /// Whether the scalar is a cluster of its own and no space that hangs.
  static func isInk(_ scalar: UInt32) -> Bool { isAlone(scalar) && !hangs(scalar) }

  /// Spaces between words, which UAX #14 lets no line start with; a no-break space is none of them.
  @inline(__always)
  private static func hangs(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x20, 0x09...0x0D, 0x85, 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x2028, 0x2029, 0x205F,
      0x3000:
      true
    default: false
    }
  }

  /// Controls, format characters, and marks that have nothing to stand on.
  private static func isInvisible(_ scalar: UInt32) -> Bool {
    if scalar == 0x09 { return false }
    guard let properties = Unicode.Scalar(scalar)?.properties else { return true }
    if properties.isDefaultIgnorableCodePoint { return true }
    switch properties.generalCategory {
    case .control, .format, .nonspacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator:
      return true
    default: return false
    }
  }

  /// Whether a cluster is shown as an emoji (UTS #51): by its first character, or by U+FE0F behind it.
  private static func isEmoji(_ text: Span<UInt8>, _ range: Range<Int>) -> Bool {
    let first = text.scalar(at: range.lowerBound)
    guard first.value > 0x22, let properties = Unicode.Scalar(first.value)?.properties,
      properties.isEmoji
    else { return false }
    var index = range.lowerBound + first.length
    while index < range.upperBound {
      let scalar = text.scalar(at: index)
      if scalar.value == 0xFE0F { return true }
      if scalar.value == 0xFE0E { return false }
      index += scalar.length
    }
    return properties.isEmojiPresentation
  }
}
