/// Expressions: operators between operands.
extension LightParser {
  mutating func expression() -> CodeExpression {
    deeper(or: .unknown) { parser in
      let first = parser.operand()
      guard parser.index < parser.end, parser.role(at: parser.index) != .none else { return first }
      return parser.operators(after: first)
    }
  }

  /// How an operator binds, the loosest last.
  enum Role { case none, product, sum, call, cast, test, loose, choice, condition }

  func role(at index: Int) -> Role {
    let token = token(at: index)
    let role = role(of: token, at: index)
    guard role != .none, linesEnd, token.startsLine else { return role }
    // A line that begins so continues the one before it.
    switch token.sign {
    case .elvis, .logical: return role
    default: return token.word == .as ? role : .none
    }
  }

  private func role(of token: LightToken, at index: Int) -> Role {
    switch token.kind {
    case .sign: return role(of: token.sign, at: index)
    case .word:
      switch token.word {
      case .as: return .cast
      case .is: return .test
      case .in: return grammar.messages ? .none : .loose
      // `key to value`.
      case _ where token.word.isName && grammar.linesEnd:
        return startsOperand(at: index + 1) ? .call : .none
      default: return .none
      }
    default: return .none
    }
  }

  private func role(of sign: LightSign, at index: Int) -> Role {
    switch sign {
    case .plus: .sum
    case .minus, .star, .slash: .product
    case .less, .greater, .compare, .logical, .ampersand, .bar, .range: .loose
    case .caret: grammar.linesEnd ? .none : .loose
    case .twoDots: grammar.linesEnd ? .loose : .none
    case .twoQuestions, .elvis: .choice
    case .question: grammar.linesEnd ? .none : .condition
    case .bang:
      // `!in`, `!is`.
      grammar.linesEnd && (token(at: index + 1).word == .in || token(at: index + 1).word == .is)
        ? .loose : .none
    default: .none
    }
  }

  /// Whether a Kotlin operand follows a name on its line, which makes the name an infix function.
  private func startsOperand(at index: Int) -> Bool {
    let token = token(at: index)
    guard token.isSpaced, !(linesEnd && token.startsLine) else { return false }
    switch token.kind {
    case .number: return true
    case .word:
      switch token.word {
      case .plain, .true, .false, .none, .this, .object, .if, .when: return true
      default: return token.word.isName
      }
    case .open: return token.sign == .text || token.sign == .paren
    default: return false
    }
  }

  private mutating func operators(after first: CodeExpression) -> CodeExpression {
    var sum = [first]
    var loose: [CodeExpression] = []
    var choices: [CodeExpression] = []
    func summed() -> CodeExpression { sum.count == 1 ? sum[0] : .joined(sum) }
    func folded() -> CodeExpression {
      loose.isEmpty ? summed() : .other((loose + [summed()]).filter { !$0.isUnknown })
    }
    while index < end {
      let role = role(at: index)
      switch role {
      case .none:
        let last = folded()
        return choices.isEmpty ? last : .choice(choices + [last])
      case .cast, .test:
        index += 1
        if at(.question) || at(.bang) { index += 1 }
        skipType()
        if role == .test {
          loose.append(summed())
          sum = [.unknown]
          if !grammar.linesEnd, isName(at: index) { index += 1 }
        }
      case .call:
        let token = token
        index += 1
        let left = sum.removeLast()
        let name = CodeExpression.member(left, spelling(token), at: Int(token.start))
        let right = CodeCall.Argument(value: operand())
        sum.append(.call(CodeCall(callee: name, arguments: [right], offset: Int(token.start))))
        limit(&sum[sum.count - 1])
      case .sum:
        index += 1
        sum.append(operand())
      case .product:
        index += 1
        let left = sum.removeLast()
        sum.append(.other(left, operand()))
        limit(&sum[sum.count - 1])
      case .loose:
        loose.append(summed())
        index += 1
        while at(.greater) || at(.assign) || token.word == .in || token.word == .is { index += 1 }
        sum = [operand()]
      case .choice:
        choices.append(folded())
        (loose, sum) = ([], [])
        index += 1
        sum = [operand()]
      case .condition:
        index += 1
        let first = expression()
        guard take(.colon) else { return .choice([first]) }
        return .choice([first, expression()])
      }
    }
    let last = folded()
    return choices.isEmpty ? last : .choice(choices + [last])
  }

  /// What has grown too deep is left out.
  mutating func limit(_ expression: inout CodeExpression) {
    reach += 1
    guard reach > Self.deepest else { return }
    expression = .unknown
    reach = depth
  }

  /// An operand with what stands before and behind it.
  mutating func operand() -> CodeExpression {
    let outer = reach
    reach = depth
    skipPrefixes()
    let base = primary()
    let result = chain(base)
    reach = max(outer, reach)
    return result
  }

  private mutating func skipPrefixes() {
    while index < end {
      let token = tokens[index]
      switch token.kind {
      case .sign:
        switch token.sign {
        case .bang, .twoBangs, .plus, .minus, .tilde, .step, .threeDots: index += 1
        case .star, .ampersand: index += 1
        case .at where !grammar.messages: skipAnnotation()
        case .less:
          // `<Widget>[…]`.
          guard let next = skippingAngles(at: index) else { return }
          index = next
        default: return
        }
      case .word:
        switch token.word {
        case .await, .const: index += 1
        case .new where !grammar.newHasMembers: index += 1
        default: return
        }
      case .open where token.sign == .paren && grammar.casts:
        guard isCast() else { return }
        skip()
      default: return
      }
    }
  }

  /// Whether the parentheses hold only a type, and a value follows.
  private func isCast() -> Bool {
    let mate = Int(tokens[index].mate)
    let next = token(at: mate + 1)
    var last = index + 1
    guard mate < end, mate - index < 24, last < mate, tokens[last].kind == .word else {
      return false
    }
    var pointer = false
    while last < mate {
      let token = tokens[last]
      switch token.kind {
      case .word: break
      case .open where token.sign == .bracket || token.sign == .paren: pointer = true
      case .close: break
      case .sign:
        switch token.sign {
        case .star, .caret: pointer = true
        case .dot, .less, .greater, .comma, .question, .ampersand, .doubleColon: break
        default: return false
        }
      default: return false
      }
      last += 1
    }
    let first = bytes[Int(tokens[index + 1].start)]
    let isType = pointer || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first)
    switch next.kind {
    case .number: return isType || mate - index == 2
    case .word:
      switch next.word {
      case .is, .as, .in, .else: return false
      default: return true
      }
    case .sign:
      return next.sign == .at || (next.sign == .caret && pointer) || (next.sign == .bang && isType)
    case .open:
      switch next.sign {
      case .text: return true
      case .paren: return pointer || !grammar.messages
      case .bracket, .brace:
        return grammar.messages && (isType || isSpelled(tokens[index + 1], "id"))
      default: return false
      }
    default: return false
    }
  }
}
