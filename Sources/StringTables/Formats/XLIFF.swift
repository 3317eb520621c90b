import CopyModel
import XMLEvents

extension TableFormat {
  /// XLIFF 1.2 and the core of 2.x: the exchange format of OASIS, as Xcode and translation tools write it.
  package static let xliff = TableFormat(
    name: "xliff", extensions: ["xliff", "xlf"], isMonolingual: false,
    declaredCharset: { $0.xmlEncoding }
  ) { file, context in
    var reader = XLIFFReader(file: file, sourceLocale: context.sourceLocale)
    reader.readXML()
    file = reader.file
    return reader.content
  }
}

/// Collects the units of an XLIFF document while its elements pass by.
private struct XLIFFReader: XMLTableReader {
  var file: TableFile
  var content = TableContent()
  private let sourceLocale: LocaleTag
  private var targetLocale: LocaleTag?
  /// The `original` of the `<file>` that is open.
  private var table: String?
  /// The unit that is open, and what it holds so far.
  private var unit = OpenUnit()
  /// How many `alt-trans` or `matches` elements are open: proposals, not the translation.
  private var alternatives = 0
  /// How many `<source>` or `<target>` elements are open; inline markup lies inside.
  private var openContent: (name: String, start: Int)?
  private var noteStart: Int?

  private struct OpenUnit {
    var key: String?
    var isTranslatable = true
    var source: Range<Int>?
    var target: Range<Int>?
    var state: UnitState?
    var notes: [String] = []
    /// How many segments of an XLIFF 2 unit have come; each behind the first adds its number to the key.
    var segments = 0

    /// The name of the unit, or of its open segment: `u`, `u#2`.
    var name: String? { key.map { segments > 1 ? "\($0)#\(segments)" : $0 } }
  }

  init(file: TableFile, sourceLocale: LocaleTag) {
    self.file = file
    self.sourceLocale = sourceLocale
    targetLocale = FileNames.locale(of: file.path)
  }

  mutating func start(
    _ name: String, _ attributes: XMLAttributes, tag: Int, offset: Int
  ) {
    guard openContent == nil else { return }
    switch name {
    case "xliff": takeLanguages(attributes["trgLang"])
    case "file":
      takeLanguages(attributes["target-language"])
      table = attributes["original"] ?? attributes["id"]
    case "trans-unit", "unit":
      unit = OpenUnit(key: attributes["resname"] ?? attributes["name"] ?? attributes["id"])
      unit.isTranslatable = attributes["translate"] != "no"
    case "segment":
      (unit.source, unit.target) = (nil, nil)
      unit.segments += 1
      unit.state = Self.state(attributes["state"])
    case "alt-trans", "matches": alternatives += 1
    case "source" where alternatives == 0: openContent = (name, offset)
    case "target" where alternatives == 0:
      openContent = (name, offset)
      unit.state = Self.state(attributes["state"]) ?? unit.state
    case "note" where alternatives == 0: noteStart = offset
    default: break
    }
  }

  private mutating func takeLanguages(_ target: String?) {
    if let target, let locale = LocaleTag(folding: target) { targetLocale = locale }
  }

  mutating func end(_ name: String, _ offset: Int) {
    if let open = openContent {
      guard open.name == name else { return }
      let range = open.start..<max(open.start, offset)
      if name == "source" { unit.source = range } else { unit.target = range }
      openContent = nil
      return
    }
    switch name {
    case "alt-trans", "matches": alternatives = max(0, alternatives - 1)
    case "note":
      if let start = noteStart, start <= offset {
        unit.notes.append(
          WrittenText.decode(file.bytes.span.extracting(start..<offset), as: .xml).trimmed)
      }
      noteStart = nil
    case "segment": add()
    case "trans-unit": add()
    default: break
    }
  }

  /// Adds the open unit or segment.
  private mutating func add() {
    guard let source = unit.source, let key = unit.name else { return }
    if targetLocale == nil, unit.target != nil { reportMissingLanguage(source) }
    // Without a target language and targets it is the source language's own table.
    let locale = targetLocale ?? sourceLocale
    let sourceStored = file.stored(source, as: .xml)
    let isSourceTable = locale == sourceLocale
    let target = isSourceTable ? nil : unit.target
    content.units.append(
      TextUnit(
        format: TableFormat.xliff.name, key: key, locale: locale,
        source: WrittenText.decode(
          file.bytes.span.extracting(isSourceTable ? unit.target ?? source : source), as: .xml),
        target: target.map { WrittenText.decode(file.bytes.span.extracting($0), as: .xml) },
        comment: unit.notes.isEmpty ? nil : unit.notes.joined(separator: "\n"),
        state: unit.isTranslatable ? unit.state : .untranslatable,
        stored: target.map { file.stored($0, as: .xml) } ?? sourceStored,
        storedSource: sourceStored, table: table))
  }

  private mutating func reportMissingLanguage(_ source: Range<Int>) {
    guard !content.issues.contains(where: { $0.kind == .unreadableEntry }) else { return }
    content.issues.append(
      file.issue(
        .unreadableEntry, source,
        "The file names no target language. Add target-language=\"…\" to its <file> element."))
  }

  /// XLIFF's states in the four that teams act on.
  private static func state(_ name: String?) -> UnitState? {
    switch name {
    case "final", "signed-off": .final
    case "translated", "reviewed": .translated
    case "new", "initial", "needs-translation", "needs-adaptation", "needs-l10n": .new
    case let name? where name.hasPrefix("needs-review"): .needsReview
    default: nil
    }
  }
}
