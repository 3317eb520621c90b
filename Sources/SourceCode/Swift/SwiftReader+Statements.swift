import SwiftSyntax

extension SwiftReader {
  mutating func statements(_ items: CodeBlockItemListSyntax) -> [CodeStatement] {
    var found: [CodeStatement] = []
    for item in items {
      switch item.item {
      case .decl(let declaration): found += self.declaration(declaration)
      case .stmt(let statement): found += nested { $0.statement(statement) } ?? []
      case .expr(let expression): found += self.statement(expression)
      }
    }
    return found
  }

  private mutating func statement(_ syntax: ExprSyntax) -> [CodeStatement] {
    if let assigned = nested({ $0.assignment(syntax) }) ?? nil { return [assigned] }
    if let condition = syntax.as(IfExprSyntax.self) {
      return nested { $0.branches(condition) } ?? []
    }
    if let choice = syntax.as(SwitchExprSyntax.self) {
      return nested { [$0.branches(choice)] } ?? []
    }
    return [.expression(expression(syntax))]
  }

  private mutating func statement(_ syntax: StmtSyntax) -> [CodeStatement] {
    switch syntax.as(StmtSyntaxEnum.self) {
    case .returnStmt(let end): return end.expression.map { [.returned(expression($0))] } ?? []
    case .expressionStmt(let inner): return statement(inner.expression)
    case .guardStmt(let guarded):
      let (bindings, subjects) = conditions(guarded.conditions)
      return [.branches(subjects: subjects, [statements(guarded.body.statements)])] + bindings
    case .forStmt(let loop):
      return [
        .branches(subjects: [expression(loop.sequence)], [statements(loop.body.statements)])
      ]
    case .whileStmt(let loop):
      let (bindings, subjects) = conditions(loop.conditions)
      return [
        .branches(subjects: subjects, [bindings + statements(loop.body.statements)])
      ]
    case .repeatStmt(let loop): return statements(loop.body.statements)
    case .doStmt(let tried):
      let body = statements(tried.body.statements)
      let caught = tried.catchClauses.map { statements($0.body.statements) }
      return body + (caught.isEmpty ? [] : [.branches(subjects: [], caught)])
    case .deferStmt(let deferred): return statements(deferred.body.statements)
    case .labeledStmt(let labeled): return statement(labeled.statement)
    case .throwStmt(let thrown): return [.expression(expression(thrown.expression))]
    default: return []
    }
  }

  /// What `if` and `guard` ask, and what they bind: `if let name = …`.
  private mutating func conditions(
    _ list: ConditionElementListSyntax
  ) -> (bindings: [CodeStatement], subjects: [CodeExpression]) {
    var (bindings, subjects): ([CodeStatement], [CodeExpression]) = ([], [])
    for element in list {
      switch element.condition {
      case .expression(let asked): subjects.append(expression(asked))
      case .optionalBinding(let bound):
        guard let name = bound.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.bare,
          let value = bound.initializer?.value
        else { continue }
        bindings.append(
          .binding(
            name: name, type: bound.typeAnnotation?.type.trimmedDescription,
            value: expression(value)))
      case .matchingPattern(let match):
        let subject = expression(match.initializer.value)
        subjects.append(subject)
        bindings += patterns(match.pattern, of: subject)
      case .availability: break
      }
    }
    return (bindings, subjects)
  }

  private mutating func branches(_ syntax: IfExprSyntax) -> [CodeStatement] {
    let (bindings, subjects) = conditions(syntax.conditions)
    var ways = [bindings + statements(syntax.body.statements)]
    switch syntax.elseBody {
    case .codeBlock(let body)?: ways.append(statements(body.statements))
    case .ifExpr(let next)?: ways.append(nested { $0.branches(next) } ?? [])
    case nil: break
    }
    return [.branches(subjects: subjects, ways)]
  }

  private mutating func branches(_ syntax: SwitchExprSyntax) -> CodeStatement {
    let subject = expression(syntax.subject)
    let ways = cases(syntax).map { bound(by: $0, subject) + statements($0.statements) }
    return .branches(subjects: [subject], ways)
  }

  /// The cases of a `switch`, those behind `#if` too.
  private func cases(_ syntax: SwitchExprSyntax) -> [SwitchCaseSyntax] {
    syntax.cases.flatMap { element -> [SwitchCaseSyntax] in
      switch element {
      case .switchCase(let one): return [one]
      case .ifConfigDecl(let config):
        return config.clauses.flatMap { clause -> [SwitchCaseSyntax] in
          guard case .switchCases(let inner)? = clause.elements else { return [] }
          return inner.compactMap { $0.as(SwitchCaseSyntax.self) }
        }
      }
    }
  }

  /// `let title = if … { a } else { b }`.
  mutating func value(of syntax: IfExprSyntax) -> CodeExpression {
    var values = [value(of: statements(syntax.body.statements))]
    switch syntax.elseBody {
    case .codeBlock(let body)?: values.append(value(of: statements(body.statements)))
    case .ifExpr(let next)?: values.append(expression(ExprSyntax(next)))
    case nil: break
    }
    return .choice(values)
  }

  mutating func value(of syntax: SwitchExprSyntax) -> CodeExpression {
    let subject = expression(syntax.subject)
    return .choice(
      cases(syntax).map { value(of: bound(by: $0, subject) + statements($0.statements)) })
  }

  private func value(of body: [CodeStatement]) -> CodeExpression {
    if body.count == 1, case .expression(let only)? = body.first { return only }
    return .closure(CodeClosure(body: body))
  }
}
