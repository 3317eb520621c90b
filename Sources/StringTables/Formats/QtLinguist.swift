import CopyModel
import XMLEvents

extension TableFormat {
  /// Qt Linguist's `.ts` with the source and one translation (doc.qt.io, “TS file format”).
  static let qtLinguist = TableFormat(
    name: "ts", extensions: ["ts"], languages: .two, isEveryday: true,
    declaredCharset: { $0.xmlEncoding }
  ) { file, context in
    guard QtTable.isOne(file.bytes.span) else { return TableFormat.script.read(&file, context) }
    var reader = QtReader(file: file, context: context)
    reader.readXML()
    return reader.finish(&file)
  }
}

/// What tells Qt's tables from TypeScript, which has the same extension.
enum QtTable {
  /// How many bytes of a file tell it.
  static let headLength = 512

  static func isOne(_ text: Span<UInt8>) -> Bool {
    text.extracting(0..<min(text.count, headLength)).contains("<TS")
  }
}

extension Span<UInt8> {
  /// Whether a file that begins with these bytes may be XML, in any encoding.
  var opensXML: Bool {
    let first = indices.first { self[$0] > 0x20 }
    return first.map { self[$0] == UInt8(ascii: "<") || self[$0] >= 0xEF } ?? false
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
  private var isCountReported = false
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
    /// The translation, or its plural forms, each with its variants for less room behind it.
    var forms: [[Range<Int>]] = []
    var isPlural = false
    /// How many forms there were before the open text.
    var formsBefore = 0
    /// Where the message begins.
    var start = 0
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
      message = Message(
        id: attributes["id"], isPlural: attributes["numerus"] == "yes", start: offset)
    default:
      guard Self.texts.contains(name) else { return }
      if name == "translation" { message.type = attributes["type"] }
      if name != "lengthvariant" { message.formsBefore = message.forms.count }
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
    case "translation" where !message.isPlural, "numerusform": message.forms.append([range])
    case "lengthvariant" where message.forms.count == message.formsBefore:
      message.forms.append([range])
    case "lengthvariant": message.forms[message.forms.count - 1].append(range)
    default: break
    }
  }

  private mutating func add() {
    // What an id names may have its English in the file of that language alone.
    guard message.source != nil || message.id != nil else { return }
    let storedSource = message.source.map { file.stored($0, as: .xml) }
    let source = message.source.map(text)
    // Qt looks messages up by context, source and comment (doc.qt.io, `QCoreApplication::translate`).
    let key = message.id ?? (message.comment.map { "\($0)|" } ?? "") + (source ?? "")
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
            ?? storedSource ?? file.stored(message.start..<message.start, as: .xml),
          storedSource: storedSource, table: context))
    }
    guard let locale else {
      if let form = message.forms.joined().first(where: { !text($0).isEmpty }) {
        homeless = homeless ?? form
      }
      // Of an id alone there is nothing to translate.
      if source == nil { return }
      // A template has no language: what is not translated in it is not unfinished.
      message.type = nil
      return append(nil, in: reading.sourceLocale(of: content))
    }
    if message.forms.isEmpty { return append(nil, in: locale) }
    let categories = PluralCategory.ofForms(message.forms.count)
    for (number, variants) in message.forms.enumerated() {
      let form = message.isPlural ? "plural." + categories[number] : nil
      for (place, variant) in variants.enumerated() {
        let length = place == 0 ? nil : "length.\(place + 1)"
        append(
          variant, in: locale,
          variation: [form, length].compactMap(\.self).joined(separator: ".").nonEmpty)
      }
    }
    if message.isPlural { checkCount(in: locale, key) }
  }

  /// Reports a plural that has more or fewer forms than Qt shows in the language.
  private mutating func checkCount(in locale: LocaleTag, _ key: String) {
    guard !isCountReported, Self.state(message.type, isEmpty: false) != .obsolete,
      let wants = reading.plurals.countOfQt(locale), message.forms.count != wants,
      let first = message.forms.joined().first(where: { !text($0).isEmpty })
    else { return }
    // A file that miscounts does so throughout.
    isCountReported = true
    let has = message.forms.count
    content.issues.append(
      file.issue(
        .pluralHeader, first, key: key,
        """
        \(locale) has \(wants) plural form\(wants == 1 ? "" : "s"), and this string has \(has). Write \(wants) \
        <numerusform>, or let lupdate do it.
        """, confidence: 0.9))
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

extension String {
  fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}
