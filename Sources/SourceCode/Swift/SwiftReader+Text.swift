import SwiftSyntax

extension SwiftReader {
  mutating func text(_ literal: StringLiteralExprSyntax) -> CodeText {
    let isRaw = literal.openingPounds != nil
    var pieces: [CodeText.Piece] = []
    for segment in literal.segments {
      switch segment {
      case .stringSegment(let part):
        let written = part.content.text
        pieces.append(.literal(isRaw ? written : written.withoutSwiftEscapes))
      case .expressionSegment(let part):
        guard let inner = part.expressions.first else { continue }
        pieces.append(.inserted(expression(inner.expression)))
      }
    }
    let start = literal.openingQuote.endPositionBeforeTrailingTrivia.utf8Offset
    let end = literal.closingQuote.positionAfterSkippingLeadingTrivia.utf8Offset
    return CodeText(pieces: pieces.joined, range: start..<max(start, end))
  }
}

extension [CodeText.Piece] {
  /// Neighbours that are both literal as one: the lines of a text are pieces of their own.
  fileprivate var joined: [CodeText.Piece] {
    var pieces: [CodeText.Piece] = []
    for piece in self {
      if case .literal(let next) = piece, case .literal(let before)? = pieces.last {
        pieces[pieces.count - 1] = .literal(before + next)
      } else {
        pieces.append(piece)
      }
    }
    return pieces
  }
}

extension String {
  /// The text that a string literal of Swift stands for (The Swift Programming Language, “String Literals”).
  fileprivate var withoutSwiftEscapes: String {
    guard utf8.contains(UInt8(ascii: "\\")) else { return self }
    var text = String.UnicodeScalarView()
    var rest = unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "\\", let escape = rest.popFirst() else {
        text.append(scalar)
        continue
      }
      switch escape {
      case "n": text.append("\n")
      case "t": text.append("\t")
      case "r": text.append("\r")
      case "0": text.append("\0")
      case "u":
        let digits = rest.drop { $0 == "{" }.prefix { $0 != "}" }
        if let code = UInt32(String(String.UnicodeScalarView(digits)), radix: 16),
          let unicode = Unicode.Scalar(code)
        {
          text.append(unicode)
        }
        rest = rest.drop { $0 != "}" }.dropFirst()
      // The end of a line goes on in the next one.
      case "\n": break
      default: text.append(escape)
      }
    }
    return String(text)
  }
}
