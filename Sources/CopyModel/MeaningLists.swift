/// What copy can say in any language: the same lists for all locales.
///
/// Wordings are numbered in one row: concepts first, then things, verbs, and words with their senses.
package struct MeaningLists: Sendable {
  package let concepts: ConceptList
  package let things: ThingList
  package let verbs: ThingList
  package let senses: SenseList

  package init(concepts: ConceptList, things: ThingList, verbs: ThingList, senses: SenseList) {
    self.concepts = concepts
    self.things = things
    self.verbs = verbs
    self.senses = senses
  }

  /// The number of the first thing.
  package var firstThing: Int { concepts.concepts.count }
  /// The number of the first verb.
  package var firstVerb: Int { firstThing + things.names.count }
  /// The number of the first word with several senses.
  package var firstSense: Int { firstVerb + verbs.names.count }
}
