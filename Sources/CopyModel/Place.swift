/// A position in a file as editors show it: 1-based, columns in UTF-16 code units.
public struct Place: Hashable, Comparable, Sendable {
  public var line: Int
  public var column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  public static func < (a: Place, b: Place) -> Bool {
    (a.line, a.column) < (b.line, b.column)
  }
}
