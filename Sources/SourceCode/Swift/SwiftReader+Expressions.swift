import SwiftSyntax

extension SwiftReader {
  mutating func expression(_ syntax: ExprSyntax) -> CodeExpression {
    nested { $0.shallow(syntax) } ?? .other([])
  }

  private mutating func shallow(_ syntax: ExprSyntax) -> CodeExpression {
    switch syntax.as(ExprSyntaxEnum.self) {
    case .stringLiteralExpr(let literal): return .text(text(literal))
    case .declReferenceExpr(let name): return .name(name.baseName.text.bare, at: offset(of: name))
    case .memberAccessExpr(let access): return member(access)
    case .functionCallExpr(let call): return self.call(call)
    case .closureExpr(let closure): return .closure(self.closure(closure))
    case .sequenceExpr(let sequence):
      return operations(Array(sequence.elements.prefix(Self.mostOperands)))
    case .ternaryExpr(let choice):
      return .choice([expression(choice.thenExpression), expression(choice.elseExpression)])
    case .ifExpr(let condition): return value(of: condition)
    case .switchExpr(let choice): return value(of: choice)
    case .arrayExpr(let array): return .list(array.elements.map { expression($0.expression) })
    case .dictionaryExpr(let dictionary):
      guard case .elements(let elements) = dictionary.content else { return .list([]) }
      return .list(elements.map { .list([expression($0.key), expression($0.value)]) })
    case .tupleExpr(let tuple):
      if tuple.elements.count == 1, let only = tuple.elements.first, only.label == nil {
        return expression(only.expression)
      }
      return .list(tuple.elements.map { expression($0.expression) })
    case .booleanLiteralExpr(let truth): return .truth(truth.literal.tokenKind == .keyword(.true))
    case .nilLiteralExpr: return .none
    case .superExpr(let name): return .name("super", at: offset(of: name))
    case .macroExpansionExpr, .keyPathExpr: return .other([])
    case .subscriptCallExpr(let access):
      if access.arguments.count == 1, let only = access.arguments.first?.expression,
        let number = only.as(IntegerLiteralExprSyntax.self)
      {
        return .member(
          expression(access.calledExpression), number.literal.text, at: offset(of: number))
      }
      return .other(
        [expression(access.calledExpression)]
          + access.arguments.map { expression($0.expression) })
    case .postfixIfConfigExpr(let chain): return conditionalChain(chain)
    default: return wrapped(syntax)
    }
  }

  /// What only stands around another expression says nothing of its own: `try await x!`.
  private mutating func wrapped(_ syntax: ExprSyntax) -> CodeExpression {
    switch syntax.as(ExprSyntaxEnum.self) {
    case .forceUnwrapExpr(let outer): expression(outer.expression)
    case .optionalChainingExpr(let outer): expression(outer.expression)
    case .tryExpr(let outer): expression(outer.expression)
    case .awaitExpr(let outer): expression(outer.expression)
    case .inOutExpr(let outer): expression(outer.expression)
    case .asExpr(let outer): expression(outer.expression)
    case .prefixOperatorExpr(let outer): .other([expression(outer.expression)])
    case .postfixOperatorExpr(let outer): .other([expression(outer.expression)])
    case .genericSpecializationExpr(let outer): expression(outer.expression)
    case .consumeExpr(let outer): expression(outer.expression)
    case .copyExpr(let outer): expression(outer.expression)
    default: .other([])
    }
  }

  private mutating func member(_ access: MemberAccessExprSyntax) -> CodeExpression {
    let base = access.base.map { expression($0) } ?? takeChained()
    return .member(
      base, access.declName.baseName.text.bare, at: offset(of: access.declName))
  }

  private mutating func takeChained() -> CodeExpression? {
    defer { chained = nil }
    return chained
  }

