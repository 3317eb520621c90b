import CopyModel
import RuleKit

/// Silences what a finding only says again about a fault that another rule names better, and what only a
/// translation shows of how an alert is made.
struct Echoes {
  /// The rules whose findings in translations need one in the source language.
  private let followers: Set<String>
  /// By each rule that yields, those that it yields to.
  private let betters: [String: Set<String>]

  init(of rules: [Rule]) {
    followers = Set(rules.lazy.filter(\.followsSource).map(\.id))
    betters = Dictionary(
      uniqueKeysWithValues: rules.lazy.filter { !$0.yields.isEmpty }.map { ($0.id, Set($0.yields)) }
    )
  }

  /// One text of an alert in one file, or a text that belongs to none. Two buttons with one title are one text.
  private struct Text: Hashable {
    var file: String
    var locale: LocaleTag?
    var alert: String?
    var key: String?
    var copy: String?

    init(of finding: Finding) {
      (file, locale, alert) = (finding.file, finding.locale, finding.alert)
      key = finding.alert == nil ? finding.key : nil
      copy = finding.targetSpan == nil ? finding.source : finding.target
    }
  }

  private struct Flaw: Hashable {
    var rule: String
    var alert: String?
  }

  /// The findings without those about a text of which a better rule speaks, and without what an alert shows
  /// in a translation alone.
  func silence(_ findings: [Finding], sourceLocale: LocaleTag) -> [Finding] {
    var led: Set<Flaw> = []
    for finding in findings where followers.contains(finding.rule) {
      guard finding.locale == sourceLocale else { continue }
      led.insert(Flaw(rule: finding.rule, alert: finding.alert))
    }
    return withoutEchoes(findings).filter { finding in
      guard followers.contains(finding.rule), finding.locale != sourceLocale,
        finding.source != nil, finding.target != nil
      else { return true }
      return led.contains(Flaw(rule: finding.rule, alert: finding.alert))
    }
  }

  /// A rule yields to another only where that one speaks as loudly: a warning is no reason to keep an error back.
  private func withoutEchoes(_ findings: [Finding]) -> [Finding] {
    let heard = Set(betters.values.joined())
    var spoken: [Text: [String: Severity]] = [:]
    for finding in findings where heard.contains(finding.rule) {
      let loudest = spoken[Text(of: finding)]?[finding.rule] ?? finding.severity
      spoken[Text(of: finding), default: [:]][finding.rule] = max(loudest, finding.severity)
    }
    if spoken.isEmpty { return findings }
    return findings.filter { finding in
      guard let betters = betters[finding.rule], let spoken = spoken[Text(of: finding)] else {
        return true
      }
      return !betters.contains { spoken[$0].map { $0 >= finding.severity } ?? false }
    }
  }
}
