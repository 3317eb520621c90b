import CopyModel
import RuleKit

extension Rule {
  static let oneSourceTwoTranslations = Rule(
    "one-source-two-translations", .consistency, .note, isFolded: true,
    summary: "A label has one translation wherever it stands.",
    rationale: """
      People learn a button by its title. Where Delete is 삭제 here and 지우기 there, they wonder what
      the difference is. Texts that are no buttons are compared only if a button could say them.
      """,
    source: .practice(
      "one label has one translation", alsoHig: 2008, 2010, 2019, 2022,
      section: "Buttons: consistent titles"),
    examples: [
      .files(Self.english, ("ko.lproj/Alerts.strings", Self.table("삭제", "⟦지우기⟧")), in: "ko"),
      .files(Self.english, ("ko.lproj/Alerts.strings", Self.table("삭제", "삭제")), in: "ko"),
      .files(
        Self.english, ("zh-Hans.lproj/Alerts.strings", Self.table("删除", "⟦移除⟧")), in: "zh-Hans"),
      .files(Self.english, ("zh-Hans.lproj/Alerts.strings", Self.table("删除", "删除")), in: "zh-Hans"),
      .files(
        Self.english, ("zh-Hant.lproj/Alerts.strings", Self.table("刪除", "⟦移除⟧")), in: "zh-Hant"),
      .files(Self.english, ("zh-Hant.lproj/Alerts.strings", Self.table("刪除", "刪除")), in: "zh-Hant"),
    ],
    check: .table { table, findings in
      let labels = LabelTranslations(table)
      for group in labels.groups(by: labels.source) {
        var counts: [String: Int] = [:]
        for index in group { counts[CueTable.labelKey(labels.target(index)), default: 0] += 1 }
        guard counts.count > 1, let most = counts.values.max() else { continue }
        let usual = group.first { counts[CueTable.labelKey(labels.target($0))] == most } ?? 0
        var seen: Set = [CueTable.labelKey(labels.target(usual))]
        for index in group where seen.insert(CueTable.labelKey(labels.target(index))).inserted {
          findings.flag(
            0..<labels.target(index).utf8.count, of: table.units[index],
            .translateAlike(labels.source(index), labels.target(usual)), confidence: 0.75)
        }
      }
    }
  )

  private static let english = (
    path: "en.lproj/Alerts.strings", text: table("Delete", "Delete")
  )

  private static func table(_ first: String, _ second: String) -> String {
    """
    "alert.note.button.delete" = "\(first)";
    "alert.photo.button.delete" = "\(second)";
    """
  }
}

extension Message {
  fileprivate static func translateAlike(_ source: String, _ usual: String) -> Message {
    "“\(source.excerpt)” is “\(usual.excerpt)” elsewhere. Use one translation for one label."
  }
}
