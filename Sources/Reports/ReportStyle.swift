/// How the report for people looks; the others look as they must.
package struct ReportStyle: Sendable {
  package var isColored: Bool
  /// How many columns the line with the texts of a finding may take.
  package var width: Int
  package var grouping: Grouping
  /// The rules that are asked for by name: all their findings stand one by one.
  package var asked: Set<String>

  package init(
    isColored: Bool = false, width: Int = Self.widest, grouping: Grouping = .file,
    asked: Set<String> = []
  ) {
    self.isColored = isColored
    self.width = width
    self.grouping = grouping
    self.asked = asked
  }

  /// The width where none is known: texts are then cut to some 200 columns each.
  package static let widest = 400

  /// What findings stand under.
  package enum Grouping: String, Sendable, CaseIterable {
    case file, rule, key, locale
  }
}
