import CICU

/// What layout asks ICU about single scalars.
package enum LineProperties {
  /// East Asian Width (UAX #11); full width counts as wide, neutral as narrow.
  package enum Width: Int32, Sendable {
    case narrow = 0
    case ambiguous = 1
    case half = 2
    case wide = 3
  }

  package static func width(of scalar: UInt32) -> Width {
    Width(rawValue: cicu_east_asian_width(scalar)) ?? .narrow
  }

  /// Whether UAX #14 calls a scalar East Asian: wide, full-width or half-width.
  package static func isEastAsian(_ scalar: UInt32) -> Bool {
    let width = width(of: scalar)
    return width == .wide || width == .half
  }

  /// Whether UAX #14 keeps what follows on the same line, as behind an opening bracket.
  package static func keepsNext(_ scalar: UInt32) -> Bool { cicu_keeps_next(scalar) != 0 }

  /// Whether UAX #14 keeps the scalar on the line of what precedes it, as a closing bracket.
  package static func keepsPrevious(_ scalar: UInt32) -> Bool { cicu_keeps_previous(scalar) != 0 }
}
