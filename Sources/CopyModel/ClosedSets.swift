/// The closed sets that labels name members of — weekdays, countries, how good a signal is: one list for all locales.
/// A class because it is large and constant.
package final class ClosedSets: Sendable {
  /// One set: `weekday`.
  package struct ClosedSet: Sendable {
    package let name: String
    /// Its members, by number.
    package let members: Range<Int>
    /// Whether its names are proper ones, as those of days and countries are, and start with a capital.
    package let isOfNames: Bool

    /// Whether it has so many members that a few of them show up anywhere, as countries do.
    package var isLarge: Bool { members.count > 24 }
  }

  package let sets: [ClosedSet]
  /// The names of the members: `weekday-7`, `region-DM`, `quality-poor`.
  package let members: [String]
  /// By member, its set.
  private let owners: [Int]
  private let numbers: [String: Int]
  /// By member, one that stands for all that may have its names.
  private let kin: [Int: Int]

  /// `same` are groups of members that may have each other's names: Norwegian and Bokmål.
  package init(
    _ sets: [(name: String, members: [String], isOfNames: Bool)], same: [[String]] = []
  ) {
    var (all, owners): ([String], [Int]) = ([], [])
    self.sets = sets.enumerated().map { number, set in
      let first = all.count
      all += set.members.map { "\(set.name)-\($0)" }
      owners += set.members.map { _ in number }
      return ClosedSet(name: set.name, members: first..<all.count, isOfNames: set.isOfNames)
    }
    let numbers = Dictionary(all.enumerated().map { ($1, $0) }) { first, _ in first }
    var kin: [Int: Int] = [:]
    for group in same {
      let members = group.compactMap { numbers[$0] }
      for member in members { kin[member] = members[0] }
    }
    members = all
    self.owners = owners
    self.numbers = numbers
    self.kin = kin
  }

  /// The number of a member; nil where ICU has none of that name.
  package func number(of member: String) -> Int? { numbers[member] }

  package func set(of member: Int) -> ClosedSet { sets[owners[member]] }

  /// Whether two members are one, or may have each other's names.
  package func areSame(_ one: Int, _ other: Int) -> Bool {
    (kin[one] ?? one) == (kin[other] ?? other)
  }
}
