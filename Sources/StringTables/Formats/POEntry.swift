import CopyModel

/// One entry of a PO file while its lines pass by. Its texts are kept as ranges of the file.
struct POEntry {
  enum Part: Equatable {
    case context
    case source
    case plural
    /// `msgstr`, or `msgstr[n]`.
    case target(Int)

    /// The keyword at `index`, and how many bytes it takes.
    static func keyword(_ text: Span<UInt8>, at index: Int) -> (part: Part, length: Int)? {
      guard index + 5 < text.count, text[index] == UInt8(ascii: "m") else { return nil }
      switch text[index + 3] {
      case UInt8(ascii: "c"): return text.has("msgctxt", at: index) ? (.context, 7) : nil
      case UInt8(ascii: "i"):
        guard text.has("msgid", at: index) else { return nil }
        return text.has(UInt8(ascii: "_"), at: index + 5)
          && text.has("_plural", at: index + 5) ? (.plural, 12) : (.source, 5)
      default: return text.has("msgstr", at: index) ? target(text, at: index) : nil
      }
    }

    /// Where another keyword stands behind the string that opens a range, as in `msgid "a" msgstr "b"`.
    static func nextKeyword(in text: Span<UInt8>, _ range: Range<Int>) -> Int? {
      var index = range.lowerBound + 1
      while index < range.upperBound {
        switch text[index] {
        case UInt8(ascii: "\\"): index += 2
        case UInt8(ascii: "\""):
          var next = index + 1
          while next < range.upperBound, text[next] == 0x20 || text[next] == 0x09 { next += 1 }
          guard next < range.upperBound else { return nil }
          if text[next] == UInt8(ascii: "\"") {
            index = next + 1
          } else {
            return next > index + 1 && keyword(text, at: next) != nil ? next : nil
          }
        default: index += 1
        }
      }
      return nil
    }

    private static func target(
      _ text: Span<UInt8>, at index: Int
    ) -> (part: Part, length: Int)? {
      guard text.has(UInt8(ascii: "["), at: index + 6) else { return (.target(0), 6) }
      var (number, end) = (0, index + 7)
      while end < text.count, text[end].isASCIIDigit, number < 100 {
        number = number * 10 + Int(text[end] - 0x30)
        end += 1
      }
      return text.has("]", at: end) ? (.target(number), end + 1 - index) : nil
    }
  }

  /// What lies between the first quote of a part and its last, all its lines as written, and where it begins.
  struct Text {
    var range: Range<Int>
    var place: Place
    /// Whether the text is what is written: one line without escapes.
    var isPlain: Bool
  }

  private var context: Text?
  private var source: Text?
  private var plural: Text?
  /// `msgstr` or `msgstr[0]`.
  private var firstTarget: Text?
  private var otherTargets: [(number: Int, text: Text)] = []
  var notes: [String] = []
  private(set) var isFuzzy = false
  /// What its flags say of its placeholders.
  private(set) var formatFlags: FormatFlags = []
  var isObsolete = false
  /// Whether a string of it could not be read, which was reported.
  var isDamaged = false

  var hasTarget: Bool { firstTarget != nil || !otherTargets.isEmpty }
  var hasSource: Bool { source != nil }
  var isPlural: Bool { plural != nil }
  var hasContext: Bool { context != nil }

  /// The numbers of the target forms, in order.
  var targets: [Int] { (firstTarget == nil ? [] : [0]) + otherTargets.map(\.number) }

  func range(_ part: Part) -> Range<Int>? { text(part)?.range }

  func text(_ part: Part) -> Text? {
    switch part {
    case .context: context
    case .source: source
    case .plural: plural
    case .target(0): firstTarget
    case .target(let number): otherTargets.first { $0.number == number }?.text
    }
  }

  /// Takes a line of flags, with commas between them: `fuzzy, c-format`.
  mutating func take(flags: String) {
    for flag in flags.split(separator: ",").map({ String($0).trimmed }) {
      isFuzzy = isFuzzy || flag == "fuzzy"
      formatFlags.formUnion(FormatFlags(gettext: flag))
    }
  }

  /// Adds what stands between two quotes on one line.
  mutating func add(_ line: Text, to part: Part) {
    switch part {
    case .context: Self.extend(&context, by: line)
    case .source: Self.extend(&source, by: line)
    case .plural: Self.extend(&plural, by: line)
    case .target(0): Self.extend(&firstTarget, by: line)
    case .target(let number):
      if let index = otherTargets.firstIndex(where: { $0.number == number }) {
        var text: Text? = otherTargets[index].text
        Self.extend(&text, by: line)
        otherTargets[index].text = text ?? line
      } else {
        otherTargets.append((number, line))
      }
    }
  }

  private static func extend(_ text: inout Text?, by line: Text) {
    // A first line of empty quotes is layout: the text starts on the next.
    guard let old = text, !old.range.isEmpty else {
      text = line
      return
    }
    text?.range = old.range.lowerBound..<line.range.upperBound
    text?.isPlain = false
  }
}
