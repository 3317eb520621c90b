import CopyModel
import RuleKit

extension Rule {
  static let wrongButtonName = Rule(
    "wrong-button-name", .button, .error,
    summary: "Text that names a button of its alert uses the button's exact title.",
    rationale: """
      People look for the word that they have just read. It must be on a button, letter by letter,
      and in a translation it must be the translated title.
      """,
    source: .practice(
      "a button is named as it is titled", alsoHig: 2019, 2022, section: "Informative text"),
    needs: [.alert],
    examples: [
      .alert(
        title: "Delete this note?", message: "Choose ⟦Remove⟧ to delete it for good.",
        buttons: ["Cancel", "Delete"]),
      .alert(
        title: "Update Available", message: "Choose ⟦install⟧ to restart now.",
        buttons: ["Later", "Install"]),
      .alert(
        title: "Update Available", message: "Choose Install to restart now.",
        buttons: ["Later", "Install"]),
      .alert(
        title: "Update Available", message: "Choose Save in the File menu first.",
        buttons: ["Later", "Install"]),
      .alert(
        title: "Update Available", message: "Choose Install Now to restart.",
        buttons: ["Later", "Install Now"]),
      .alert(
        title: "Update Available", message: "Choose ⟦Install Now⟧ to restart.",
        buttons: ["Later", "Install"]),
      .alert(
        title: "Note Not Printed", message: "From the File menu, choose Share.",
        buttons: ["Cancel", "Try Again"]),
      .alert(
        title: "메모를 삭제하겠습니까?", message: "완전히 삭제하려면 ⟦제거⟧를 선택하십시오.", buttons: ["취소", "삭제"],
        in: "ko"),
      .alert(
        title: "메모를 삭제하겠습니까?", message: "완전히 삭제하려면 삭제를 선택하십시오.", buttons: ["취소", "삭제"],
        in: "ko"),
      .alert(
        title: "메모를 삭제하겠습니까?", message: "삭제 버튼을 누르면 메모가 사라집니다.", buttons: ["취소", "삭제"],
        in: "ko"),
      .alert(
        title: "메모를 삭제하겠습니까?", message: "완전히 삭제하려면 ‘⟦제거⟧’ 버튼을 선택하십시오.",
        buttons: ["취소", "삭제"], in: "ko"),
      .alert(
        title: "메모를 출력하지 못했습니다.", message: "파일 메뉴에서 공유를 선택하십시오.",
        buttons: ["취소", "다시 시도"], in: "ko"),
      .alert(
        title: "메모를 삭제하겠습니까?", message: "‘메모 ’을 선택하십시오.", buttons: ["취소", "삭제"], in: "ko"),
      .alert(
        title: "要删除备忘录吗？", message: "选取“⟦移除⟧”以永久删除。", buttons: ["取消", "删除"],
        in: "zh-Hans"),
      .alert(
        title: "要删除备忘录吗？", message: "选取“删除”以永久删除。", buttons: ["取消", "删除"], in: "zh-Hans"),
      .alert(
        title: "未能打印备忘录。", message: "请在“文件”菜单中选取“共享”。", buttons: ["取消", "再试一次"],
        in: "zh-Hans"),
      .alert(
        title: "要刪除備忘錄嗎？", message: "選擇「⟦移除⟧」即可永久刪除。", buttons: ["取消", "刪除"],
        in: "zh-Hant"),
      .alert(
        title: "要刪除備忘錄嗎？", message: "選擇「刪除」即可永久刪除。", buttons: ["取消", "刪除"], in: "zh-Hant"),
      .alert(
        title: "メモをプリントできませんでした。", message: "「ファイル」メニューから「共有」を選択してください。",
        buttons: ["キャンセル", "再試行"], in: "ja"),
      .files(
        (
          "en.lproj/Localizable.strings",
          """
          "alert.sync.title" = "Turn on sync?";
          "alert.sync.message" = "You can choose Keep Off and decide later.";
          "alert.sync.button.off" = "Keep Off";
          "alert.sync.button.on" = "Turn On";
          """
        ),
        (
          "ko.lproj/Localizable.strings",
          """
          "alert.sync.title" = "동기화를 켜겠습니까?";
          "alert.sync.message" = "⟦‘끈 채로 두기’를 선택하고 나중에 결정할 수 있습니다.⟧";
          "alert.sync.button.off" = "끔 유지";
          "alert.sync.button.on" = "켜기";
          """
        ), in: "ko"),
    ],
    check: .alert { alert, findings in
      guard alert.buttons.count > 1 else { return }
      for part in alert.titleAndMessage {
        if let wrong = alert.misnamedButton(in: part) {
          findings.flag(
            part, wrong.range, .useTitle(wrong.title),
            confidence: wrong.title == nil ? 0.85 : 0.95)
        } else if let title = alert.untranslatedReference(in: part) {
          findings.flag(part, .nameTranslatedButton(title), confidence: 0.95)
        }
      }
    }
  )
}

extension AnalyzedAlert {
  /// A title that a text says to choose and that no button has; with the title that is meant, when that is plain.
  fileprivate func misnamedButton(in part: AlertPart) -> (range: Range<Int>, title: String?)? {
    let text = part.text
    for reference in text.choices(among: buttons.map(\.text.string)) {
      let name = text.text(in: reference.title)
      if buttons.contains(where: { $0.text.string == name }) {
        guard let longer = text.goesOnAsTitle(behind: reference) else { continue }
        return (longer, name)
      }
      // Another button with the same action or the same letters is the one that is meant.
      let key = CueTable.labelKey(name)
      let concepts = text.profile.cues?.concepts(ofLabel: name) ?? []
      let meant = buttons.filter { button in
        CueTable.labelKey(button.text.string) == key
          || button.text.labelConcepts.contains(where: concepts.contains)
          || button.text.takesAway
            && concepts.contains { text.profile.concepts[$0].isDestructive }
      }
      if meant.count == 1, let title = meant.first?.text.string { return (reference.title, title) }
      if concepts.isEmpty || text.isElsewhere(reference) { continue }
      return (reference.title, nil)
    }
    return nil
  }

  /// The translated title of a button that the source names in mid-sentence and the translation does not.
  fileprivate func untranslatedReference(in part: AlertPart) -> String? {
    guard let source = part.unit.source, part.unit.target != nil else { return nil }
    for button in buttons {
      guard let title = button.unit.source, let translated = button.unit.target,
        // In the text a word of one letter case may be a mere word.
        title.first?.isUppercase == true, source.names(title)
      else { continue }
      if !part.text.contains(translated) { return translated }
    }
    return nil
  }
}

extension String {
  /// Whether `title` stands in mid-sentence, where only a name has a capital.
  fileprivate func names(_ title: String) -> Bool {
    let bytes = utf8.span
    var index = 1
    while index + title.utf8.count <= bytes.count {
      if bytes.has(title, at: index), bytes[index - 1] == 0x20, index > 1,
        bytes[index - 2].isASCIISmall,
        !bytes.hasLetter(at: index + title.utf8.count)
      {
        return true
      }
      index += 1
    }
    return false
  }
}

extension Message {
  fileprivate static func useTitle(_ title: String?) -> Message {
    if let title { return "The button is titled “\(title)”; name it exactly so." }
    return "No button of this alert has this title; name the one that is meant."
  }
  fileprivate static func nameTranslatedButton(_ title: String) -> Message {
    "The source names the button that is titled “\(title)” here; name it in the same words."
  }
}
