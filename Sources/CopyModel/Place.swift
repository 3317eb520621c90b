/// A position in a file as editors show it: 1-based, columns in UTF-16 code units.
public struct Place: Hashable, Comparable, Sendable {
  /// From 1.
  public var line: Int
  /// From 1, in UTF-16 code units.
  public var column: Int

  /// A place by its line and column, both from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  public static func < (a: Place, b: Place) -> Bool {
    (a.line, a.column) < (b.line, b.column)
  }
}
