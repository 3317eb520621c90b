/// String literals.
extension LightParser {
  /// One text, or several that stand side by side and are one.
  mutating func texts() -> CodeExpression {
    let first = text()
    guard grammar.joinsNeighbors, startsText else { return first }
    var all = [first]
    while startsText { all.append(text()) }
    return .joined(all)
  }

  private var startsText: Bool { opens(.text, at: index) }

  private mutating func text() -> CodeExpression {
    let open = index
    let opening = tokens[open]
    let next = after(open)
    let mate = min(max(Int(opening.mate), open + 1), end)
    let quotes = bytes[Int(opening.start)..<Int(opening.end)]
    let isTriple = quotes.count >= 3
    let isRaw = quotes.first == UInt8(ascii: "r") || (isTriple && grammar.tripleIsRaw)
    var pieces: [CodeText.Piece] = []
    index += 1
    while index < mate {
      let token = tokens[index]
      if token.kind == .part {
        let part = bytes[Int(token.start)..<Int(token.end)]
        pieces.append(.literal(LightEscapes.text(part, grammar, isRaw: isRaw, isTriple: isTriple)))
        index += 1
      } else if token.opens(.insertion) {
        pieces.append(.inserted(inserted()))
      } else {
        index += 1
      }
    }
    index = next
    let close =
      mate < tokens.count && tokens[mate].kind == .close ? tokens[mate].start : opening.end
    let start = Int(opening.end)
    return .text(CodeText(pieces: pieces, range: start..<max(start, Int(close))))
  }

  private mutating func inserted() -> CodeExpression {
    deeper(or: .unknown) { parser in
      parser.inside(lines: false) { $0.value() }
    }
  }
}
