/// Whether a file is nested deeper than any that a person wrote, told from its bytes.
///
/// The parser limits its own depth, but not everywhere: types, conditions and words before an expression are read
/// by calls within calls. What stands within texts and comments counts as well.
struct SwiftNesting {
  private static let mostBrackets = 200
  private static let mostAngles = 100
  private static let mostConditions = 60
  private static let mostAlternatives = 300
  private static let mostRepeats = 60

  private static let (ifWord, elseWord) = (WordHash.of("if"), WordHash.of("else"))
  private static let endWord = WordHash.of("endif")

  private var brackets = 0
  private var angles = 0
  private var conditions = 0
  private var repeats = 0
  private var last: UInt64 = 0
  /// How many `else` follow one another, by the brackets that are open there.
  private var alternatives = [Int](repeating: 0, count: mostBrackets + 1)

  static func isTooDeep(_ bytes: [UInt8]) -> Bool {
    var nesting = SwiftNesting()
    var at = 0
    var isTooDeep = false
    WordHash.each(in: bytes) { hash, range in
      guard !isTooDeep else { return }
      isTooDeep =
        nesting.takeSigns(bytes[at..<range.lowerBound])
        || nesting.takeWord(
          hash,
          isDirective: range.lowerBound > 0 && bytes[range.lowerBound - 1] == UInt8(ascii: "#"))
      at = range.upperBound
    }
    return isTooDeep || nesting.takeSigns(bytes[at...])
  }

  private mutating func takeSigns(_ signs: ArraySlice<UInt8>) -> Bool {
    for byte in signs {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        brackets += 1
        guard brackets <= Self.mostBrackets else { return true }
        alternatives[brackets] = 0
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): brackets = max(0, brackets - 1)
      case UInt8(ascii: "<"): angles += 1
      case UInt8(ascii: ">"): angles = max(0, angles - 1)
      case UInt8(ascii: "\n"): angles = 0
      case UInt8(ascii: " "): break
      default: repeats = 0
      }
      if angles > Self.mostAngles { return true }
    }
    return false
  }

  private mutating func takeWord(_ word: UInt64, isDirective: Bool) -> Bool {
    repeats = word == last ? repeats + 1 : 0
    defer { last = word }
    if isDirective {
      if word == Self.ifWord { conditions += 1 }
      if word == Self.endWord { conditions = max(0, conditions - 1) }
    } else if word == Self.elseWord {
      alternatives[brackets] += 1
    } else if word == Self.ifWord, last != Self.elseWord {
      alternatives[brackets] = 0
    }
    return repeats > Self.mostRepeats || conditions > Self.mostConditions
      || alternatives[brackets] > Self.mostAlternatives
  }
}
