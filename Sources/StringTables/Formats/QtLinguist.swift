import CopyModel
import XMLEvents

extension TableFormat {
  /// Qt Linguist's `.ts` with the source and one translation (doc.qt.io, “TS file format”).
  static let qtLinguist = TableFormat(
    name: "ts", extensions: ["ts"], languages: .two, isEveryday: true,
    declaredCharset: { $0.xmlEncoding }
  ) { file, context in
    // TypeScript has the same extension.
    guard file.text(0..<min(file.bytes.count, 512)).contains("<TS") else {
      var content = TableContent()
      content.isTable = false
      return content
    }
    var reader = QtReader(file: file, context: context)
    reader.readXML()
    return reader.finish(&file)
  }
}

/// Collects the messages of a `.ts` file while its elements pass by.
private struct QtReader: XMLTableReader {
  static let entries = [["context"], ["message"]]

  var file: TableFile
  var content = TableContent()

  private var locale: LocaleTag?
  /// What stands for the language and is none.
  private var unknownLanguage: String?
  /// The first translation of a file that names no language for it.
  private var homeless: Range<Int>?
  private let reading: ReadingContext
  /// The name of the `<context>`: mostly a class of the program.
  private var context: String?
  private var message = Message()
  /// The element with text that is open.
  private var open: (name: String, start: Int)?

  private struct Message {
    var id: String?
    var source: Range<Int>?
    /// What tells it from others with its source, and helps translators as well.
    var comment: String?
    /// What helps translators only.
    var extraComment: String?
    /// What Qt calls the type of a translation: unfinished, vanished, obsolete.
    var type: String?
    /// The translation, or its plural forms.
    var forms: [Range<Int>] = []
    var isPlural = false
    /// Whether the open text has variants, the longest first: it is the text, the others are for less room.
    var isVaried = false
  }

  /// The elements whose text counts.
  private static let texts = [
    "name", "source", "comment", "extracomment", "translation", "numerusform",
    "lengthvariant",
  ]

  init(file: TableFile, context: ReadingContext) {
    self.file = file
    locale = context.locale(of: file.path)
    reading = context
  }

  mutating func start(_ name: String, _ attributes: XMLAttributes, tag: Int, offset: Int) {
    switch name {
    case "TS":
      let spelling = attributes["language"]
      content.language = spelling.flatMap { DeclaredLanguage(declared: $0, at: tag..<offset) }
      if content.language == nil { unknownLanguage = spelling }
      locale = content.language?.locale ?? locale
      content.sourceLocale = attributes["sourcelanguage"].flatMap { LocaleTag(declared: $0) }
    case "context": context = nil
    case "message":
      message = Message(id: attributes["id"], isPlural: attributes["numerus"] == "yes")
    default:
      guard Self.texts.contains(name) else { return }
      if name == "translation" { message.type = attributes["type"] }
      if name != "lengthvariant" { message.isVaried = false }
      open = (name, offset)
    }
  }

  mutating func end(_ name: String, _ offset: Int) {
    if name == "message" {
      add()
      message = Message()
      return
    }
    guard let open, open.name == name else { return }
    self.open = nil
    let range = open.start..<max(open.start, offset)
    switch name {
    case "name": context = text(range)
    case "source": message.source = range
    case "comment": message.comment = text(range).trimmed
    case "extracomment": message.extraComment = text(range).trimmed
    case "translation" where !message.isPlural, "numerusform": message.forms.append(range)
    case "lengthvariant" where !message.isVaried:
      message.forms.append(range)
      message.isVaried = true
    default: break
    }
  }

  private mutating func add() {
    guard let range = message.source else { return }
    let storedSource = file.stored(range, as: .xml)
    let source = text(range)
    // Qt looks messages up by context, source and comment (doc.qt.io, `QCoreApplication::translate`).
    let key = message.id ?? (message.comment.map { "\($0)|" } ?? "") + source
    let comments = [message.comment, message.extraComment].compactMap(\.self)
    func append(_ form: Range<Int>?, in locale: LocaleTag, variation: String? = nil) {
      let target = form.map(text) ?? ""
      content.units.append(
        TextUnit(
          format: TableFormat.qtLinguist.name, key: key, locale: locale,
          source: source, target: target.isEmpty ? nil : target,
          comment: comments.isEmpty ? nil : comments.joined(separator: "\n"),
          state: Self.state(message.type, isEmpty: target.isEmpty), variation: variation,
          stored: form.flatMap { target.isEmpty ? nil : file.stored($0, as: .xml) }
            ?? storedSource,
          storedSource: storedSource, table: context))
    }
    guard let locale else {
      if let form = message.forms.first(where: { !text($0).isEmpty }) {
        homeless = homeless ?? form
      }
      // A template has no language: what is not translated in it is not unfinished.
      message.type = nil
      return append(nil, in: reading.sourceLocale(of: content))
    }
    if message.forms.isEmpty { return append(nil, in: locale) }
    let categories = PluralCategory.ofForms(message.forms.count)
    for (number, form) in message.forms.enumerated() {
      append(
        form, in: locale, variation: message.isPlural ? "plural." + categories[number] : nil)
    }
  }

  /// What was read, and that nothing says what language it is in.
  consuming func finish(_ file: inout TableFile) -> TableContent {
    if let homeless {
      content.issues.append(
        self.file.issue(
          ofMissingLanguage: homeless, "language=\"…\"", unknown: unknownLanguage))
    }
    file = self.file
    return content
  }

  private static func state(_ type: String?, isEmpty: Bool) -> UnitState? {
    switch type {
    case "unfinished": isEmpty ? .new : .needsReview
    case "vanished", "obsolete": .obsolete
    default: nil
    }
  }
}
