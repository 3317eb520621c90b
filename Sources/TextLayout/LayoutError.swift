/// A file of `Layout/` that cannot be used. The files are in the binary: this is a fault of the build.
package struct LayoutError: Error, Equatable, CustomStringConvertible {
  /// The file: `Layout/platforms.json`.
  package let file: String
  package let message: String

  package var description: String { "\(file): \(message)" }
}
