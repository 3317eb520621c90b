package import CopyModel

/// The units of a table in all its languages.
package struct UnitTable: Sendable {
  package let units: TableUnits
  package let sourceLocale: LocaleTag
  /// How many of a hundred texts may belong to alerts.
  package let alertShare: Int
  /// The units that are one form of their string, as most are not: plurals, devices.
  package let varied: [Int]
  /// The translated labels, in order: see `init`.
  package let labels: [Int]
  /// The names in the damaged entries of the source's file: it may have them.
  package let damagedSources: DamagedKeys
  /// The conventions of a locale.
  package let profile: @Sendable (LocaleTag) -> LocaleProfile

  package init(
    units: TableUnits, sourceLocale: LocaleTag, alertShare: Int,
    damagedSources: DamagedKeys = DamagedKeys(),
    profile: @escaping @Sendable (LocaleTag) -> LocaleProfile
  ) {
    self.alertShare = alertShare
    self.units = units
    self.sourceLocale = sourceLocale
    self.damagedSources = damagedSources
    self.profile = profile
    varied = units.indices.filter { units.variation(of: $0) != nil }
    labels = Self.labels(among: units, in: sourceLocale, profile(sourceLocale).cues)
  }

  /// Whether a unit is written in the table, not missing from it.
  package func isWritten(_ index: Int) -> Bool {
    units.hasTarget(index) || units.locale(of: index) == sourceLocale
  }

  /// The locales of its units, in the order in which they come.
  package var locales: [LocaleTag] {
    var locales: [LocaleTag] = []
    for index in units.indices where index == 0 || !units.areAlike(index - 1, index) {
      let locale = units.locale(of: index)
      if !locales.contains(locale) { locales.append(locale) }
    }
    return locales
  }

  /// The longest source and the longest translation of a label, in bytes.
  private static let longestSource = 32
  private static let longestTarget = 48
  /// What labels have not: digits, placeholders, the marks of sentences.
  private static let noLabel = ByteSet(ascii: "0123456789%{?!:;\n")

  /// The translations of short texts that stand for one thing: buttons, and what a button of the source
  /// language's lexicon may say.
  private static func labels(
    among units: TableUnits, in sourceLocale: LocaleTag, _ cues: CueTable?
  ) -> [Int] {
    let noLabel = noLabel
    var last: (index: Int, isTranslation: Bool)?
    return units.indices.filter { index in
      guard units.hasTarget(index) else { return false }
      if last.map({ !units.areAlike($0.index, index) }) ?? true {
        last = (index, units.locale(of: index).language != sourceLocale.language)
      }
      guard last?.isTranslation == true else { return false }
      // What is not asked of a string made for it comes first.
      let role = units.part(of: index).role
      let mayBeLabel = units.withSource(of: index) { source in
        source.count <= longestSource && !source.indices.contains { noLabel.contains(source[$0]) }
          && (role != nil || cues?.concepts(ofLabel: source).isEmpty == false)
      }
      guard mayBeLabel == true, role == nil || role == .button,
        units.variation(of: index) == nil, units.state(of: index)?.isLive ?? true,
        let source = units.sourceText(of: index), let target = units.targetText(of: index)
      else { return false }
      // Not translated yet, or a reference to another string (vue-i18n’s `@:key`), is none.
      return !target.isEmpty && target.utf8.count <= longestTarget && target != source
        && !target.hasPrefix("@:")
    }
  }
}
