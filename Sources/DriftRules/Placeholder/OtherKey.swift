import CopyModel
import RuleKit

extension TextPair {
  /// A key that the translation has in place of another: Ctrl for Shift.
  func otherKey(
    _ added: [LatinWord], for gone: [LatinWord]
  ) -> (LatinWord, LatinWord)? {
    guard let lost = gone.first(where: { KeyName($0.name) != nil }),
      let word = added.first(where: { KeyName($0.name) != nil })
    else { return nil }
    let own = Set(source.latinWordRanges.compactMap { KeyName(source.text(in: $0)) })
    let theirs = Set(target.latinWordRanges.compactMap { KeyName(target.text(in: $0)) })
    guard let key = KeyName(lost.name), let other = KeyName(word.name), !theirs.contains(key),
      !own.contains(other)
    else { return nil }
    return (lost, word)
  }

  /// The first symbol of a key that only the source has, where the translation has another: ⌥ for ⌘.
  var changedKeySymbol: (name: String, source: Range<Int>, target: Range<Int>)? {
    let theirs = target.keySymbols
    guard !theirs.isEmpty, case let own = source.keySymbols,
      let lost = own.first(where: { key in !theirs.contains { $0.name == key.name } }),
      let added = theirs.first(where: { key in !own.contains { $0.name == key.name } })
    else { return nil }
    return (lost.name, lost.range, added.range)
  }
}

/// A key of a keyboard, whatever it is called.
enum KeyName {
  case control, alt, shift, command, enter, tab, escape, backspace

  init?(_ name: String) {
    switch name {
    case "Ctrl", "CTRL", "Control", "ctrl", "⌃": self = .control
    case "Alt", "ALT", "Option", "Opt", "alt", "⌥": self = .alt
    case "Shift", "SHIFT", "shift", "⇧": self = .shift
    case "Command", "Cmd", "CMD", "cmd", "⌘": self = .command
    case "Enter", "Return", "ENTER", "enter": self = .enter
    case "Tab", "TAB", "tab": self = .tab
    case "Esc", "Escape", "ESC", "esc": self = .escape
    case "Backspace": self = .backspace
    default: return nil
    }
  }

  /// Whether two names are those of one key: Escape, Esc.
  static func isOne(_ name: String, _ other: String) -> Bool {
    KeyName(name).map { $0 == KeyName(other) } ?? false
  }
}
