/// A programming language in whose literals tables are written.
public enum LiteralDialect: UInt8, Sendable, Hashable {
  case php
  /// JavaScript and TypeScript.
  case script
}
