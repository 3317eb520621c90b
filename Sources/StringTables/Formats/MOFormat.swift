import CopyModel
import ICUText

extension TableFormat {
  /// GNU gettext's compiled tables (gettext manual, “The Format of GNU MO Files”), of revision 0 and 1; the
  /// strings of revision 1 that depend on the system are left out.
  ///
  /// The file has no lines: all stands on line 1, at the column one above its offset in bytes.
  static let mo = TableFormat(
    name: "mo", extensions: ["mo"], languages: .two, isBinary: true
  ) { file, context in
    var reader = MOReader(file: file, context: context)
    reader.read()
    return reader.content
  }
}

/// Makes units of a compiled table, as the reader of `.po` does of its source.
private struct MOReader {
  let file: TableFile
  var content = TableContent()
  private let context: ReadingContext
  private var locale: LocaleTag?
  private var header = POHeader()
  private var charset: Charset?
  private var hasBadText = false

  init(file: TableFile, context: ReadingContext) {
    self.file = file
    self.context = context
    locale = context.locale(of: file.path)
  }

  mutating func read() {
    // The language Modelica has files of this name too.
    guard MOCatalog.isCatalog(file.bytes) else {
      content.isTable = false
      return
    }
    let catalog = MOCatalog(file.bytes)
    if let damage = catalog.damage { report(.unreadableEntry, damage.offset, damage.message) }
    if let header = catalog.pairs.first(where: { $0.source.isEmpty }) {
      read(header: header.target)
    }
    for pair in catalog.pairs where !pair.source.isEmpty { add(pair) }
  }

  private mutating func read(header: Range<Int>) {
    self.header = POHeader(file.text(header), at: header)
    content.language = self.header.language
    locale = self.header.language?.locale ?? locale
    if let name = self.header.charset, !["utf-8", "utf8", "us-ascii"].contains(name.lowercased()) {
      charset = Charset(name)
    }
  }

  /// How many plural forms a string has at most; no language has more than six.
  private static let formLimit = 100

  /// Adds the units of one entry: `context\u{4}source\0plural` and `first\0second`.
  private mutating func add(_ pair: MOCatalog.Pair) {
    let forms = pieces(of: pair.source, separator: 0)
    guard let first = forms.first else { return }
    let named = pieces(of: first, separator: 4)
    let hasContext = named.count > 1
    let single = hasContext ? named[0].upperBound + 1..<first.upperBound : first
    let source = Source(text: text(single), range: single)
    let key = hasContext ? text(named[0]) + "|" + source.text : source.text
    guard let locale else {
      return add(key, source, target: nil, variation: nil, locale: context.sourceLocale)
    }
    guard forms.count > 1 else {
      return add(key, source, target: pair.target, variation: nil, locale: locale)
    }
    let plural = Source(text: text(forms[1]), range: forms[1])
    let targets = pieces(of: pair.target, separator: 0).prefix(Self.formLimit)
    for (form, target) in targets.enumerated() {
      let category = header.category(form)
      add(
        key, category == "one" ? source : plural, target: target,
        variation: "plural." + category, locale: locale)
    }
  }

  private struct Source {
    var text: String
    var range: Range<Int>
  }

  private mutating func add(
    _ key: String, _ source: Source, target: Range<Int>?, variation: String?, locale: LocaleTag
  ) {
    let target = target.flatMap { $0.isEmpty ? nil : $0 }
    content.units.append(
      TextUnit(
        format: TableFormat.mo.name, key: key, locale: locale, source: source.text,
        target: target.map { text($0) }, variation: variation,
        stored: stored(target ?? source.range), storedSource: stored(source.range)))
  }

  /// The parts of a range between separators.
  private func pieces(of range: Range<Int>, separator: UInt8) -> [Range<Int>] {
    var pieces: [Range<Int>] = []
    var start = range.lowerBound
    for index in range where file.bytes[index] == separator {
      pieces.append(start..<index)
      start = index + 1
    }
    pieces.append(start..<range.upperBound)
    return pieces
  }

  /// The text in the table's character set. What is not in it is reported once and repaired.
  private mutating func text(_ range: Range<Int>) -> String {
    let bytes = file.bytes
    let written = bytes.span.extracting(range)
    do throws(UTF8.ValidationError) {
      let text = String(copying: try UTF8Span(validating: written))
      if charset == nil || written.isASCII { return text }
    } catch {
      if charset == nil { reportText(at: range.lowerBound + error.byteOffsets.lowerBound) }
    }
    if let charset {
      do throws(ICUError) {
        return String(decoding: try charset.utf8(of: written.copied), as: UTF8.self)
      } catch {
        // The name is no character set.
        reportText(at: range.lowerBound)
      }
    }
    return String(copying: written)
  }

  private mutating func reportText(at offset: Int) {
    guard !hasBadText else { return }
    hasBadText = true
    report(
      .wrongEncoding, offset,
      "The bytes here are not \(charset?.name ?? "UTF-8"). Correct the charset in the header.")
  }

  private func stored(_ range: Range<Int>) -> StoredText {
    StoredText(
      file: file.path, place: place(range.lowerBound), bytes: range, notation: .plain)
  }

  private func place(_ offset: Int) -> Place { Place(line: 1, column: offset + 1) }

  private mutating func report(_ kind: ReadIssue.Kind, _ offset: Int, _ message: String) {
    content.issues.append(
      ReadIssue(kind, file: file.path, start: place(offset), message: message))
  }
}

extension Span<UInt8> {
  fileprivate var isASCII: Bool {
    for index in indices where self[index] >= 0x80 { return false }
    return true
  }
}
