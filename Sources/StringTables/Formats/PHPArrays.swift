import CopyModel

extension TableFormat {
  /// PHP files that return an array of texts, as Laravel's `lang/ko/messages.php`, or fill one, as CodeIgniter's
  /// `$lang['key'] = '…';` (PHP manual, “Arrays” and “Strings”). They are read as data and never run.
  package static let php = TableFormat(
    name: "php", extensions: ["php"], languages: .one, isEveryday: true, mayBeSettings: true,
    isAmongCode: true
  ) { file, context in
    var reader = PHPReader(file.bytes)
    reader.read()
    return reader.parser.content(
      in: &file, context, root: reader.hasTable ? TextTree.root : nil)
  }
}

/// Finds the arrays of a PHP file that are its table. Every other statement is passed over.
private struct PHPReader {
  private(set) var parser: LiteralParser
  /// Whether any array is returned or filled.
  private(set) var hasTable = false

  init(_ bytes: [UInt8]) {
    parser = LiteralParser(bytes, .php)
  }

  mutating func read() {
    guard let start = opening else { return }
    parser.cursor.index = start
    var last: Int?
    while true {
      let (trailing, leading) = parser.cursor.comments()
      if let trailing, let last { parser.tree.setComment(trailing, of: last) }
      last = nil
      guard !parser.cursor.isAtEnd, !parser.cursor.isAt("?>") else { return }
      let start = parser.cursor.index
      do throws(LiteralCursor.Failure) {
        last = try readStatement()
        if let leading, let last { parser.tree.setComment(leading, of: last) }
      } catch {
        if hasTable {
          parser.recover(from: start, error)
        } else {
          parser.cursor.index = parser.cursor.bytes.span.lineStart(behind: start)
        }
      }
      // A bracket that nothing opened.
      if parser.cursor.index == start { parser.cursor.index += 1 }
    }
  }

  /// Where the code begins, behind `<?php`.
  private var opening: Int? {
    let text = parser.cursor.bytes.span
    var index = 0
    if text.has("#!", at: 0) { index = text.lineStart(behind: 0) }
    while index < text.count, text[index] <= 0x20 { index += 1 }
    if text.has(inAnyCase: "<?php", at: index) { return index + 5 }
    return text.has("<? ", at: index) || text.has("<?\n", at: index) ? index + 2 : nil
  }

  /// Reads a statement, and returns the node that it fills.
  private mutating func readStatement() throws(LiteralCursor.Failure) -> Int? {
    var ahead = parser.cursor
    let word = ahead.word() ?? ""
    var node: Int?
    if word.lowercased() == "return" {
      ahead.skipGap()
      parser.cursor = ahead
      try take(into: TextTree.root)
    } else if word.hasPrefix("$"), word.utf8.count > 1 {
      node = try readAssignment()
    }
    try passStatement()
    return node
  }

  /// `$lang = […];`, `$lang['key'] = '…';`
  private mutating func readAssignment() throws(LiteralCursor.Failure) -> Int? {
    _ = parser.cursor.word()
    var names: [(name: String, start: Int)] = []
    while true {
      parser.cursor.skipGap()
      guard parser.cursor.take("[") else { break }
      parser.cursor.skipGap()
      let start = parser.cursor.index
      guard let name = try parser.key() else { return nil }
      parser.cursor.skipGap()
      guard parser.cursor.take("]") else { return nil }
      names.append((name, start))
    }
    guard parser.cursor.isAt("="), !parser.cursor.isAt("==") else { return nil }
    parser.cursor.index += 1
    parser.cursor.skipGap()
    guard let last = names.popLast() else {
      try take(into: TextTree.root)
      return nil
    }
    var group = TextTree.root
    for (name, start) in names {
      group = parser.tree.group(name, in: group, at: start..<start)
    }
    let node = try parser.value(last.name)
    parser.tree.append(node, to: group)
    if parser.tree.isText(node) || parser.tree.isGroup(node) { hasTable = true }
    return node
  }

  /// Puts what an array holds into a group; of `array_merge($lang, […])` what all arrays hold.
  private mutating func take(into group: Int) throws(LiteralCursor.Failure) {
    var ahead = parser.cursor
    let word = ahead.word()?.lowercased() ?? ""
    ahead.skipGap()
    let isMerged = ["array_merge", "array_replace", "array_replace_recursive"].contains(word)
    if isMerged, ahead.take("(") { parser.cursor = ahead }
    repeat {
      parser.cursor.skipGap()
      let node = try parser.value("")
      if parser.tree.isGroup(node) {
        hasTable = true
        parser.tree.move(from: node, to: group)
      } else if isMerged {
        parser.isPartial = true
      }
      parser.cursor.skipGap()
    } while isMerged && parser.cursor.take(",")
  }

  /// Goes over a statement: up to its semicolon, or behind the block that it ends with.
  private mutating func passStatement() throws(LiteralCursor.Failure) {
    while true {
      try parser.cursor.passExpression(isStatement: true)
      if parser.cursor.take(";") || parser.cursor.isAtEnd { return }
      guard parser.cursor.take(",") || parser.cursor.take(")") || parser.cursor.take("]") else {
        return
      }
    }
  }
}
