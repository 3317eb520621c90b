import CopyModel

/// The lines of a document that each hold a text and its translations: `- Play Next — 다음에 재생`, `Cancel (취소)`,
/// `"Save" -> "저장"`, or cells between tabs.
struct DocumentRows {
  struct Row {
    fileprivate(set) var number: Int
    /// Where the text stands, and its translations behind it.
    fileprivate var source: Range<Int>
    fileprivate var targets: [Range<Int>]
    fileprivate var isItem: Bool
    fileprivate var locales: [LocaleTag] = []
  }

  private(set) var all: [Row] = []

  /// Nil where most lines with Korean, Chinese or Japanese letters are no such rows.
  init?(_ lines: [DocumentLine], in file: TableFile, _ context: ReadingContext) {
    let text = file.bytes.span
    var (split, weak, others) = (0, 0, 0)
    for line in lines {
      let letters = LineLetters(line.content, in: text)
      guard letters.firstEastAsian != nil else {
        if letters.hasLatin, line.isItem {
          add(line.content, [], isItem: true)
        }
        continue
      }
      if let (parts, separator) = DocumentSeparator.split(line, letters, in: text, context) {
        add(parts[0], Array(parts.dropFirst()), isItem: line.isItem)
        split += 1
        if separator.isWeak { weak += 1 }
      } else if line.headingLevel == 0 {
        others += 1
      }
    }
    guard split > 1, split > others * 3, weak * 2 <= split, split * 5 >= lines.count else {
      return nil
    }
    // A list item without a translation lacks one only among items that have theirs.
    let items = all.count { $0.isItem && !$0.targets.isEmpty }
    if items * 2 < split { all.removeAll { $0.targets.isEmpty } }
    guard settleLanguages(in: file, context) else { return nil }
    for index in all.indices { all[index].number = index + 1 }
  }

  private mutating func add(_ source: Range<Int>, _ targets: [Range<Int>], isItem: Bool) {
    all.append(Row(number: 0, source: source, targets: targets, isItem: isItem))
  }

  /// The translations of one place are in one language, those of another in another; else the rest of a line is one.
  private mutating func settleLanguages(in file: TableFile, _ context: ReadingContext) -> Bool {
    let counts = Set(all.map(\.targets.count)).subtracting([0])
    if let count = counts.first, counts.count == 1, count > 1 {
      let locales = (0..<count).compactMap { locale(of: $0, in: file, context) }
      if Set(locales).count == count {
        for index in all.indices { all[index].locales = locales }
        return true
      }
    }
    for index in all.indices where all[index].targets.count > 1 {
      let targets = all[index].targets
      all[index].targets = [targets[0].lowerBound..<targets[targets.count - 1].upperBound]
    }
    let named = context.locale(of: file.path).flatMap { $0.isEastAsian ? $0 : nil }
    guard let locale = named ?? locale(of: 0, in: file, context) else { return false }
    for index in all.indices { all[index].locales = [locale] }
    return true
  }

  private func locale(
    of place: Int, in file: TableFile, _ context: ReadingContext
  ) -> LocaleTag? {
    let texts = all.compactMap { row in
      place < row.targets.count ? file.text(row.targets[place]) : nil
    }
    var letters = ScriptCounts()
    for text in texts { letters.add(ScriptCounts(letters: text)) }
    return DocumentLanguages.locale(of: texts, letters: letters, context)
  }
}

extension DocumentRows.Row {
  /// A unit for each language.
  func units(in file: inout TableFile) -> [TextUnit] {
    let storedSource = file.stored(source, as: .lines)
    let sourceText = file.text(source)
    return locales.enumerated().map { place, locale in
      let target = place < targets.count ? targets[place] : nil
      return TextUnit(
        format: TableFormat.document.name, key: String(number), locale: locale, source: sourceText,
        target: target.map { file.text($0) },
        stored: target.map { file.stored($0, as: .lines) } ?? storedSource,
        storedSource: storedSource)
    }
  }
}

/// What letters a line has.
struct LineLetters {
  /// Where the first Korean, Chinese or Japanese one stands.
  private(set) var firstEastAsian: Int?
  /// Whether a Latin one stands before that.
  private(set) var hasLatin = false

  init(_ line: Range<Int>, in text: Span<UInt8>) {
    var index = line.lowerBound
    while index < line.upperBound {
      let scalar = text.scalar(at: index)
      switch ScalarClass(scalar.value) {
      case .hangul, .jamo, .han, .kana:
        firstEastAsian = index
        return
      case .latin: hasLatin = true
      default: break
      }
      index += scalar.length
    }
  }
}

