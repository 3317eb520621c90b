import CopyModel

extension TableFormat {
  /// TOML in one language a file or with the languages at the top, as go-i18n's `active.ko.toml` and Hugo's `i18n/ko.toml`
  /// (toml.io, version 1.0; go-i18n, “Message”).
  package static let toml = TableFormat(
    name: "toml", extensions: ["toml"], languages: .one, isEveryday: true, mayBeSettings: true,
    isAmongCode: true
  ) { file, context in
    var reader = TOMLReader(file.bytes)
    reader.read()
    return TextTreeReader.content(
      of: reader.tree, flaws: reader.flaws, in: &file, context, metadata: TOMLReader.metadata)
  }
}

/// Reads the tables and keys of a TOML file into a tree. A damaged line becomes a flaw; reading goes on at the next one.
private struct TOMLReader {
  /// What go-i18n keeps beside the forms of a message.
  static let metadata: Set = ["id", "hash", "description", "leftDelim", "rightDelim"]

  private(set) var tree = TextTree()
  private(set) var flaws: [(range: Range<Int>, message: String)] = []
  private let bytes: [UInt8]
  private var index = 0
  /// The table that is open.
  private var section = TextTree.root
  /// How many tables each name of `[[name]]` has.
  private var counts: [String: Int] = [:]
  private var patience: Int

