import CopyModel
import Yams

extension YAMLWalk {
  /// The text of a scalar as the file has it.
  struct Text {
    var text: String
    var range: Range<Int>
    var notation: StoredText.Notation
    var anchor: String?
  }

  /// Reads a scalar. `indentation` is that of the key or the `-` that it belongs to.
  mutating func read(_ scalar: Node.Scalar, indentation: Int) -> Text {
    let (start, anchor) = properties(at: offset(of: scalar.mark))
    let found = YAMLScalar(scalar, at: start, indentation: indentation, in: copy.span)
    let written = original.span.extracting(found.range)
    let isAsSeen = written.isEqual(to: copy.span.extracting(found.range)) || !found.isExact
    return Text(
      text: isAsSeen ? scalar.string : WrittenText.decode(written, as: found.notation),
      range: found.range, notation: found.notation, anchor: anchor)
  }

  /// Reads a key, which may have lost its colon.
  mutating func read(key: Node.Scalar) -> Text {
    var name = read(key, indentation: 0)
    if let range = mendedKeys[name.range.lowerBound] {
      name.text = String(copying: original.span.extracting(range)).trimmed
    }
    return name
  }

  /// Adds the leaf that a scalar is, or those that an alias stands for. Returns the scalar's anchor.
  mutating func add(
    _ scalar: Node.Scalar, at path: String, indentation: Int, comment: String?
  ) -> String? {
    let found = read(scalar, indentation: indentation)
    if let alias = alias(found, scalar), anchors[alias] != nil {
      repeatLeaves(of: alias, at: path)
      return found.anchor
    }
    guard scalar.isText else { return found.anchor }
    noteTruthValue(scalar, at: found.range)
    if let first = firstMark(found, scalar) {
      flaws.append(
        YAMLFlaw(
          range: found.range,
          message:
            "A text that starts with “\(first)” must stand between quotation marks. Add them."
        ))
    }
    leaves.append(
      YAMLLeaf(
        root: root, path: path, text: found.text, comment: comment, range: found.range,
        notation: found.notation))
    return found.anchor
  }

  /// Notes a bare `yes`, `no`, `on` or `off`, which Ruby reads as true or false (YAML 1.1, “Boolean Language-Independent
  /// Type”). `true` and `false` are meant so.
  mutating func noteTruthValue(_ scalar: Node.Scalar, at range: Range<Int>) {
    guard scalar.style == .plain, range.count <= 3,
      ["yes", "no", "on", "off"].contains(scalar.string.lowercased())
    else { return }
    let value = ["yes", "on"].contains(scalar.string.lowercased())
    truthValues.append(
      YAMLFlaw(
        range: range, confidence: 0.9,
        message:
          "Ruby reads a bare “\(scalar.string)” as \(value), so the text is not found or not shown. Put it between quotation marks."
      ))
  }

  /// The mark of YAML that a plain text starts with and may not; it was painted over.
  private func firstMark(_ found: Text, _ scalar: Node.Scalar) -> Character? {
    guard scalar.style == .plain, let index = found.range.first, original[index] != copy[index]
    else { return nil }
    let isMark = original[index] < 0x80 && original[index].isYAMLMark
    return isMark ? Character(Unicode.Scalar(original[index])) : nil
  }

  /// The anchor at an offset.
  func anchor(at offset: Int) -> String? { properties(at: offset).anchor }

  /// Steps over `&anchor` and `!tag`, with the space behind them.
  private func properties(at start: Int) -> (text: Int, anchor: String?) {
    let text = copy.span
    var index = start
    var anchor: String?
    while index < text.count, text[index] == UInt8(ascii: "&") || text[index] == UInt8(ascii: "!") {
      let first = index + 1
      while index < text.count, !text[index].isYAMLSpace { index += 1 }
      if text[first - 1] == UInt8(ascii: "&") {
        anchor = String(copying: text.extracting(min(first, index)..<index))
      }
      while index < text.count, text[index].isYAMLSpace || text[index] == UInt8(ascii: "#") {
        if text[index] == UInt8(ascii: "#") {
          while index < text.count, text.lineBreakLength(at: index) == 0 { index += 1 }
        } else {
          index += 1
        }
      }
    }
    return (index, anchor)
  }

  /// The lines of comment right above the line that a key or a `- ` starts.
  func comment(above offset: Int) -> String? {
    let text = original.span
    var start = offset
    while start > 0, text.lineBreakLength(at: start - 1) == 0 {
      start -= 1
      let isLayout = [0x20, 0x09, UInt8(ascii: "-"), UInt8(ascii: "\""), UInt8(ascii: "'")]
        .contains(text[start])
      guard isLayout else { return nil }
    }
    var lines: [String] = []
    while start > 0 {
      let end = start - (text.has("\r\n", at: start - 2) ? 2 : 1)
      var line = end
      while line > 0, text.lineBreakLength(at: line - 1) == 0 { line -= 1 }
      var first = text.blankEnd(from: line)
      guard first < end, text[first] == UInt8(ascii: "#") else { break }
      while first < end, text[first] == UInt8(ascii: "#") { first += 1 }
      lines.append(String(copying: text.extracting(first..<end)).trimmed)
      start = line
    }
    let comment = lines.reversed().joined(separator: "\n").trimmed
    return comment.isEmpty ? nil : comment
  }
}
