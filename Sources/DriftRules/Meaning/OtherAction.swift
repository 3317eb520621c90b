/// What the translation does in place of an action of the source.
struct OtherAction {
  let source: Range<Int>
  let target: Range<Int>
  /// What the translation does, by its name in the source language: “sign out”, OK.
  let meaning: String
  let confidence: Double

  init(source: Range<Int>, target: Range<Int>, meaning: String, confidence: Double) {
    (self.source, self.target) = (source, target)
    self.meaning = meaning.replacing("-", with: " ")
    self.confidence = confidence
  }
}
