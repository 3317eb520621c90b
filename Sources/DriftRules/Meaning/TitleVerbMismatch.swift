import CopyModel
import RuleKit

extension Rule {
  static let titleVerbMismatch = Rule(
    "title-verb-mismatch", .meaning, .error,
    yields: ["action-drift", "opposite-action", "two-sources-one-translation"],
    summary: "Where title and button share a verb, so do their translations.",
    rationale: """
      “Replace this file?” with a button Erase is one thing to decide. When the title says 지우다 and the
      button 삭제, people look for the difference.
      """,
    source: .practice(
      "one verb stays one verb", alsoHig: 2019, 2022,
      section: "Buttons: titles that relate to the alert text"),
    needs: [.alert],
    examples: [
      .files(
        Self.english,
        (
          "ko.lproj/Localizable.strings",
          """
          "alert.replace.title" = "이 파일을 바꾸겠습니까?";
          "alert.replace.button.cancel" = "취소";
          "alert.replace.button.replace" = "⟦대치⟧";
          """
        ), in: "ko"),
      .files(
        Self.english,
        (
          "ko.lproj/Localizable.strings",
          """
          "alert.replace.title" = "이 파일을 바꾸겠습니까?";
          "alert.replace.button.cancel" = "취소";
          "alert.replace.button.replace" = "바꾸기";
          """
        ), in: "ko"),
      .files(
        Self.english,
        (
          "zh-Hans.lproj/Localizable.strings",
          """
          "alert.replace.title" = "要替换此文件吗？";
          "alert.replace.button.cancel" = "取消";
          "alert.replace.button.replace" = "⟦取代⟧";
          """
        ), in: "zh-Hans"),
      .files(
        Self.english,
        (
          "zh-Hans.lproj/Localizable.strings",
          """
          "alert.replace.title" = "要替换此文件吗？";
          "alert.replace.button.cancel" = "取消";
          "alert.replace.button.replace" = "替换";
          """
        ), in: "zh-Hans"),
      .files(
        (
          "en.lproj/Localizable.strings",
          """
          "alert.recipe.title" = "Delete this recipe?";
          "alert.recipe.button.cancel" = "Cancel";
          "alert.recipe.button.delete" = "Delete";
          """
        ),
        (
          "zh-Hans.lproj/Localizable.strings",
          """
          "alert.recipe.title" = "要删除此食谱吗？";
          "alert.recipe.button.cancel" = "取消";
          "alert.recipe.button.delete" = "⟦移除⟧";
          """
        ), in: "zh-Hans"),
      .files(
        Self.english,
        (
          "zh-Hant.lproj/Localizable.strings",
          """
          "alert.replace.title" = "要取代此檔案嗎？";
          "alert.replace.button.cancel" = "取消";
          "alert.replace.button.replace" = "⟦替換⟧";
          """
        ), in: "zh-Hant"),
      .files(
        Self.english,
        (
          "zh-Hant.lproj/Localizable.strings",
          """
          "alert.replace.title" = "要取代此檔案嗎？";
          "alert.replace.button.cancel" = "取消";
          "alert.replace.button.replace" = "取代";
          """
        ), in: "zh-Hant"),
    ],
    check: .alert { alert, findings in
      guard let title = alert.title, let source = title.unit.source, title.unit.target != nil else {
        return
      }
      for button in alert.buttons {
        guard let verb = button.unit.source, button.unit.target != nil,
          source.says(verb), let other = title.text.otherWording(than: button.text)
        else { continue }
        findings.flag(
          button, .useOneVerb(verb, title.text.text(in: other)), confidence: 0.95)
      }
    }
  )

  private static let english = (
    path: "en.lproj/Localizable.strings",
    text: """
    "alert.replace.title" = "Replace this file?";
    "alert.replace.button.cancel" = "Cancel";
    "alert.replace.button.replace" = "Replace";
    """
  )
}

extension String {
  /// Whether a one-word button title is a word of the text, in any case.
  fileprivate func says(_ verb: String) -> Bool {
    guard !verb.contains(" ") else { return false }
    let word = verb.lowercased()
    return lowercased().split { !$0.isLetter }.contains { $0 == word }
  }
}

extension AnalyzedText {
  /// Where this title words the action of a button in a way that shares no character with the button, or only
  /// the last of two, as 删除 and 移除 do; nil where it has the button's word, or none for the action.
  fileprivate func otherWording(than button: AnalyzedText) -> Range<Int>? {
    let characters = Set(
      button.string.unicodeScalars.filter { $0.value >= 0x4E00 })
    guard !characters.isEmpty, let stem = button.string.unicodeScalars.first,
      !string.unicodeScalars.contains(stem)
    else { return nil }
    let actions = (button.labelConcepts + button.cues.map(\.concept)).filter {
      profile.concepts.kind(of: $0) == .action
    }
    let wordings = cues.filter { actions.contains($0.concept) }
    guard let first = wordings.first,
      wordings.allSatisfy({ cue in
        let wording = text(in: cue.range).unicodeScalars
        let isVariant =
          wording.count == 2 && button.string.unicodeScalars.count == 2
          && wording.last == button.string.unicodeScalars.last
        return wording.allSatisfy { !characters.contains($0) }
          || isVariant && profile.uses(.han)
            && wording.first.map { !characters.contains($0) } ?? false
      })
    else { return nil }
    return first.range
  }
}

extension Message {
  fileprivate static func useOneVerb(_ verb: String, _ other: String) -> Message {
    "“\(verb)” is “\(other)” in the title. Use the same verb on the button."
  }
}
