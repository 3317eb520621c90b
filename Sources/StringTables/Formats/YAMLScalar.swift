import CopyModel
import Yams

/// Where the text of a scalar is written, and how.
struct YAMLScalar {
  let range: Range<Int>
  let notation: StoredText.Notation
  /// Whether the range decodes to the text.
  let isExact: Bool

  /// Finds the text of a scalar whose writing starts at `start`, behind its anchor and tag.
  ///
  /// `indentation` is that of the key or of the `-` that it belongs to. What is found decodes to the scalar's
  /// text; where nothing does, it is the scalar as it stands, taken as plain.
  init(_ scalar: Node.Scalar, at start: Int, indentation: Int, in text: Span<UInt8>) {
    let string = scalar.string.utf8.span
    let found =
      switch scalar.style {
      case .doubleQuoted: Self.quoted(from: start, as: .yamlDoubleQuoted, in: text)
      case .singleQuoted: Self.quoted(from: start, as: .yamlSingleQuoted, in: text)
      case .literal, .folded:
        Self.block(scalar.style, from: start, indentation: indentation, in: text)
      case .plain, .any: Self.plain(string.count, from: start, in: text)
      }
    range = found.range
    let written = text.extracting(found.range)
    if written.isEqual(to: string) {
      isExact = true
      notation = .plain
    } else {
      isExact = WrittenText.decode(written, as: found.notation) == scalar.string
      notation = isExact ? found.notation : .plain
    }
  }

  private init(_ range: Range<Int>, _ notation: StoredText.Notation) {
    self.range = range
    self.notation = notation
    isExact = false
  }

  private static func quoted(
    from start: Int, as notation: StoredText.Notation, in text: Span<UInt8>
  ) -> YAMLScalar {
    let first = min(start + 1, text.count)
    var end = first
    if notation == .yamlDoubleQuoted {
      while end < text.count, text[end] != UInt8(ascii: "\"") {
        end += text[end] == UInt8(ascii: "\\") ? 2 : 1
      }
    } else {
      while end < text.count, text[end] != UInt8(ascii: "'") || text.has("'", at: end + 1) {
        end += text[end] == UInt8(ascii: "'") ? 2 : 1
      }
    }
    return YAMLScalar(first..<min(end, text.count), notation)
  }

  /// A plain text goes on until all of its `length` decoded bytes have come.
  private static func plain(_ length: Int, from start: Int, in text: Span<UInt8>) -> YAMLScalar {
    let rest = text.extracting(start...)
    var reader = WritingReader(.yamlPlain)
    var (decoded, raw) = (0, 0)
    while decoded < length, raw < rest.count {
      let step = reader.step(in: rest, at: raw)
      if case .verbatim = step.meaning {
        raw += min(step.length, length - decoded)
      } else {
        raw += step.length
      }
      decoded += step.decodedLength
    }
    return YAMLScalar(start..<start + raw, .yamlPlain)
  }

  /// A `|` or `>` block (YAML 1.2.2, section 8.1): lines of more indentation than its owner's.
  private static func block(
    _ style: Node.Scalar.Style, from start: Int, indentation: Int, in text: Span<UInt8>
  ) -> YAMLScalar {
    var head = start
    var width: Int?
    var chomping: UInt8?
    while head < text.count, text.lineBreakLength(at: head) == 0, text[head] != 0x20 {
      if (0x31...0x39).contains(text[head]) { width = indentation + Int(text[head] - 0x30) }
      if text[head] == UInt8(ascii: "+") || text[head] == UInt8(ascii: "-") {
        chomping = text[head]
      }
      head += 1
    }
    while head < text.count, text.lineBreakLength(at: head) == 0 { head += 1 }
    let first = head + text.lineBreakLength(at: head)
    let lines = BlockLines(from: first, width: width, above: indentation, in: text)
    let end =
      switch chomping {
      case UInt8(ascii: "+"): lines.end
      case UInt8(ascii: "-"): lines.textEnd
      // A block without text has no last line whose break could stay.
      case nil where lines.textEnd == first: first
      default: min(lines.textEnd + text.lineBreakLength(at: lines.textEnd), lines.end)
      }
    let begin = min(text.blankEnd(from: first, atMost: lines.width), end)
    return YAMLScalar(
      min(begin, end)..<end,
      style == .literal
        ? .yamlLiteral(indentation: Int16(clamping: lines.width))
        : .yamlFolded(indentation: Int16(clamping: lines.width)))
  }
}

/// The lines of a block scalar.
private struct BlockLines {
  /// How far they are indented.
  var width: Int
  /// The end of the last line with text, without its break.
  var textEnd: Int
  /// The end of the last line, with its break.
  var end: Int

  init(from start: Int, width: Int?, above indentation: Int, in text: Span<UInt8>) {
    self.width = width ?? 0
    (textEnd, end) = (start, start)
    var isWidthKnown = width != nil
    var index = start
    while index < text.count {
      var first = index
      while first < text.count, text[first] == 0x20 { first += 1 }
      let isBlank = first == text.count || text.lineBreakLength(at: first) > 0
      if !isBlank, !isWidthKnown {
        self.width = first - index
        isWidthKnown = true
        guard self.width > indentation else { return }
      }
      let isText = !isBlank || isWidthKnown && first - index > self.width
      guard isBlank || first - index >= self.width else { return }
      while first < text.count, text.lineBreakLength(at: first) == 0 { first += 1 }
      if isText { textEnd = first }
      index = first + text.lineBreakLength(at: first)
      end = index
    }
  }
}

extension Span<UInt8> {
  /// Whether both hold the same bytes.
  func isEqual(to other: Span<UInt8>) -> Bool {
    guard count == other.count else { return false }
    for index in indices where self[index] != other[index] { return false }
    return true
  }
}
