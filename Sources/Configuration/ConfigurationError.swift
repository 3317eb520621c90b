package import CopyModel

/// Why a configuration cannot be used.
package struct ConfigurationError: Error, Equatable, CustomStringConvertible {
  /// The file as it was named or found.
  package let path: String
  /// Where it stands; nil when the file as a whole is meant.
  package let place: Place?
  /// What is wrong and what to do.
  package let message: String

  package var description: String {
    let position = place.map { ":\($0.line):\($0.column)" } ?? ""
    return "\(path)\(position): \(message)"
  }
}
