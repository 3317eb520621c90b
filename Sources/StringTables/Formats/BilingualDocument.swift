import CopyModel

extension TableFormat {
  /// A text or Markdown document (CommonMark) in two languages: each paragraph followed by its quoted
  /// translation, or several paragraphs followed by theirs in the same order, and tables with a column for
  /// each language.
  package static let document = TableFormat(
    name: "markdown", extensions: ["md", "markdown", "txt"], languages: .several
  ) { file, context in
    let tables = MarkdownTables(&file, context)
    var content = tables.content
    let blocks = DocumentBlocks.read(file, besides: tables.extents)
    guard let locale = DocumentLanguage.targetLocale(of: blocks, in: file, context) else {
      return content
    }
    let pairs = DocumentPairing.pairs(of: blocks, target: locale)
    // A page in one language, such as README.ko.md, has lines in English too, but it begins in its
    // own and most of it translates nothing above it.
    let strays = pairs.count { $0.source == nil }
    let translations = pairs.count { $0.target != nil } - strays
    guard translations > strays || pairs.first?.source != nil else { return content }
    content.units += pairs.enumerated().map {
      number, pair in
      let source = pair.source.map { blocks[$0] }
      let target = pair.target.map { blocks[$0] }
      let storedSource = source.map { file.stored($0.range, as: .lines) }
      let storedTarget = target.map { file.stored($0.range, as: .lines) }
      let nowhere = file.stored(0..<0, as: .lines)
      return TextUnit(
        format: "markdown", key: String(number + 1), locale: locale, source: source?.text,
        target: target?.text, stored: storedTarget ?? storedSource ?? nowhere,
        storedSource: storedSource)
    }
    return content
  }
}
