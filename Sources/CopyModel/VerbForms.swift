/// The verbs that a verb form may be a regular form of: `setting` → `set`, `signs` → `sign`.
enum VerbForms {
  /// Calls `body` with each until it says true: with the bytes that the verb begins with, and the letter behind them, if any.
  static func contains(
    _ text: Span<UInt8>, _ form: Range<Int>, where body: (Range<Int>, UInt8?) -> Bool
  ) -> Bool {
    if body(form, nil) { return true }
    func isStem(dropping count: Int) -> Bool {
      let end = form.upperBound - count
      let stem = form.lowerBound..<end
      guard stem.count > 1 else { return false }
      if body(stem, nil) { return true }
      // Doubled before the ending: setting, logged.
      if text[end - 1] == text[end - 2], body(stem.lowerBound..<end - 1, nil) { return true }
      // Dropped before the ending: closing, saved.
      return body(stem, UInt8(ascii: "e"))
    }
    func ends(_ ending: String) -> Bool {
      let start = form.upperBound - ending.utf8.count
      return start > form.lowerBound && text.isFolded(ending, in: start..<form.upperBound)
    }
    if ends("ing") {
      if isStem(dropping: 3) { return true }
    } else if ends("ed") {
      if isStem(dropping: 2) { return true }
    } else if ends("s") {
      if isStem(dropping: 1) || ends("es") && isStem(dropping: 2) { return true }
    }
    return (ends("ied") || ends("ies"))
      && body(form.lowerBound..<form.upperBound - 3, UInt8(ascii: "y"))
  }
}
