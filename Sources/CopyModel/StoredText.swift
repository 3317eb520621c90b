/// Where a decoded text is written in a file.
public struct StoredText: Sendable, Equatable {
  /// The file's path as it was given.
  public let file: String
  /// Where the text starts.
  public let place: Place
  /// The written text, still escaped: UTF-8 bytes of the file after conversion to UTF-8.
  public let bytes: Range<Int>
  /// How the written form turns into the decoded one.
  public let notation: Notation

  package init(file: String, place: Place, bytes: Range<Int>, notation: Notation) {
    self.file = file
    self.place = place
    self.bytes = bytes
    self.notation = notation
  }

  /// How a format writes text.
  public enum Notation: Sendable, Equatable {
    /// As it is read.
    case plain
    /// Old-style property list: `\n`, `\"`, `\U00e9`.
    case strings
    /// RFC 8259: `\n`, `\u00e9`.
    case json
    /// Entities, character references, CDATA; tags stay as written.
    case xml
    /// XML with Android's escapes: `\'`, `\u00e9`, quotes that keep spaces; `xliff:g` leaves its content.
    case android
    /// gettext: C's escapes; the quotes between the lines of one string are nothing.
    case po
    /// Java's properties: `\u00e9`, and a backslash at the end of a line that goes on.
    case properties
    /// A quoted field of a delimited table: `""` is a quote.
    case csv
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
    case yamlLiteral(indentation: Int)
    /// YAML's `>` block: lines less their indentation, joined by spaces.
    case yamlFolded(indentation: Int)
    /// Fluent's lines less their common indentation; placeables stay as written.
    case fluent(indentation: Int)
  }
}
