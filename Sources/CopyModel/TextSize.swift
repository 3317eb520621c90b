/// A size that the reader of a text has chosen: Dynamic Type.
public enum TextSize: String, Sendable, CaseIterable, Comparable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, AX1, AX2, AX3, AX4, AX5

  /// Whether it is one of the larger accessibility sizes.
  public var isAccessibility: Bool { self >= .AX1 }

  public static func < (a: TextSize, b: TextSize) -> Bool { a.position < b.position }

  private var position: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
