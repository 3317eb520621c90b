import CopyModel

/// Reads groups of literals into a tree: PHP's arrays, JavaScript's objects. A damaged entry becomes a flaw; reading goes on
/// at the next line that looks like one.
struct LiteralParser {
  var cursor: LiteralCursor
  var tree = TextTree()
  private(set) var flaws: [(range: Range<Int>, message: String)] = []
  /// How many bytes of entries that were given up may still be looked at again.
  private var patience: Int
  private var hasToldEnd = false
  /// Whether a group takes in what is in another: `...en`.
  var isPartial = false
  let dialect: LiteralDialect

  /// How deep groups may lie in one another.
  private static let mostLevels = 64

  init(_ bytes: [UInt8], _ dialect: LiteralDialect) {
    cursor = LiteralCursor(bytes, dialect)
    self.dialect = dialect
    patience = bytes.count * 4 + 4096
  }

  mutating func report(_ start: Int, _ end: Int, _ message: String) {
    flaws.append((start..<min(max(end, start + 1), cursor.bytes.count), message))
  }

  /// Goes on at the next line that looks like an entry, behind what cannot be read.
  mutating func recover(from start: Int, _ failure: LiteralCursor.Failure) {
    report(start, failure.offset, failure.message)
    let next = cursor.nextEntry(after: start)
    patience -= max(0, cursor.index - next) + 1
    cursor.index = patience > 0 ? next : cursor.bytes.count
    if patience <= 0 { tellEnd(start, "What stands behind this in the file is not checked.") }
  }

  private mutating func tellEnd(_ start: Int, _ message: String) {
    if !hasToldEnd { report(start, start + 1, message) }
    hasToldEnd = true
  }

  /// What closes the group that opens here, behind its opening bracket; nil where none opens.
  private mutating func takeOpening(isList: inout Bool) -> String? {
    isList = dialect == .php || cursor.isAt("[")
    switch dialect {
    case .php:
      if cursor.take("[") { return "]" }
      var ahead = cursor
      guard ahead.word()?.lowercased() == "array" else { return nil }
      ahead.skipGap()
      guard ahead.take("(") else { return nil }
      cursor = ahead
      return ")"
    case .script:
      if cursor.take("{") { return "}" }
      return cursor.take("[") ? "]" : nil
    }
  }

  /// Reads a value and makes a node of it. What is no literal is passed over. With `isKey`, PHP's `=>` ends it.
  mutating func value(
    _ name: String, depth: Int = 0, isKey: Bool = false
  ) throws(LiteralCursor.Failure) -> Int {
    let start = cursor.index
    var isList = false
    if let closing = takeOpening(isList: &isList) {
      guard depth < Self.mostLevels else {
        tellEnd(
          start, "Groups lie too deep in one another here. What is in this one is not checked.")
        cursor.index = start
        try cursor.passGroup()
        return tree.make(name, .other, at: start..<cursor.index)
      }
      let node = tree.make(name, .group, at: start..<start + 1)
      members(of: node, closing, from: start, isList: isList, depth: depth + 1)
      return try whole(node, from: start, isKey: isKey, depth)
    }
    if let text = try text() {
      let node = tree.make(name, .text(text.text, text.range, text.notation), at: text.range)
      return try whole(node, from: start, isKey: isKey, depth)
    }
    cursor.index = start
    var ahead = cursor
    let called = dialect == .script ? ahead.word() : nil
    ahead.passType()
    let end = ahead.index
    try cursor.passExpression(isKey: isKey, isStatement: depth == 0)
    let isName = cursor.bytes.span.gapEnd(from: end, in: dialect) >= cursor.index
    return tree.make(
      name, isName ? called.map { .reference($0) } ?? .other : .other, at: start..<start)
  }

  /// The node of a value that ends here; of one that goes on, the node of the whole, which is no literal.
  private mutating func whole(
    _ node: Int, from start: Int, isKey: Bool, _ depth: Int
  ) throws(LiteralCursor.Failure) -> Int {
    cursor.passType()
    let end = cursor.index
    cursor.skipGap()
    guard cursor.isAtOperator else {
      cursor.index = end
      return node
    }
    try cursor.passExpression(isKey: isKey, isStatement: depth == 0)
    return tree.make(tree[node].name, .other, at: start..<start)
  }

  /// A text of one literal or of several that are joined; nil where it is not all literal.
  private mutating func text() throws(LiteralCursor.Failure) -> (
    text: String, range: Range<Int>, notation: StoredText.Notation
  )? {
    let start = cursor.index
    if let (literal, notation) = try cursor.heredoc() {
      cursor.index = literal.end
      guard literal.isPlain else { return nil }
      let written = cursor.bytes.span.extracting(literal.inside)
      return (WrittenText.decode(written, as: notation), literal.inside, notation)
    }
    guard cursor.isAtQuote else { return nil }
    let first = try cursor.literal()
    let quote = cursor.bytes[start]
    var (isPlain, end, isJoined) = (first.isPlain, first.end, false)
    while true {
      cursor.index = end
      cursor.skipGap()
      guard cursor.bytes.span.has(dialect.joint, at: cursor.index) else { break }
      cursor.index += 1
      cursor.skipGap()
      guard cursor.isAtQuote else {
        isPlain = false
        break
      }
      let next = try cursor.literal()
      isJoined = true
      isPlain = isPlain && next.isPlain
      end = next.end
    }
    cursor.index = end
    guard isPlain else { return nil }
    let notation: StoredText.Notation =
      isJoined ? .joined(dialect) : .quoted(dialect.style(of: quote))
    let range = isJoined ? start..<end : first.inside
    let written = cursor.bytes.span.extracting(range)
    return (WrittenText.decode(written, as: notation), range, notation)
  }

