import CopyModel
import XMLEvents

extension TableFormat {
  /// TMX 1.1 to 1.4b: the exchange format of translation memories (LISA, “TMX 1.4b Specification”).
  static let tmx = TableFormat(
    name: "tmx", extensions: ["tmx"], languages: .several, declaredCharset: { $0.xmlEncoding }
  ) { file, context in
    var reader = TMXReader(file: file, context: context)
    reader.readXML()
    file = reader.file
    reader.content.settleBareChinese(reader.bareChinese, context)
    return reader.content
  }
}

/// Collects the units of a translation memory while its elements pass by.
private struct TMXReader: XMLTableReader {
  static let entries = [["tu"], ["tuv"]]

  var file: TableFile
  var content = TableContent()
  /// The units of which no more than “Chinese” is said.
  private(set) var bareChinese: [Int] = []
  private let context: ReadingContext
  private var unit = OpenUnit()
  private var variant: Variant?
  /// The `<seg>`, `<note>` or `<prop>` that is open. Inline markup lies inside.
  private var openContent: (name: String, start: Int)?

  /// What a `<tu>` holds so far.
  private struct OpenUnit {
    var id: String?
    var source: LocaleTag?
    var notes: [String] = []
    var variants: [Variant] = []
  }

  /// A `<tuv>`: the text in one language.
  private struct Variant {
    var language: NamedLanguage?
    var text: Range<Int>?
    var notes: [String] = []
  }

  init(file: TableFile, context: ReadingContext) {
    self.file = file
    self.context = context
  }

  mutating func start(_ name: String, _ attributes: XMLAttributes, tag: Int, offset: Int) {
    guard openContent == nil else { return }
    switch name {
    case "header": content.sourceLocale = attributes["srclang"].flatMap(LocaleTag.init(folding:))
    case "tu":
      unit = OpenUnit(id: attributes["tuid"], source: content.sourceLocale)
      if let language = attributes["srclang"] { unit.source = LocaleTag(folding: language) }
      variant = nil
    // TMX 1.1 has `lang` where later versions have `xml:lang`.
    case "tuv": variant = Variant(language: attributes["lang"].flatMap(NamedLanguage.init(code:)))
    case "seg", "note": openContent = (name, offset)
    case "prop" where Self.isRemark(attributes["type"]): openContent = (name, offset)
    default: break
    }
  }

  mutating func end(_ name: String, _ offset: Int) {
    if let open = openContent {
      guard open.name == name else { return }
      take(name, open.start..<max(open.start, offset))
      openContent = nil
      return
    }
    switch name {
    case "tuv":
      if let variant { unit.variants.append(variant) }
      variant = nil
    case "tu": add()
    default: break
    }
  }

  private mutating func take(_ name: String, _ range: Range<Int>) {
    if name == "seg" {
      variant?.text = range
      return
    }
    let note = text(range).trimmed
    guard !note.isEmpty else { return }
    if variant == nil { unit.notes.append(note) } else { variant?.notes.append(note) }
  }

  /// Whether a property says something to the translator. Their types are each tool's own: `x-context`, `Txt::Note`.
  private static func isRemark(_ type: String?) -> Bool {
    guard let type = type?.lowercased() else { return false }
    return ["note", "comment", "context", "description"].contains { type.contains($0) }
  }

  /// Adds the open `<tu>`: a unit for each of its variants that is no source.
  private mutating func add() {
    let source = sourceVariant()
    let sourceText = source?.text.map(text)
    let storedSource = source?.text.map { file.stored($0, as: .xml) }
    for variant in unit.variants where variant.language != source?.language || source == nil {
      guard let language = variant.language, let range = variant.text,
        language.locale != context.sourceLocale(of: content)
      else { continue }
      let target = text(range)
      let notes = unit.notes + (source?.notes ?? []) + variant.notes
      if language.isBareChinese { bareChinese.append(content.units.count) }
      let stored = file.stored(range, as: .xml)
      content.units.append(
        TextUnit(
          format: TableFormat.tmx.name, key: unit.id ?? sourceText ?? target,
          locale: language.locale, source: sourceText, target: target.isEmpty ? nil : target,
          comment: notes.isEmpty ? nil : notes.joined(separator: "\n"),
          stored: target.isEmpty ? storedSource ?? stored : stored, storedSource: storedSource))
    }
    unit = OpenUnit()
  }

  /// The variant in the language of the memory's sources; else in the one that the unit was translated from.
  private func sourceVariant() -> Variant? {
    let isThere = { (variant: Variant) in variant.text != nil }
    let variants = unit.variants.filter(isThere)
    let locale = context.sourceLocale(of: content)
    return variants.first { $0.language?.locale == locale }
      ?? variants.first { $0.language?.locale.language == locale.language }
      ?? unit.source.flatMap { source in variants.first { $0.language?.locale == source } }
  }
}
