/// Where a decoded text is written in a file.
public struct StoredText: Sendable, Equatable {
  /// The file's path as it was given.
  public let file: String
  /// How the written form turns into the decoded one.
  public let notation: Notation
  // 32 bits each: a large table has millions of places, and a file of 4 GB is read in windows.
  private let line: UInt32
  private let column: UInt32
  private let start: UInt32
  private let end: UInt32

  /// Where the text starts.
  public var place: Place { Place(line: Int(line), column: Int(column)) }
  /// The written text, still escaped: UTF-8 bytes of the file after conversion to UTF-8.
  public var bytes: Range<Int> { Int(start)..<Int(end) }

  package init(file: String, place: Place, bytes: Range<Int>, notation: Notation) {
    self.file = file
    self.notation = notation
    line = UInt32(clamping: place.line)
    column = UInt32(clamping: place.column)
    start = UInt32(clamping: bytes.lowerBound)
    end = UInt32(clamping: bytes.upperBound)
  }

  /// How a format writes text.
  public enum Notation: Sendable, Hashable {
    /// As it is read.
    case plain
    /// Not as it is read: the file has names of its own for parts of the text. Where a part stands is a guess, and
    /// nothing is written there.
    case approximate
    /// Old-style property list: `\n`, `\"`, `\U00e9`.
    case strings
    /// RFC 8259: `\n`, `\u00e9`.
    case json
    /// JSON5's strings: also `\x41`, `\'`, and a backslash at the end of a line that goes on.
    case json5
    /// Entities, character references, CDATA; tags stay as written.
    case xml
    /// The value of an XML attribute: entities, character references; a line break is a space.
    case xmlAttribute
    /// XML with Android's escapes: `\'`, `\u00e9`, quotes that keep spaces; `xliff:g` leaves its content.
    case android
    /// gettext: C's escapes; the quotes between the lines of one string are nothing.
    case po
    /// Java's properties: `\u00e9`, and a backslash at the end of a line that goes on.
    case properties
    /// A quoted field of a delimited table: `""` is a quote.
    case csv
    /// Lines of a subtitle, as they are read.
    case cue
    /// Lines of a document: a line break, with any quote mark behind it, is a space.
    case lines
    /// A cell of a Markdown table: `\|` is a pipe, `<br>` a line break.
    case markdownCell
    /// YAML without quotes, on several lines: a line break is a space.
    case yamlPlain
    /// YAML between single quotes: `''` is a quote, a line break a space.
    case yamlSingleQuoted
    /// YAML between double quotes: `\n`, `\u00e9`; a line break is a space.
    case yamlDoubleQuoted
    /// YAML's `|` block: lines less their indentation.
    case yamlLiteral(indentation: Int16)
    /// YAML's `>` block: lines less their indentation, joined by spaces.
    case yamlFolded(indentation: Int16)
    /// Fluent's lines less their common indentation; placeables stay as written.
    case fluent(indentation: Int16)
    /// Between the quotes of a programming language or of settings.
    case quoted(QuoteStyle)
    /// Several literals that a program joins: quotes, and what stands between two of them, are nothing.
    case joined(LiteralDialect)
    /// PHP's heredoc: lines less their indentation, with the escapes of double quotes unless it is raw.
    case heredoc(indentation: Int16, isRaw: Bool)
  }
}
