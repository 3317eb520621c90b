import CopyModel

extension LiteralDialect {
  /// What joins two texts.
  var joint: UInt8 { self == .php ? UInt8(ascii: ".") : UInt8(ascii: "+") }

  func isQuote(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"")
      || self == .script && byte == UInt8(ascii: "`")
  }

  /// How a text is written behind a quote.
  func style(of quote: UInt8) -> QuoteStyle {
    switch self {
    case .php: quote == UInt8(ascii: "'") ? .phpSingle : .phpDouble
    case .script: .script
    }
  }

  /// Whether a text behind a quote may have line breaks as they are.
  func spansLines(_ quote: UInt8) -> Bool { self == .php || quote == UInt8(ascii: "`") }

  /// Whether a byte makes a name, or a part of one.
  func isName(_ byte: UInt8) -> Bool {
    byte.isASCIIWord || byte >= 0x80 || byte == UInt8(ascii: "$")
      || self == .php && byte == UInt8(ascii: "\\")
  }
}

extension Span<UInt8> {
  /// The comment that starts at a place: what stands inside it, and where it ends.
  func comment(at place: Int, in dialect: LiteralDialect) -> (inside: Range<Int>, end: Int)? {
    guard place < count else { return nil }
    if has("//", at: place) {
      let end = lineEnd(from: place + 2)
      return (place + 2..<end, end)
    }
    if dialect == .php, self[place] == UInt8(ascii: "#"), !has("#[", at: place) {
      let end = lineEnd(from: place + 1)
      return (place + 1..<end, end)
    }
    guard has("/*", at: place) else { return nil }
    var end = place + 2
    while end < count, !has("*/", at: end) { end += 1 }
    return (place + 2..<end, Swift.min(end + 2, count))
  }

  /// The end of the spaces, line breaks and comments at `start`.
  func gapEnd(from start: Int, in dialect: LiteralDialect) -> Int {
    var end = start
    while end < count {
      if self[end] <= 0x20 {
        end += 1
      } else if let comment = comment(at: end, in: dialect) {
        end = comment.end
      } else {
        break
      }
    }
    return end
  }
}
