/// Texts that are the whole of a button, in the source language, and so tell a role by themselves.
/// A class because it is constant and every string is held against it.
package final class ButtonLabels: Sendable {
  /// What stands on buttons only: Cancel, OK, Don’t Save.
  let onButtonsOnly: Set<String>
  /// What stands in menus too: Delete, Remove.
  let destructive: Set<String>
  /// Whether a text names an action; asked only where more than the text speaks for a button.
  let isAction: @Sendable (String) -> Bool
  private let known: Set<String>
  /// Whether a label begins with a byte, by byte.
  private let begins: [Bool]
  /// A bit for each number of bytes that a label has.
  private let lengths: UInt64

  package init(
    onButtonsOnly: Set<String> = [], destructive: Set<String> = [],
    isAction: @escaping @Sendable (String) -> Bool = { _ in false }
  ) {
    self.onButtonsOnly = onButtonsOnly
    self.destructive = destructive
    self.isAction = isAction
    known = onButtonsOnly.union(destructive).filter { $0.utf8.count < 64 }
    let first = Set(known.compactMap(\.utf8.first))
    begins = (0...UInt8.max).map(first.contains)
    lengths = known.reduce(0) { $0 | 1 << UInt64($1.utf8.count) }
  }

  /// Whether a text is one of those that tell something by themselves.
  func holds(_ text: String) -> Bool {
    mayHold(text.utf8.span) && known.contains(text)
  }

  /// Whether some bytes may be one of them. Few texts begin like a label and are as long as one: the others are not
  /// looked up.
  func mayHold(_ text: Span<UInt8>) -> Bool {
    text.count > 0 && text.count < 64 && lengths >> UInt64(text.count) & 1 == 1
      && begins[Int(text[0])]
  }
}
