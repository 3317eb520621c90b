import CopyModel

/// What an expression comes to, as far as alerts need it.
indirect enum CodeValue: Sendable {
  /// Alternatives, or parts of one text.
  case text([CodeString])
  /// An alert being made: its place in the reader's list.
  case draft(Int)
  case button(DraftButton)
  /// A button that is part of a draft already: AppKit hands it back.
  case buttonOf(draft: Int, button: Int)
  case list([CodeValue])
  /// What shows texts, buttons or fields: a view, a composable, a widget.
  case view(String, [CodeValue])
  /// A view made of a layout of Android's, by the layout's name.
  case layout(String)
  case closure(CodeClosure, CodeScope)
  /// A value of one of the project's types, with the fields that are known.
  case instance(String, [String: CodeValue])
  case type(String)
  /// Names that lead to a text of the tables, such as `L10n.Delete` or `context.l10n`.
  case path([String])
  case symbol(CodeSymbol)
  case oneOf([CodeValue])
  case truth(Bool)
  case unknown
}

/// What the names in a body stand for.
struct CodeScope: Sendable {
  var names: [String: CodeValue] = [:]
  /// The type whose member is read.
  var type: String?
  var file = 0
  /// The function that is read.
  var function: Int?
  /// What a call inside `apply { … }` is meant for.
  var receiver: [CodeValue] = []
}

/// A button of an alert being made.
struct DraftButton: Sendable {
  var title: [CodeString]
  var role: CodeButton.Role?
  var isDefault: Bool?
  /// Whether the system words it: `.cancel()`.
  var isSystem = false
  /// The way of a branch that shows it; zero where it is always shown.
  var way = 0
}

/// An alert being made.
struct AlertDraft: Sendable {
  /// What code may set without its being known.
  enum Part: Sendable {
    case title, message, buttons
  }

  var maker: String
  var framework: CodeAlert.Framework
  var kind = AlertTraits.Kind.alert
  var title: [CodeString] = []
  var message: [CodeString] = []
  var buttons: [DraftButton] = []
  var elements: Set<CodeAlert.Element> = []
  /// Where the alert is made: the call that a reader of the code would look for.
  var place: CodeSpot
  /// The call that makes it, in the function that shows it.
  var made: CodeSpot
  /// What is set to something that only a run could tell.
  var gaps: Set<Part> = []
  /// The types whose values it is made for.
  var bound: Set<String> = []
  /// What makes it: a function of the index; nil at the top of a file.
  var function: Int?

  /// All texts.
  var strings: [CodeString] { title + message + buttons.flatMap(\.title) }
  /// The types whose fields its texts depend on.
  var openTypes: Set<String> {
    Set(strings.compactMap { if case .field(let type, _)? = $0.symbol { type } else { nil } })
  }
  /// How many of its texts depend on the fields of what is shown.
  var openFields: Int {
    strings.count { if case .field? = $0.symbol { true } else { false } }
  }
}

/// A place in code.
package struct CodeSpot: Hashable, Sendable {
  /// The number of its file.
  package var file: Int
  /// UTF-8 bytes of the file.
  package var offset: Int

  package init(file: Int, offset: Int) {
    self.file = file
    self.offset = offset
  }
}
