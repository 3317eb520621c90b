import CopyModel

/// What a piece of writing stands for, and how many bytes it takes: at least one.
struct WritingStep {
  enum Meaning {
    /// For itself.
    case verbatim
    case scalar(Unicode.Scalar)
    /// For one byte of a longer character, as in `\353\205\270`.
    case byte(UInt8)
    /// For nothing: a mark of the notation.
    case nothing
  }

  var meaning: Meaning
  var length: Int

  init(_ meaning: Meaning, _ length: Int) {
    self.meaning = meaning
    self.length = length
  }

  /// How many UTF-8 bytes of decoded text it stands for.
  var decodedLength: Int {
    switch meaning {
    case .verbatim: length
    case .scalar(let scalar): scalar.utf8.count
    case .byte: 1
    case .nothing: 0
    }
  }
}

/// Walks over a written text step by step: the one place that knows how each notation is read.
struct WritingReader {
  let notation: StoredText.Notation
  /// Inside a CDATA section of XML.
  var isCDATA = false
  /// How many `<mrk>` of XLIFF are open since one that marks a segment, that one counted; 0 outside any.
  var marksOfSegment = 0
  /// Inside the quotes with which Android keeps spaces.
  var isQuoted = false
  /// Whether any text has come, so that a space is not a leading one.
  var hasText = false
  /// What opened the literal that is read, of several that are joined; nil between them.
  var quote: UInt8?

  init(_ notation: StoredText.Notation) {
    self.notation = notation
  }

  /// What is written at `index`, which is inside `text`.
  mutating func step(in text: Span<UInt8>, at index: Int) -> WritingStep {
    let end = plainEnd(in: text, from: index)
    if end > index {
      hasText = true
      return WritingStep(.verbatim, end - index)
    }
    var step =
      switch notation {
      case .plain, .approximate: WritingStep(.verbatim, text.count - index)
      case .strings: StringsNotation.step(in: text, at: index)
      case .json: JSONNotation.step(in: text, at: index)
      case .json5: JSON5Notation.step(in: text, at: index)
      case .xml: xmlStep(in: text, at: index)
      case .xmlAttribute: XMLAttributeNotation.step(in: text, at: index)
      case .android: androidStep(in: text, at: index)
      case .po: PONotation.step(in: text, at: index)
      case .properties: PropertiesNotation.step(in: text, at: index)
      case .csv: CSVNotation.step(in: text, at: index)
      case .cue: CueNotation.step(in: text, at: index)
      case .lines: LineNotation.step(in: text, at: index)
      case .markdownCell: MarkdownNotation.step(in: text, at: index)
      case .yamlPlain, .yamlSingleQuoted, .yamlDoubleQuoted:
        YAMLNotation.step(in: text, at: index, as: notation)
      case .yamlLiteral(let indentation):
        YAMLBlockNotation.literal(in: text, at: index, indentation: Int(indentation))
      case .yamlFolded(let indentation):
        YAMLBlockNotation.folded(in: text, at: index, indentation: Int(indentation))
      case .fluent(let indentation):
        FluentNotation.step(in: text, at: index, indentation: Int(indentation))
      case .quoted(let style): QuotedNotation.step(in: text, at: index, as: style)
      case .joined(let dialect):
        JoinedNotation.step(in: text, at: index, quote: &quote, as: dialect)
      case .heredoc(let indentation, _):
        text[index] == UInt8(ascii: "\\")
          ? QuotedNotation.phpDouble(in: text, at: index, escapesQuote: false)
          : YAMLBlockNotation.literal(in: text, at: index, indentation: Int(indentation))
      }
    step.length = min(step.length, text.count - index)
    return step
  }

  /// The steps of a whole text, each with where it is written.
  static func steps(
    of written: [UInt8], as notation: StoredText.Notation
  ) -> [(step: WritingStep, range: Range<Int>)] {
    var reader = WritingReader(notation)
    var steps: [(step: WritingStep, range: Range<Int>)] = []
    var index = 0
    while index < written.count {
      let step = reader.step(in: written.span, at: index)
      steps.append((step, index..<index + step.length))
      index += step.length
    }
    return steps
  }

  /// The end of the bytes from `start` on that stand for themselves in every state.
  private func plainEnd(in text: Span<UInt8>, from start: Int) -> Int {
    var end = start
    switch notation {
    case .plain, .approximate: end = text.count
    case .strings, .json, .json5, .properties:
      while end < text.count, text[end] != UInt8(ascii: "\\") { end += 1 }
    case .po:
      while end < text.count, text[end] != UInt8(ascii: "\\"), text[end] != UInt8(ascii: "\"") {
        end += 1
      }
    case .markdownCell:
      while end < text.count, text[end] != UInt8(ascii: "\\"), text[end] != UInt8(ascii: "<") {
        end += 1
      }
    case .csv:
      while end < text.count, text[end] != UInt8(ascii: "\"") { end += 1 }
    case .xmlAttribute:
      while end < text.count, !XMLAttributeNotation.isSpecial(text[end]) { end += 1 }
    case .xml:
      while end < text.count, !text[end].isSpecialInXML { end += 1 }
    case .android:
      while end < text.count, !text[end].isSpecialInAndroid { end += 1 }
    case .cue:
      while end < text.count, text[end] != 0x0D { end += 1 }
    case .lines:
      while end < text.count, ![0x20, 0x09, 0x0A, 0x0D].contains(text[end]) { end += 1 }
    case .yamlPlain, .yamlSingleQuoted, .yamlDoubleQuoted:
      while end < text.count, !YAMLNotation.isSpecial(text, at: end) { end += 1 }
    case .yamlLiteral, .yamlFolded, .fluent:
      while end < text.count, text[end] != 0x0A, text[end] != 0x0D { end += 1 }
    case .quoted(let style): end = QuotedNotation.plainEnd(in: text, from: start, as: style)
    case .joined(let dialect):
      end = JoinedNotation.plainEnd(in: text, from: start, quote: quote, as: dialect)
    case .heredoc(_, let isRaw):
      while end < text.count, !text[end].isLineBreak, isRaw || text[end] != UInt8(ascii: "\\") {
        end += 1
      }
    }
    return end
  }
}
