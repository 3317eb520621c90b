import ICUText

/// The versions of what copydesk measures with.
public enum Libraries {
  /// ICU's version: `72.1`.
  public static var icu: String { ICUVersion.library }

  /// The version of the Unicode Standard that ICU implements: `15.0`.
  public static var unicode: String { ICUVersion.unicode }
}
