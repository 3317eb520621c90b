import SwiftSyntax

/// What patterns bind: `case .failed(let message)` names a value that the case carries.
extension SwiftReader {
  mutating func bound(by way: SwitchCaseSyntax, _ subject: CodeExpression) -> [CodeStatement] {
    guard case .case(let label) = way.label else { return [] }
    return label.caseItems.flatMap { patterns($0.pattern, of: subject) }
  }

  mutating func patterns(_ pattern: PatternSyntax, of subject: CodeExpression) -> [CodeStatement] {
    if let bound = pattern.as(ValueBindingPatternSyntax.self) {
      return patterns(bound.pattern, of: subject)
    }
    if let name = pattern.as(IdentifierPatternSyntax.self) {
      return [.binding(name: name.identifier.text.bare, type: nil, value: subject)]
    }
    guard let matched = pattern.as(ExpressionPatternSyntax.self)?.expression else { return [] }
    return patterns(matched, of: subject)
  }

  private mutating func patterns(
    _ matched: ExprSyntax, of subject: CodeExpression
  ) -> [CodeStatement] {
    if let inner = matched.as(PatternExprSyntax.self) {
      return patterns(inner.pattern, of: subject)
    }
    if let optional = matched.as(OptionalChainingExprSyntax.self) {
      return patterns(optional.expression, of: subject)
    }
    guard let call = matched.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.as(MemberAccessExprSyntax.self)
    else { return [] }
    let at = offset(of: name.declName)
    let carrier = CodeExpression.member(
      subject, CodeExpression.caseMark + name.declName.baseName.text.bare, at: at)
    return call.arguments.enumerated().flatMap { number, argument -> [CodeStatement] in
      let field = CodeExpression.member(
        carrier, argument.label?.text.bare ?? String(number), at: at)
      return nested { $0.patterns(argument.expression, of: field) } ?? []
    }
  }
}
