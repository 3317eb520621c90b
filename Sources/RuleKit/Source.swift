package import CopyModel

/// What a rule rests on.
package struct Source: Sendable, Equatable {
  /// The reference, as one line.
  package let text: String
  /// What each edition of the guidelines that says it calls the section; none for another kind of source.
  private let sections: [GuidelineEdition: String]
  /// Whether it holds whatever the guidelines say.
  package let holdsAnywhere: Bool

  private init(
    _ text: String, sections: [GuidelineEdition: String] = [:], holdsAnywhere: Bool
  ) {
    self.text = text
    self.sections = sections
    self.holdsAnywhere = holdsAnywhere
  }

  /// Sections of Apple's guidelines on alerts, by year of the edition, and of Material Design where that says it too.
  package static func hig(
    _ years: Int..., section: String, material: String? = nil
  ) -> Source {
    var texts = [apple(years, section)]
    var sections = sections(years, section)
    if let material {
      texts.append(design(material))
      sections[.material3] = material
    }
    return Source(texts.joined(separator: "; "), sections: sections, holdsAnywhere: false)
  }

  /// A section of Material Design 3, where Apple's guidelines do not say it.
  package static func material(_ section: String) -> Source {
    Source(design(section), sections: [.material3: section], holdsAnywhere: false)
  }

  /// A standard or published work.
  package static func work(_ title: String) -> Source { Source(title, holdsAnywhere: true) }

  /// What translators and tools agree on, without one text that says it.
  package static func practice(_ what: String) -> Source {
    Source("Localization practice: \(what)", holdsAnywhere: true)
  }

  /// The same where Apple's guidelines say it too: it holds without them.
  package static func practice(
    _ what: String, alsoHig years: Int..., section: String
  ) -> Source {
    Source(
      "Localization practice: \(what); \(apple(years, section))",
      sections: sections(years, section), holdsAnywhere: true)
  }

  /// Whether an edition of the guidelines is among those that say it, or it needs none.
  package func isSaid(by edition: GuidelineEdition) -> Bool {
    holdsAnywhere || sections[edition] != nil
  }

  /// The edition and section that a finding under `edition` rests on: `hig-2022, Buttons`. Where that
  /// edition does not say it, the newest of the same house that does; nil where there is none.
  package func basis(in edition: GuidelineEdition?) -> String? {
    guard let edition else { return nil }
    let house = sections.keys.filter { ($0 == .material3) == (edition == .material3) }
    let said = sections[edition] == nil ? house.max { $0.year < $1.year } : edition
    return said.flatMap { said in sections[said].map { "\(said.rawValue), \($0)" } }
  }

  private static func sections(_ years: [Int], _ section: String) -> [GuidelineEdition: String] {
    let editions = GuidelineEdition.allCases.filter {
      $0 != .material3 && years.contains($0.year)
    }
    return Dictionary(uniqueKeysWithValues: editions.map { ($0, section) })
  }

  private static func apple(_ years: [Int], _ section: String) -> String {
    let editions = years.map(String.init).joined(separator: ", ")
    return "Human Interface Guidelines, Alerts (\(editions)): \(section)"
  }

  private static func design(_ section: String) -> String { "Material Design 3, \(section)" }
}
