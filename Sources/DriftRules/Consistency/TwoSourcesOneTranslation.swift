import CopyModel
import RuleKit

extension Rule {
  static let twoSourcesOneTranslation = Rule(
    "two-sources-one-translation", .consistency, .error,
    summary: "Two actions have two names.",
    rationale: """
      Discard and Cancel that both became 취소 leave people guessing which of the two keeps their work.
      In different alerts a wording may serve two actions if it means both, as 확인 does for OK and
      Confirm; side by side it may not.
      """,
    source: .practice(
      "two actions have two names", alsoHig: 2008, 2010, 2019, 2022,
      section: "Buttons: each says its result"),
    examples: [
      .files(Self.english, ("ko.lproj/Alerts.strings", Self.table("⟦취소⟧", "취소", "유지")), in: "ko"),
      .files(Self.english, ("ko.lproj/Alerts.strings", Self.table("폐기", "취소", "유지")), in: "ko"),
      .files(
        Self.english, ("zh-Hans.lproj/Alerts.strings", Self.table("放弃", "取消", "⟦取消⟧")),
        in: "zh-Hans"),
      .files(
        Self.english, ("zh-Hans.lproj/Alerts.strings", Self.table("放弃", "取消", "保留")), in: "zh-Hans"),
      .files(
        Self.english, ("zh-Hant.lproj/Alerts.strings", Self.table("⟦取消⟧", "取消", "保留")),
        in: "zh-Hant"),
      .files(
        Self.english, ("zh-Hant.lproj/Alerts.strings", Self.table("捨棄", "取消", "保留")), in: "zh-Hant"),
    ],
    check: .table { table, findings in
      let labels = LabelTranslations(table)
      for group in labels.groups(by: { CueTable.labelKey(labels.target($0)) }) {
        guard let collision = LabelCollision(group, labels) else { continue }
        let unit = table.units[collision.index]
        findings.flag(
          0..<labels.target(collision.index).utf8.count, of: unit,
          .tellApart(
            labels.source(collision.index), labels.source(collision.other),
            labels.target(collision.index)),
          confidence: collision.confidence)
      }
    }
  )

  private static let english = (
    path: "en.lproj/Alerts.strings", text: table("Discard", "Cancel", "Keep")
  )

  private static func table(_ discard: String, _ cancel: String, _ keep: String) -> String {
    """
    "alert.draft.title" = "?";
    "alert.draft.button.discard" = "\(discard)";
    "alert.draft.button.cancel" = "\(cancel)";
    "alert.draft.button.keep" = "\(keep)";
    """
  }
}

/// A label whose translation is that of another action.
private struct LabelCollision {
  /// The one whose translation is wrong.
  let index: Int
  let other: Int
  let confidence: Double

  /// Looks at units that have one translation; nil when they may have it.
  init?(_ group: [Int], _ labels: LabelTranslations) {
    let table = labels.table
    guard let first = group.first,
      let (one, two) = Self.pair(group, labels),
      let english = table.profile(table.sourceLocale).cues
    else { return nil }
    let profile = table.profile(table.units.locale(of: first))
    let (a, b) = (
      english.concepts(ofLabel: labels.source(one)), english.concepts(ofLabel: labels.source(two))
    )
    // How well the translation names an action: as its label, by a word, or not at all.
    let fit = { (concepts: [Int]) -> Int in
      guard let cues = profile.cues else { return 0 }
      let target = labels.target(first)
      if cues.concepts(ofLabel: target).contains(where: concepts.contains) { return 2 }
      let isSaid = profile.wordings.wordings(in: target.utf8.span).cues.contains {
        concepts.contains($0.concept)
      }
      return isSaid ? 1 : 0
    }
    let isOneAlert =
      table.units.part(of: one).alert != nil
      && table.units.part(of: one).alert == table.units.part(of: two).alert
      && table.units.part(of: one).role == .button && table.units.part(of: two).role == .button
    let (fitOne, fitTwo) = (fit(a), fit(b))
    // In different alerts only a wording that means the one and not the other is wrong.
    guard isOneAlert || !a.isEmpty && !b.isEmpty && min(fitOne, fitTwo) == 0 && fitOne != fitTwo
    else { return nil }
    (index, other) = fitOne < fitTwo ? (one, two) : (two, one)
    confidence = isOneAlert ? 0.97 : 0.85
  }

  /// Two units of a group whose sources are different actions: of one alert, where there are such.
  private static func pair(_ group: [Int], _ labels: LabelTranslations) -> (Int, Int)? {
    let table = labels.table
    let profile = table.profile(table.sourceLocale)
    guard let english = profile.cues else { return nil }
    var seen: [(key: String, index: Int)] = []
    var found: (Int, Int)?
    for index in group {
      let key = CueTable.labelKey(labels.source(index))
      let alert = table.units.part(of: index).alert
      for other in seen where other.key != key {
        let own = english.concepts(ofLabel: labels.source(index))
        let their = english.concepts(ofLabel: labels.source(other.index))
        guard !own.contains(where: their.contains) else { continue }
        if alert != nil, table.units.part(of: other.index).alert == alert {
          return (other.index, index)
        }
        // Dismiss and No are other words for Cancel, and translators may say so.
        let isLoose = [key, other.key].contains {
          profile.alertWords.cancelSynonyms.contains($0) || profile.answers.contains($0)
        }
        if found == nil, !isLoose, !own.isEmpty, !their.isEmpty { found = (other.index, index) }
      }
      // A few tell as much as all of a long list.
      if seen.count < 16, alert != nil || !seen.contains(where: { $0.key == key }) {
        seen.append((key, index))
      }
    }
    return found
  }
}

extension Message {
  fileprivate static func tellApart(
    _ source: String, _ other: String, _ target: String
  ) -> Message {
    "“\(source.excerpt)” and “\(other.excerpt)” are both “\(target.excerpt)”. Give each action its own name."
  }
}
