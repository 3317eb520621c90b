/// A stretch of text that the app replaces when it runs: `%@`, `%1$lld`, `{name}`, `\(count)`.
///
/// One with branches, as `{count, plural, other {# in {place}}}`, holds text and may hold further ones.
public struct Placeholder: Sendable, Equatable {
  /// Where it stands: UTF-8 bytes of the text.
  public let range: Range<Int>
  /// As written.
  public let text: String
  /// How it is written.
  public let syntax: Syntax
  /// What it stands for: the argument's number (`1` of `%1$@`), name (`name` of `{name}`); nil when unnumbered.
  public let argument: String?
  /// What kind of value it takes.
  public let type: ValueType

  package init(range: Range<Int>, text: String, syntax: Syntax, argument: String?, type: ValueType)
  {
    self.range = range
    self.text = text
    self.syntax = syntax
    self.argument = argument
    self.type = type
  }

  /// The ways in which placeholders are written.
  public enum Syntax: Sendable {
    /// `%@`, `%1$d`, `%.2f`: C's printf with Foundation's additions.
    case printf
    /// `%#@name@`: a stringsdict or string-catalog substitution.
    case substitution
    /// `%1`, `%L1`, `%n`: Qt's.
    case numbered
    /// `{name}`, `{0}`, `{{name}}`, `${name}`, `%{name}`, `%(name)s`, `%name%`, `%arg`, `\(name)`, `{ $name }`, `{ -term }`.
    case named
    /// `@:key`, `$t(key)`: another message of the table; `{ "{" }`, `{'@'}`: text that code would be misread in.
    case linked
    /// A plural, ordinal, select or choice of ICU MessageFormat: its branches are text.
    case branches
  }

  /// The kinds of values that placeholders take.
  public enum ValueType: Sendable {
    case object, integer, floating, character, string, pointer, any
    /// MessageFormat's numbers, plurals among them; its dates, times and durations; what a select goes by.
    case number, date, selector
  }
}
