import CopyModel
import XMLEvents

extension TableFormat {
  /// TBX, the exchange format of glossaries: version 2 (ISO 30042:2008, `termEntry`) and version 3
  /// (ISO 30042:2019, `conceptEntry`), in its Basic and Core dialects.
  static let tbx = TableFormat(
    name: "tbx", extensions: ["tbx"], languages: .several, declaredCharset: { $0.xmlEncoding }
  ) { file, context in
    var reader = TBXReader(file: file, context: context)
    reader.readXML()
    file = reader.file
    reader.content.settleBareChinese(reader.bareChinese, context)
    return reader.content
  }
}

/// Collects the terms of a glossary while its elements pass by.
private struct TBXReader: XMLTableReader {
  static let entries = [["termEntry", "conceptEntry"]]

  var file: TableFile
  var content = TableContent()
  /// The units of which no more than “Chinese” is said.
  private(set) var bareChinese: [Int] = []
  private let context: ReadingContext
  /// The working language of the glossary: `xml:lang` of its root.
  private var workingLocale: LocaleTag?
  private var concept = Concept()
  private var language: NamedLanguage?
  private var isInLanguage = false
  private var term: Term?
  /// The element whose text is taken, and what it is.
  private var openContent: (name: String, start: Int, type: String?)?

  /// A `termEntry` or `conceptEntry`.
  private struct Concept {
    var id: String?
    var notes: [String] = []
    /// The notes of its languages, in order.
    var languageNotes: [(locale: LocaleTag?, note: String)] = []
    var terms: [Term] = []
  }

  private struct Term {
    var language: NamedLanguage?
    var text: Range<Int>?
    var notes: [String] = []
    var standing = Standing.admitted
  }

  /// What the glossary thinks of a term (ISO 30042, administrativeStatus).
  private enum Standing { case preferred, admitted, deprecated }

  init(file: TableFile, context: ReadingContext) {
    self.file = file
    self.context = context
  }

  mutating func start(_ name: String, _ attributes: XMLAttributes, tag: Int, offset: Int) {
    guard openContent == nil else { return }
    switch name {
    case "martif", "tbx": workingLocale = attributes["lang"].flatMap { LocaleTag(folding: $0) }
    case "termEntry", "conceptEntry": concept = Concept(id: attributes["id"])
    case "langSet", "langSec":
      language = attributes["lang"].flatMap(NamedLanguage.init(code:))
      isInLanguage = true
    case "tig", "ntig", "termSec": term = Term(language: language)
    // A data category may be an element of its own (“DCT style”) or the type of a general one (“DCA style”).
    case "term", "note", "definition", "administrativeStatus": openContent = (name, offset, nil)
    case "descrip" where attributes["type"] == "definition": openContent = (name, offset, nil)
    case "termNote": openContent = (name, offset, attributes["type"])
    default: break
    }
  }

  mutating func end(_ name: String, _ offset: Int) {
    if let open = openContent {
      guard open.name == name else { return }
      take(name, open.start..<max(open.start, offset), type: open.type)
      openContent = nil
      return
    }
    switch name {
    case "tig", "ntig", "termSec":
      if let term { concept.terms.append(term) }
      term = nil
    case "langSet", "langSec": (language, isInLanguage) = (nil, false)
    case "termEntry", "conceptEntry": add()
    default: break
    }
  }

  private mutating func take(_ name: String, _ range: Range<Int>, type: String?) {
    switch name {
    case "term": if term?.text == nil { term?.text = range }
    case "termNote", "administrativeStatus":
      guard ["administrativeStatus", "normativeAuthorization"].contains(type ?? name) else {
        return
      }
      let standing = Self.standing(text(range).trimmed)
      term?.standing = standing
    default:
      let note = text(range).trimmed
      guard !note.isEmpty else { return }
      if term != nil {
        term?.notes.append(note)
      } else if isInLanguage {
        concept.languageNotes.append((language?.locale, note))
      } else {
        concept.notes.append(note)
      }
    }
  }

  private static func standing(_ status: String) -> Standing {
    switch status {
    case let status where status.hasPrefix("preferred"): .preferred
    case let status where status.hasPrefix("deprecated") || status.hasPrefix("superseded"):
      .deprecated
    default: .admitted
    }
  }

  /// Adds the open concept: a unit for each term that is not in the source language.
  private mutating func add() {
    let source = sourceTerm()
    let sourceText = source?.text.map(text)
    let storedSource = source?.text.map { file.stored($0, as: .xml) }
    for term in concept.terms {
      guard let range = term.text, let language = term.language,
        language.locale != source?.language?.locale, language.locale != context.sourceLocale
      else { continue }
      let target = text(range)
      guard !target.isEmpty else { continue }
      if language.isBareChinese { bareChinese.append(content.units.count) }
      content.units.append(
        TextUnit(
          format: TableFormat.tbx.name, key: concept.id ?? sourceText ?? target,
          locale: language.locale, source: sourceText, target: target,
          comment: comment(on: term, source), state: term.standing == .deprecated ? .obsolete : nil,
          stored: file.stored(range, as: .xml), storedSource: storedSource))
    }
    concept = Concept()
  }

  /// What is said of the concept, of its source term, and of the term itself.
  private func comment(on term: Term, _ source: Term?) -> String? {
    let locales = [source?.language?.locale, term.language?.locale]
    let languageNotes = concept.languageNotes.filter { locales.contains($0.locale) }.map(\.note)
    let notes = concept.notes + languageNotes + (source?.notes ?? []) + term.notes
    return notes.isEmpty ? nil : notes.joined(separator: "\n")
  }

  /// The preferred term in the source language, or its first that is not deprecated.
  private func sourceTerm() -> Term? {
    let terms = concept.terms.filter { $0.text != nil }
    func best(_ fits: (LocaleTag) -> Bool) -> Term? {
      let mine = terms.filter { $0.language.map { fits($0.locale) } ?? false }
      return mine.first { $0.standing == .preferred } ?? mine.first { $0.standing == .admitted }
        ?? mine.first
    }
    return best { $0 == context.sourceLocale }
      ?? best { $0.language == context.sourceLocale.language } ?? best { $0 == workingLocale }
  }
}
