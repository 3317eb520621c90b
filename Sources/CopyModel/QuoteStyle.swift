/// How a text between quotes is written.
public enum QuoteStyle: UInt8, Sendable, Hashable {
  /// As it is read: nothing is escaped, so that the closing quote cannot stand inside.
  case verbatim
  /// PHP between single quotes: `\'` and `\\`.
  case phpSingle
  /// PHP between double quotes: `\n`, `\$`, `\u{e9}`; what is no escape keeps its backslash.
  case phpDouble
  /// JavaScript between quotes of any kind: `\n`, `\u00e9`; a backslash at the end of a line joins it with the next.
  case script
  /// TOML between double quotes: `\n`, `\u00e9`, `\U0001F600`.
  case toml
  /// Settings between double quotes: `\n`, `\"`, and Joomla's `"_QQ_"` for a quote.
  case ini
  /// A Windows resource script: `""` is a quote; `\n`, `\x2026`; of two texts side by side the quotes are nothing.
  case resource
}
