import CopyModel

/// SwiftUI's sheets and full-screen covers: modal views, where they have a title and a button that cancels.
///
/// https://developer.apple.com/documentation/swiftui/modal-presentations
enum SwiftUISheets {
  static let makers: [String: AlertMaker.Make] = ["ToolbarItem": item]

  static let modifiers: [String: AlertMaker.Modify] = [
    "sheet": { reader, call, scope in shown(".sheet", &reader, call, &scope) },
    "fullScreenCover": { reader, call, scope in shown(".fullScreenCover", &reader, call, &scope) },
    "navigationTitle": title,
    "navigationBarTitle": title,
  ]
  private static let titles: Set<String> = ["navigationTitle", "navigationBarTitle"]

  /// How near to the presenting call the reader is.
  enum Depth: Sendable {
    case outside
    /// In the closure of the call: the views of the project that stand there are looked for.
    case content
    /// In the body of such a view.
    case body
  }

  private static let title: AlertMaker.Modify = { reader, call, scope in
    guard reader.sheetDepth != .outside, let first = call.positional(0) else { return nil }
    return .text(reader.key(first, &scope))
  }

  /// `ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }`.
  private static let item: AlertMaker.Make = { reader, call, scope in
    let places = call.argument("placement").map { reader.names(in: $0) } ?? []
    let role: CodeButton.Role? =
      places.contains("cancellationAction")
      ? .cancel
      : places.contains("destructiveAction")
        ? .destructive : places.contains("confirmationAction") ? .default : nil
    var buttons: [CodeValue] = []
    for value in reader.arguments(of: call, &scope) {
      for var button in reader.buttons(in: value) where button.role != nil || role != nil {
        if button.role == nil { button.role = role }
        buttons.append(.button(button))
      }
    }
    return .view("ToolbarItem", buttons)
  }

  /// What a modal view shows above its content.
  private struct Bar {
    var title: [CodeString] = []
    var buttons: [DraftButton] = []
  }

  private static func shown(
    _ name: String, _ reader: inout AlertReader, _ call: CodeCall, _ scope: inout CodeScope
  ) -> CodeValue? {
    guard call.arguments.contains(where: { ["isPresented", "item"].contains($0.label) }) else {
      return nil
    }
    let items = call.argument("item").map { [reader.value(of: $0, &scope)] } ?? []
    var bar = Bar()
    for argument in call.arguments {
      guard case .closure(let closure) = argument.value else { continue }
      let outer = reader.sheetDepth
      reader.sheetDepth = .content
      let outcome = reader.outcome(of: closure, scope, with: items)
      reader.sheetDepth = .body
      for value in outcome.returned + outcome.shown { collect(value, into: &bar, &reader, true) }
      reader.sheetDepth = outer
    }
    guard !bar.title.isEmpty, bar.buttons.contains(where: { $0.role == .cancel }) else {
      return .unknown
    }
    let draft = reader.begin(name, .swiftUI, at: call, scope)
    reader.drafts[draft].kind = .modal
    reader.set(bar.title, \.title, of: draft)
    for button in bar.buttons { reader.add(.button(button), to: draft) }
    return .draft(draft)
  }

  /// Gathers the title and the buttons of what is shown; views of the project are looked into once.
  private static func collect(
    _ value: CodeValue, into bar: inout Bar, _ reader: inout AlertReader, _ isOutermost: Bool
  ) {
    switch value {
    case .view("ToolbarItem", let children):
      for button in children.flatMap({ reader.buttons(in: $0) }) where !button.title.isEmpty {
        // The views behind it have buttons of their own.
        if !bar.buttons.contains(where: { $0.role == button.role }) { bar.buttons.append(button) }
      }
    case .view(let name, let children):
      if titles.contains(name), case .text(let title)? = children.last, bar.title.isEmpty {
        bar.title = title
      }
      for child in children { collect(child, into: &bar, &reader, isOutermost) }
    case .list(let values), .oneOf(let values):
      for value in values { collect(value, into: &bar, &reader, isOutermost) }
    case .instance(let type, _) where isOutermost && reader.hasToolbar(type):
      // Its own alerts are read where it stands.
      let before = reader.drafts.count
      if let body = reader.body(of: value) { collect(body, into: &bar, &reader, false) }
      reader.forgetDrafts(behind: before)
    default: break
    }
  }
}

extension AlertReader {
  private static let toolbarItem: Set<UInt64> = [WordHash.of("ToolbarItem")]

  /// Whether a view of the project puts something into a toolbar itself.
  fileprivate func hasToolbar(_ type: String) -> Bool {
    (index.types[type]?.functions ?? [:]).values.contains { numbers in
      numbers.contains { index.functions[$0].words.holds(oneOf: Self.toolbarItem) }
    }
  }
}
