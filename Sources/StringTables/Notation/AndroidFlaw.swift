import CopyModel

/// The first thing in a value of Android's `strings.xml` that the build refuses, or drops without a word.
///
/// aapt2 reads what XML leaves: `&apos;` is an apostrophe to it, and CDATA hides nothing
/// (developer.android.com, “String resources”, “Handle special characters”; aapt2's `StringBuilder::AppendText`).
struct AndroidFlaw {
  /// Where it stands in the value: UTF-8 bytes.
  let range: Range<Int>
  let message: String
  /// How sure it is that it was not meant so.
  let confidence: Double

  private init(_ range: Range<Int>, _ message: String, _ confidence: Double = 1) {
    self.range = range
    self.message = message
    self.confidence = confidence
  }

  /// Nil where the value says what people will read.
  init?(in text: Span<UInt8>) {
    var reader = WritingReader(.android)
    var index = 0
    var quote: Range<Int>?
    while index < text.count {
      let step = reader.step(in: text, at: index)
      let range = index..<index + step.length
      switch step.meaning {
      case .scalar("'") where text[index] == UInt8(ascii: "&") && quote == nil:
        self = .apostrophe(range)
        return
      case .verbatim where quote == nil && (text[index] != UInt8(ascii: "<") || reader.isCDATA):
        if let found = range.first(where: { text[$0] == UInt8(ascii: "'") }) {
          self = .apostrophe(found..<found + 1)
          return
        }
      case .nothing where text[index] == UInt8(ascii: "\""),
        .scalar("\"") where text[index] == UInt8(ascii: "&"):
        if let open = quote, Self.isIdle(open, range, in: text) {
          self = .hidden(open.lowerBound..<range.upperBound)
          return
        }
        quote = quote == nil ? range : nil
      case .scalar where text.has("\\u", at: index) && text.unicodeEscape(at: index) == nil:
        self = .brokenEscape(range)
        return
      default: break
      }
      index = range.upperBound
    }
    guard let quote else { return nil }
    self = .unpaired(quote)
  }

  /// Whether a pair of quotation marks within the text keeps nothing there from aapt2: no apostrophe, no spaces.
  ///
  /// Around the whole text, or all that stands between two tags, they are how some tools write any text.
  private static func isIdle(
    _ open: Range<Int>, _ close: Range<Int>, in text: Span<UInt8>
  ) -> Bool {
    let inside = text.extracting(open.upperBound..<close.lowerBound)
    let kept = ["'", "&", "  ", "\n", "\t"]
    guard !inside.isEmpty, !kept.contains(where: { inside.contains($0) }),
      inside[0] > 0x20, inside[inside.count - 1] > 0x20
    else { return false }
    return isText(text, from: open.lowerBound - 1, by: -1)
      || isText(text, from: close.upperBound, by: 1)
  }

  /// Whether the next that is no space is text: no tag, no other quotation mark, no end.
  private static func isText(_ text: Span<UInt8>, from start: Int, by step: Int) -> Bool {
    var index = start
    while text.indices.contains(index), text[index] <= 0x20 { index += step }
    return text.indices.contains(index) && !"<>\"".utf8.contains(text[index])
  }
}

extension AndroidFlaw {
  private static func apostrophe(_ range: Range<Int>) -> AndroidFlaw {
    AndroidFlaw(range, "The build refuses a bare apostrophe. Write \\'.")
  }

  private static func brokenEscape(_ range: Range<Int>) -> AndroidFlaw {
    AndroidFlaw(
      range,
      "The build refuses \\u without four hexadecimal digits. Write \\u00E9, or the character itself."
    )
  }

  private static func hidden(_ range: Range<Int>) -> AndroidFlaw {
    AndroidFlaw(
      range, "Bare quotation marks are not shown. Write \\\" before and behind, or remove them.",
      0.9)
  }

  private static func unpaired(_ range: Range<Int>) -> AndroidFlaw {
    AndroidFlaw(range, "A bare quotation mark is not shown. Write \\\", or remove it.", 0.9)
  }
}