/// What stands between a text and its translation on one line.
struct DocumentSeparator {
  private let sign: String
  /// Whether it stands in many a line that is no pair: “Fix: 오류 수정”.
  let isWeak: Bool

  /// The surest first.
  private static let all =
    ["\t", " -> ", " → ", " => ", " ⇒ ", " — ", " – ", " = ", " - ", " / "].map {
      DocumentSeparator(sign: $0, isWeak: false)
    } + [": ", "："].map { DocumentSeparator(sign: $0, isWeak: true) }

  /// The text of a line and its translations; nil when the line is no pair.
  static func split(
    _ line: DocumentLine, _ letters: LineLetters, in text: Span<UInt8>, _ context: ReadingContext
  ) -> (parts: [Range<Int>], separator: DocumentSeparator)? {
    guard !line.isQuote, line.headingLevel == 0, letters.hasLatin,
      let first = letters.firstEastAsian,
      ![UInt8(ascii: "`"), UInt8(ascii: "|")].contains(text[line.content.lowerBound])
    else { return nil }
    var found: ([Range<Int>], DocumentSeparator)?
    for separator in all {
      if let parts = separator.parts(of: line.content, first, in: text) {
        found = (parts, separator)
        break
      }
    }
    guard let (parts, separator) = found ?? bracketed(line.content, first, in: text) else {
      return nil
    }
    var trimmed: [Range<Int>] = []
    for part in parts { trimmed.append(part.withoutQuotes(in: text)) }
    let source = LineLetters(trimmed[0], in: text)
    // A list of languages: “Korean — 한국어”.
    guard source.hasLatin, source.firstEastAsian == nil,
      DocumentLabel(trimmed[0], in: text) == nil, !trimmed.contains(where: \.isEmpty)
    else { return nil }
    return (trimmed, separator)
  }

  /// `Cancel (취소)`.
  private static func bracketed(
    _ line: Range<Int>, _ first: Int, in text: Span<UInt8>
  ) -> ([Range<Int>], DocumentSeparator)? {
    for (open, close) in [(" (", ")"), ("（", "）")] {
      let end = line.upperBound - close.utf8.count
      guard end > first, text.has(close, at: end),
        let start = last(open, in: line.lowerBound..<first, text)
      else { continue }
      let inside = start + open.utf8.count..<end
      return ([line.lowerBound..<start, inside], DocumentSeparator(sign: open, isWeak: false))
    }
    return nil
  }

  /// The text before the sign that stands last before the translation, and what stands between the signs behind it.
  private func parts(
    of line: Range<Int>, _ first: Int, in text: Span<UInt8>
  ) -> [Range<Int>]? {
    guard let start = Self.last(sign, in: line.lowerBound..<first, text) else { return nil }
    var source = line.lowerBound..<start
    if sign == "\t", let tab = Self.last(sign, in: source, text) { source = tab + 1..<start }
    var parts = [source]
    var (from, index) = (start + sign.utf8.count, start + sign.utf8.count)
    while index < line.upperBound {
      if text.has(sign, at: index) {
        parts.append(from..<index)
        index += sign.utf8.count
        from = index
      } else {
        index += 1
      }
    }
    return parts + [from..<max(from, line.upperBound)]
  }

  private static func last(_ sign: String, in range: Range<Int>, _ text: Span<UInt8>) -> Int? {
    var index = range.upperBound - sign.utf8.count
    while index > range.lowerBound {
      if text.has(sign, at: index) { return index }
      index -= 1
    }
    return nil
  }
}

extension Range<Int> {
  /// Without spaces at its ends, a comma or semicolon behind, and quotation marks around it.
  fileprivate func withoutQuotes(in text: Span<UInt8>) -> Range<Int> {
    var (start, end) = (lowerBound, upperBound)
    while start < end, text[start] == 0x20 || text[start] == 0x09 { start += 1 }
    while end > start, text[end - 1] == 0x20 || text[end - 1] == 0x09 { end -= 1 }
    let isListed =
      end > start && (text[end - 1] == UInt8(ascii: ",") || text[end - 1] == UInt8(ascii: ";"))
    for (open, close) in [("\"", "\""), ("“", "”"), ("「", "」"), ("`", "`")] {
      let inner = end - close.utf8.count - (isListed ? 1 : 0)
      guard text.has(open, at: start), inner > start, text.has(close, at: inner),
        inner >= start + open.utf8.count
      else { continue }
      return start + open.utf8.count..<inner
    }
    return start..<end
  }
}
