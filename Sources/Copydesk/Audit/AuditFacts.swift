package import CopyModel

/// What a run gathers for an audit, besides its findings.
package struct AuditFacts: Sendable {
  package internal(set) var tally = CopyTally()
  package internal(set) var gallery: AlertGallery
  /// How many strings were left in the source language, by locale, before anything was let pass.
  package internal(set) var untranslated: [LocaleTag: Int] = [:]

  /// `findings` are those before anything is let pass.
  init(_ tally: CopyTally, _ gallery: AlertGallery, findings: [Finding]) {
    self.tally = tally
    self.gallery = gallery
    untranslated = Self.untranslated(among: findings)
  }

  /// How many strings were left in the source language, by locale, as some findings tell.
  package static func untranslated(among findings: [Finding]) -> [LocaleTag: Int] {
    findings.reduce(into: [:]) { counts, finding in
      guard finding.rule == "untranslated", let locale = finding.locale else { return }
      counts[locale, default: 0] += 1
    }
  }

  mutating func merge(_ other: AuditFacts) {
    tally.merge(other.tally)
    gallery.entries += other.gallery.entries
    untranslated.merge(other.untranslated, uniquingKeysWith: +)
  }
}
