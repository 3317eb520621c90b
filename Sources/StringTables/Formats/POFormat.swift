import CopyModel

extension TableFormat {
  /// GNU gettext's PO and POT (gettext manual, “The Format of PO Files”).
  static let po = TableFormat(
    name: "po", extensions: ["po", "pot"], languages: .two,
    // A template says CHARSET until somebody fills it in.
    declaredCharset: { $0.value(behind: "charset=").flatMap { $0 == "CHARSET" ? nil : $0 } },
    // Entries stand apart by an empty line, and need nothing but the header.
    pieces: PieceRule(windowsOver: 1 << 22) { text, index in
      text[index] == 0x0A && (text.has("\n", at: index + 1) || text.has("\r\n", at: index + 1))
    }
  ) { file, context in
    var reader = POReader(file: file, context: context)
    reader.readHeader()
    reader.read()
    file = reader.file
    return reader.content
  }
}

/// Reads a PO file line by line. A line that makes no sense is an issue; reading goes on at the next.
private struct POReader {
  var file: TableFile
  var content = TableContent()
  private let context: ReadingContext
  private var locale: LocaleTag?
  private var header = POHeader()
  private var entry = POEntry()
  /// The string that a line of quotes alone goes on with.
  private var open: POEntry.Part?
  /// Whether the strings that follow belong to a part that was reported.
  private var isSkipping = false
  /// The first translation of a file that names no language for it.
  private var homeless: Range<Int>?
  /// How many forms the entries have.
  private var counts = POFormCounts()
  /// Where the line begins that is read, and its number.
  private var line = (start: 0, number: 1)
  /// The unit that is added.
  private var unit: UnitBytes
  /// Whether it was said that the header does not count the plural forms: once is enough.
  private var isCountMissed = false

  init(file: TableFile, context: ReadingContext) {
    self.file = file
    self.context = context
    locale = context.locale(of: file.path)
    unit = UnitBytes(
      UnitKind(
        format: TableFormat.po.name, locale: context.sourceLocale, file: file.path, notation: .po))
  }

  /// Takes the header from the file's head, whichever piece of the file is read.
  mutating func readHeader() {
    guard let head = file.head else { return }
    var first = POReader(
      file: TableFile(path: file.path, stored: head, format: .po), context: context)
    first.read(isHead: true)
    take(first.header)
  }

  private mutating func take(_ header: POHeader) {
    self.header = header
    content.language = header.language
    locale = header.language?.locale ?? locale
  }

  /// Reads all, or as much as may hold the header.
  mutating func read(isHead: Bool = false) {
    let bytes = file.bytes
    let text = bytes.span
    var start = file.range.lowerBound
    let all = file.range.upperBound
    let own = text.extracting(0..<all)
    line.number = file.start.line
    while start < all, !isHead || content.units.isEmpty {
      line.start = start
      file.enterLine(line.number, at: start)
      let end = own.lineEnd(from: start)
      read(line: start..<end, text)
      start = end + 1
      // A return and a line feed are one line break.
      if end < all, text[end] == 0x0A || !text.has(0x0A, at: start) { line.number += 1 }
    }
    close(text)
    if let count = header.plurals?.count {
      content.issues += counts.issues(besides: count, in: &file)
    }
    if let homeless {
      content.issues.append(
        file.issue(
          ofMissingLanguage: homeless, "a header with “Language: …”",
          unknown: header.unknownLanguage))
    }
  }

  private mutating func read(line: Range<Int>, _ text: Span<UInt8>) {
    var start = line.lowerBound
    while start < line.upperBound, text[start] == 0x20 || text[start] == 0x09 { start += 1 }
    guard start < line.upperBound else { return }
    var isObsolete = false
    if text[start] == UInt8(ascii: "#") {
      guard text.has("#~", at: start) else { return comment(start..<line.upperBound, text) }
      isObsolete = true
      start += 2
      while start < line.upperBound, text[start] == 0x20 { start += 1 }
      // `#~|` holds the previous source, which is nobody's text any more.
      guard start < line.upperBound, text[start] != UInt8(ascii: "|") else { return }
    }
    if text[start] == UInt8(ascii: "\"") {
      guard let open else {
        if !isSkipping { report(line, "This string belongs to no entry.") }
        return
      }
      add(start..<line.upperBound, to: open, text)
      return
    }
    guard let (part, length) = POEntry.Part.keyword(text, at: start) else {
      return report(line, "Here msgid, msgstr, msgctxt, a string or a comment should stand.")
    }
    isSkipping = false
    if part == .context || part == .source, entry.hasTarget || entry.hasSource { close(text) }
    guard entry.text(part) == nil else {
      (open, isSkipping) = (nil, true)
      let keyword = String(copying: text.extracting(start..<start + length))
      return report(
        start..<line.upperBound,
        "This entry has its \(keyword) already. Remove one, or add the msgid that it belongs to.")
    }
    if part == .target(0), text[start + length - 1] != UInt8(ascii: "]"), entry.isPlural {
      report(
        start..<start + length,
        "Beside msgid_plural stand msgstr[0], msgstr[1] and so on. Write the number of the form.")
    }
    entry.isObsolete = isObsolete
    open = part
    start += length
    while start < line.upperBound, text[start] == 0x20 || text[start] == 0x09 { start += 1 }
    add(start..<line.upperBound, to: part, text)
  }

