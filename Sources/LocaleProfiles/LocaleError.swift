package import CopyModel

/// A locale file that cannot be used, with the place to mend.
package struct LocaleError: Error, Equatable, CustomStringConvertible {
  /// The file: `Locales/ko.json`.
  package let file: String
  package let place: Place
  package let message: String

  package var description: String { "\(file):\(place.line):\(place.column): \(message)" }

  /// Ends the program. The files in the binary are its own, and without one of them it would find less and not say so.
  func stop() -> Never { fatalError(description) }
}
