import CopyModel

/// One line of a document and what its marks say.
struct DocumentLine {
  /// The text behind the marks, spaces around it left out: UTF-8 bytes.
  var content: Range<Int>
  private(set) var isQuote = false
  /// A heading, list item or table row: it takes no further line.
  private(set) var isClosed = false
  private(set) var isFence = false
  private(set) var isText = true
  private(set) var isItem = false
  /// How many `#` make it a heading; 0 when it is none.
  var headingLevel = 0
  /// Whether a line of text stands right above it.
  var isBelowText = false
  /// What it is in, where a label says so: see `DocumentLabels`.
  var language: NamedLanguage?
  /// Whether the label stands on the line itself.
  var isLabelled = false

  init(_ text: Span<UInt8>, _ line: Range<Int>) {
    content = line
    trim(text)
    while !content.isEmpty, text[content.lowerBound] == UInt8(ascii: ">") {
      isQuote = true
      drop(1, text)
    }
    isFence = ["```", "~~~"].contains { text.has($0, at: content.lowerBound) }
    isClosed = dropBlockMark(text) || text.has("|", at: content.lowerBound)
    isText = !content.isEmpty && !isDecoration(text)
  }

  private mutating func trim(_ text: Span<UInt8>) {
    var (start, end) = (content.lowerBound, content.upperBound)
    while start < end, text[start] == 0x20 || text[start] == 0x09 { start += 1 }
    while end > start, text[end - 1] == 0x20 || text[end - 1] == 0x09 { end -= 1 }
    content = start..<end
  }

  private mutating func drop(_ count: Int, _ text: Span<UInt8>) {
    content = content.lowerBound + count..<content.upperBound
    trim(text)
  }

  /// Steps over `## `, `- `, `• ` or `1. `.
  private mutating func dropBlockMark(_ text: Span<UInt8>) -> Bool {
    var end = content.lowerBound
    while end < content.upperBound, text[end] == UInt8(ascii: "#") { end += 1 }
    let level = end - content.lowerBound
    if level > 0, level <= 6 {
      guard take(upTo: end, text) else { return false }
      headingLevel = level
      return true
    }
    for mark in ["-", "*", "+", "•"] where text.has(mark, at: content.lowerBound) {
      if take(upTo: content.lowerBound + mark.utf8.count, text) {
        isItem = true
        return true
      }
    }
    while end < content.upperBound, ScalarClass(UInt32(text[end])) == .digit { end += 1 }
    guard end > content.lowerBound, end < content.upperBound,
      text[end] == UInt8(ascii: ".") || text[end] == UInt8(ascii: ")")
    else { return false }
    isItem = take(upTo: end + 1, text)
    return isItem
  }

  /// Steps over a mark that ends at `end` if a space or the end of the line follows.
  private mutating func take(upTo end: Int, _ text: Span<UInt8>) -> Bool {
    guard end >= content.upperBound || text[end] == 0x20 || text[end] == 0x09 else {
      return false
    }
    drop(end - content.lowerBound, text)
    return true
  }

  /// An image, a rule, a table's ruling, a comment, tags alone or the name of an image.
  private func isDecoration(_ text: Span<UInt8>) -> Bool {
    if text.has("![", at: content.lowerBound) {
      return text[content.upperBound - 1] == UInt8(ascii: ")")
    }
    if text.has("<!--", at: content.lowerBound) { return true }
    var hasSpace = false
    var hasLetter = false
    var isTag = false
    for index in content {
      hasSpace = hasSpace || text[index] == 0x20
      if text[index] == UInt8(ascii: "<") { isTag = true }
      hasLetter =
        hasLetter
        || !isTag && (text[index] >= 0x80 || ScalarClass(UInt32(text[index])).isLetterOrDigit)
      if text[index] == UInt8(ascii: ">") { isTag = false }
    }
    // A sign that no other closes makes no tag.
    if !hasLetter { return !isTag }
    let end = content.upperBound
    return !hasSpace
      && [".png", ".jpg", ".jpeg", ".gif", ".svg", ".webp"].contains {
        text.has($0, at: end - $0.utf8.count)
      }
  }
}

/// Splits a document into its lines of text. Images, rules, code, table rulings and comments are none.
enum DocumentLines {
  /// The lines of a document, besides those of `tables`, which are read for themselves.
  static func read(_ file: TableFile, besides tables: [Range<Int>] = []) -> [DocumentLine] {
    let text = file.bytes.span
    var lines: [DocumentLine] = []
    var isCode = false
    var isBelowText = false
    var tables = tables[...]
    var start = settingsEnd(file)
    while start < text.count {
      if let table = tables.first, table.lowerBound == start {
        isBelowText = false
        tables.removeFirst()
        start = table.upperBound
        continue
      }
      let end = file.lineEnd(from: start)
      var line = DocumentLine(text, start..<end)
      start = end + (text.has("\r\n", at: end) ? 2 : 1)
      if line.isFence { isCode.toggle() }
      if isCode || line.isFence || !line.isText {
        let isUnderline = line.content.allSatisfy { text[$0] == UInt8(ascii: "=") }
        if isBelowText, !isCode, !line.content.isEmpty, isUnderline {
          lines[lines.count - 1].headingLevel = 1
        }
        isBelowText = false
        continue
      }
      line.isBelowText = isBelowText
      isBelowText = true
      lines.append(line)
    }
    return lines
  }

  /// The end of the settings between two lines of `---` with which site generators let a document begin; 0 without any.
  private static func settingsEnd(_ file: TableFile) -> Int {
    let text = file.bytes.span
    let first = text.has("\u{FEFF}", at: 0) ? 3 : 0
    var start = file.lineEnd(from: first)
    guard isRuling(first..<start, text) else { return 0 }
    // Between two rulings of a document stands a paragraph: settings begin with a name and its colon.
    start += text.has("\r\n", at: start) ? 2 : 1
    var name = start
    while name < text.count,
      text[name] == UInt8(ascii: "-") || text[name] == UInt8(ascii: "_")
        || ScalarClass(UInt32(text[name])) == .latin
    {
      name += 1
    }
    guard name > start, text.has(":", at: name) else { return 0 }
    while start < text.count {
      let end = file.lineEnd(from: start)
      if isRuling(start..<end, text) { return end }
      start = end + (text.has("\r\n", at: end) ? 2 : 1)
    }
    return 0
  }

  private static func isRuling(_ line: Range<Int>, _ text: Span<UInt8>) -> Bool {
    text.has("---", at: line.lowerBound)
      && String(copying: text.extracting(line)).trimmed == "---"
  }
}
