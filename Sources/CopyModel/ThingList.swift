/// What copy speaks about — phones, nurses, Tuesdays — and what may be taken for what: one list for all
/// locales. A class because it is large and constant.
///
/// A thing says nothing about what a text does or denies, so it is no concept: it is named, or another is.
/// The verbs — send, receive, archive — are listed in the same way, in a list of their own.
public final class ThingList: Sendable {
  /// Their names, sorted: `phone`, `nurse`.
  public let names: [String]
  /// By thing, the others of its kinds.
  private let rivals: [ThingSet]

  /// `kinds` hold the names of things that stand in the same places of a sentence.
  package init(kinds: [[String]] = []) {
    let names = Set(kinds.joined()).sorted()
    let numbers = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
    var rivals = Array(repeating: ThingSet(), count: names.count)
    for kind in kinds {
      let members = ThingSet(kind.compactMap { numbers[$0] })
      members.forEach { rivals[$0].formUnion(members) }
    }
    self.names = names
    self.rivals = rivals.enumerated().map { $1.subtracting(ThingSet([$0])) }
  }

  /// Verbs by name, each with those that good translations put for it: it may be taken for any other.
  package init(alike: [(name: String, others: [String])]) {
    let names = Set(alike.map(\.name)).sorted()
    let numbers = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
    var kin = names.indices.map { ThingSet([$0]) }
    for (name, others) in alike {
      guard let one = numbers[name] else { continue }
      for other in others.compactMap({ numbers[$0] }) {
        kin[one].insert(other)
        kin[other].insert(one)
      }
    }
    let all = ThingSet(names.indices)
    self.names = names
    rivals = kin.map { all.subtracting($0) }
  }

  /// The number of the thing with this name.
  public func number(of name: String) -> Int? {
    let place = names.firstPosition { $0 >= name }
    return place < names.count && names[place] == name ? place : nil
  }

  /// What the things of a set may be taken for.
  package func rivals(of things: ThingSet) -> ThingSet {
    var all = ThingSet()
    things.forEach { all.formUnion(rivals[$0]) }
    return all
  }

  /// Whether one thing may be taken for another.
  package func areRivals(_ thing: Int, _ other: Int) -> Bool { rivals[thing].contains(other) }
}

/// Some things, by number: the same bits as a set of concepts.
@usableFromInline
package typealias ThingSet = ConceptSet
