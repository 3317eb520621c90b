package import CopyModel
package import Copydesk
package import Reports

/// All that an audit shows: what was found, how far each language is, and the alerts.
package struct AuditReport: Sendable {
  /// A language of the audit.
  package struct Locale: Sendable {
    package let tag: LocaleTag
    package let isSource: Bool
    package let counts: CopyTally.Counts
    package let reuse: CopyTally.Reuse
    /// How many strings were left in the source language though they look as if they should not.
    package let untranslated: Int
    package let score: Score
    package let findings: [Severity: Int]

    /// `own` are its findings.
    init(
      _ tag: LocaleTag, source: LocaleTag, _ counts: CopyTally.Counts, _ reuse: CopyTally.Reuse,
      untranslated: Int, _ own: [Finding], _ penalties: Score.Penalties
    ) {
      (self.tag, self.counts, self.reuse) = (tag, counts, reuse)
      self.untranslated = untranslated
      isSource = tag == source
      score = Score(own, words: isSource ? counts.own.words : counts.source.words, penalties)
      findings = Dictionary(grouping: own, by: \.severity).mapValues(\.count)
    }

    /// How many of a hundred strings are translated and wait for nobody; 100 where there are none to translate.
    package var coverage: Double {
      let all = counts.strings - counts.amount(.protected).strings
      guard all > 0 else { return 100 }
      return Double(max(0, counts.amount(.translated).strings - untranslated)) * 100 / Double(all)
    }
  }

  package let report: Report
  /// Those of its findings, in their order.
  let fingerprints: [String]
  package let facts: AuditFacts
  package let title: String
  /// The day or the revision that it is about; nil where none was told, for the clock is not looked at.
  package let date: String?
  /// The source's first, then by tag.
  package private(set) var locales: [Locale] = []
  package private(set) var conditions: [Gate.Condition] = []
  /// How many rules ran, and how many did not.
  package let rules: (running: Int, idle: Int)
  /// How many translations are listed to be read first.
  package var readFirst = 0

  package init(
    _ report: Report, _ facts: AuditFacts, title: String, date: String?, gate: Gate,
    penalties: Score.Penalties, rules: (running: Int, idle: Int)
  ) async {
    self.report = report
    fingerprints = report.fingerprints
    self.facts = facts
    self.title = title
    self.date = date
    self.rules = rules
    let source = facts.gallery.sourceLocale
    let all = Set(facts.tally.locales + [source]).sorted {
      $0.isShown(before: $1, source: source)
    }
    // A copy of the findings by locale: each is asked for its own.
    let byLocale = Dictionary(grouping: report.findings) { $0.locale }
    let reuse = await facts.tally.reuse(in: all)
    locales = all.map { tag in
      Locale(
        tag, source: source, facts.tally.counts(in: tag), reuse[tag] ?? CopyTally.Reuse(),
        untranslated: facts.untranslated[tag] ?? 0, byLocale[tag] ?? [], penalties)
    }
    conditions = gate.conditions(report.findings, locales, errors: report.errors.count)
  }

  /// Whether the release may go.
  package var passes: Bool { conditions.allSatisfy(\.isMet) }

  /// What a person should read first, of what has no finding.
  package func reading(_ count: Int, _ marks: AlertMarks.Index) -> [ReadingList.Pair] {
    facts.tally.reading.first(count) { !marks.findings(of: $0).isEmpty }
  }

  /// The findings by the strings that they speak of.
  var marks: AlertMarks.Index { AlertMarks.Index(report.findings) }

  /// What a score is worth, in words.
  var scoreNote: String {
    "The score is 100 less the penalty points for a thousand words of the source. It counts automatic findings only: \(rules.running) rules ran, \(rules.idle) did not."
  }
}
