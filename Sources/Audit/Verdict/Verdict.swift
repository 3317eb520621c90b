package import CopyModel
package import Copydesk

/// What a gate says of a run that shows nothing else: a project's of a nightly batch.
package struct Verdict: Sendable {
  package let conditions: [Gate.Condition]

  /// `findings` are those that are told, `all` those that are known or let pass as well; `amounts` is the copy that was
  /// read, `errors` how many inputs could not be.
  package init(
    _ findings: [Finding], of all: [Finding], _ amounts: CopyAmounts, errors: Int,
    sourceLocale: LocaleTag,
    gate: Gate, penalties: Score.Penalties
  ) {
    let byLocale = Dictionary(grouping: findings) { $0.locale }
    let untranslated = AuditFacts.untranslated(among: all)
    let locales = amounts.locales.sorted {
      $0.key.isShown(before: $1.key, source: sourceLocale)
    }.map { tag, amount in
      AuditReport.Locale(
        tag, source: sourceLocale, CopyTally.Counts(amount), CopyTally.Reuse(),
        untranslated: untranslated[tag] ?? 0, byLocale[tag] ?? [], penalties)
    }
    conditions = gate.conditions(findings, locales, errors: errors)
  }

  /// Whether all of it is met.
  package var passes: Bool { conditions.allSatisfy(\.isMet) }
}
