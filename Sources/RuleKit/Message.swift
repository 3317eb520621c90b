/// What a finding says to the writer of the copy: short, active, what to do.
package struct Message: Sendable, Equatable, ExpressibleByStringInterpolation {
  package let text: String

  package init(stringLiteral text: String) {
    self.text = text
  }
}
