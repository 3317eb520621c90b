/// What kind of character a scalar is, as far as alert copy needs to know.
///
/// Scripts follow Unicode's Scripts.txt (15.0) at the granularity of blocks.
@usableFromInline
package enum ScalarClass: Sendable, Equatable {
  case space, digit, latin, hangul, jamo, han, kana, otherLetter, mark, symbol

  @inlinable @inline(__always)
  package init(_ scalar: UInt32) {
    switch scalar {
    case 0x20, 0x09...0x0D, 0xA0, 0x2000...0x200A, 0x2028...0x2029, 0x202F, 0x205F, 0x3000:
      self = .space
    case 0x30...0x39: self = .digit
    case 0x41...0x5A, 0x61...0x7A: self = .latin
    case ..<0x80: self = .mark
    case 0xAC00...0xD7A3: self = .hangul
    case 0x4E00...0x9FFF, 0x3400...0x4DBF, 0x3005, 0x3007, 0xF900...0xFAFF, 0x20000...0x323AF:
      self = .han
    default: self = Self.rare(scalar)
    }
  }

  @usableFromInline
  package static func rare(_ scalar: UInt32) -> ScalarClass {
    switch scalar {
    case 0xAA, 0xB5, 0xBA, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x1E00...0x1EFF, 0xFF21...0xFF3A,
      0xFF41...0xFF5A:
      return .latin
    case 0x3041...0x3096, 0x309D...0x309F, 0x30A1...0x30FA, 0x30FC...0x30FF, 0x31F0...0x31FF,
      0xFF66...0xFF9D:
      return .kana
    case 0x85, 0x1680: return .space  // with those above, all of White_Space
    case 0x1100...0x11FF, 0x3131...0x318E, 0xA960...0xA97F, 0xD7B0...0xD7FF: return .jamo
    case 0xFF10...0xFF19, 0x660...0x669, 0x6F0...0x6F9, 0x966...0x96F: return .digit
    case 0x80...0xBF, 0x2010...0x2027, 0x2030...0x205E, 0x3001...0x3003, 0x3008...0x3011,
      0x3014...0x301F, 0x30FB, 0xFE30...0xFE4F, 0xFF01...0xFF0F, 0xFF1A...0xFF20, 0xFF3B...0xFF40,
      0xFF5B...0xFF65:
      return .mark
    default:
      guard let scalar = Unicode.Scalar(scalar) else { return .symbol }
      let properties = scalar.properties
      let isLetter = properties.isAlphabetic || properties.numericType == .decimal
      return isLetter ? .otherLetter : .symbol
    }
  }

  @inlinable
  package var isLetterOrDigit: Bool {
    switch self {
    case .digit, .latin, .hangul, .jamo, .han, .kana, .otherLetter: true
    case .space, .mark, .symbol: false
    }
  }
}
