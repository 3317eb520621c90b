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
  /// Whether what is read stands behind a text on its line.
  private var isBehindText = false
  private var units: POUnits
  /// Whether it was said that the header does not count the plural forms: once is enough.
  private var isCountMissed = false

  init(file: TableFile, context: ReadingContext) {
    self.file = file
    self.context = context
    locale = context.locale(of: file.path)
    units = POUnits(file: file.path, sourceLocale: context.sourceLocale)
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
    while start < all, !isHead || units.units.isEmpty {
      line.start = start
      file.enterLine(line.number, at: start)
      let end = own.lineEnd(from: start)
      isBehindText = false
      read(line: start..<end, text)
      start = end + 1
      // A return and a line feed are one line break.
      if end < all, text[end] == 0x0A || !text.has(0x0A, at: start) { line.number += 1 }
    }
    close(text)
    content.units = units.units
    if let count = header.plurals?.count {
      content.issues += counts.issues(besides: count, language: usualCount, locale, in: &file)
    }
    if !isHead, file.head == nil { reportCharset(text) }
    if let homeless {
      content.issues.append(
        file.issue(
          ofMissingLanguage: homeless, "a header with “Language: …”",
          unknown: header.unknownLanguage))
    }
  }

  /// How many forms the language has. Those with two are counted in other ways, too.
  private var usualCount: Int? {
    locale.flatMap { context.plurals[$0]?.usual.count }.flatMap { $0 == 2 ? nil : $0 }
  }

  /// Reports that nothing says what encoding the letters of the file are in: gettext converts them by that.
  private mutating func reportCharset(_ text: Span<UInt8>) {
    let charset = header.charset.flatMap { $0 == "CHARSET" ? nil : $0 }
    guard locale != nil, charset == nil, !units.units.isEmpty,
      file.encoding.isUnicode, file.range.contains(where: { text[$0] >= 0x80 })
    else { return }
    let line = "“Content-Type: text/plain; charset=UTF-8\\n”"
    let message =
      header.charset != nil
      ? "The header says charset=CHARSET, which nobody has filled in. Write charset=UTF-8."
      : counts.header != nil
        ? "The header does not say what encoding the file is in. Add \(line) to it."
        : "The file has no header, which says what encoding it is in. Begin it with msgid \"\" and a msgstr with \(line)."
    content.issues.append(
      file.issue(
        .wrongEncoding, counts.header ?? 0..<0, message, confidence: 0.85, isOfWholeFile: true))
  }

  private mutating func read(
    line: Range<Int>, _ text: Span<UInt8>, isObsolete: Bool = false
  ) {
    var start = line.lowerBound
    while start < line.upperBound, text[start] == 0x20 || text[start] == 0x09 { start += 1 }
    guard start < line.upperBound else { return }
    var isObsolete = isObsolete
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
    if entry.hasSource, isObsolete != entry.isObsolete, part != .context, part != .source {
      report(
        start..<line.upperBound,
        isObsolete
          ? "This line is obsolete, and the msgid above it is not. Take “#~” away here, or put it there too."
          : "The msgid above is obsolete, and this line is not, which gettext refuses. Put “#~ ” here too, or take it away there."
      )
    }
    if part == .target(0), text[start + length - 1] != UInt8(ascii: "]"), entry.isPlural {
      report(
        start..<start + length,
        "Beside msgid_plural stand msgstr[0], msgstr[1] and so on. Write the number of the form.")
    }
    entry.isObsolete = isObsolete || entry.isObsolete && entry.hasSource
    open = part
    start += length
    while start < line.upperBound, text[start] == 0x20 || text[start] == 0x09 { start += 1 }
    add(start..<line.upperBound, to: part, text)
  }

  /// `#. note`, `#, fuzzy`, `#| previous`, `#: reference`, `# translator's note`.
  private mutating func comment(_ line: Range<Int>, _ text: Span<UInt8>) {
    if entry.hasTarget { close(text) }
    if text.has("#,", at: line.lowerBound) {
      entry.take(flags: file.text(line.lowerBound + 2..<line.upperBound))
    } else if text.has("#.", at: line.lowerBound) {
      entry.notes.append(file.text(line.lowerBound + 2..<line.upperBound).trimmed)
    }
  }

  /// Adds the string in quotes at `range` to a part of the entry, and reads what stands behind it on its line.
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
    if !isPlain, let next = POEntry.Part.nextKeyword(in: text, range) {
      add(range.lowerBound..<next, to: part, text)
      isBehindText = true
      return read(line: next..<range.upperBound, text, isObsolete: entry.isObsolete)
    }
    if !isPlain, let flaw = POFlaw(in: text, string) {
      report(flaw.range, flaw.message)
      if flaw.endsString {
        (open, isSkipping) = (nil, true)
        entry.isDamaged = true
        return
      }
    }
    if text.has("#-#-#", at: string.lowerBound), entry.range(part)?.isEmpty ?? true {
      reportConflict(string)
    }
    // Nothing but keywords and spaces, which are ASCII, stands before the first string of a line.
    let place =
      isBehindText
      ? file.place(of: string.lowerBound)
      : Place(line: line.number, column: string.lowerBound - line.start + 1)
    entry.add(POEntry.Text(range: string, place: place, isPlain: isPlain), to: part)
  }

  /// Reports the line that msgcat puts before each of several translations (gettext manual, “msgcat”).
  private mutating func reportConflict(_ string: Range<Int>) {
    content.issues.append(
      file.issue(
        .conflictMarker, string,
        "msgcat found several texts for this and left them all. Keep one, and remove the lines with #-#-#."
      ))
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
      if let range = entry.range(.target(0)), units.units.isEmpty {
        take(POHeader(POUnits.decode(range, text), at: range))
        counts.header = range
        // Templates leave the count to whoever translates, and tables without plurals do not need it.
        if let problem = header.plurals?.problem, problem != .incomplete {
          content.issues.append(file.issue(.pluralHeader, range, problem.message))
        }
      }
      return
    }
    guard let locale else {
      if let target = entry.range(.target(0)), !target.isEmpty,
        POUnits.decode(target, text) != POUnits.decode(source.range, text)
      {
        homeless = homeless ?? target
      }
      return units.addTemplate(entry, text)
    }
    units.add(entry, in: locale, header, text)
    if entry.isPlural { checkForms(units.lastKey) }
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
}
