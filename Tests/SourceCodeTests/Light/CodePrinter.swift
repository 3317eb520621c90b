import SourceCode

/// Code on few lines, to compare: `(f a label:b +{x | …})` calls, `(let x:T = v)` binds.
enum CodePrinter {
  static func text(_ code: Code) -> String { text(code.statements, separator: "\n") }

  static func text(_ statements: [CodeStatement], separator: String = "; ") -> String {
    statements.map(text).joined(separator: separator)
  }

  static func text(_ statement: CodeStatement) -> String {
    switch statement {
    case .expression(let value): return text(value)
    case .binding(let name, let type, let value):
      return "(let \(name)" + (type.map { ":\($0)" } ?? "") + (value.map { " = \(text($0))" } ?? "")
        + ")"
    case .assignment(let target, let value): return "(set \(text(target)) \(text(value)))"
    case .returned(let value): return "(return \(text(value)))"
    case .branches(let subjects, let ways):
      let asked = subjects.map(text).joined(separator: " ")
      return "(if (\(asked))" + ways.map { " {\(text($0))}" }.joined() + ")"
    case .function(let function): return text(function)
    case .type(let type): return "(type \(type.name) {\(text(type.members))})"
    }
  }

  private static func text(_ function: CodeFunction) -> String {
    let parameters = function.parameters.map { one in
      let label = one.label.map { $0 == one.name ? "\($0):" : "\($0) " } ?? ""
      return label + (label.hasSuffix(":") ? "" : one.name) + (one.type.map { "<\($0)>" } ?? "")
        + (one.value.map { "=\(text($0))" } ?? "")
    }
    let head =
      function.isProperty
      ? "get \(function.name)" : "func \(function.name)(\(parameters.joined(separator: ", ")))"
    return "(\(head) {\(text(function.body))})"
  }

  static func text(_ expression: CodeExpression) -> String {
    switch expression {
    case .text(let text):
      return "\""
        + text.pieces.map { piece in
          switch piece {
          case .literal(let part):
            part.split(separator: "\n", omittingEmptySubsequences: false)
              .joined(separator: "\\n")
          case .inserted(let value): "$\(Self.text(value))$"
          }
        }.joined() + "\""
    case .name(let name, _): return name
    case .member(let base, let name, _): return (base.map(text) ?? "") + ".\(name)"
    case .call(let call):
      return "("
        + ([text(call.callee)]
        + call.arguments.map {
          ($0.isTrailing ? "+" : "") + ($0.label.map { "\($0):" } ?? "") + text($0.value)
        }).joined(separator: " ") + ")"
    case .closure(let closure):
      let names = closure.parameters.joined(separator: " ")
      return "{" + (names.isEmpty ? "" : names + " | ") + text(closure.body) + "}"
    case .choice(let values): return list("(?", values)
    case .joined(let values): return list("(+", values)
    case .list(let values): return "[" + values.map(text).joined(separator: " ") + "]"
    case .truth(let truth): return truth ? "true" : "false"
    case .none: return "nil"
    case .other(let values): return values.isEmpty ? "_" : list("(_", values)
    }
  }

  private static func list(_ head: String, _ values: [CodeExpression]) -> String {
    ([head] + values.map(text)).joined(separator: " ") + ")"
  }
}
