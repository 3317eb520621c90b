import CopyModel

extension AlertReader {
  /// The alert that a call of a declared function shows; nil where it is none.
  mutating func declared(
    _ name: String, _ call: CodeCall, _ scope: inout CodeScope
  ) -> CodeValue? {
    guard let function = declaredFunctions[name] else { return nil }
    let draft = begin(name, framework(scope), at: call, scope)
    drafts[draft].kind = function.kind
    let values = call.arguments.map { value(of: $0.value, &scope) }
    func given(_ argument: AlertFunction.Argument?) -> CodeValue? {
      switch argument {
      case .label(let label)?:
        call.arguments.firstIndex { $0.label == label }.map { values[$0] }
      case .number(let number)? where number >= 0 && number < values.count: values[number]
      default: nil
      }
    }
    if let title = given(function.title) { set(strings(of: title), \.title, of: draft) }
    if let message = given(function.message) { set(strings(of: message), \.message, of: draft) }
    for argument in function.buttons {
      guard let value = given(argument) else { continue }
      if buttons(in: value).isEmpty {
        for string in strings(of: value) { add(.button(DraftButton(title: [string])), to: draft) }
      } else {
        add(value, to: draft)
      }
    }
    return .draft(draft)
  }

  private func framework(_ scope: CodeScope) -> CodeAlert.Framework {
    switch language(scope) {
    case .swift, .objectiveC: .uiKit
    case .kotlin, .java: .android
    case .dart: .flutter
    }
  }
}
