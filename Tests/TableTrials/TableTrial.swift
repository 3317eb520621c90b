import CopyModel
package import StringTables

/// Reads bytes as a table and looks at what must hold whatever they are.
package struct TableTrial {
  package let format: TableFormat
  package let path: String
  /// What does not hold, in words; empty when all does.
  package private(set) var flaws: [String] = []

  /// Where texts and sources stand, with what the format made of them.
  private typealias Text = (stored: StoredText, text: String?, isExact: Bool)

  /// Reads the file whole, and in windows where its format can be cut.
  package init(_ stored: [UInt8], as path: String, format: TableFormat) {
    self.format = format
    self.path = path
    let file = TableFile(path: path, stored: stored, format: format)
    inspect(file, start: Place(line: 1, column: 1))
    var start = Place(line: 1, column: 1)
    for window in TableWindows.of(file, format: format) {
      inspect(window, start: start)
      start = TableFile.place(behind: window.bytes.span, from: start)
    }
  }

  private mutating func inspect(_ file: TableFile, start: Place) {
    var file = file
    var content = format.read(&file, Self.context)
    if format.languages == .several {
      MissingTranslations.add(to: &content.units, sourceLocale: .english)
    }
    AlertAssembly.name(&content.units)
    let lines = LineStarts(of: file.bytes.span, start: start)
    for text in Self.texts(of: content) { inspect(text, in: file, lines) }
    guard !Self.binaryFormats.contains(format.name) else { return }
    for issue in file.issues + content.issues { inspect(issue, lines) }
  }

  private static func texts(of content: TableContent) -> [Text] {
    var texts: [Text] = content.entries.map { ($0.stored, $0.text, true) }
    for unit in content.units {
      // Without a text of its own a unit stands at its key.
      let hasText = unit.target != nil || unit.storedSource == unit.stored
      texts.append((unit.stored, unit.target ?? unit.source, hasText))
      if let stored = unit.storedSource { texts.append((stored, unit.source, true)) }
    }
    return texts
  }

  /// The formats that are no text, so that a place is the number of a byte.
  package static let binaryFormats: Set = ["mo", "xlsx"]

  private mutating func inspect(_ text: Text, in file: TableFile, _ lines: LineStarts) {
    let range = text.stored.bytes
    guard range.lowerBound >= 0, range.upperBound <= file.bytes.count else {
      flaws.append("\(range) is outside the \(file.bytes.count) bytes of the file")
      return
    }
    guard !Self.binaryFormats.contains(format.name) else { return }
    let place = lines.place(of: range.lowerBound, in: file.bytes.span)
    if place != text.stored.place {
      flaws.append("byte \(range.lowerBound) is at \(place), not \(text.stored.place)")
    }
    // YAML takes a scalar whose writing it cannot follow as it stands.
    let isGuess =
      format.name == "yaml" && text.stored.notation == .plain
      || text.stored.notation == .approximate
    guard text.isExact, !isGuess else { return }
    let writing = WritingTrial(
      text.text ?? "", Array(file.bytes[range]), as: text.stored.notation)
    flaws += writing.flaws
  }

  private mutating func inspect(_ issue: ReadIssue, _ lines: LineStarts) {
    let isInside =
      lines.first <= issue.start && issue.start <= issue.end && issue.end <= lines.last
      && issue.start.column >= 1
    if !isInside || issue.message.isEmpty || issue.file != path { flaws.append("\(issue)") }
  }

  /// Some characters tell the Chinese scripts apart, as the profiles of the locales have it.
  private static var context: ReadingContext {
    ReadingContext(
      sourceLocale: .english, simplifiedOnly: Set("删这们错误".unicodeScalars),
      traditionalOnly: Set("刪這們錯誤".unicodeScalars))
  }
}
