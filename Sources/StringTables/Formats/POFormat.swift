import CopyModel

extension TableFormat {
  /// GNU gettext's PO and POT (gettext manual, “The Format of PO Files”).
  static let po = TableFormat(
    name: "po", extensions: ["po", "pot"], isMonolingual: false,
    // A template says CHARSET until somebody fills it in.
    declaredCharset: { $0.value(behind: "charset=").flatMap { $0 == "CHARSET" ? nil : $0 } }
  ) { file, context in
    var reader = POReader(file: file, sourceLocale: context.sourceLocale)
    reader.read()
    file = reader.file
    return reader.content
  }
}

/// Reads a PO file line by line. A line that makes no sense is an issue; reading goes on at the next.
private struct POReader {
  var file: TableFile
  var content = TableContent()
  private let sourceLocale: LocaleTag
  private var locale: LocaleTag?
  private var categories: [String] = ["other"]
  private var entry = POEntry()
  /// The string that a line of quotes alone goes on with.
  private var open: POEntry.Part?
  private var hasHeader = false

  init(file: TableFile, sourceLocale: LocaleTag) {
    self.file = file
    self.sourceLocale = sourceLocale
    locale = FileNames.locale(of: file.path)
  }

  mutating func read() {
    let bytes = file.bytes
    var start = 0
    while start < bytes.count {
      let end = file.lineEnd(from: start)
      read(line: start..<end, bytes.span)
      start = end + 1
    }
    close()
  }

  private mutating func read(line: Range<Int>, _ text: Span<UInt8>) {
    var start = line.lowerBound
    while start < line.upperBound, text[start] == 0x20 || text[start] == 0x09 { start += 1 }
    guard start < line.upperBound else { return }
    if text[start] == UInt8(ascii: "#"), !text.has("#~", at: start) {
      comment(start..<line.upperBound, text)
      return
    }
    let isObsolete = text.has("#~", at: start)
    if isObsolete {
      start += 2
      while start < line.upperBound, text[start] == 0x20 { start += 1 }
      // `#~|` holds the previous source, which is nobody's text any more.
      guard start < line.upperBound, text[start] != UInt8(ascii: "|") else { return }
    }
    if text[start] == UInt8(ascii: "\"") {
      guard let open else { return report(line, "This string belongs to no entry.") }
      add(start..<line.upperBound, to: open, text)
      return
    }
    guard let (part, length) = POEntry.Part.keyword(text, at: start) else {
      return report(line, "Here msgid, msgstr, msgctxt, a string or a comment should stand.")
    }
    if part == .context || part == .source, entry.hasTarget { close() }
    if part == .source, entry.has(.source) { close() }
    entry.isObsolete = isObsolete
    open = part
    start += length
    while start < line.upperBound, text[start] == 0x20 || text[start] == 0x09 { start += 1 }
    add(start..<line.upperBound, to: part, text)
  }

  /// `#. note`, `#, fuzzy`, `#| previous`, `#: reference`, `# translator's note`.
  private mutating func comment(_ line: Range<Int>, _ text: Span<UInt8>) {
    if entry.hasTarget { close() }
    if text.has("#,", at: line.lowerBound) {
      let flags = file.text(line).dropFirst(2).split(separator: ",")
      entry.isFuzzy = entry.isFuzzy || flags.contains { String($0).trimmed == "fuzzy" }
    } else if text.has("#.", at: line.lowerBound) {
      entry.notes.append(file.text(line.lowerBound + 2..<line.upperBound).trimmed)
    }
  }

  /// Adds the string in quotes at `range` to a part of the entry.
  private mutating func add(_ range: Range<Int>, to part: POEntry.Part, _ text: Span<UInt8>) {
    var end = range.upperBound
    while end > range.lowerBound, text[end - 1] == 0x20 || text[end - 1] == 0x09 { end -= 1 }
    guard end - range.lowerBound >= 2, text[range.lowerBound] == UInt8(ascii: "\""),
      text[end - 1] == UInt8(ascii: "\"")
    else { return report(range, "The string must stand between two quotation marks.") }
    entry.add(range.lowerBound + 1..<end - 1, to: part, decoded: text)
  }

  private mutating func report(_ range: Range<Int>, _ message: String) {
    content.issues.append(file.issue(.unreadableEntry, range, message))
  }

  /// Ends the open entry and adds its units.
  private mutating func close() {
    defer {
      entry = POEntry()
      open = nil
    }
    guard entry.hasTarget, let source = entry.text(.source) else { return }
    if source.isEmpty, entry.text(.context) == nil {
      if !hasHeader { readHeader(entry.text(.target(0)) ?? "") }
      hasHeader = true
      return
    }
    guard let locale else { return addTemplate(source) }
    let plural = entry.text(.plural)
    for form in entry.targets {
      let category = plural == nil ? nil : form < categories.count ? categories[form] : String(form)
      add(form: form, category: category, plural: plural, locale)
    }
  }

  private mutating func add(form: Int, category: String?, plural: String?, _ locale: LocaleTag) {
    let sourcePart: POEntry.Part = category != nil && category != "one" ? .plural : .source
    let sourceStored = entry.range(sourcePart).map { file.stored($0, as: .po) }
    let target = entry.text(.target(form)) ?? ""
    let stored = entry.range(.target(form)).map { file.stored($0, as: .po) }
    let state: UnitState? = entry.isObsolete ? .obsolete : entry.isFuzzy ? .fuzzy : nil
    guard let place = target.isEmpty ? sourceStored : stored else { return }
    content.units.append(
      TextUnit(
        format: TableFormat.po.name, key: entry.key, locale: locale,
        source: entry.text(sourcePart), target: target.isEmpty ? nil : target,
        comment: entry.notes.isEmpty ? nil : entry.notes.joined(separator: "\n"), state: state,
        variation: category.map { "plural." + $0 }, stored: place, storedSource: sourceStored))
  }

  /// An entry of a template, which has no language: the source alone.
  private mutating func addTemplate(_ source: String) {
    guard let stored = entry.range(.source).map({ file.stored($0, as: .po) }) else { return }
    content.units.append(
      TextUnit(
        format: TableFormat.po.name, key: entry.key, locale: sourceLocale, source: source,
        target: nil, comment: entry.notes.isEmpty ? nil : entry.notes.joined(separator: "\n"),
        stored: stored, storedSource: stored))
  }

  /// What the header says goes over what the path does.
  private mutating func readHeader(_ text: String) {
    let header = POHeader(text)
    locale = header.locale ?? locale
    categories = header.categories ?? categories
  }
}
