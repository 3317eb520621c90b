/// One of the texts that an alert of a manifest may show.
package struct AlertTextName: Hashable, Sendable {
  /// The number of the alert in its manifest.
  package let entry: Int
  package let role: Role
  /// The number of the button in the layout; nil for other texts.
  package let button: Int?
  package let key: String

  package init(entry: Int, role: Role, button: Int?, key: String) {
    self.entry = entry
    self.role = role
    self.button = button
    self.key = key
  }
}
