package import CopyModel

/// What a rule rests on.
package struct Source: Sendable, Equatable {
  /// The reference, as one line.
  package let text: String
  /// The years of the guidelines' editions that say it; none for another kind of source.
  private let years: [Int]
  /// The section of the guidelines.
  private let section: String

  private init(_ text: String, years: [Int] = [], section: String = "") {
    self.text = text
    self.years = years
    self.section = section
  }

  /// Sections of Apple's guidelines on alerts, by year of the edition.
  package static func hig(_ years: Int..., section: String) -> Source {
    Source(guidelines(years, section), years: years, section: section)
  }

  /// A standard or published work.
  package static func work(_ title: String) -> Source { Source(title) }

  /// What translators and tools agree on, without one text that says it.
  package static func practice(_ what: String) -> Source {
    Source("Localization practice: \(what)")
  }

  /// Whether an edition of the guidelines is among those that say it; another kind of source holds for all.
  package func isSaid(by edition: GuidelineEdition) -> Bool {
    years.isEmpty || years.contains(edition.year)
  }

  /// The edition and section that a finding under `edition` rests on: `hig-2022, Buttons`. Where that
  /// edition does not say it, the newest that does; nil for another kind of source.
  package func basis(in edition: GuidelineEdition) -> String? {
    let year = years.contains(edition.year) ? edition.year : years.max()
    return year.map { "hig-\($0), \(section)" }
  }

  private static func guidelines(_ years: [Int], _ section: String) -> String {
    let editions = years.map(String.init).joined(separator: ", ")
    return "Human Interface Guidelines, Alerts (\(editions)): \(section)"
  }
}
