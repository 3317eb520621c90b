import CopyModel

extension TableFormat {
  /// Mozilla's Fluent in one language (projectfluent.org, Fluent Syntax 1.0).
  static let fluent = TableFormat(name: "fluent", extensions: ["ftl"], languages: .one) {
    file, _ in
    var reader = FluentReader(file: file)
    reader.read()
    file = reader.file
    return reader.content
  }
}

/// Reads one `.ftl` file. What is no entry becomes an issue; reading goes on at the next line that starts one.
private struct FluentReader {
  var file: TableFile
  var content = TableContent()
  private var syntax: FluentSyntax
  /// The lines of comment right above the next entry.
  private var comment: [String] = []

  init(file: TableFile) {
    self.file = file
    syntax = FluentSyntax(file.bytes)
  }

  mutating func read() {
    while syntax.index < syntax.bytes.count {
      let start = syntax.index
      syntax.skipSpaces()
      if syntax.isAtLineEnd {
        comment = []
        nextLine()
      } else if syntax.isAt("#"), syntax.index == start {
        readComment()
      } else if isConflictMarker(at: start) {
        nextLine()
        content.issues.append(
          file.issue(
            .conflictMarker, start..<file.lineEnd(from: start),
            "A merge conflict was left in the file. Keep one side and delete the markers."))
      } else {
        syntax.index = start
        readEntry()
        comment = []
      }
    }
  }

  private mutating func nextLine() {
    let end = file.lineEnd(from: syntax.index)
    syntax.index = end + max(syntax.bytes.span.lineBreakLength(at: end), 1)
  }

  /// `# about the next entry`, `## about a group`, `### about the file`.
  private mutating func readComment() {
    let start = syntax.index
    var text = start
    while syntax.bytes.span.has("#", at: text) { text += 1 }
    if text - start == 1 {
      comment.append(file.text(text..<file.lineEnd(from: text)).trimmed)
    } else {
      comment = []
    }
    nextLine()
  }

  private func isConflictMarker(at start: Int) -> Bool {
    ["<<<<<<< ", "=======", ">>>>>>> "].contains { syntax.bytes.span.has($0, at: start) }
  }

  /// Reports what an entry or attribute that starts at `start` ends in, and goes to the next that can be read.
  ///
  /// Attributes of an entry without a name are lost with it.
  private mutating func report(_ error: FluentError, from start: Int, hasName: Bool = true) {
    content.issues.append(
      file.issue(
        .unreadableEntry, error.offset..<file.lineEnd(from: error.offset), error.message))
    syntax.index = start
    repeat { nextLine() } while !isEntryStart && !(hasName && isAttributeStart)
  }

  /// Whether an entry or a comment starts at the cursor, or the file ends there.
  private var isEntryStart: Bool {
    syntax.index >= syntax.bytes.count || syntax.current.isFluentLetter
      || syntax.isAt("-") || syntax.isAt("#") || isConflictMarker(at: syntax.index)
  }

  /// Whether an attribute starts on the line at the cursor.
  private var isAttributeStart: Bool {
    var line = syntax
    line.skipSpaces()
    return line.take(".") && line.current.isFluentLetter
  }

  /// A message or a term with its attributes. A damaged one of them leaves the others.
  private mutating func readEntry() {
    let start = syntax.index
    do throws(FluentError) {
      let key = try readKey()
      let count = content.entries.count + content.issues.count
      readText(of: key, from: start)
      while isAttributeNext() { readAttribute(of: key) }
      if content.entries.count + content.issues.count == count {
        throw FluentError(
          offset: start, message: "“\(key.excerpt)” has no text. Write one, or {\"\"}.")
      }
    } catch {
      report(error, from: start, hasName: false)
    }
  }

  /// The name of an entry and its `=`.
  private mutating func readKey() throws(FluentError) -> String {
    let isTerm = syntax.take("-")
    guard let name = syntax.identifier() else {
      throw syntax.failure("Here an entry should start: name = text.")
    }
    let key = (isTerm ? "-" : "") + name
    syntax.skipSpaces()
    guard syntax.take("=") else {
      throw syntax.failure("“=” is missing behind “\(key.excerpt)”. Add it.")
    }
    return key
  }

  /// The text behind the `=` of an entry, which may have attributes alone.
  private mutating func readText(of key: String, from start: Int) {
    do throws(FluentError) {
      let pattern = try syntax.pattern()
      try expectLineEnd()
      if let pattern { add(pattern, key: key, variation: []) }
    } catch {
      report(error, from: start)
    }
  }

  /// Goes to the attribute that comes next, behind blank lines; stays where it is when there is none.
  private mutating func isAttributeNext() -> Bool {
    let end = syntax.index
    syntax.skipBlank()
    if syntax.isAt(".") { return true }
    syntax.index = end
    return false
  }

  /// `.title = …`.
  private mutating func readAttribute(of key: String) {
    let start = syntax.index
    do throws(FluentError) {
      _ = syntax.take(".")
      guard let name = syntax.identifier() else {
        throw syntax.failure("The name of an attribute should stand behind “.”.")
      }
      syntax.skipSpaces()
      guard syntax.take("=") else {
        throw syntax.failure("“=” is missing behind “.\(name.excerpt)”. Add it.")
      }
      guard let pattern = try syntax.pattern() else {
        throw syntax.failure("“.\(name.excerpt)” has no text. Write one, or {\"\"}.")
      }
      try expectLineEnd()
      // Those of terms are for the grammar of one language; nobody reads them (Fluent guide, “Terms”).
      if !key.hasPrefix("-") { add(pattern, key: key + "." + name, variation: []) }
    } catch {
      report(error, from: start)
    }
  }

  private func expectLineEnd() throws(FluentError) {
    guard syntax.isAtLineEnd else {
      throw syntax.failure("This “}” closes nothing. Remove it, or write {\"}\"} for a bare one.")
    }
  }

  /// Whether a select expression tells first from second: `NUMBER($day, type: "ordinal")`.
  private func hasOrdinalSelector(_ pattern: FluentPattern) -> Bool {
    let selector = file.text(pattern.range).prefix { $0 != ">" }
    return selector.contains("\"ordinal\"")
  }

  /// Adds a text, or one for each variant of a select expression.
  private mutating func add(_ pattern: FluentPattern, key: String, variation: [String]) {
    guard pattern.variants.isEmpty else {
      let kind =
        !pattern.variants.arePluralForms
        ? "select" : hasOrdinalSelector(pattern) ? "plural.ordinal" : "plural"
      for variant in pattern.variants {
        add(variant.pattern, key: key, variation: variation + [kind, variant.key])
      }
      return
    }
    let bytes = syntax.bytes
    let written = bytes.span.extracting(pattern.range)
    let isOneLine = !written.contains(0x0A) && !written.contains(0x0D)
    let notation: StoredText.Notation =
      isOneLine ? .plain : .fluent(indentation: Int16(clamping: pattern.indentation))
    content.entries.append(
      TableEntry(
        key: key, text: WrittenText.decode(written, as: notation),
        comment: comment.isEmpty ? nil : comment.joined(separator: "\n"),
        variation: variation.isEmpty ? nil : variation.joined(separator: "."),
        stored: file.stored(pattern.range, as: notation)))
  }
}
