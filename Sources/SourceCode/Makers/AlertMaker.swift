import CopyModel

/// A call that makes an alert or a part of one, by its name in one of the frameworks.
struct AlertMaker: Sendable {
  typealias Make = @Sendable (inout AlertReader, CodeCall, inout CodeScope) -> CodeValue
  typealias Modify = @Sendable (inout AlertReader, CodeCall, inout CodeScope) -> CodeValue?

  let make: Make

  /// All makers of a language, by name.
  private static let all: [CodeLanguage: [String: Make]] = [
    .swift: UIKitAlerts.makers.merging(AppKitAlerts.makers) { a, _ in a }
      .merging(SwiftUIAlerts.makers) { a, _ in a }
      .merging(SwiftUISheets.makers) { a, _ in a },
    .objectiveC: UIKitAlerts.makers.merging(AppKitAlerts.makers) { a, _ in a },
    .kotlin: AndroidAlerts.makers.merging(ComposeDialogs.makers) { a, _ in a },
    .java: AndroidAlerts.makers,
    .dart: FlutterDialogs.makers,
  ]

  /// The maker that a bare name is.
  static func named(_ name: String, _ language: CodeLanguage) -> AlertMaker? {
    if let make = all[language]?[name] { return AlertMaker(make: make) }
    // A class of the app's own that is one of UIKit's.
    if language == .swift, name.hasSuffix("AlertController") {
      return named("UIAlertController", .swift)
    }
    return AndroidAlerts.isBuilder(name) && (language == .kotlin || language == .java)
      ? AlertMaker(make: AndroidAlerts.builder) : nil
  }

  /// The maker that a path is: `AlertDialog.Builder`, `UIAlertController.alertControllerWithTitle`.
  static func named(_ path: [String], _ language: CodeLanguage) -> AlertMaker? {
    let names = path.filter { !["", "alloc", "init", "new", "self"].contains($0) }
    guard let last = names.last else { return nil }
    if names.count == 1 {
      // `[[NSAlert alloc] init]`; `.cancel()` of a type that is left out.
      if path.first == "", let button = SwiftUIAlerts.buttons[last], language == .swift {
        return AlertMaker(make: button)
      }
      guard path.count > 1, path.last == "init" || path.last == "new" else { return nil }
      return named(last, language)
    }
    if last == "alertControllerWithTitle" { return named("UIAlertController", .objectiveC) }
    if let make = all[language]?[names.suffix(2).joined(separator: ".")] {
      return AlertMaker(make: make)
    }
    if language == .swift, names.dropLast().last == "Button",
      let button = SwiftUIAlerts.buttons[last]
    {
      return AlertMaker(make: button)
    }
    if language == .kotlin || language == .java,
      AndroidAlerts.isBuilder(names.suffix(2).joined(separator: "."))
    {
      return AlertMaker(make: AndroidAlerts.builder)
    }
    return nil
  }

  /// What a method of any view makes: SwiftUI's `.alert`.
  static func modifier(_ name: String, _ language: CodeLanguage) -> Modify? {
    language == .swift ? SwiftUIAlerts.modifiers[name] ?? SwiftUISheets.modifiers[name] : nil
  }
}

extension AlertReader {
  /// Begins an alert at a call.
  mutating func begin(
    _ maker: String, _ framework: CodeAlert.Framework, at call: CodeCall, _ scope: CodeScope
  ) -> Int {
    let made = CodeSpot(file: scope.file, offset: call.offset)
    drafts.append(
      AlertDraft(
        maker: maker, framework: framework, place: outermost ?? made, made: made,
        bound: Set(bound.keys), function: scope.function))
    waysOfDrafts.append(way)
    return drafts.count - 1
  }

  /// Leaves out the alerts that were begun since there were so many.
  mutating func forgetDrafts(behind count: Int) {
    drafts.removeLast(drafts.count - count)
    waysOfDrafts.removeLast(waysOfDrafts.count - count)
  }

