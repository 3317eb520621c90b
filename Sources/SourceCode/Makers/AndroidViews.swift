/// Views that Android inflates from layouts, and what a dialog shows of them.
enum AndroidViews {
  /// The layout that a path names: `R.layout.delete`; nil for any other.
  static func layout(_ path: [String]) -> String? {
    guard path.count > 2, path[path.count - 2] == "layout", path[path.count - 3].hasSuffix("R")
    else { return nil }
    return path.last
  }

  /// The layout for which a class was generated: `dialog_delete` for `DialogDeleteBinding`.
  ///
  /// https://developer.android.com/topic/libraries/view-binding
  static func layout(ofBinding name: String) -> String? {
    guard name.hasSuffix("Binding"), name != "Binding", name.isNameOfType else { return nil }
    var layout = ""
    for letter in name.dropLast("Binding".count) {
      if letter.isUppercase, !layout.isEmpty { layout += "_" }
      layout += letter.lowercased()
    }
    return layout
  }

  /// What a method makes of a layout: `inflater.inflate(R.layout.delete, null)`, `DeleteBinding.inflate(inflater)`.
  static func inflated(
    _ name: String, of owner: CodeValue, _ reader: inout AlertReader, _ call: CodeCall,
    _ scope: inout CodeScope
  ) -> CodeValue? {
    guard !reader.layouts.isEmpty else { return nil }
    if case .layout = owner, AlertReader.receivers[name] == nil {
      _ = reader.arguments(of: call, &scope)
      return name == "getRoot" ? owner : .unknown
    }
    guard name == "inflate" else { return nil }
    if case .path(let path) = owner, let layout = path.last.flatMap(layout(ofBinding:)),
      reader.layouts[layout] != nil
    {
      return .layout(layout)
    }
    for argument in call.arguments {
      if case .layout(let layout) = reader.value(of: argument.value, &scope) {
        return .layout(layout)
      }
    }
    return nil
  }

  /// Sets what a dialog shows in a view of its own, where it says nothing besides.
  static func show(_ value: CodeValue, in draft: Int, _ reader: inout AlertReader) {
    guard case .layout(let name) = value, let layout = reader.layouts[name] else { return }
    if layout.hasField { reader.drafts[draft].elements.insert(.textField) }
    if reader.drafts[draft].title.isEmpty, let title = layout.title {
      reader.set([CodeString(.key, title.name)], \.title, of: draft)
    }
    let texts =
      reader.drafts[draft].title.isEmpty || layout.title == nil ? layout.texts : layout.message
    guard reader.drafts[draft].message.isEmpty, !texts.isEmpty else { return }
    reader.set(reader.together(texts.map { [CodeString(.key, $0.name)] }), \.message, of: draft)
  }
}
