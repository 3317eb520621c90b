import CopyModel
import RuleKit

extension TextPair {
  /// The picture of the source that the translation does not show.
  var changedPicture: LiteralChange? {
    // The lead byte of what lies beyond the Basic Multilingual Plane, and of its signs.
    guard source.bytes.contains(0xF0) || source.bytes.contains(0xE2) else { return nil }
    let own = source.pictures
    guard !own.isEmpty else { return nil }
    let theirs = Set(target.pictures.map(\.scalar))
    return own.first { !theirs.contains($0.scalar) }.map { change(of: $0.range, confidence: 0.85) }
  }
}

extension AnalyzedText {
  /// The emoji and signs of a text (Unicode: Miscellaneous Symbols, Dingbats and the blocks of emoji), without
  /// the tones, joiners and selectors that only shade them.
  fileprivate var pictures: [(scalar: Unicode.Scalar, range: Range<Int>)] {
    var found: [(scalar: Unicode.Scalar, range: Range<Int>)] = []
    let bytes = string.utf8.span
    for index in bytes.indices where bytes[index] > 0xE1 {
      let (value, length) = bytes.scalar(at: index)
      guard let scalar = Unicode.Scalar(value) else { continue }
      if scalar.isPicture {
        found.append((scalar, index..<index + length))
      } else if value == 0xFE0F, let last = found.last, last.range.upperBound == index {
        // The selector that shows a sign in color belongs to it.
        found[found.count - 1].range = last.range.lowerBound..<index + length
      }
    }
    return found
  }
}

extension Unicode.Scalar {
  fileprivate var isPicture: Bool {
    switch value {
    // Ornamental brackets, crosses and arrowheads have other signs that say as much.
    case 0x2715...0x2718, 0x2758...0x2762, 0x2768...0x2775, 0x2794...0x27BF: false
    // Musical signs are read as words and letters: B♭ is 降B调 and Bb.
    case 0x2669...0x266F: false
    case 0x2600...0x27BF, 0x2B50, 0x2B55: true
    case 0x1F3FB...0x1F3FF: false
    case 0x1F300...0x1FAFF, 0x1F1E6...0x1F1FF: true
    default: false
    }
  }
}
