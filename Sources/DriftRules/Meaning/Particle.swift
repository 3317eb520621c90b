import CopyModel

/// A Korean particle whose form goes by the sound before it.
struct Particle {
  /// Its length in bytes.
  let length: Int
  /// Both forms, as they are written behind what is not known: `을(를)`.
  var both: String { forms.both }
  private let forms: ParticleForms
  private let isConsonantForm: Bool

  /// The particle that stands here as a whole word's end; nil when both forms are written, or none.
  init?(in text: Span<UInt8>, at index: Int, of profile: borrowing LocaleProfile) {
    let found = profile.particleForms.first(in: text, at: index) { match in
      let end = match.range.upperBound
      // 이다, 가지, 로그: the syllable belongs to another word. 을/를 and 을(를) give both.
      return !text.hasLetter(at: end) && !text.has(UInt8(ascii: "("), at: end)
        && !text.has(UInt8(ascii: "/"), at: end)
    }
    guard let found else { return nil }
    length = found.range.count
    forms = profile.particles[found.number / 2]
    isConsonantForm = found.number & 1 == 0
  }

  /// Whether it fits a sound; nil when the sound is not certain.
  func fits(_ sound: FinalSound) -> Bool? {
    switch sound {
    case .vowel: !isConsonantForm
    case .consonant: isConsonantForm
    // 로 follows ㄹ as it follows a vowel.
    case .liquid: forms.isLengthened ? !isConsonantForm : isConsonantForm
    case .unknown: nil
    }
  }

  /// The form for a sound that this one does not fit.
  func other(_ sound: FinalSound) -> String {
    isConsonantForm ? forms.afterVowel : forms.afterConsonant
  }
}

/// The last sound of a word as Korean says it.
enum FinalSound {
  case vowel, consonant, unknown
  /// ㄹ
  case liquid

  /// The last sound of a Latin word or a number, as far as its letters tell for certain
  /// (외래어 표기법; 한글 맞춤법 on numerals).
  init(of word: String) {
    let letters = Array(word.utf8)
    let digits = letters.count { $0.isASCIIDigit }
    // EV3 is read in either language.
    guard let last = letters.last, digits == 0 || digits == letters.count else {
      self = .unknown
      return
    }
    switch last {
    case UInt8(ascii: "2"), UInt8(ascii: "4"), UInt8(ascii: "5"), UInt8(ascii: "9"): self = .vowel
    case UInt8(ascii: "1"), UInt8(ascii: "7"), UInt8(ascii: "8"): self = .liquid
    case UInt8(ascii: "0"), UInt8(ascii: "3"), UInt8(ascii: "6"): self = .consonant
    default:
      let spelled = Self(spelling: letters.map { $0 | 0x20 })
      if letters.allSatisfy(\.isASCIICapital) {
        let named = Self(initial: last)
        // LINE may be a word in capitals.
        self = letters.count < 4 || named == spelled ? named : .unknown
      } else {
        self = spelled
      }
    }
  }

  /// The last sound of a syllable; not known of what is none.
  init(syllable scalar: UInt32?) {
    guard let scalar, (0xAC00...0xD7A3).contains(scalar) else {
      self = .unknown
      return
    }
    // The Unicode Standard, section 3.12: 28 syllables for each vowel, of which the first has no final consonant.
    switch (scalar - 0xAC00) % 28 {
    case 0: self = .vowel
    case 8: self = .liquid
    default: self = .consonant
    }
  }

  /// The last sound of a symbol that is said in one way or several; not known where those end in other sounds.
  init(readings: [String]) {
    let sounds = readings.map { FinalSound(syllable: $0.unicodeScalars.last?.value) }
    self =
      sounds.first.map { first in sounds.allSatisfy { $0 == first } ? first : .unknown } ?? .unknown
  }

  /// The name of a capital: 엘, 엠, 엔 end in a consonant, 아르 or 알 in either, all others in a vowel.
  private init(initial letter: UInt8) {
    switch letter {
    case UInt8(ascii: "L"): self = .liquid
    case UInt8(ascii: "M"), UInt8(ascii: "N"): self = .consonant
    case UInt8(ascii: "R"): self = .unknown
    // PIP, SIM, RAM: who reads them as a word hears a consonant.
    case UInt8(ascii: "B"), UInt8(ascii: "C"), UInt8(ascii: "D"), UInt8(ascii: "G"),
      UInt8(ascii: "K"), UInt8(ascii: "P"), UInt8(ascii: "T"):
      self = .unknown
    default: self = .vowel
    }
  }

  /// `letters` are in lowercase.
  private init(spelling letters: [UInt8]) {
    let last = letters[letters.count - 1]
    let before = letters.count > 1 ? letters[letters.count - 2] : 0
    switch last {
    case UInt8(ascii: "m"), UInt8(ascii: "n"): self = .consonant
    case UInt8(ascii: "l"): self = .liquid
    case UInt8(ascii: "a"), UInt8(ascii: "i"), UInt8(ascii: "o"), UInt8(ascii: "y"),
      UInt8(ascii: "s"), UInt8(ascii: "z"), UInt8(ascii: "f"), UInt8(ascii: "x"):
      self = letters.count > 2 ? .vowel : .unknown
    case UInt8(ascii: "e"):
      switch before {
      case UInt8(ascii: "n"), UInt8(ascii: "m"): self = .consonant
      case UInt8(ascii: "l"): self = .liquid
      case UInt8(ascii: "v"), UInt8(ascii: "c"), UInt8(ascii: "s"), UInt8(ascii: "r"): self = .vowel
      default: self = .unknown
      }
    default: self = .unknown
    }
  }
}