  /// `view.alert(…) #if os(iOS) .sheet(…) #endif`: all ways one after the other.
  private mutating func conditionalChain(_ chain: PostfixIfConfigExprSyntax) -> CodeExpression {
    var base = chain.base.map { expression($0) }
    for clause in chain.config.clauses {
      guard case .postfixExpression(let next) = clause.elements else { continue }
      chained = base
      base = expression(next)
      chained = nil
    }
    return base ?? .other([])
  }

  private mutating func call(_ syntax: FunctionCallExprSyntax) -> CodeExpression {
    let callee = expression(syntax.calledExpression)
    var arguments = syntax.arguments.map {
      CodeCall.Argument(label: $0.label?.text.bare, value: expression($0.expression))
    }
    if let trailing = syntax.trailingClosure {
      arguments.append(
        CodeCall.Argument(value: .closure(closure(trailing)), isTrailing: true))
    }
    for trailing in syntax.additionalTrailingClosures {
      arguments.append(
        CodeCall.Argument(
          label: trailing.label.text.bare, value: .closure(closure(trailing.closure)),
          isTrailing: true))
    }
    let at: Int
    switch callee {
    case .name(_, let offset), .member(_, _, let offset): at = offset
    default: at = offset(of: syntax)
    }
    return .call(CodeCall(callee: callee, arguments: arguments, offset: at))
  }

  mutating func closure(_ syntax: ClosureExprSyntax) -> CodeClosure {
    var names: [String] = []
    switch syntax.signature?.parameterClause {
    case .simpleInput(let list)?: names = list.map { $0.name.text.bare }
    case .parameterClause(let clause)?:
      names = clause.parameters.map { ($0.secondName ?? $0.firstName).text.bare }
    case nil: break
    }
    return CodeClosure(parameters: names, body: statements(syntax.statements))
  }

  /// More operands than any expression has that a person wrote.
  static let mostOperands = 400

  /// Operators are not folded by their precedence: what tells texts apart is `?:`, `??` and `+`.
  private mutating func operations(_ elements: [ExprSyntax]) -> CodeExpression {
    if let at = elements.firstIndex(where: { $0.is(AssignmentExprSyntax.self) }) {
      // As a statement an assignment is read as one; inside another expression it has no value.
      return .other([operations(Array(elements[..<at])), operations(Array(elements[(at + 1)...]))])
    }
    if let at = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      let ternary = elements[at].as(UnresolvedTernaryExprSyntax.self)
    {
      return .choice([
        expression(ternary.thenExpression), operations(Array(elements[(at + 1)...])),
      ])
    }
    var operands: [CodeExpression] = []
    var signs: [String] = []
    for element in elements {
      if let sign = element.as(BinaryOperatorExprSyntax.self) {
        signs.append(sign.operator.text)
      } else if !element.is(UnresolvedAsExprSyntax.self), !element.is(UnresolvedIsExprSyntax.self),
        !element.is(TypeExprSyntax.self)
      {
        operands.append(expression(element))
      }
    }
    if operands.count == 1, let only = operands.first { return only }
    if signs.contains("??") { return .choice(operands) }
    if !signs.isEmpty, signs.allSatisfy({ $0 == "+" }) { return .joined(operands) }
    return .other(operands)
  }

  /// The two sides of an assignment; nil where it is none.
  mutating func assignment(_ syntax: ExprSyntax) -> CodeStatement? {
    guard let sequence = syntax.as(SequenceExprSyntax.self) else { return nil }
    let elements = Array(sequence.elements.prefix(Self.mostOperands))
    guard elements.count > 2 else { return nil }
    let isAssigned = elements[1].is(AssignmentExprSyntax.self)
    let isAdded = elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "+="
    guard isAssigned || isAdded else { return nil }
    let target = expression(elements[0])
    let value = operations(Array(elements[2...]))
    return .assignment(target: target, value: isAdded ? .joined([target, value]) : value)
  }
}

extension String {
  /// A name without the backticks that keep it from being a keyword.
  var bare: String {
    hasPrefix("`") && hasSuffix("`") && count > 2 ? String(dropFirst().dropLast()) : self
  }
}
