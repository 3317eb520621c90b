import CopyModel

/// Turns the rows of one table with language columns into units, or into entries where each row holds one text.
struct TableRows {
  let columns: TableColumns
  /// The format's name in units.
  let format: String
  let context: ReadingContext
  /// The sheet that they are in, where the file has several.
  let sheet: String?
  // Packed from the start: as values with texts of their own they take several times the file.
  var units = PackedUnits()
  /// What is to be known of each unit until its language is settled.
  var marks: [UnitMark] = []
  var entries = TableEntries()
  /// The entries whose language is no more than “Chinese”.
  var bareEntries: [Int] = []
  private var elements = ElementCounter()

  /// A unit's language may not be settled before all rows are there.
  struct UnitMark {
    /// The number of its column among the translations.
    let target: UInt16
    /// Whether no more than “Chinese” is said of its language.
    let isBareChinese: Bool

    init(target: Int, isBareChinese: Bool) {
      self.target = UInt16(clamping: target)
      self.isBareChinese = isBareChinese
    }
  }

  init(
    _ columns: TableColumns, format: String, context: ReadingContext, sheet: String? = nil
  ) {
    self.columns = columns
    self.format = format
    self.context = context
    self.sheet = sheet
  }

  /// Adds a row. Cells that it lacks are empty.
  mutating func add(_ cells: [TableCell], in file: inout TableFile) {
    guard let source = columns.source else { return addEntry(cells, in: &file) }
    let sourceText = text(source, cells, file)
    let key = keyText(cells, file) ?? sourceText
    var stored: [StoredText?] = []
    // Left to right, as places are found fastest.
    let used = ([source] + columns.targets.map(\.column)).sorted()
    for column in used { stored.append(column < cells.count ? file.stored(cells[column]) : nil) }
    func place(_ column: Int) -> StoredText? { used.firstIndex(of: column).flatMap { stored[$0] } }
    let storedSource = sourceText == nil ? nil : place(source)
    let part = part(cells, file)
    for (number, target) in columns.targets.enumerated() {
      let text = text(target.column, cells, file)
      guard let key = key ?? text,
        let place = (text == nil ? nil : place(target.column)) ?? storedSource,
        let (locale, isBareChinese) = language(of: target, cells, file),
        locale != context.sourceLocale
      else { continue }
      let unit = TextUnit(
        format: format, key: named(key), locale: locale, source: sourceText, target: text,
        comment: comment(for: locale, cells, file), state: state(for: locale, cells, file),
        stored: place, storedSource: storedSource, table: sheet,
        limit: limit(for: locale, cells, file), part: part)
      units.append(unit)
      marks.append(UnitMark(target: number, isBareChinese: isBareChinese))
    }
  }

  /// What the row is in an alert, where a cell names it.
  private mutating func part(_ cells: [TableCell], _ file: TableFile) -> UnitPart {
    guard !columns.others.isEmpty else { return UnitPart() }
    let role = columns.others.lazy.compactMap { [self] in text($0, cells, file) }
      .compactMap(ElementName.role).first
    guard let role else {
      elements.end()
      return UnitPart()
    }
    // A screen has titles and buttons as well.
    return elements.part(role, .key)
  }

  /// Adds a row that holds one text, in the language that it names or in the file's.
  private mutating func addEntry(_ cells: [TableCell], in file: inout TableFile) {
    guard let target = columns.targets.first, target.column < cells.count,
      let key = keyText(cells, file)
    else { return }
    let isOfFile = target.language == .ofFile
    let (text, language) = (text(target.column, cells, file), rowLanguage(cells, file))
    // In a file of its own, a text that is not there yet is a translation that is missing.
    guard text != nil || isOfFile, language != nil || isOfFile else { return }
    if language?.isBareChinese == true { bareEntries.append(entries.count) }
    let locale = language?.locale
    entries.append(
      TableEntry(
        key: named(key), text: text ?? "", comment: comment(for: locale, cells, file),
        state: state(for: locale, cells, file), stored: file.stored(cells[target.column]),
        locale: locale, limit: limit(for: locale, cells, file)))
  }

  /// The text of a cell; nil when nothing but space is there.
  private func text(_ column: Int, _ cells: [TableCell], _ file: TableFile) -> String? {
    guard column < cells.count, !cells[column].range.isEmpty else { return nil }
    let text = file.text(cells[column])
    return text.trimmed.isEmpty ? nil : text
  }

  /// The key, without the backticks that make it code in a document.
  private func keyText(_ cells: [TableCell], _ file: TableFile) -> String? {
    guard let column = columns.key, let text = text(column, cells, file)?.trimmed else {
      return nil
    }
    guard format == TableFormat.document.name else { return text }
    let inner = String(text.drop { $0 == "`" }.reversed().drop { $0 == "`" }.reversed()).trimmed
    return inner.isEmpty ? text : inner
  }

  /// A key with the sheet that it is in.
  private func named(_ key: String) -> String { sheet.map { $0 + "!" + key } ?? key }

  private func comment(
    for locale: LocaleTag?, _ cells: [TableCell], _ file: TableFile
  ) -> String? {
    let comments = columns.comments.compactMap { remark in
      remark.locale == nil || remark.locale == locale
        ? text(remark.column, cells, file)?.trimmed : nil
    }
    return comments.isEmpty ? nil : comments.joined(separator: "\n")
  }

  /// How long the text in `locale` may be; nil where nothing or no number stands.
  private func limit(for locale: LocaleTag?, _ cells: [TableCell], _ file: TableFile) -> TextLimit?
  {
    for remark in columns.limits.about(locale) {
      if let count = text(remark.column, cells, file).flatMap({ Int($0.trimmed) }), count > 0 {
        return TextLimit(count: count, unit: .characters)
      }
    }
    return nil
  }

  /// The state that the row's cells tell of the text in `locale`.
  private func state(for locale: LocaleTag?, _ cells: [TableCell], _ file: TableFile) -> UnitState?
  {
    for remark in columns.states.about(locale) {
      guard let text = text(remark.column, cells, file)?.trimmed else { continue }
      if let state = remark.state?.state(text) { return state }
    }
    return nil
  }

  private func rowLanguage(_ cells: [TableCell], _ file: TableFile) -> NamedLanguage? {
    columns.rowLanguage.flatMap { text($0, cells, file) }.flatMap(NamedLanguage.init(naming:))
  }

  /// The language of a translation: `root` until all texts are there to tell it.
  private func language(
    of target: TableColumns.Target, _ cells: [TableCell], _ file: TableFile
  ) -> (locale: LocaleTag, isBareChinese: Bool)? {
    switch target.language {
    case .named(let language): (language.locale, language.isBareChinese)
    case .ofRow: rowLanguage(cells, file).map { ($0.locale, $0.isBareChinese) }
    case .untold, .ofFile: (.root, false)
    }
  }
}

extension [TableColumns.Remark] {
  /// Those about the text in one language: one that names it beats one of the row.
  fileprivate func about(_ locale: LocaleTag?) -> [TableColumns.Remark] {
    isEmpty ? [] : filter { $0.locale == locale && locale != nil } + filter { $0.locale == nil }
  }
}
