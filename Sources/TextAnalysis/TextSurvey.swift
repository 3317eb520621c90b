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
  /// Spaces: most texts have one word more than these.
  private(set) var spaces = 0
  private(set) var scripts = ScriptCounts()
  /// The bytes that occur.
  private(set) var bytes = ByteSet(bits: 0, 0, 0, 0)

  /// `runs` become those of the text, and `signs` the places of all scalars but ASCII letters, ASCII digits, spaces,
  /// syllables and Han: nothing else is a mark or begins a placeholder.
  init(_ text: Span<UInt8>, runs: inout LetterRuns, signs places: inout [Int]) {
    runs.removeAll()
    places.removeAll(keepingCapacity: true)
    /// The bits of the bytes, by quarters of their range.
    var (first, second, third, fourth): (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
    var (letters, spaces, others, hangul, han) = (0, 0, 0, 0, 0)
    var index = 0
    while index < text.count {
      var byte = text[index]
      if byte.isASCIILetter {
        let start = index
        repeat {
          second |= 1 << UInt64(byte & 63)
          index &+= 1
          if index == text.count { break }
          byte = text[index]
        } while byte.isASCIILetter
        letters &+= index &- start
        runs.add(start..<index)
      }
      if byte == 0x20 {
        spaces &+= 1
        index &+= 1
      } else if byte.isASCIIDigit {
        first |= 1 << UInt64(byte)
        others &+= 1
        index &+= 1
        runs.add(index &- 1..<index)
      } else if byte < 0x80 {
        // A letter is the last byte of the text.
        guard !byte.isASCIILetter else { break }
        if byte < 0x40 { first |= 1 << UInt64(byte) } else { second |= 1 << UInt64(byte & 63) }
        others &+= 1
        places.append(index)
        readMark(byte, of: text, at: index)
        runs.addMark(index..<index &+ 1, of: text)
        index &+= 1
      } else {
        let scalar = text.scalar(at: index)
        let end = index &+ scalar.length
        fourth |= 1 << UInt64(byte & 63)
        for next in index &+ 1..<end { third |= 1 << UInt64(text[next] & 63) }
        others &+= 1
        switch scalar.value {
        case 0xAC00...0xD7A3: hangul &+= 1
        case 0x4E00...0x9FFF: han &+= 1
        default:
          places.append(index)
          readMark(scalar, of: text, at: index)
          runs.addMark(index..<end, of: text)
        }
        index = end
      }
    }
    if spaces > 0 { first |= 1 << 0x20 }
    scripts.latin += letters
    scripts.hangul += hangul
    scripts.han += han
    self.spaces = spaces
    scalars = letters + spaces + others
    bytes = ByteSet(bits: first, second, third, fourth)
  }

  /// Whether its words are its `LetterRuns`, unless something is masked.
  var hasPlainWords: Bool {
    signs.isDisjoint(with: [.wordPart, .joiner]) && scripts.hangul == 0 && scripts.han == 0
  }

  private mutating func readMark(_ byte: UInt8, of text: Span<UInt8>, at index: Int) {
    let isLast = index + 1 == text.count
    if SimpleWords.mayJoin(text, at: index) { signs.insert(.wordPart) }
    switch byte {
    case UInt8(ascii: "%"), UInt8(ascii: "{"), UInt8(ascii: "$"), UInt8(ascii: "\\"):
      signs.insert(.placeholder)
    case UInt8(ascii: "<"), UInt8(ascii: "`"), UInt8(ascii: "]"), UInt8(ascii: "/"):
      signs.insert(.literal)
    case UInt8(ascii: "&"):
      // A name behind it may be that of a character: &nbsp;.
      if !isLast, text[index + 1].isASCIISmall || text[index + 1] == UInt8(ascii: "#") {
        signs.insert(.literal)
      }
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

  private mutating func readMark(
    _ scalar: (value: UInt32, length: Int), of text: Span<UInt8>, at index: Int
  ) {
    if !SimpleText.staysApart(scalar.value) { signs.insert(.wordPart) }
    scripts.count(ScalarClass(scalar.value))
    if !SimpleText.isAlone(scalar.value) { signs.insert(.joiner) }
    if SimpleText.mayEndSentence(scalar.value), index + scalar.length < text.count {
      signs.insert(.innerEnd)
    }
  }
}
