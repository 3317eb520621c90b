import CopyModel

extension TableFormat {
  /// Modules of JavaScript and TypeScript that export objects of texts: `export default { … }`, `module.exports = { … }`
  /// (ECMA-262, section 16.2.3; Node.js, “CommonJS modules”). They are read as data and never run.
  package static let script = TableFormat(
    name: "module", extensions: ["js", "mjs", "cjs", "mts", "cts"], languages: .one,
    isEveryday: true, mayBeSettings: true, isAmongCode: true
  ) { file, context in
    var reader = ScriptReader(file.bytes)
    reader.read()
    let root = reader.root(context)
    return reader.parser.content(in: &file, context, root: root, named: reader.declared)
  }
}

/// Finds the objects that a module exports. Every other statement is passed over.
private struct ScriptReader {
  private(set) var parser: LiteralParser
  /// The objects that are declared, by their names.
  private(set) var declared: [String: Int] = [:]
  /// The names of `declared` in their order.
  private var names: [String] = []
  /// What is exported under names of its own, in order: names of `declared`.
  private var exported: [(name: String, declared: String)] = []
  /// What is exported as the module itself.
  private var whole: Int?

  init(_ bytes: [UInt8]) {
    parser = LiteralParser(bytes, .script)
  }

  mutating func read() {
    while true {
      parser.cursor.skipGap()
      guard !parser.cursor.isAtEnd else { return }
      let start = parser.cursor.index
      do throws(LiteralCursor.Failure) {
        try readStatement()
      } catch {
        parser.cursor.index = parser.cursor.bytes.span.lineStart(behind: start)
      }
      // A bracket that nothing opened.
      if parser.cursor.index == start { parser.cursor.index += 1 }
    }
  }

  private mutating func readStatement() throws(LiteralCursor.Failure) {
    var ahead = parser.cursor
    let word = ahead.word()
    ahead.skipGap()
    switch word {
    case "export":
      parser.cursor = ahead
      try readExport()
    case "const", "let", "var":
      parser.cursor = ahead
      try readDeclaration(isExported: false)
    case "module":
      guard ahead.take("."), ahead.word() == "exports" else { return try parser.cursor.passGroup() }
      parser.cursor = ahead
      try readMember()
    case "exports":
      parser.cursor = ahead
      try readMember()
    default: try parser.cursor.passGroup()
    }
  }

  private mutating func readExport() throws(LiteralCursor.Failure) {
    var ahead = parser.cursor
    let word = ahead.word()
    ahead.skipGap()
    switch word {
    case "default":
      parser.cursor = ahead
      try takeWhole()
    case "const", "let", "var":
      parser.cursor = ahead
      try readDeclaration(isExported: true)
    case nil where ahead.take("{"):
      parser.cursor = ahead
      readNames()
    default: break
    }
  }

  /// Takes a value for what the module is.
  private mutating func takeWhole() throws(LiteralCursor.Failure) {
    let node = try parser.value("")
    if parser.tree.isGroup(node) { whole = node }
    if case .reference(let name) = parser.tree[node].content { whole = declared[name] ?? node }
  }

  /// `{ ko, korean as ko, messages as default }`
  private mutating func readNames() {
    while true {
      parser.cursor.skipGap()
      guard let name = parser.cursor.word() else { return }
      parser.cursor.skipGap()
      var outer = name
      var ahead = parser.cursor
      if ahead.word() == "as" {
        ahead.skipGap()
        outer = ahead.word() ?? name
        parser.cursor = ahead
        parser.cursor.skipGap()
      }
      if outer == "default" { whole = declared[name] } else { exported.append((outer, name)) }
      guard parser.cursor.take(",") else { return }
    }
  }

  /// `= { … }` or `.ko = { … }` behind `module.exports`.
  private mutating func readMember() throws(LiteralCursor.Failure) {
    parser.cursor.skipGap()
    var name: String?
    if parser.cursor.take(".") {
      guard let word = parser.cursor.word() else { return }
      name = word == "default" ? nil : word
      parser.cursor.skipGap()
    }
    guard parser.cursor.isAt("="), !parser.cursor.isAt("==") else { return }
    parser.cursor.index += 1
    parser.cursor.skipGap()
    guard let name else { return try takeWhole() }
    let node = try parser.value(name)
    if parser.tree.isGroup(node) {
      declare(name, node)
      exported.append((name, name))
    }
  }

  /// `ko: Messages = { … }, …` behind `const`.
  private mutating func readDeclaration(isExported: Bool) throws(LiteralCursor.Failure) {
    repeat {
      parser.cursor.skipGap()
      guard let name = parser.cursor.word() else { return }
      parser.cursor.skipGap()
      if parser.cursor.take(":") { passAnnotation() }
      guard parser.cursor.isAt("="), !parser.cursor.isAt("=>"), !parser.cursor.isAt("==") else {
        return
      }
      parser.cursor.index += 1
      parser.cursor.skipGap()
      let node = try parser.value(name)
      if parser.tree.isGroup(node) {
        declare(name, node)
        if isExported { exported.append((name, name)) }
      }
      parser.cursor.skipGap()
    } while parser.cursor.take(",")
  }

  private mutating func declare(_ name: String, _ node: Int) {
    declared[name] = node
    names.append(name)
  }

  /// Goes over a type, up to the `=` behind it.
  private mutating func passAnnotation() {
    while !parser.cursor.isAtEnd, !parser.cursor.isAt(";") {
      parser.cursor.skipGap()
      if parser.cursor.isAt("="), !parser.cursor.isAt("=>") { return }
      parser.cursor.index += parser.cursor.isAt("=>") ? 2 : 1
    }
  }

  /// The group that is the table: what the module is, or all that it exports, or what it makes no more of than the
  /// languages of a library.
  mutating func root(_ context: ReadingContext) -> Int? {
    if let whole {
      if case .reference(let name) = parser.tree[whole].content { return declared[name] }
      return whole
    }
    let groups = exported.compactMap { name, inner in declared[inner].map { (name, $0) } }
    if groups.count == 1 { return groups[0].1 }
    if groups.isEmpty {
      return names.compactMap { declared[$0] }.first { holdsLanguages($0, context) }
    }
    let root = parser.tree.make("", .group, at: 0..<0)
    var taken: Set<Int> = []
    for (name, node) in groups where taken.insert(node).inserted {
      parser.tree.rename(node, to: name)
      parser.tree.append(node, to: root)
    }
    return root
  }

  /// Whether the members of an object are languages, the source's among them.
  private func holdsLanguages(_ node: Int, _ context: ReadingContext) -> Bool {
    let names = parser.tree.children(of: node).map { parser.tree[$0].name }
    return names.count > 1 && names.allSatisfy { LocaleTag(folding: $0) != nil }
      && names.contains { LocaleTag(folding: $0) == context.sourceLocale }
  }
}
