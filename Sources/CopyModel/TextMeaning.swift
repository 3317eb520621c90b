/// What a text says, as far as its words show it: what the Diff stage compares.
///
/// A class because it is large and handed on; all of it is constant.
@usableFromInline
package final class TextMeaning: Sendable {
  @usableFromInline package let cues: [Cue]
  /// What it surely says.
  @usableFromInline package let sure: ConceptSet
  /// What it may say.
  @usableFromInline package let possible: ConceptSet
  /// What it may say more than once.
  @usableFromInline package let repeated: ConceptSet
  /// What a button with this text as its title does: concepts by index.
  @usableFromInline package let labelConcepts: [Int]
  /// The things that it names, in order; the number of each stands for a concept.
  @usableFromInline package let things: [Cue]
  /// The things that it surely names.
  @usableFromInline package let named: ThingSet
  /// The things that it may name.
  @usableFromInline package let mayBeNamed: ThingSet
  /// The verbs that it says, in order.
  @usableFromInline package let verbs: [Cue]
  /// What it surely says is done.
  @usableFromInline package let done: ThingSet
  /// The words with several senses that it has, and the senses that it says, in order.
  @usableFromInline package let senses: [Cue]
  @usableFromInline package let numbers: [NumberFact]
  @usableFromInline package let addresses: [Address]
  /// The lists of which some of its words are; nil in languages whose words have endings that are words of their own.
  package let wordLists: RuleWords.Set?
  /// The kinds of wordings that copy does better without, as `WordingTable.Found.styleKinds` has them.
  @usableFromInline package let styleKinds: UInt8

  /// That of a text that was not read for what it says.
  package static let none = TextMeaning(
    cues: [], things: [], verbs: [], senses: [], labelConcepts: [], numbers: [], addresses: [],
    wordLists: nil, styleKinds: 0)

  package init(
    cues: [Cue], things: [Cue], verbs: [Cue], senses: [Cue], labelConcepts: [Int],
    numbers: [NumberFact], addresses: [Address], wordLists: RuleWords.Set?, styleKinds: UInt8
  ) {
    self.wordLists = wordLists
    self.styleKinds = styleKinds
    self.cues = cues
    var (sure, possible, repeated) = (ConceptSet(), ConceptSet(), ConceptSet())
    for cue in cues {
      if possible.contains(cue.concept) { repeated.insert(cue.concept) }
      possible.insert(cue.concept)
      if cue.isSure { sure.insert(cue.concept) }
    }
    (self.sure, self.possible, self.repeated) = (sure, possible, repeated)
    self.things = things
    var (named, mayBeNamed, done) = (ThingSet(), ThingSet(), ThingSet())
    for thing in things {
      mayBeNamed.insert(thing.concept)
      if thing.isSure { named.insert(thing.concept) }
    }
    (self.named, self.mayBeNamed) = (named, mayBeNamed)
    self.verbs = verbs
    for verb in verbs { done.insert(verb.concept) }
    self.done = done
    self.senses = senses
    self.labelConcepts = labelConcepts
    self.numbers = numbers
    self.addresses = addresses
  }
}
