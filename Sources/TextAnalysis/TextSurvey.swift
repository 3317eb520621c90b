import CopyModel

/// What occurs in a text, seen in one pass: what does not occur need not be looked for.
struct TextSurvey {
  struct Signs: OptionSet {
    let rawValue: UInt8

    /// A percent sign, brace, dollar sign or backslash, or the start of a linked message, without one of which nothing is a placeholder.
    static let placeholder = Signs(rawValue: 1 << 0)
    /// A sign without which nothing is an address, a tag, a code span or a dotted name.
    static let literal = Signs(rawValue: 1 << 1)
    /// A scalar that may join its neighbours: ICU has to be asked where characters end.
    static let joiner = Signs(rawValue: 1 << 2)
    /// What may end a sentence, before the end of the text.
    static let innerEnd = Signs(rawValue: 1 << 3)
    /// What may be part of a word without being in one of the `LetterRuns`, syllables and Han aside.
    static let wordPart = Signs(rawValue: 1 << 4)
  }

  private(set) var signs: Signs = []
  /// Scalars: as many as characters unless something joins.
  private(set) var scalars = 0
  /// Scalars that are no ASCII letters, ASCII digits, spaces, syllables or Han: there are no more marks than these.
  private(set) var marks = 0
  /// Where the first of them stands.
  private(set) var firstMark = 0
  /// Spaces: most texts have one word more than these.
  private(set) var spaces = 0
  private(set) var scripts = ScriptCounts()
  /// The bytes that occur.
  private(set) var bytes: ByteSet

  /// `runs` becomes those of the text.
  init(_ text: Span<UInt8>, runs: inout LetterRuns) {
    runs.removeAll()
    bytes = ByteSet(bits: 0, 0, 0, 0)
    /// The bits of the bytes, by quarters of their range.
    var (first, second, third, fourth): (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
    var letters = 0
    /// Where the last run ends, and what joins another to it.
    var runEnd = -1
    func addRun(_ run: Range<Int>) {
      if runEnd == run.lowerBound {
        runs.lengthenLast(to: run.upperBound)
      } else {
        runs.append(run)
      }
      runEnd = run.upperBound
    }
    var index = 0
    while index < text.count {
      let byte = text[index]
      if byte.isASCIILetter {
        var end = index
        while end < text.count, text[end].isASCIILetter {
          second |= 1 << UInt64(text[end] & 63)
          end &+= 1
        }
        letters &+= end &- index
        addRun(index..<end)
        index = end
      } else if byte == 0x20 {
        spaces &+= 1
        index &+= 1
      } else if byte.isASCIIDigit {
        first |= 1 << UInt64(byte)
        scalars &+= 1
        index &+= 1
        addRun(index &- 1..<index)
      } else {
        scalars &+= 1
        var length = 1
        if byte < 0x40 {
          first |= 1 << UInt64(byte)
          readMark(byte, of: text, at: index)
        } else if byte < 0x80 {
          second |= 1 << UInt64(byte & 63)
          readMark(byte, of: text, at: index)
        } else {
          length = readScalar(of: text, at: index)
          fourth |= 1 << UInt64(byte & 63)
          for next in index + 1..<index + length { third |= 1 << UInt64(text[next] & 63) }
        }
        if runEnd == index, Self.joins(text, index..<index + length) { runEnd &+= length }
        index &+= length
      }
    }
    if spaces > 0 { first |= 1 << 0x20 }
    scripts.latin += letters
    scalars += letters + spaces
    bytes = ByteSet(bits: first, second, third, fourth)
  }

  /// Whether a hyphen or an apostrophe behind letters or digits has some behind it, too.
  @inline(__always)
  private static func joins(_ text: Span<UInt8>, _ joint: Range<Int>) -> Bool {
    let next = joint.upperBound
    guard next < text.count, text[next].isASCIILetter || text[next].isASCIIDigit else {
      return false
    }
    return WordReader.isJoint(text, joint)
  }

  /// Whether its words are its `LetterRuns`, unless something is masked.
  var hasPlainWords: Bool {
    signs.isDisjoint(with: [.wordPart, .joiner]) && scripts.hangul == 0 && scripts.han == 0
  }

  private mutating func countMark(at index: Int) {
    if marks == 0 { firstMark = index }
    marks += 1
  }

  private mutating func readMark(_ byte: UInt8, of text: Span<UInt8>, at index: Int) {
    countMark(at: index)
    let isLast = index + 1 == text.count
    if SimpleWords.mayJoin(text, at: index) { signs.insert(.wordPart) }
    switch byte {
    case UInt8(ascii: "%"), UInt8(ascii: "{"), UInt8(ascii: "$"), UInt8(ascii: "\\"):
      signs.insert(.placeholder)
    case UInt8(ascii: "<"), UInt8(ascii: "`"), UInt8(ascii: "]"), UInt8(ascii: "/"):
      signs.insert(.literal)
    case UInt8(ascii: "@"):
      // Behind a word is the sign of a mail address; `%@` has none before it. Before a colon or a dot may
      // be a message that stands for another.
      if index > 0, text[index - 1].isASCIINamePart { signs.insert(.literal) }
      if !isLast, text[index + 1] == UInt8(ascii: ":") || text[index + 1] == UInt8(ascii: ".") {
        signs.insert(.placeholder)
      }
    case UInt8(ascii: "."):
      guard !isLast else { return }
      signs.insert(.innerEnd)
      // Between words is the dot of a name: report.pdf, www.example.com.
      if text[index + 1] > 0x20 { signs.insert(.literal) }
    case UInt8(ascii: "!"), UInt8(ascii: "?"):
      if !isLast { signs.insert(.innerEnd) }
    case UInt8(ascii: "-"):
      // Two begin the name of an option: --all.
      if !isLast, text[index + 1] == byte { signs.insert(.literal) }
    case 0x0A: signs.insert(.innerEnd)
    case 0x21...0x7E: break
    default: signs.formUnion([.joiner, .innerEnd])
    }
  }

  /// Takes note of a scalar beyond ASCII and returns its length.
  @inline(__always)
  private mutating func readScalar(of text: Span<UInt8>, at index: Int) -> Int {
    let scalar = text.scalar(at: index)
    switch scalar.value {
    case 0xAC00...0xD7A3: scripts.hangul += 1
    case 0x4E00...0x9FFF: scripts.han += 1
    default: readMark(scalar, of: text, at: index)
    }
    return scalar.length
  }

  private mutating func readMark(
    _ scalar: (value: UInt32, length: Int), of text: Span<UInt8>, at index: Int
  ) {
    countMark(at: index)
    if !SimpleText.staysApart(scalar.value) { signs.insert(.wordPart) }
    scripts.count(ScalarClass(scalar.value))
    if !SimpleText.isAlone(scalar.value) { signs.insert(.joiner) }
    if SimpleText.mayEndSentence(scalar.value), index + scalar.length < text.count {
      signs.insert(.innerEnd)
    }
  }
}
