import CopyModel

extension TableFormat {
  /// A text or Markdown document (CommonMark) in several languages: each paragraph followed by its quoted
  /// translation, or several paragraphs followed by theirs in the same order; lines that hold a text and its
  /// translation; and tables with a column for each language.
  package static let document = TableFormat(
    name: "markdown", extensions: ["md", "markdown", "txt"], languages: .several
  ) { file, context in
    let tables = MarkdownTables(&file, context)
    var content = tables.content
    var lines = DocumentLines.read(file, besides: tables.extents)
    if let rows = DocumentRows(lines, in: file, context) {
      for row in rows.all { content.units += row.units(in: &file) }
      return content
    }
    DocumentLabels.apply(to: &lines, in: file.bytes.span, context.sourceLocale)
    let blocks = DocumentBlocks.of(lines, in: file, context)
    let texts = DocumentLanguages(of: blocks, in: file, context).map {
      BilingualDocument.texts(of: blocks, $0)
    }
    var counters: [LocaleTag: ElementCounter] = [:]
    for text in texts ?? [] {
      content.units += text.units(in: &file, &counters[text.locale, default: ElementCounter()])
    }
    // Most pages are in one language; one that has more, and no pairs, was meant to. An empty file is anything.
    let isBlank = file.bytes.allSatisfy { $0 <= 0x20 }
    content.isTable = !content.units.isEmpty || !isBlank && !blocks.contains(where: \.isTarget)
    return content
  }
}

/// Pairs the blocks of a document.
enum BilingualDocument {
  /// A text of a document and what it becomes in one language.
  struct Text {
    let number: Int
    let locale: LocaleTag
    let source: DocumentBlock?
    let target: DocumentBlock?
  }

  /// In the order of the document; empty when it is no translation after all.
  static func texts(of blocks: [DocumentBlock], _ languages: DocumentLanguages) -> [Text] {
    var found: [(locale: LocaleTag, pair: DocumentPairing.Pair)] = []
    for locale in languages.all {
      let pairs = DocumentPairing.pairs(of: blocks) { languages[$0] == locale }
      found += pairs.map { (locale, $0) }
    }
    // A page in one language, such as README.ko.md, has lines in English too, but it begins in its
    // own and most of it translates nothing above it.
    let strays = found.count { $0.pair.source == nil }
    let translations = found.count { $0.pair.target != nil } - strays
    guard translations > strays || found.first?.pair.source != nil else { return [] }
    let places = found.map { $0.pair.source ?? $0.pair.target ?? 0 }
    let order = found.indices.sorted { (places[$0], $0) < (places[$1], $1) }
    var number = 0
    var last: Int?
    return order.map { index in
      if places[index] != last { number += 1 }
      last = places[index]
      let (locale, pair) = found[index]
      return Text(
        number: number, locale: locale, source: pair.source.map { blocks[$0] },
        target: pair.target.map { blocks[$0] })
    }
  }
}

extension BilingualDocument.Text {
  /// One unit, or one for each part of an alert.
  fileprivate func units(in file: inout TableFile, _ counter: inout ElementCounter) -> [TextUnit] {
    let bytes = file.bytes
    guard let source, let target,
      let parts = DocumentElements.pairs(source, target, in: bytes.span)
    else {
      counter.end()
      return [unit(String(number), source?.element, target?.element, in: &file)]
    }
    return parts.enumerated().map { index, part in
      let key = parts.count > 1 ? "\(number).\(index + 1)" : String(number)
      let place = part.role.map { counter.part($0, .comment) }
      return unit(key, part.source, part.target, place ?? UnitPart(), in: &file)
    }
  }

  private func unit(
    _ key: String, _ source: DocumentElement?, _ target: DocumentElement?,
    _ part: UnitPart = UnitPart(), in file: inout TableFile
  ) -> TextUnit {
    let storedSource = source.map { file.stored($0.range, as: .lines) }
    let storedTarget = target.map { file.stored($0.range, as: .lines) }
    let nowhere = file.stored(0..<0, as: .lines)
    return TextUnit(
      format: TableFormat.document.name, key: key, locale: locale, source: source?.text(in: file),
      target: target?.text(in: file), stored: storedTarget ?? storedSource ?? nowhere,
      storedSource: storedSource, part: part)
  }
}

extension DocumentBlock {
  /// The whole of it.
  fileprivate var element: DocumentElement {
    DocumentElement(role: nil, range: range, lines: lines)
  }
}

extension DocumentElement {
  fileprivate func text(in file: TableFile) -> String {
    lines.map { file.text($0) }.joined(separator: " ")
  }
}