  /// `#. note`, `#, fuzzy`, `#| previous`, `#: reference`, `# translator's note`.
  private mutating func comment(_ line: Range<Int>, _ text: Span<UInt8>) {
    if entry.hasTarget { close(text) }
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
    else {
      (open, isSkipping) = (nil, true)
      entry.isDamaged = true
      return report(range, "The string must stand between two quotation marks.")
    }
    let string = range.lowerBound + 1..<end - 1
    let isPlain = !text.extracting(string).holds(UInt8(ascii: "\\"), UInt8(ascii: "\""))
    if !isPlain, let flaw = POFlaw(in: text, string) {
      report(flaw.range, flaw.message)
      if flaw.endsString {
        (open, isSkipping) = (nil, true)
        entry.isDamaged = true
        return
      }
    }
    // Nothing but keywords and spaces, which are ASCII, stands before a string.
    let place = Place(line: line.number, column: string.lowerBound - line.start + 1)
    entry.add(POEntry.Text(range: string, place: place, isPlain: isPlain), to: part)
  }

  private mutating func report(_ range: Range<Int>, _ message: String) {
    content.issues.append(file.issue(.unreadableEntry, range, message))
  }

  /// Ends the open entry and adds its units.
  private mutating func close(_ text: Span<UInt8>) {
    defer {
      entry = POEntry()
      open = nil
    }
    guard entry.hasTarget, let source = entry.text(.source) else { return reportHalf() }
    if source.range.isEmpty, !entry.hasContext {
      if let range = entry.range(.target(0)), content.units.isEmpty {
        take(POHeader(decode(range, text), at: range))
        counts.header = range
        // Templates leave the count to whoever translates, and tables without plurals do not need it.
        if let problem = header.plurals?.problem, problem != .incomplete {
          content.issues.append(file.issue(.pluralHeader, range, problem.message))
        }
      }
      return
    }
    guard let locale else { return addTemplate(decode(source.range, text), text) }
    unit.kind.locale = locale
    unit.kind.state = entry.isObsolete ? .obsolete : entry.isFuzzy ? .fuzzy : nil
    unit.comment = entry.notes.isEmpty ? nil : Array(entry.notes.joined(separator: "\n").utf8)
    unit.key.removeAll(keepingCapacity: true)
    if let context = entry.text(.context) {
      context.append(to: &unit.key, from: text)
      unit.key.append(UInt8(ascii: "|"))
    }
    source.append(to: &unit.key, from: text)
    guard entry.isPlural else { return add(0, of: .source, variation: nil, text) }
    checkForms(String(copying: unit.key.span))
    for form in entry.targets {
      let category = header.category(form)
      add(form, of: category == "one" ? .source : .plural, variation: "plural." + category, text)
    }
  }

  /// Reports an entry without its source or its translation.
  private mutating func reportHalf() {
    guard !entry.isDamaged, !entry.isObsolete else { return }
    if let source = entry.range(.source) {
      report(source, "This msgid has no msgstr. Add msgstr \"\" below it, or remove it.")
    } else if let target = entry.targets.lazy.compactMap({ [entry] in entry.range(.target($0)) })
      .first
    {
      report(target, "This msgstr has no msgid above it. Add it, or remove this.")
    }
  }

  /// Reports a translated plural that has more or fewer forms than the header counts.
  private mutating func checkForms(_ key: String) {
    guard !entry.isFuzzy, !entry.isObsolete,
      let translated = entry.targets.lazy.compactMap({ [entry] in entry.range(.target($0)) })
        .first(where: { !$0.isEmpty })
    else { return }
    guard let plurals = header.plurals, let count = plurals.count else {
      if !isCountMissed {
        isCountMissed = true
        let message = POPluralForms.Problem.incomplete.message
        content.issues.append(
          file.issue(.pluralHeader, translated, message, isOfWholeFile: true))
      }
      return
    }
    counts.add(entry.targets.count, key, at: translated, of: count)
  }

  /// Adds the unit of one form of the entry, whose key and comment are there already.
  private mutating func add(
    _ form: Int, of part: POEntry.Part, variation: String?, _ text: Span<UInt8>
  ) {
    guard let source = entry.text(part) else { return }
    unit.kind.variation = variation
    unit.source.removeAll(keepingCapacity: true)
    source.append(to: &unit.source, from: text)
    unit.sourceSpot = UnitSpot(source.place, source.range)
    unit.target.removeAll(keepingCapacity: true)
    unit.spot = nil
    if let target = entry.text(.target(form)), !target.range.isEmpty {
      target.append(to: &unit.target, from: text)
      unit.spot = UnitSpot(target.place, target.range)
    }
    content.units.append(unit)
  }

  /// An entry of a template, which has no language: the source alone.
  private mutating func addTemplate(_ source: String, _ text: Span<UInt8>) {
    guard let place = entry.text(.source) else { return }
    if let target = entry.range(.target(0)), !target.isEmpty, decode(target, text) != source {
      homeless = homeless ?? target
    }
    let key = entry.range(.context).map { decode($0, text) + "|" + source } ?? source
    let stored = StoredText(
      file: file.path, place: place.place, bytes: place.range, notation: .po)
    content.units.append(
      TextUnit(
        format: TableFormat.po.name, key: key, locale: context.sourceLocale, source: source,
        target: nil,
        comment: entry.notes.isEmpty ? nil : entry.notes.joined(separator: "\n"), stored: stored,
        storedSource: stored))
  }

  private func decode(_ range: Range<Int>, _ text: Span<UInt8>) -> String {
    WrittenText.decode(text.extracting(range), as: .po)
  }
}

extension POEntry.Text {
  /// Appends the text that is written, which is sound UTF-8 as the whole file is.
  fileprivate func append(to bytes: inout [UInt8], from text: Span<UInt8>) {
    let written = text.extracting(range)
    if isPlain {
      bytes.append(contentsOf: written)
    } else {
      bytes.append(contentsOf: WrittenText.decode(written, as: .po).utf8)
    }
  }
}
