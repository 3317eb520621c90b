import CopyModel

/// One paragraph, heading, list item, table row or quotation of a document.
struct DocumentBlock {
  /// The text without the marks that make it a block; lines are joined by a space.
  var text: String
  /// Where it stands, from its first character to its last.
  var range: Range<Int>
  var isQuote: Bool
  /// Whether a line of text may still be added: it is a paragraph or quotation, and no blank line came.
  var isOpen: Bool
  var letters: ScriptCounts

  /// Whether it is mostly in Korean, Chinese or Japanese. One letter of theirs weighs as much as two of a Latin word.
  var isTarget: Bool { (letters.hangul + letters.han + letters.kana) * 2 >= max(letters.latin, 1) }
  var isText: Bool { letters.letters > 0 }
}

/// Splits a document into its blocks. Images, rules, code, table rulings and comments are no text.
enum DocumentBlocks {
  /// The blocks of a document, besides the lines of `tables`, which are read for themselves.
  static func read(_ file: TableFile, besides tables: [Range<Int>] = []) -> [DocumentBlock] {
    let text = file.bytes.span
    var blocks: [DocumentBlock] = []
    var isCode = false
    var tables = tables[...]
    var start = frontMatterEnd(file)
    while start < text.count {
      if let table = tables.first, table.lowerBound == start {
        if let last = blocks.indices.last { blocks[last].isOpen = false }
        tables.removeFirst()
        start = table.upperBound
        continue
      }
      let end = file.lineEnd(from: start)
      let line = Line(text, start..<end)
      start = end + (text.has("\r\n", at: end) ? 2 : 1)
      if line.isFence { isCode.toggle() }
      if isCode || line.isFence || !line.isText {
        if let last = blocks.indices.last { blocks[last].isOpen = false }
        continue
      }
      add(line, to: &blocks, text)
    }
    return blocks.filter(\.isText)
  }

  /// The end of the settings between two lines of `---` with which site generators let a document begin; 0 without any.
  private static func frontMatterEnd(_ file: TableFile) -> Int {
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

  private static func add(_ line: Line, to blocks: inout [DocumentBlock], _ text: Span<UInt8>) {
    let string = String(copying: text.extracting(line.content))
    let letters = ScriptCounts(letters: string)
    let block = DocumentBlock(
      text: string, range: line.content, isQuote: line.isQuote, isOpen: !line.isClosed,
      letters: letters)
    // A line goes on with the paragraph before it unless the language changes there.
    if !line.isClosed, let last = blocks.last, last.isOpen, last.isQuote == line.isQuote,
      last.isTarget == block.isTarget
    {
      blocks[blocks.count - 1].text += " " + string
      blocks[blocks.count - 1].range = last.range.lowerBound..<line.content.upperBound
      blocks[blocks.count - 1].letters.add(letters)
    } else {
      blocks.append(block)
    }
  }

  /// One line and what its marks say.
  private struct Line {
    /// The text behind the marks, spaces around it left out.
    var content: Range<Int>
    var isQuote = false
    /// A heading, list item or table row: it takes no further line.
    var isClosed = false
    var isFence = false
    var isText = true

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
      if end > content.lowerBound, end - content.lowerBound <= 6 {
        return take(upTo: end, text)
      }
      for mark in ["-", "*", "+", "•"] where text.has(mark, at: content.lowerBound) {
        if take(upTo: content.lowerBound + mark.utf8.count, text) { return true }
      }
      while end < content.upperBound, ScalarClass(UInt32(text[end])) == .digit { end += 1 }
      guard end > content.lowerBound, end < content.upperBound,
        text[end] == UInt8(ascii: ".") || text[end] == UInt8(ascii: ")")
      else { return false }
      return take(upTo: end + 1, text)
    }

    /// Steps over a mark that ends at `end` if a space or the end of the line follows.
    private mutating func take(upTo end: Int, _ text: Span<UInt8>) -> Bool {
      guard end >= content.upperBound || text[end] == 0x20 || text[end] == 0x09 else {
        return false
      }
      drop(end - content.lowerBound, text)
      return true
    }

    /// An image, a rule, a table's ruling, a comment or the name of an image.
    private func isDecoration(_ text: Span<UInt8>) -> Bool {
      if text.has("![", at: content.lowerBound) {
        return text[content.upperBound - 1] == UInt8(ascii: ")")
      }
      if text.has("<!--", at: content.lowerBound) { return true }
      var hasSpace = false
      var hasLetter = false
      for index in content {
        hasSpace = hasSpace || text[index] == 0x20
        hasLetter =
          hasLetter || text[index] >= 0x80 || ScalarClass(UInt32(text[index])).isLetterOrDigit
      }
      if !hasLetter { return true }
      let end = content.upperBound
      return !hasSpace
        && [".png", ".jpg", ".jpeg", ".gif", ".svg", ".webp"].contains {
          text.has($0, at: end - $0.utf8.count)
        }
    }
  }
}

extension ScriptCounts {
  /// Counts the letters of a text outside web addresses.
  init(letters text: String) {
    self.init()
    let bytes = text.utf8Span.span
    var index = 0
    while index < bytes.count {
      if bytes.has("http://", at: index) || bytes.has("https://", at: index) {
        while index < bytes.count, bytes[index] > 0x20, bytes[index] != UInt8(ascii: ")") {
          index += 1
        }
        continue
      }
      let scalar = bytes.scalar(at: index)
      count(ScalarClass(scalar.value))
      index += scalar.length
    }
  }

  mutating func add(_ other: ScriptCounts) {
    latin += other.latin
    hangul += other.hangul
    han += other.han
    kana += other.kana
    self.other += other.other
  }
}
