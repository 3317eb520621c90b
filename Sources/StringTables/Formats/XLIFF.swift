import CopyModel
import XMLEvents

extension TableFormat {
  /// XLIFF 1.2 and the core of 2.x: the exchange format of OASIS, as Xcode and translation tools write it: Trados, memoQ and
  /// Phrase under endings of their own.
  package static let xliff = TableFormat(
    name: "xliff", extensions: ["xliff", "xlf", "sdlxliff", "mqxliff", "mxliff"], languages: .two,
    declaredCharset: { $0.xmlEncoding },
    pieces: .xml(
      root: "xliff", entries: XLIFFReader.entries[1],
      containers: ["xliff", "file", "body", "group"],
      windowsOver: 1 << 22)
  ) { file, context in
    var reader = XLIFFReader(file: file, context: context)
    reader.readXML()
    file = reader.file
    return reader.finish()
  }
}

/// Collects the units of an XLIFF document while its elements pass by.
private struct XLIFFReader: XMLTableReader {
  static let entries = [["file"], ["trans-unit", "unit"]]

  var file: TableFile
  var content = TableContent()
  private let context: ReadingContext
  private var targetLocale: LocaleTag?
  /// The `original` of the `<file>` that is open.
  private var table: String?
  /// What the open `<file>` and `<group>` elements say of their units, the innermost last.
  private var scopes: [Scope] = [Scope()]
  /// The unit that is open, and what it holds so far.
  private var unit = OpenUnit()
  /// How many elements with proposals are open; these are not the translation.
  private var alternatives = 0
  /// The `<source>` or `<target>` that is open; inline markup lies inside.
  private var openContent: (name: String, start: Int)?
  private var noteStart: Int?
  /// The first translation of a file that names no language for it.
  private var homeless: Range<Int>?
  /// What stands for the language and is none.
  private var unknownLanguage: String?
  private var isWidthReported = false
  /// The first element, where it is another format's.
  private var strangeRoot: (name: String, tag: Range<Int>)?
  private var hasRoot = false

  /// What a unit has from the elements around it.
  private struct Scope {
    var isTranslatable = true
    var limit: TextLimit?

    func inside(_ attributes: XMLAttributes) -> Scope {
      var inner = self
      if let translate = attributes["translate"] { inner.isTranslatable = translate != "no" }
      if let width = attributes["maxwidth"] {
        // The unit is pixels when none is named.
        let unit = TextLimit.Unit(rawValue: attributes["size-unit"] ?? "pixel")
        inner.limit = unit.flatMap { Scope.limit(width, $0) }
      }
      // The size restriction module of XLIFF 2.1 counts code points unless a profile says otherwise;
      // where two numbers stand, the first is the least.
      if let size = attributes["sizeRestriction"] {
        let most = size.lastIndex(of: ",").map { String(size[size.index(after: $0)...]) }
        inner.limit = Scope.limit(most ?? size, .characters)
      }
      return inner
    }

    /// Nil where no text could keep to it.
    static func limit(_ written: String, _ unit: TextLimit.Unit) -> TextLimit? {
      guard let count = Int(written.trimmed), count > 0 else { return nil }
      return TextLimit(count: count, unit: unit)
    }
  }

  private struct OpenUnit {
    var key: String?
    var scope = Scope()
    var source: Range<Int>?
    var target: Range<Int>?
    var state: UnitState?
    var notes: [String] = []
    /// How many segments of an XLIFF 2 unit have come; each behind the first adds its number to the key.
    var segments = 0

    /// The name of the unit, or of its open segment: `u`, `u#2`.
    var name: String? { key.map { segments > 1 ? "\($0)#\(segments)" : $0 } }
  }

  /// The elements that hold texts and are never part of one.
  private static let holders = ["file", "group", "trans-unit", "unit", "segment"]

  init(file: TableFile, context: ReadingContext) {
    self.file = file
    self.context = context
    targetLocale = context.locale(of: file.path)
  }

  mutating func start(_ name: String, _ attributes: XMLAttributes, tag: Int, offset: Int) {
    if !hasRoot, name != "xliff" { strangeRoot = (name, tag..<offset) }
    hasRoot = true
    if openContent != nil {
      // Inline markup. A unit cannot stand inside: the end of the text around it is missing.
      guard Self.holders.contains(name) else { return }
      openContent = nil
    }
    switch name {
    case "xliff":
      takeLanguage(attributes["trgLang"], tag..<offset)
      takeSourceLanguage(attributes["srcLang"])
    case "file":
      takeLanguage(attributes["target-language"], tag..<offset)
      takeSourceLanguage(attributes["source-language"])
      table = attributes["original"] ?? attributes["id"]
      scopes.append(inside(attributes, tag..<offset))
    case "group": scopes.append(inside(attributes, tag..<offset))
    case "trans-unit", "unit":
      unit = OpenUnit(key: attributes["resname"] ?? attributes["name"] ?? attributes["id"])
      unit.scope = inside(attributes, tag..<offset)
      unit.state = Self.stateOfTool(attributes)
    case "seg":
      // Trados tells of each segment how far it is: the least far counts.
      unit.state =
        Self.stateOfTool(attributes).map { [unit.state ?? $0, $0].leastFar ?? $0 } ?? unit.state
    case "segment":
      (unit.source, unit.target) = (nil, nil)
      unit.segments += 1
      unit.state = Self.state(attributes["state"])
    case "alt-trans", "matches", "seg-source": alternatives += 1
    case "source" where alternatives == 0: openContent = (name, offset)
    case "target" where alternatives == 0:
      openContent = (name, offset)
      unit.state = Self.state(attributes["state"]) ?? unit.state
      // Some files name the language with each translation alone.
      if content.language == nil { takeLanguage(attributes["lang"], tag..<offset) }
    case "note" where alternatives == 0: noteStart = offset
    default: break
    }
  }

