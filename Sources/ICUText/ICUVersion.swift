import CICU

/// The versions of the linked library.
package enum ICUVersion {
  /// ICU's version: `72.1`.
  package static var library: String { unsafe String(cString: cicu_version()) }

  /// The version of the Unicode Standard that this ICU implements: `15.0`.
  package static var unicode: String { unsafe String(cString: cicu_unicode_version()) }
}
