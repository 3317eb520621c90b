/// What a text says, as far as its words show it: what the Diff stage compares.
///
/// A class so that an `AnalyzedText` can be given it later; all of it is constant.
package final class TextMeaning: Sendable {
  package let cues: [Cue]
  /// What a button with this text as its title does: concepts by index.
  package let labelConcepts: [Int]
  package let numbers: [NumberFact]
  package let addresses: [Address]
  /// The kinds of wordings that copy does better without, as `StyleWords.kinds` has them.
  package let styleKinds: UInt8

  package init(
    cues: [Cue], labelConcepts: [Int], numbers: [NumberFact], addresses: [Address],
    styleKinds: UInt8
  ) {
    self.styleKinds = styleKinds
    self.cues = cues
    self.labelConcepts = labelConcepts
    self.numbers = numbers
    self.addresses = addresses
  }
}
