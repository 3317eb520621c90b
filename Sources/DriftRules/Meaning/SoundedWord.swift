import CopyModel
import RuleKit

// Korean writes many a foreign word by its sound: cannon is 캐논, and a translation full of such words says what no
// vocabulary knows. Its consonants tell it from other words; vowels are written in too many ways.

extension TextPair {
  /// Whether a Korean word of the translation sounds like a word of the source that is no word of interfaces.
  var sharesSound: Bool {
    guard target.profile.uses(.hangul), let vocabulary = source.profile.vocabulary else {
      return false
    }
    let (own, their) = (source.string.utf8.span, target.string.utf8.span)
    return source.words.contains { word in
      guard !vocabulary.knowsAll(of: own.extracting(word)),
        let sounds = SoundedWord(english: own.extracting(word))
      else { return false }
      return target.words.contains { sounds.isHeard(in: their, $0) }
    }
  }
}

/// The consonants of a word, each as the sounds that Korean may write for it (국립국어원, 외래어 표기법).
struct SoundedWord {
  /// What sounds alike in Korean spelling: ㅂ for b, p, f and v, ㄷ or ㅅ for d, t, s, z, j and ch.
  private struct Sounds: OptionSet {
    let rawValue: UInt8
    static let lips = Sounds(rawValue: 1)
    static let teeth = Sounds(rawValue: 2)
    static let throat = Sounds(rawValue: 4)
    static let m = Sounds(rawValue: 8)
    static let n = Sounds(rawValue: 16)
    static let r = Sounds(rawValue: 32)
  }

  private var sounds: [Sounds] = []
  private var startsWithVowel = false

  /// The consonants of an English word; nil where too few are heard to tell it.
  init?(english word: Span<UInt8>) {
    guard word.count > 3 else { return nil }
    for index in word.indices {
      let (letter, next) = (word[index] | 0x20, index + 1 < word.count ? word[index + 1] | 0x20 : 0)
      guard letter.isASCIISmall else { return nil }
      if index > 0, word[index - 1] | 0x20 == letter { continue }
      let isSoft = "eiy".utf8.contains(next)
      switch letter {
      case UInt8(ascii: "b"), UInt8(ascii: "f"), UInt8(ascii: "p"), UInt8(ascii: "v"):
        sounds.append(.lips)
      case UInt8(ascii: "d"), UInt8(ascii: "j"), UInt8(ascii: "s"), UInt8(ascii: "t"),
        UInt8(ascii: "z"):
        sounds.append(.teeth)
      case UInt8(ascii: "c"):
        sounds.append(isSoft || next == UInt8(ascii: "h") ? [.teeth, .throat] : .throat)
      case UInt8(ascii: "g"):
        // “Ring” ends in ㅇ.
        if next == 0, sounds.last == .n { continue }
        sounds.append(isSoft ? [.teeth, .throat] : .throat)
      case UInt8(ascii: "k"), UInt8(ascii: "q"): sounds.append(.throat)
      case UInt8(ascii: "x"): sounds += [.throat, .teeth]
      case UInt8(ascii: "m"): sounds.append(.m)
      case UInt8(ascii: "n"): sounds.append(.n)
      case UInt8(ascii: "l"): sounds.append(.r)
      // It is not heard before a consonant: server, 서버.
      case UInt8(ascii: "r"): if "aeiouy".utf8.contains(next) { sounds.append(.r) }
      default: if index == 0 { startsWithVowel = letter != UInt8(ascii: "h") }
      }
    }
    if sounds.count < 2 { return nil }
  }

  /// Whether a Korean word sounds like it, up to a particle.
  func isHeard(in text: Span<UInt8>, _ word: Range<Int>) -> Bool {
    var (index, heard, syllables) = (word.lowerBound, 0, 0)
    var isBehindR = false
    while index < word.upperBound, heard < sounds.count {
      let scalar = text.scalar(at: index)
      guard (0xAC00...0xD7A3).contains(scalar.value) else { return false }
      let syllable = Int(scalar.value - 0xAC00)
      let (initial, final) = (Self.initials[syllable / 588], Self.finals[syllable % 28])
      // ㄹㄹ is one l.
      for sound in [isBehindR && initial == .r ? [] : initial, final] where !sound.isEmpty {
        guard heard < sounds.count, !sound.isDisjoint(with: sounds[heard]) else { return false }
        heard += 1
      }
      isBehindR = final == .r
      if syllables == 0, startsWithVowel != (syllable / 588 == Self.silent) { return false }
      syllables += 1
      index += scalar.length
    }
    // Two consonants may be heard by chance.
    return heard == sounds.count && word.upperBound - index <= 6
      && (heard > 2 || syllables > 2 && index == word.upperBound)
  }

  /// ㅇ, which is silent before a vowel.
  private static let silent = 11

  /// ㄱ ㄲ ㄴ ㄷ ㄸ ㄹ ㅁ ㅂ ㅃ ㅅ ㅆ ㅇ ㅈ ㅉ ㅊ ㅋ ㅌ ㅍ ㅎ.
  private static let initials: [Sounds] = [
    .throat, .throat, .n, .teeth, .teeth, .r, .m, .lips, .lips, .teeth, .teeth, [], .teeth, .teeth,
    .teeth, .throat, .teeth, .lips, [],
  ]

  /// None, ㄱ ㄲ ㄳ ㄴ ㄵ ㄶ ㄷ ㄹ ㄺ ㄻ ㄼ ㄽ ㄾ ㄿ ㅀ ㅁ ㅂ ㅄ ㅅ ㅆ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ; ㅇ is ng.
  private static let finals: [Sounds] = [
    [], .throat, .throat, .throat, .n, .n, .n, .teeth, .r, .r, .r, .r, .r, .r, .r, .r, .m, .lips,
    .lips,
    .teeth, .teeth, .n, .teeth, .teeth, .throat, .teeth, .lips, [],
  ]
}