  private typealias Failure = LiteralCursor.Failure
  private static let mostLevels = 64

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    patience = bytes.count * 4 + 4096
  }

  mutating func read() {
    var comment: [String] = []
    while index < bytes.count {
      let line = index
      index = bytes.span.blankEnd(from: index)
      if index == bytes.count { return }
      if bytes[index].isLineBreak || bytes[index] == 0 {
        comment = []
        index += 1
        continue
      }
      if bytes[index] == UInt8(ascii: "#") {
        comment.append(takeComment())
        index = bytes.span.lineStart(behind: index)
        continue
      }
      do throws(Failure) {
        if bytes[index] == UInt8(ascii: "[") {
          try readHeader()
          try endLine(of: nil)
        } else {
          let node = try readPair(in: section, depth: 0)
          if !comment.isEmpty { tree.setComment(comment.joined(separator: "\n"), of: node) }
          try endLine(of: node)
        }
      } catch {
        flaws.append((line..<min(max(error.offset, line + 1), bytes.count), error.message))
        let next = nextEntry(after: line)
        patience -= max(0, index - next) + 1
        index = patience > 0 ? next : bytes.count
      }
      comment = []
    }
  }

  /// What a comment says, up to the end of its line.
  private mutating func takeComment() -> String {
    let start = index + 1
    index = bytes.span.lineEnd(from: start)
    return String(copying: bytes.span.extracting(start..<index)).trimmed
  }

  /// Nothing but a comment may follow on a line.
  private mutating func endLine(of node: Int?) throws(Failure) {
    index = bytes.span.blankEnd(from: index)
    guard index < bytes.count else { return }
    if bytes[index] == UInt8(ascii: "#") {
      let comment = takeComment()
      if let node { tree.setComment(comment, of: node) }
    }
    guard index == bytes.count || bytes[index].isLineBreak else {
      if let node { tree.forget(node) }
      throw Failure(
        offset: index + 1,
        message: "Nothing should follow here. Escape a quote inside the text, or remove this.")
    }
    index = bytes.span.lineStart(behind: index)
  }

  /// `[a.b]` or `[[a.b]]`
  private mutating func readHeader() throws(Failure) {
    let start = index
    let isList = bytes.span.has("[[", at: index)
    index += isList ? 2 : 1
    var names = try readKey()
    guard bytes.span.has(isList ? "]]" : "]", at: index) else {
      throw Failure(offset: index, message: "“]” is missing behind the table’s name. Add it.")
    }
    index += isList ? 2 : 1
    if isList {
      let name = names.joined(separator: ".")
      names.append(String(counts[name, default: 0]))
      counts[name, default: 0] += 1
    }
    section = tree.group(names.removeFirst(), in: TextTree.root, at: start..<index)
    if !names.isEmpty {
      section = tree.group(names.joined(separator: "."), in: section, at: start..<index)
    }
  }

  /// A key with the dots in it: `a."b c".d`.
  private mutating func readKey() throws(Failure) -> [String] {
    var names: [String] = []
    repeat {
      index = bytes.span.blankEnd(from: index)
      let start = index
      if let text = try TOMLText(in: bytes.span, at: index) {
        names.append(text.text)
        index = text.end
      } else {
        while index < bytes.count, bytes[index].isBareKey { index += 1 }
        guard index > start else {
          throw Failure(offset: index + 1, message: "Here a key should stand: key = \"text\".")
        }
        names.append(String(copying: bytes.span.extracting(start..<index)))
      }
      index = bytes.span.blankEnd(from: index)
      guard bytes.span.has(".", at: index) else { break }
      index += 1
    } while true
    return names
  }

  private mutating func readPair(in group: Int, depth: Int) throws(Failure) -> Int {
    let start = index
    var names = try readKey()
    guard bytes.span.has("=", at: index) else {
      throw Failure(offset: index, message: "“=” is missing behind the key. Add it.")
    }
    index = bytes.span.blankEnd(from: index + 1)
    let name = names.removeLast()
    var parent = group
    if !names.isEmpty {
      parent = tree.group(names.joined(separator: "."), in: group, at: start..<index)
    }
    return try readValue(name, in: parent, depth: depth)
  }

  /// Reads a value into a group, and returns its node.
  private mutating func readValue(
    _ name: String, in group: Int, depth: Int
  ) throws(Failure) -> Int {
    let start = index
    let node: Int
    if let text = try TOMLText(in: bytes.span, at: index) {
      index = text.end
      node = tree.make(name, .text(text.text, text.range, text.notation), at: text.range)
      tree.append(node, to: group)
      return node
    }
    guard index < bytes.count else {
      throw Failure(
        offset: index, message: "The text is missing behind “=”. Add it between quotes.")
    }
    let isTable = bytes[index] == UInt8(ascii: "{")
    guard isTable || bytes[index] == UInt8(ascii: "[") else {
      while index < bytes.count, !",]}#\n\r".utf8.contains(bytes[index]) { index += 1 }
      guard index > start else {
        throw Failure(
          offset: index + 1, message: "The text is missing behind “=”. Add it between quotes.")
      }
      node = tree.make(name, .other, at: start..<start)
      tree.append(node, to: group)
      return node
    }
    guard depth < Self.mostLevels else {
      index = bytes.count
      throw Failure(
        offset: start + 1,
        message: "Values lie too deep in one another here. The rest is not checked.")
    }
    node = tree.make(name, .group, at: start..<start + 1)
    tree.append(node, to: group)
    try readMembers(of: node, isTable: isTable, depth: depth + 1)
    return node
  }

  /// Reads what stands between braces or brackets.
  private mutating func readMembers(of node: Int, isTable: Bool, depth: Int) throws(Failure) {
    let closing = UInt8(ascii: isTable ? "}" : "]")
    let opening = index
    index += 1
    var count = 0
    while true {
      skipGap()
      guard index < bytes.count else {
        throw Failure(
          offset: opening + 1, message: "The bracket that opens here never closes. Close it.")
      }
      if bytes[index] == closing { break }
      if bytes[index] == UInt8(ascii: ",") {
        index += 1
        continue
      }
      if isTable {
        _ = try readPair(in: node, depth: depth)
      } else {
        _ = try readValue(String(count), in: node, depth: depth)
        count += 1
      }
      skipGap()
      guard index < bytes.count, bytes[index] == closing || bytes[index] == UInt8(ascii: ",") else {
        throw Failure(offset: index + 1, message: "A comma should stand here. Add it.")
      }
    }
    index += 1
  }

  /// Goes over spaces, line breaks and comments.
  private mutating func skipGap() {
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "#") {
        index = bytes.span.lineEnd(from: index)
      } else if bytes[index].isYAMLSpace {
        index += 1
      } else {
        return
      }
    }
  }

  /// Where the next line begins, behind the one of `start`, that looks like a key or a table.
  private func nextEntry(after start: Int) -> Int {
    let text = bytes.span
    var line = text.lineStart(behind: start)
    while line < text.count {
      var end = text.blankEnd(from: line)
      if text.has("[", at: end) { return line }
      let first = end
      while end < text.count, text[end].isBareKey || ".\"' ".utf8.contains(text[end]) { end += 1 }
      if end > first, text.has("=", at: end) { return line }
      line = text.lineStart(behind: line)
    }
    return text.count
  }
}

extension UInt8 {
  /// Whether a key without quotes may hold the byte. Other letters than English ones are let pass.
  fileprivate var isBareKey: Bool { isASCIIWord || self == UInt8(ascii: "-") || self >= 0x80 }
}
