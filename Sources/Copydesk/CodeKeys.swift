package import CopyModel
import StringTables

/// What code asks of the tables, and what its alerts show that no table has.
package struct CodeKeys: Sendable {
  /// A text that code looks up.
  package struct Lookup: Sendable {
    package var key: String
    package var table: String?
    package var place: CodePlace
    /// Behind its last character.
    package var end: Place
    /// Whether the code says what people see where no table has it.
    package var hasValue: Bool
  }

  /// A text of an alert that stands in the code alone.
  package struct Literal: Sendable {
    package var text: String
    package var role: Role
    package var place: CodePlace
    /// Behind its last character.
    package var end: Place
  }

  package var lookups: [Lookup] = []
  package var literals: [Literal] = []

  package init() {}

  /// What is wrong, given which keys the tables have.
  func issues(besides tables: KeysOfTables) -> [ReadIssue] {
    undefined(tables) + unlocalized(tables)
  }

  /// Of so many keys of the code at least must the tables have some, in hundredths: else they are another project's.
  private static let (fewest, leastShare) = (5, 70)

  private func undefined(_ tables: KeysOfTables) -> [ReadIssue] {
    let missing = lookups.filter { !tables.has($0) }
    let found = lookups.count - missing.count
    guard found >= Self.fewest, found * 100 >= lookups.count * Self.leastShare else { return [] }
    var told: Set<String> = []
    return missing.filter { !$0.hasValue && told.insert($0.key).inserted }.map { lookup in
      // Of texts, many are alike that mean others.
      let near = KeyText.isText(lookup.key) ? nil : tables.nearest(to: lookup.key)
      let meant = near.map { " Did you mean “\($0)”?" } ?? ""
      return ReadIssue(
        .undefinedKey, file: lookup.place.file, start: lookup.place.place, end: lookup.end,
        key: lookup.key,
        message: """
          No table has the key “\(lookup.key)”, so people see the key itself.\(meant) Add it, or correct the code.
          """, confidence: 0.9)
    }
  }

  private func unlocalized(_ tables: KeysOfTables) -> [ReadIssue] {
    // An app without translations has nothing to be looked up in.
    guard tables.hasTranslations else { return [] }
    var told: Set<CodePlace> = []
    return literals.filter { told.insert($0.place).inserted }.map { literal in
      ReadIssue(
        .unlocalizedAlert, file: literal.place.file, start: literal.place.place,
        end: literal.end,
        message: """
          This \(literal.role.rawValue) of an alert, “\(literal.text.prefix(60))”, is in no table, so nobody can \
          translate it. Look it up by a key.
          """, confidence: 0.9)
    }
  }
}
