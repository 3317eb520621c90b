import CopyModel

/// One paragraph, heading, list item, table row or quotation of a document.
struct DocumentBlock {
  /// The text without the marks that make it a block; lines are joined by a space.
  var text: String
  /// Where it stands, from its first character to its last.
  var range: Range<Int>
  /// The lines that it has.
  var lines: [Range<Int>]
  let isQuote: Bool
  let isHeading: Bool
  /// Whether a line of text stands right above it.
  let isBelowText: Bool
  /// Whether a line of text may still be added: it is a paragraph or quotation, and no blank line came.
  var isOpen: Bool
  var letters: ScriptCounts
  /// What it is in, where a label says so.
  let language: NamedLanguage?
  /// How much more Traditional than Simplified Chinese its first line is that is either.
  private var lean = 0
  /// Whether it is a translation: what a label says of it, else whether it is in Korean, Chinese or Japanese.
  var isTarget: Bool

  var isText: Bool { letters.letters > 0 }

  fileprivate init(
    _ line: DocumentLine, _ text: String, below last: DocumentBlock?, _ context: ReadingContext
  ) {
    self.text = text
    range = line.content
    lines = [line.content]
    isQuote = line.isQuote
    isHeading = line.headingLevel > 0
    isBelowText = line.isBelowText
    isOpen = !line.isClosed
    letters = ScriptCounts(letters: text)
    language = line.language
    if let language {
      isTarget = language.locale.language != context.sourceLocale.language
    } else {
      isTarget =
        (letters.isMostlyEastAsian || isQuote && letters.eastAsian > 0 && last.isAnswered)
        && !(letters.latin > 0 && letters.eastAsian > 0 && text.namesLanguage)
    }
    if letters.han > 0 { lean = ChineseScript.lean([text], context) }
  }

  /// Whether a line of text goes on with this block.
  fileprivate func takes(_ line: DocumentLine, _ block: DocumentBlock) -> Bool {
    guard isOpen, line.isBelowText, !line.isClosed, !line.isLabelled, isHeading == block.isHeading,
      isTarget == block.isTarget, language == block.language
    else { return false }
    // A quotation goes on without its mark (CommonMark, “Laziness”).
    guard isQuote == block.isQuote || isQuote && isTarget else { return false }
    return !isTarget || !isInAnotherLanguage(block)
  }

  /// Whether two translations, one below the other, are in two languages.
  private func isInAnotherLanguage(_ other: DocumentBlock) -> Bool {
    guard letters.hangul == 0 || other.letters.hangul == 0 else { return false }
    if letters.hangul > 0 || other.letters.hangul > 0 {
      // In Korean nobody writes a line of Han.
      let without = letters.hangul > 0 ? other.letters : letters
      return without.eastAsian > 0
    }
    guard letters.kana == 0, other.letters.kana == 0 else { return false }
    return text == other.text || lean.signum() * other.lean.signum() < 0
  }

  /// Goes on with a line.
  fileprivate mutating func add(_ block: DocumentBlock) {
    text += " " + block.text
    range = range.lowerBound..<block.range.upperBound
    lines += block.lines
    letters.add(block.letters)
    if lean == 0 { lean = block.lean }
  }
}

extension String {
  /// Whether a language and its own name are all that it says, “Korean: 한국어”: that translates nothing.
  fileprivate var namesLanguage: Bool {
    let heading = ColumnHeading(self)
    return heading.isText && heading.surplus == 0
  }
}

extension DocumentBlock? {
  /// Whether a quotation below may translate it: it is in the source language, or a translation of it itself.
  fileprivate var isAnswered: Bool {
    guard let self else { return false }
    return self.isQuote ? self.isTarget : self.letters.eastAsian == 0
  }
}

/// Joins the lines of a document to its blocks.
enum DocumentBlocks {
  static func of(
    _ lines: [DocumentLine], in file: TableFile, _ context: ReadingContext
  ) -> [DocumentBlock] {
    let text = file.bytes.span
    var blocks: [DocumentBlock] = []
    for line in lines {
      let string = String(copying: text.extracting(line.content))
      let block = DocumentBlock(line, string, below: blocks.last, context)
      // The block may be long: it is not to be copied.
      let goesOn = blocks.last?.takes(line, block) ?? false
      if goesOn { blocks[blocks.count - 1].add(block) } else { blocks.append(block) }
    }
    return blocks.filter(\.isText)
  }
}

extension ScriptCounts {
  /// Counts the letters of a text outside web addresses.
  init(letters text: String) {
    self.init()
    let bytes = text.utf8.span
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

  /// How many letters are Korean, Chinese or Japanese.
  var eastAsian: Int { hangul + han + kana }

  /// Whether most is in Korean, Chinese or Japanese. One letter of theirs weighs as much as two of a Latin word.
  var isMostlyEastAsian: Bool { eastAsian * 2 >= max(latin, 1) }
}
