import CopyModel

extension CodeAlert {
  init(_ draft: AlertDraft, _ index: CodeIndex) {
    self.init(
      maker: draft.maker, framework: draft.framework, kind: draft.kind, title: draft.title,
      message: draft.message,
      buttons: draft.buttons.map {
        CodeButton(title: $0.title, role: $0.role, isDefault: $0.isDefault, way: $0.way)
      },
      elements: draft.elements.sorted { $0.rawValue < $1.rawValue }, spots: [draft.place],
      reasons: draft.reasons(index))
    if !draft.gaps.contains(.buttons) { addAutomaticButtons() }
  }

  /// What the platform adds: OK to an alert without buttons, Cancel to a sheet without one (SwiftUI,
  /// “alert(_:isPresented:actions:)” and “confirmationDialog(_:isPresented:titleVisibility:actions:)”; NSAlert, “buttons”).
  private mutating func addAutomaticButtons() {
    switch maker {
    case ".alert", "Alert", "NSAlert":
      guard buttons.isEmpty else { return }
      let ok = [CodeString(.system, "ok")]
      buttons = [CodeButton(title: ok, role: nil, isDefault: true, isAutomatic: true, way: 0)]
    case ".confirmationDialog", "ActionSheet":
      guard !buttons.contains(where: { $0.role == .cancel }) else { return }
      let cancel = [CodeString(.system, "cancel")]
      buttons.append(
        CodeButton(title: cancel, role: .cancel, isDefault: nil, isAutomatic: true, way: 0))
    default: break
    }
  }

  /// What tells it from others: what it shows.
  var strings: [String] {
    func said(_ strings: [CodeString]) -> String {
      strings.map { "\($0.origin) \($0.table ?? "") \($0.text)" }.sorted().joined(
        separator: "\u{1}")
    }
    return [kind.rawValue, said(title), said(message)]
      + buttons.map { "\($0.role?.rawValue ?? "") \(said($0.title))" }
  }
}

extension AlertDraft {
  /// What could not be told, and why.
  fileprivate func reasons(_ index: CodeIndex) -> [String] {
    var reasons: [String] = []
    func note(_ part: String, _ strings: [CodeString], _ gap: Part) {
      for string in strings where string.origin == .unknown {
        reasons.append("\(part) is \(string.source(index)).")
      }
      if strings.isEmpty, gaps.contains(gap) {
        reasons.append("\(part) is made when the app runs.")
      }
    }
    note("The title", title, .title)
    note("The message", message, .message)
    for button in buttons {
      note("The title of a button", button.title, .title)
      if button.title.isEmpty { reasons.append("The title of a button is made when the app runs.") }
    }
    if gaps.contains(.buttons) { reasons.append("Its buttons are made when the app runs.") }
    return reasons.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}

extension CodeString {
  /// Where what is not known comes from.
  fileprivate func source(_ index: CodeIndex) -> String {
    switch symbol {
    case .parameter(let function, let name)?:
      let caller = index.functions[function]
      let named =
        caller.declaration.name == "init" ? caller.type?.lastPart : caller.declaration.name
      return "`\(name)` of `\(named ?? "init")`, for which no call with a known text was found"
    case .field(let type, let name)?:
      let field = name.hasPrefix("bundle ") ? String(name.dropFirst(7)) : name
      return "`\(field)` of `\(type)`, which is set when the app runs"
    case nil: return "made when the app runs"
    }
  }
}
