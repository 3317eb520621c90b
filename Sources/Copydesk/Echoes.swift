import CopyModel
import RuleKit

/// Silences what a finding only says again about a fault that another rule names better, and what only a
/// translation shows of how an alert is made.
struct Echoes: Sendable {
  /// Those of all rules there are.
  static let ofCatalogue = Echoes(of: RuleCatalogue.rules)

  /// The rules whose findings in translations need one in the source language.
  private let followers: Set<String>
  /// By each rule that yields, those that it yields to.
  private let betters: [String: Set<String>]
  /// By each rule that covers others, those.
  private let covered: [String: Set<String>]
  /// All rules of which one may say again what another says.
  private let speakers: Set<String>

  init(of rules: [Rule]) {
    followers = Set(rules.lazy.filter(\.followsSource).map(\.id))
    func named(_ others: (Rule) -> [String]) -> [String: Set<String>] {
      Dictionary(
        uniqueKeysWithValues: rules.filter { !others($0).isEmpty }.map { ($0.id, Set(others($0))) })
    }
    (betters, covered) = (named(\.yields), named(\.covers))
    speakers = [betters, covered].reduce(into: []) { all, rules in
      all.formUnion(rules.keys)
      for others in rules.values { all.formUnion(others) }
    }
  }

  /// One text of an alert in one file, or a text that belongs to none. Two buttons with one title are one text.
  private struct Text: Hashable {
    var file: String
    var locale: LocaleTag?
    var alert: String?
    var key: String?
    var copy: String?

    init(of finding: Finding, _ sourceLocale: LocaleTag) {
      (file, locale, alert) = (finding.file, finding.locale, finding.alert)
      key = finding.alert == nil ? finding.key : nil
      copy = finding.locale == sourceLocale ? finding.source : finding.target ?? finding.source
    }
  }

  /// What counts of a finding beside another one, but how loud it is.
  private struct Voice: Hashable {
    var rule: String
    /// The flagged part of the source; nil where the whole text is meant.
    var words: Range<Int>?

    init(of finding: Finding) {
      (rule, words) = (finding.rule, finding.sourceSpan)
    }
  }

  private struct Flaw: Hashable {
    var rule: String
    var alert: String?
  }

  /// Takes out the findings about a text of which a better rule speaks, and what an alert shows in a
  /// translation alone.
  func silence(_ findings: inout [Finding], sourceLocale: LocaleTag) {
    let led = leaders(among: findings, sourceLocale)
    removeEchoes(from: &findings, sourceLocale)
    findings.removeAll { finding in
      guard followers.contains(finding.rule), finding.locale != sourceLocale,
        finding.source != nil, finding.target != nil
      else { return false }
      return !led.contains(Flaw(rule: finding.rule, alert: finding.alert))
    }
  }

  /// What the source language shows of how alerts are made. A span lends the findings; a loop over the array
  /// would copy each.
  private func leaders(among all: [Finding], _ sourceLocale: LocaleTag) -> Set<Flaw> {
    let findings = all.span
    var led: Set<Flaw> = []
    for index in findings.indices
    where followers.contains(findings[index].rule) && findings[index].locale == sourceLocale {
      led.insert(Flaw(rule: findings[index].rule, alert: findings[index].alert))
    }
    return led
  }

  /// What is said of each text, and how loud at most: many findings may say the same of one text that stands in
  /// many rows.
  private func voices(
    in all: [Finding], _ sourceLocale: LocaleTag
  ) -> [Text: [Voice: Severity]] {
    let findings = all.span
    var voices: [Text: [Voice: Severity]] = [:]
    for index in findings.indices where speakers.contains(findings[index].rule) {
      let severity = findings[index].severity
      voices[Text(of: findings[index], sourceLocale), default: [:]]
        .merge(CollectionOfOne((Voice(of: findings[index]), severity)), uniquingKeysWith: max)
    }
    return voices
  }

  /// Of two findings on one fault the louder stays, of two that are as loud the one that says more: a warning
  /// is no reason to keep an error back, nor worth a line beside it.
  func removeEchoes(from findings: inout [Finding], _ sourceLocale: LocaleTag) {
    let voices = voices(in: findings, sourceLocale)
    findings.removeAll { finding in
      guard speakers.contains(finding.rule), let voices = voices[Text(of: finding, sourceLocale)],
        voices.count > 1
      else { return false }
      let own = Voice(of: finding)
      return voices.contains { other, severity in
        severity >= finding.severity && isEcho(own, of: other)
          || severity > finding.severity && isEcho(other, of: own)
      }
    }
  }

  /// Whether a finding says less than a better one about the same fault.
  private func isEcho(_ voice: Voice, of better: Voice) -> Bool {
    if betters[voice.rule]?.contains(better.rule) == true { return true }
    guard covered[better.rule]?.contains(voice.rule) == true else { return false }
    guard let words = voice.words, let betterWords = better.words else { return true }
    // The same words, or those that one says more of around or within them.
    return words.contains(betterWords) || betterWords.contains(words)
  }
}
