/// Where in a project's source code an alert is made.
public struct CodePlace: Hashable, Sendable {
  /// The path of the file, as it was found.
  public let file: String
  /// Where the call stands that makes it.
  public let place: Place

  package init(file: String, place: Place) {
    self.file = file
    self.place = place
  }

  /// By file and place.
  package static func precedes(_ a: CodePlace, _ b: CodePlace) -> Bool {
    a.file == b.file ? a.place < b.place : a.file < b.file
  }
}
