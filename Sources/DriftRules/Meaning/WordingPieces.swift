import CopyModel

/// The pieces of a wording by which two are seen to say the same: Han characters, the syllables of Korean in pairs, the starts of
/// katakana words. Words of grammar have none.
enum WordingPieces {
  /// Hands on each piece until `body` has enough of them, which it tells by false.
  static func forEach(
    of text: Span<UInt8>, in profile: LocaleProfile, _ body: (Span<UInt8>) -> Bool
  ) {
    let empty = profile.ruleWords[.emptyPieces]
    func isEnough(_ piece: Range<Int>) -> Bool {
      empty.end(in: text, at: piece.lowerBound) != piece.upperBound
        && !body(text.extracting(piece))
    }
    var index = 0
    while index < text.count {
      let first = text.scalar(at: index)
      let start = index
      index += first.length
      switch Script(first.value) {
      case .han:
        if isEnough(start..<index) { return }
      case .hangul:
        let next = index < text.count ? text.scalar(at: index) : nil
        if let next, Script(next.value) == .hangul {
          if isEnough(start..<index + next.length) { return }
        } else if start == 0 || Script(text.scalar(before: start) ?? 0) != .hangul {
          if isEnough(start..<index) { return }
        }
      case .katakana:
        var letters = 1
        while index < text.count, case let next = text.scalar(at: index),
          Script(next.value) == .katakana
        {
          index += next.length
          letters += 1
          if letters == 3, isEnough(start..<index) { return }
        }
        if letters < 3, isEnough(start..<index) { return }
      case nil: break
      }
    }
  }

  /// Whether some pieces of a wording are among those of a text; nil where it has none.
  static func share(
    _ wording: Span<UInt8>, with isThere: (Span<UInt8>) -> Bool, in profile: LocaleProfile
  ) -> Bool? {
    var found: Bool?
    forEach(of: wording, in: profile) { piece in
      found = isThere(piece)
      return found == false
    }
    return found
  }

  /// The scripts whose letters carry a wording.
  private enum Script {
    case han, hangul, katakana

    init?(_ scalar: UInt32) {
      switch scalar {
      case 0x3400...0x9FFF, 0x3005: self = .han
      case 0xAC00...0xD7A3: self = .hangul
      case 0x30A1...0x30FA, 0x30FC: self = .katakana
      default: return nil
      }
    }
  }
}
