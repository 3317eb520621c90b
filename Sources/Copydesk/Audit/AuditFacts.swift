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
    for finding in findings where finding.rule == Self.untranslated {
      if let locale = finding.locale { untranslated[locale, default: 0] += 1 }
    }
  }

  /// The rule that tells of them.
  private static let untranslated = "untranslated"

  mutating func merge(_ other: AuditFacts) {
    tally.merge(other.tally)
    gallery.entries += other.gallery.entries
    untranslated.merge(other.untranslated, uniquingKeysWith: +)
  }
}