  /// Reads the members of a group up to what closes it.
  private mutating func members(
    of group: Int, _ closing: String, from opening: Int, isList: Bool, depth: Int
  ) {
    var (count, last): (Int, Int?) = (0, nil)
    while true {
      let (trailing, comment) = cursor.comments()
      if let trailing, let last { tree.setComment(trailing, of: last) }
      if cursor.take(closing) { return }
      let start = cursor.index
      guard !cursor.isAtEnd else {
        return tellEnd(opening, "The bracket that opens here never closes. Add “\(closing)”.")
      }
      if cursor.take(",") { continue }
      do throws(LiteralCursor.Failure) {
        let before = count
        last = try member(isList: isList, number: &count, depth: depth)
        if let comment, let last { tree.setComment(comment, of: last) }
        let end = cursor.index
        let (trailing, _) = cursor.comments()
        if let trailing, let last { tree.setComment(trailing, of: last) }
        let isWhole = cursor.isAt(",") || cursor.isAt(closing) || cursor.isAtEnd
        // Of what goes on behind its text the end is not known; without a key it is nothing.
        let isCut = !isWhole && trailing == nil && !cursor.isLineEnd(end)
        if let last, isCut { tree.forget(last) }
        if let last, !isCut || count == before { tree.append(last, to: group) }
        guard isWhole else {
          throw LiteralCursor.Failure(
            offset: end,
            message: "A comma should stand here. Add it, or escape a quote inside the text.")
        }
      } catch {
        recover(from: start, error)
        last = nil
      }
    }
  }

  /// Reads a member of a group, and returns its node; nil where it has no name.
  private mutating func member(
    isList: Bool, number: inout Int, depth: Int
  ) throws(LiteralCursor.Failure) -> Int? {
    let start = cursor.index
    if cursor.take("...") {
      isPartial = true
      try cursor.passExpression()
      return nil
    }
    let node: Int
    if dialect == .php {
      node = try value("", depth: depth, isKey: true)
      cursor.skipGap()
    } else if isList {
      node = try value("", depth: depth)
    } else {
      return try property(depth: depth)
    }
    guard dialect == .php, cursor.take("=>") else {
      if cursor.index == start { throw unexpected(start) }
      tree.rename(node, to: String(number))
      number += 1
      return node
    }
    let name: String
    if case .text(let text, _, _) = tree[node].content {
      name = text
    } else {
      let key = cursor.bytes.span.extracting(start..<max(start, cursor.index - 2))
      name = String(copying: key).trimmed
      guard !name.isEmpty, !name.contains(where: \.isNewline) else { throw unexpected(start) }
      if let value = Int(name), value >= number { number = value + 1 }
    }
    cursor.skipGap()
    return try value(name, depth: depth)
  }

  /// Reads `name: value` of an object, or a function or variable that goes by its name.
  private mutating func property(
    depth: Int
  ) throws(LiteralCursor.Failure) -> Int? {
    let start = cursor.index
    var name: String?
    if cursor.isAtQuote {
      name = try text()?.text
    } else if cursor.isAt("[") {
      try cursor.passGroup()
    } else {
      name = cursor.name()
      while ["get", "set", "async"].contains(name) {
        cursor.skipGap()
        guard let inner = cursor.name() else { break }
        name = inner
      }
    }
    guard cursor.index > start else { throw unexpected(start) }
    cursor.skipGap()
    let node: Int
    if cursor.take(":") {
      cursor.skipGap()
      node = try value(name ?? "", depth: depth)
    } else if cursor.isAt(",") || cursor.isAt("}"), !dialect.isQuote(cursor.bytes[start]) {
      node = tree.make(name ?? "", .reference(name ?? ""), at: start..<start)
    } else if cursor.isAt("("),
      !dialect.isQuote(cursor.bytes[start])
    {
      try cursor.passExpression()
      node = tree.make(name ?? "", .other, at: start..<start)
    } else {
      throw LiteralCursor.Failure(
        offset: cursor.index, message: "“:” is missing behind the name. Add it before the value.")
    }
    return name == nil ? nil : node
  }

  private func unexpected(_ start: Int) -> LiteralCursor.Failure {
    LiteralCursor.Failure(
      offset: start + 1, message: "Here a key with its text should stand. Correct or remove this.")
  }
}

extension LiteralParser {
  /// The text of a key between brackets, or a number; nil where anything else stands.
  mutating func key() throws(LiteralCursor.Failure) -> String? {
    if let text = try text() { return text.text }
    let start = cursor.index
    while let byte = cursor.bytes.span.byte(at: cursor.index), byte.isASCIIDigit {
      cursor.index += 1
    }
    return cursor.index > start
      ? String(copying: cursor.bytes.span.extracting(start..<cursor.index)) : nil
  }
}
