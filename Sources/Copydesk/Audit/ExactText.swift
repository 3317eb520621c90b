/// A text that is the same as another only where all its bytes are: strings that differ in how their letters are composed
/// are equal, and which of two would stay in a set would be left to chance.
struct ExactText: Hashable, Sendable {
  let string: String

  init(_ string: String) { self.string = string }

  static func == (a: ExactText, b: ExactText) -> Bool {
    a.string.utf8.elementsEqual(b.string.utf8)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(string) }
}