  /// What units have in an element of the open ones, whose tag stands at `range`. A width that nothing
  /// can have is reported once: tools that write 0 for no limit write it throughout.
  private mutating func inside(_ attributes: XMLAttributes, _ range: Range<Int>) -> Scope {
    let scope = (scopes.last ?? Scope()).inside(attributes)
    if !isWidthReported, let width = attributes["maxwidth"], !width.isEmpty,
      Scope.limit(width, .pixels) == nil
    {
      isWidthReported = true
      content.issues.append(
        file.issue(
          .unreadableEntry, range,
          "maxwidth=\"\(width)\" is no length, so it is taken for no limit. Write a number from 1 on, "
            + "or leave it out.", isOfWholeFile: true))
    }
    return scope
  }

  private mutating func takeLanguage(_ spelling: String?, _ range: Range<Int>) {
    guard let spelling else { return }
    guard let language = DeclaredLanguage(declared: spelling, at: range) else {
      unknownLanguage = unknownLanguage ?? spelling
      return
    }
    targetLocale = language.locale
    content.language = content.language ?? language
  }

  private mutating func takeSourceLanguage(_ spelling: String?) {
    guard let locale = spelling.flatMap({ LocaleTag(declared: $0) }) else { return }
    content.sourceLocale = content.sourceLocale ?? locale
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
    case "file", "group":
      if scopes.count > 1 { scopes.removeLast() }
    case "alt-trans", "matches", "seg-source": alternatives = max(0, alternatives - 1)
    case "note":
      if let start = noteStart, start < offset { unit.notes.append(text(start..<offset).trimmed) }
      noteStart = nil
    case "segment": add()
    case "trans-unit":
      add()
      unit = OpenUnit()
    default: break
    }
  }

  /// Adds the open unit or segment.
  private mutating func add() {
    guard let sourceRange = unit.source else { return }
    let source = text(sourceRange)
    // The id is required, and some tools leave it out all the same: the source is the name then.
    let key = unit.name ?? source
    var target = unit.target.map { (range: $0, text: text($0)) }
    if targetLocale == nil, let found = target {
      // A copy of the source is no translation.
      if found.text != source, !found.text.isEmpty { homeless = homeless ?? found.range }
      target = nil
    }
    let storedSource = file.stored(sourceRange, as: .xml)
    let exported = XcodeExport(id: key)
    content.units.append(
      TextUnit(
        format: TableFormat.xliff.name, key: exported?.key ?? key,
        locale: targetLocale ?? context.sourceLocale(of: content),
        source: source, target: target?.text,
        comment: unit.notes.isEmpty ? nil : unit.notes.joined(separator: "\n"),
        state: unit.scope.isTranslatable
          ? unit.state == .needsReview && target?.text.isEmpty == true ? .new : unit.state
          : .untranslatable,
        variation: exported?.variation,
        stored: target.map { file.stored($0.range, as: .xml) } ?? storedSource,
        storedSource: storedSource, table: table, limit: unit.scope.limit))
  }

  consuming func finish() -> TableContent {
    if let root = strangeRoot, content.units.isEmpty {
      let kind = [
        "resources": "Android’s strings (.xml)", "TS": "Qt’s (.ts)", "root": "RESX (.resx)",
        "tmx": "TMX (.tmx)",
      ]
      let what =
        kind[root.name].map { "This looks like \($0)" } ?? "The file begins with <\(root.name)>"
      content.issues.append(
        file.issue(
          .unreadableEntry, root.tag,
          "\(what), not <xliff>, so nothing was read. Rename it to what it is.", isOfWholeFile: true
        ))
    }
    if let homeless {
      content.issues.append(
        file.issue(
          ofMissingLanguage: homeless, "target-language=\"…\"", unknown: unknownLanguage))
    }
    return content
  }

  /// What a tool says of a unit or segment in an attribute of its own: `conf` of Trados, `mq:status` of memoQ,
  /// `m:confirmed` of Phrase.
  private static func stateOfTool(_ attributes: XMLAttributes) -> UnitState? {
    if let confirmed = attributes["confirmed"] ?? attributes["m:confirmed"] {
      return confirmed == "1" ? .translated : .needsReview
    }
    let told = attributes["conf"] ?? attributes["status"] ?? attributes["mq:status"]
    return switch told {
    case "Translated", "ManuallyConfirmed": .translated
    case "ApprovedTranslation", "ApprovedSignOff", "Reviewer1Confirmed", "Reviewer2Confirmed",
      "Proofread":
      .final
    case "Draft", "RejectedTranslation", "RejectedSignOff", "Rejected", "PartiallyEdited",
      "Pretranslated", "MachineTranslated", "AssembledFromFragments":
      .needsReview
    case "NotStarted", "Unspecified": .new
    default: nil
    }
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

extension [UnitState] {
  /// The state of the one on which the most is left to do.
  fileprivate var leastFar: UnitState? {
    let order: [UnitState] = [.new, .needsReview, .translated, .final]
    return order.first { contains($0) } ?? first
  }
}
