import CopyModel

/// The first row of a delimited table that tells languages, and what it says of the rows below.
struct DelimitedHeader {
  let delimiter: UInt8
  let columns: TableColumns
  /// The language of a file that has only one, where its heading names it.
  let language: DeclaredLanguage?
  /// Whether cells are set off by spaces that are no part of their texts: `key, en, ko`.
  let isPadded: Bool
  /// The headings of columns that are not read because another one is headed alike.
  let doubles: [Range<Int>]
  /// Where the rows start.
  let end: Int

  /// A title or a note may stand above the header: how many lines are looked at.
  private static let mostLines = 5

  /// Nil when no row near the start tells two languages, nor the first a key and a text.
  init?(in text: Span<UInt8>, fileExtension: String, sourceLocale: LocaleTag) {
    var start = 0
    var delimiters = Self.delimiters(fileExtension)
    // Excel's line that names the delimiter: `sep=;`.
    let mark = text.has("\"", at: 0) ? 1 : 0
    if text.has("sep=", at: mark), mark + 4 < text.count {
      if !text[mark + 4].isLineBreak { delimiters = [text[mark + 4]] }
      start = text.lineStart(behind: mark + 4)
    }
    func header(at start: Int, isOfOneLanguage: Bool) -> DelimitedHeader? {
      let found = delimiters.compactMap {
        DelimitedHeader(
          at: start, in: text, delimiter: $0, sourceLocale: sourceLocale,
          isOfOneLanguage: isOfOneLanguage)
      }
      // The delimiter that brings out the most columns we know; of equals the likelier.
      let most = found.map(\.columns.understood).max()
      return found.first { $0.columns.understood == most }
    }
    var first: Int?
    for _ in 0..<Self.mostLines {
      while start < text.count, text[start].isLineBreak || text[start] == 0x20 { start += 1 }
      guard start < text.count else { break }
      first = first ?? start
      if let found = header(at: start, isOfOneLanguage: false) {
        self = found
        return
      }
      start = text.lineStart(behind: start)
    }
    guard let first, let found = header(at: first, isOfOneLanguage: true) else { return nil }
    self = found
  }

  /// A file that is called after its language and has a key or a source and its text in each row, without any heading: as
  /// Adobe Commerce has it (developer.adobe.com, “Translation dictionaries”). Nil where the first rows do not look so.
  init?(headless text: Span<UInt8>, path: String) {
    let name = path.lastPathComponent
    let stem = name.dropLast(path.fileExtension.utf8.count + 1)
    guard let locale = LocaleTag(folding: stem),
      stem.utf8.count > 3 || LocaleTag.isCommon(language: locale.language)
    else { return nil }
    let found = Self.delimiters(path.fileExtension.lowercased()).first { delimiter in
      Self.holdsTexts(text, delimiter)
    }
    guard let found, let row = try? DelimitedRow(at: 0, in: text, delimiter: found) else {
      return nil
    }
    delimiter = found
    columns = TableColumns(keysAndTexts: row.cells.count)
    (language, isPadded, doubles, end) = (nil, false, [], 0)
  }

  /// Whether the first rows have as many cells, two or a few more, and most of the second cells are texts.
  private static func holdsTexts(_ text: Span<UInt8>, _ delimiter: UInt8) -> Bool {
    var (start, rows, texts, cells) = (0, 0, 0, 0)
    while start < text.count, rows < 20 {
      guard let row = try? DelimitedRow(at: start, in: text, delimiter: delimiter) else {
        return false
      }
      start = row.end
      if row.cells.count == 1, row.cells[0].range.isEmpty { continue }
      guard (2...4).contains(row.cells.count), rows == 0 || row.cells.count == cells,
        !row.cells[0].range.isEmpty
      else { return false }
      (rows, cells) = (rows + 1, row.cells.count)
      let cell = text.extracting(row.cells[1].range)
      if cell.indices.contains(where: { cell[$0] >= 0x80 || cell[$0].isASCIILetter }) { texts += 1 }
    }
    return rows > 0 && texts * 2 > rows
  }

  private static func delimiters(_ fileExtension: String) -> [UInt8] {
    let tab = UInt8(ascii: "\t")
    let marks = [UInt8(ascii: ","), UInt8(ascii: ";")]
    return fileExtension == "csv"
      ? marks + [tab, UInt8(ascii: "|")] : [tab] + marks + [UInt8(ascii: "|")]
  }

  private init?(
    at start: Int, in text: Span<UInt8>, delimiter: UInt8, sourceLocale: LocaleTag,
    isOfOneLanguage: Bool
  ) {
    guard let row = try? DelimitedRow(at: start, in: text, delimiter: delimiter) else { return nil }
    let headings = row.cells.map { cell in
      WrittenText.decode(text.extracting(cell.range), as: cell.notation)
    }
    let columns = TableColumns(
      headings: headings, sourceLocale: sourceLocale, isOfOneLanguage: isOfOneLanguage)
    guard var columns else { return nil }
    // Games leave the heading of their keys empty.
    if headings.first?.trimmed.isEmpty == true,
      let next = try? DelimitedRow(at: row.end, in: text, delimiter: delimiter),
      let cell = next.cells.first, !cell.range.isEmpty,
      !KeyText.isText(WrittenText.decode(text.extracting(cell.range), as: cell.notation))
    {
      columns.takeUnnamedKey()
    }
    self.delimiter = delimiter
    self.columns = columns
    language = columns.language.flatMap { language in
      columns.targets.first.map { DeclaredLanguage(language, at: row.cells[$0.column].range) }
    }
    end = row.end
    doubles = columns.doubles.map { row.cells[$0].range }
    isPadded = zip(row.cells, headings).contains { cell, heading in
      cell.notation == .plain && heading != heading.trimmed && !heading.trimmed.isEmpty
    }
  }
}
