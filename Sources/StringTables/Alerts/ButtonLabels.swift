/// Texts that are the whole of a button, in the source language, and so tell a role by themselves.
package struct ButtonLabels: Sendable {
  /// What stands on buttons only: Cancel, OK, Don’t Save.
  let onButtonsOnly: Set<String>
  /// What stands in menus too: Delete, Remove.
  let destructive: Set<String>
  /// Whether a text names an action; asked only where more than the text speaks for a button.
  let isAction: @Sendable (String) -> Bool
  private let known: Set<String>

  package init(
    onButtonsOnly: Set<String> = [], destructive: Set<String> = [],
    isAction: @escaping @Sendable (String) -> Bool = { _ in false }
  ) {
    self.onButtonsOnly = onButtonsOnly
    self.destructive = destructive
    self.isAction = isAction
    known = onButtonsOnly.union(destructive)
  }

  /// Whether a text is one of those that tell something by themselves.
  func holds(_ text: String) -> Bool {
    // Most texts are longer than any label: none is looked up in vain.
    guard text.utf8.count <= Self.longest else { return false }
    return known.contains(text)
  }

  /// No label is longer, in bytes.
  private static let longest = 24
}
