/// Signs, the longest first. `>` stays alone, since `>>` closes two types.
extension LightLexer {
  mutating func sign() {
    let (sign, length) = longest()
    append(.sign, sign, length: length)
  }

  private func longest() -> (LightSign, Int) {
    let (second, third) = (byte(1), byte(2))
    let equals = UInt8(ascii: "=")
    switch bytes[at] {
    case UInt8(ascii: ","): return (.comma, 1)
    case UInt8(ascii: ";"): return (.semicolon, 1)
    case UInt8(ascii: ":"): return second == UInt8(ascii: ":") ? (.doubleColon, 2) : (.colon, 1)
    case UInt8(ascii: "."):
      guard second == UInt8(ascii: ".") else { return (.dot, 1) }
      if third == UInt8(ascii: ".") { return (.threeDots, byte(3) == UInt8(ascii: "?") ? 4 : 3) }
      return third == UInt8(ascii: "<") ? (.range, 3) : (.twoDots, 2)
    case UInt8(ascii: "?"): return question(second, third)
    case equals:
      if second == UInt8(ascii: ">") { return (.fatArrow, 2) }
      guard second == equals else { return (.assign, 1) }
      return (.compare, third == equals ? 3 : 2)
    case UInt8(ascii: "!"):
      if second == equals { return (.compare, third == equals ? 3 : 2) }
      return second == UInt8(ascii: "!") ? (.twoBangs, 2) : (.bang, 1)
    case UInt8(ascii: "-"):
      if second == UInt8(ascii: ">") { return (.arrow, 2) }
      if second == equals { return (.otherAssign, 2) }
      return second == UInt8(ascii: "-") ? (.step, 2) : (.minus, 1)
    case UInt8(ascii: "+"):
      if second == equals { return (.plusAssign, 2) }
      return second == UInt8(ascii: "+") ? (.step, 2) : (.plus, 1)
    case UInt8(ascii: "<"): return second == equals ? (.compare, 2) : (.less, 1)
    case UInt8(ascii: ">"): return second == equals ? (.compare, 2) : (.greater, 1)
    case UInt8(ascii: "&"):
      if second == UInt8(ascii: "&") { return (.logical, 2) }
      return second == equals ? (.otherAssign, 2) : (.ampersand, 1)
    case UInt8(ascii: "|"):
      if second == UInt8(ascii: "|") { return (.logical, 2) }
      return second == equals ? (.otherAssign, 2) : (.bar, 1)
    case UInt8(ascii: "^"): return second == equals ? (.otherAssign, 2) : (.caret, 1)
    case UInt8(ascii: "*"): return second == equals ? (.otherAssign, 2) : (.star, 1)
    case UInt8(ascii: "/"), UInt8(ascii: "%"):
      return second == equals ? (.otherAssign, 2) : (.slash, 1)
    case UInt8(ascii: "~"): return (.tilde, 1)
    case UInt8(ascii: "@"): return (.at, 1)
    default: return (.other, 1)
    }
  }

  private func question(_ second: UInt8, _ third: UInt8) -> (LightSign, Int) {
    switch second {
    case UInt8(ascii: "."):
      if third == UInt8(ascii: ".") { return (.twoDots, 3) }
      return (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(third)
        ? (.question, 1) : (.safeDot, 2)
    case UInt8(ascii: "?"):
      return third == UInt8(ascii: "=") ? (.otherAssign, 3) : (.twoQuestions, 2)
    case UInt8(ascii: ":"): return (.elvis, 2)
    default: return (.question, 1)
    }
  }
}
