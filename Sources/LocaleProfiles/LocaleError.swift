package import CopyModel

/// A locale file that cannot be used, with the place to mend.
package struct LocaleError: Error, Equatable, CustomStringConvertible {
  /// The file: `Locales/ko.json`.
  package let file: String
  package let place: Place
  package let message: String

  package var description: String { "\(file):\(place.line):\(place.column): \(message)" }
}
