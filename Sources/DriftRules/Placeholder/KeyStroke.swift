import CopyModel
import RuleKit

/// Keys that are pressed together, as a text writes them: Ctrl+S, Shift + F5.
struct KeyStroke {
  /// As they are written, the one that the others change last.
  let keys: [String]
  let range: Range<Int>

  /// Whether it may be the same as another. A name that no list has may be that of any key: Strg, 엔터.
  fileprivate func mayBe(_ other: KeyStroke) -> Bool {
    guard keys.count == other.keys.count, let key = keys.last, let answer = other.keys.last,
      Self.mayBe(key, answer)
    else { return false }
    let names = keys.dropLast().compactMap { KeyName($0) }
    let answers = other.keys.dropLast().compactMap { KeyName($0) }
    let areKnown = names.count == keys.count - 1 && answers.count == names.count
    return !areKnown || Set(names) == Set(answers)
  }

  private static func mayBe(_ key: String, _ other: String) -> Bool {
    let (name, answer) = (key.lowercased(), other.lowercased())
    // Del is Delete.
    if name.count > 1, answer.count > 1, name.hasPrefix(answer) || answer.hasPrefix(name) {
      return true
    }
    if name == answer || KeyName.isOne(key, other) { return true }
    return !isKnown(key) || !isKnown(other)
  }

  /// Keys that are pressed with others and whose names are words in texts besides.
  private static let editing: Set<String> = [
    "Del", "Delete", "Down", "End", "Home", "Ins", "Insert", "Left", "PageDown", "PageUp", "Right",
    "Space", "Up",
  ]

  /// Whether it can be no other key: a letter, a digit, F5 or a name of `KeyName`.
  private static func isKnown(_ key: String) -> Bool {
    let bytes = key.utf8
    guard let first = bytes.first, first < 0x80 else { return false }
    return bytes.count == 1 || KeyName(key) != nil || editing.contains(key)
      || (2...3).contains(bytes.count) && first | 0x20 == UInt8(ascii: "f")
        && bytes.dropFirst().allSatisfy(\.isASCIIDigit)
  }
}

extension TextPair {
  /// The most key strokes that are held against each other: time stays linear.
  private static var mostKeyStrokes: Int { 64 }

  /// Keys of the source that the translation has not, and that it has others for: Ctrl+D for Ctrl+S.
  var changedKeyStroke: LiteralChange? {
    guard source.mayHaveKeyStrokes, target.mayHaveKeyStrokes else { return nil }
    let own = source.keyStrokes
    guard !own.isEmpty, case let theirs = target.keyStrokes,
      max(own.count, theirs.count) <= Self.mostKeyStrokes,
      let lost = own.first(where: { !theirs.contains(where: $0.mayBe) }),
      let other = theirs.first(where: { !own.contains(where: $0.mayBe) })
    else { return nil }
    return change(of: lost.range, in: other.range, confidence: 0.9)
  }
}

extension AnalyzedText {
  fileprivate var mayHaveKeyStrokes: Bool {
    bytes.contains(UInt8(ascii: "+")) || bytes.contains(UInt8(ascii: "-"))
  }

  /// The keys that are joined by a plus sign, or by a hyphen behind one that only changes others.
  fileprivate var keyStrokes: [KeyStroke] {
    let text = string.utf8.span
    var (found, index): ([KeyStroke], Int) = ([], 0)
    while index < text.count {
      guard let first = text.key(at: index) else {
        index += text.scalar(at: index).length
        continue
      }
      index = first.upperBound
      let isModifier = Modifiers.has(self.text(in: first))
      guard isModifier || first.count > 1,
        !placeholders.contains(where: { $0.range.overlaps(first) })
      else { continue }
      var keys = [first]
      while let next = text.nextKey(behind: index, joinedByHyphen: isModifier) {
        keys.append(next)
        index = next.upperBound
      }
      guard keys.count > 1 else { continue }
      found.append(
        KeyStroke(
          keys: keys.map { self.text(in: $0) }, range: first.lowerBound..<index))
    }
    // “C++” and “name+size” are none; what a translation calls a key that changes others nobody knows.
    return found.filter { Modifiers.has($0.keys[0]) || $0.keys[0].first?.isLowercase != true }
  }
}

private enum Modifiers {
  static func has(_ name: String) -> Bool {
    switch KeyName(name) {
    case .control, .alt, .shift, .command: true
    default: ["Win", "Super", "Meta", "Fn"].contains(name)
    }
  }
}

extension Span<UInt8> {
  /// What may name a key: its sign, letters and digits of ASCII, or those of another script.
  fileprivate func key(at start: Int) -> Range<Int>? {
    if has("⌘", at: start) || has("⌥", at: start) || has("⇧", at: start) || has("⌃", at: start) {
      return start..<start + 3
    }
    guard start < count, hasLetter(at: start), !hasLetter(before: start) || self[start] < 0x80
    else {
      return nil
    }
    let isASCII = self[start] < 0x80
    if isASCII, start > 0, self[start - 1].isASCIIWord { return nil }
    var end = start
    while end < count, (self[end] < 0x80) == isASCII, hasLetter(at: end) {
      end += scalar(at: end).length
    }
    return start..<end
  }

  /// The key behind a plus sign that stands at a place, with a space on both sides of it or none.
  fileprivate func nextKey(behind index: Int, joinedByHyphen: Bool) -> Range<Int>? {
    if joinedByHyphen, has("-", at: index) { return key(at: index + 1) }
    let isSpaced = has(" + ", at: index)
    guard isSpaced || has("+", at: index) else { return nil }
    return key(at: index + (isSpaced ? 3 : 1))
  }
}