  /// Sets a text: what another way of a branch set stays beside it.
  mutating func set(
    _ strings: [CodeString], _ part: WritableKeyPath<AlertDraft, [CodeString]>, of draft: Int
  ) {
    let gap: AlertDraft.Part = part == \.title ? .title : .message
    guard !strings.isEmpty else {
      drafts[draft].gaps.insert(gap)
      return
    }
    // `""`: it has none.
    let strings = strings.filter { !$0.isBlank || $0.origin == .unknown }
    guard !strings.isEmpty else { return }
    if waysOfDrafts[draft] == way || drafts[draft][keyPath: part].isEmpty {
      drafts[draft][keyPath: part] = strings
    } else {
      for string in strings where !drafts[draft][keyPath: part].contains(string) {
        drafts[draft][keyPath: part].append(string)
      }
    }
  }

  /// Adds the buttons that a value shows.
  mutating func add(_ value: CodeValue, to draft: Int) {
    for button in buttons(in: value) {
      var button = button
      if button.way == 0, waysOfDrafts[draft] != way { button.way = way }
      drafts[draft].buttons.append(button)
    }
  }

  /// The buttons that a value shows, in order.
  mutating func buttons(in value: CodeValue) -> [DraftButton] {
    switch value {
    case .button(let button): return [button]
    case .view(let name, let children):
      if FieldNames.textFields.contains(where: { name.hasSuffix($0) }) { return [] }
      return children.flatMap { buttons(in: $0) }
    case .list(let values): return values.flatMap { buttons(in: $0) }
    case .oneOf(let values):
      // Alternatives of one button are one button.
      let each = values.map { buttons(in: $0) }.filter { !$0.isEmpty }
      guard each.count > 1, each.allSatisfy({ $0.count == 1 }), var first = each.first?.first else {
        return each.first ?? []
      }
      for other in each.dropFirst() {
        for title in other[0].title where !first.title.contains(title) { first.title.append(title) }
      }
      return [first]
    case .closure(let closure, let scope):
      let outcome = outcome(of: closure, scope)
      return (outcome.returned + outcome.shown).flatMap { buttons(in: $0) }
    case .instance:
      guard let body = body(of: value) else { return [] }
      return buttons(in: body)
    default: return []
    }
  }

  /// Notes the text fields that a value shows.
  mutating func noteFields(in value: CodeValue, of draft: Int) {
    if value.holdsField { drafts[draft].elements.insert(.textField) }
  }

  /// Whether a value surely says yes.
  func isTrue(_ value: CodeValue) -> Bool {
    if case .truth(true) = value { true } else { false }
  }

  /// The names that an expression could be: `.actionSheet` of a choice of two.
  func names(in expression: CodeExpression) -> [String] {
    switch expression {
    case .name(let name, _), .member(_, let name, _): [name]
    case .choice(let parts): parts.flatMap { names(in: $0) }
    default: []
    }
  }
}

extension CodeExpression {
  /// Whether it is `nil`.
  var isNone: Bool { if case .none = self { true } else { false } }
}

extension CodeCall {
  /// The argument with a label, or the first of several that stands there.
  func argument(_ labels: String...) -> CodeExpression? {
    for label in labels {
      if let found = arguments.first(where: { $0.label == label }) { return found.value }
    }
    return nil
  }

  /// The number-th argument without a label that is no trailing closure.
  func positional(_ number: Int) -> CodeExpression? {
    let plain = arguments.filter { $0.label == nil && !$0.isTrailing }
    return number < plain.count ? plain[number].value : nil
  }
}

extension CodeValue {
  /// The last parts of the names that it may be: `actionSheet` of a style that was chosen before.
  var lastNames: [String] {
    switch self {
    case .path(let path): path.suffix(1)
    case .oneOf(let values): values.flatMap(\.lastNames)
    default: []
    }
  }

  var holdsField: Bool {
    switch self {
    case .view(_, let children): isField || children.contains(where: \.holdsField)
    case .list(let values), .oneOf(let values): values.contains(where: \.holdsField)
    default: false
    }
  }
}
