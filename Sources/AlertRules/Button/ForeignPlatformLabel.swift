import CopyModel
import RuleKit

extension Rule {
  static let foreignPlatformLabel = Rule(
    "foreign-platform-label", .button, .note,
    fix: .unsafe,
    summary: "A standard button is titled as the platform titles it in that language.",
    rationale: """
      The system's own alerts say 好 and 存储 where Windows says 确定 and 保存. An app that says
      otherwise looks ported. Only tables of Apple's formats are held to this.
      """,
    source: .practice("standard buttons in the platform's wording; titles in Locales/"),
    needs: [.alert],
    examples: [
      .files(
        (
          "en.lproj/Localizable.strings",
          """
          "alert.save.title" = "Save this note?";
          "alert.save.button.cancel" = "Cancel";
          "alert.save.button.save" = "Save";
          """
        ),
        (
          "zh-Hans.lproj/Localizable.strings",
          """
          "alert.save.title" = "要存储备忘录吗？";
          "alert.save.button.cancel" = "取消";
          "alert.save.button.save" = "⟦保存⟧";
          """
        ), in: "zh-Hans"),
      .files(
        (
          "en.lproj/Localizable.strings",
          """
          "alert.full.title" = "The disk is full.";
          "alert.full.button.ok" = "OK";
          """
        ),
        (
          "ko.lproj/Localizable.strings",
          """
          "alert.full.title" = "디스크가 가득 찼습니다.";
          "alert.full.button.ok" = "확인";
          """
        ), in: "ko"),
      .files(
        (
          "en.lproj/Localizable.strings",
          """
          "alert.full.title" = "The disk is full.";
          "alert.full.button.ok" = "OK";
          """
        ),
        (
          "zh-Hant.lproj/Localizable.strings",
          """
          "alert.full.title" = "磁碟已滿。";
          "alert.full.button.ok" = "⟦確定⟧";
          """
        ), in: "zh-Hant"),
      .files(
        (
          "en.lproj/Localizable.strings",
          """
          "alert.full.title" = "The disk is full.";
          "alert.full.button.ok" = "OK";
          """
        ),
        (
          "ko.lproj/Localizable.strings",
          """
          "alert.full.title" = "디스크가 가득 찼습니다.";
          "alert.full.button.ok" = "⟦승인⟧";
          """
        ), in: "ko"),
      .alert(title: "디스크가 가득 찼습니다.", buttons: ["확인"], in: "ko"),
      .alert(title: "磁盘已满。", buttons: ["好"], in: "zh-Hans"),
      .alert(title: "磁碟已滿。", buttons: ["好"], in: "zh-Hant"),
    ],
    check: .alert { alert, findings in
      for button in alert.buttons where applesFormats.contains(button.unit.format) {
        guard let source = button.unit.source, button.unit.target != nil,
          let titles = button.text.profile.alertWords.platformTitles[source.curled],
          let title = titles.first, button.isTitled(likeNoneOf: titles)
        else { continue }
        findings.flag(button, .useApplesTitle(title), fix: title, confidence: 0.7)
      }
    }
  )

  /// The formats that only Apple's platforms read.
  private static let applesFormats: Set = ["strings", "stringsdict", "xcstrings", "interface"]
}

extension AlertPart {
  /// Whether it is titled in another wording for the same action. What means something else is
  /// another rule's matter.
  fileprivate func isTitled(likeNoneOf titles: [String]) -> Bool {
    let concepts = titles.flatMap { text.profile.cues?.concepts(ofLabel: $0) ?? [] }
    let key = CueTable.labelKey(text.string)
    return text.labelConcepts.contains(where: concepts.contains)
      && !titles.contains { CueTable.labelKey($0) == key }
  }
}

extension String {
  /// With typographic apostrophes.
  fileprivate var curled: String { String(map { $0 == "'" ? "’" : $0 }) }
}

extension Message {
  fileprivate static func useApplesTitle(_ title: String) -> Message {
    "Apple's own alerts title this button “\(title)” in this language."
  }
}
