import CopyModel
import RuleKit

extension Rule {
  static let wordyTitle = Rule(
    "wordy-title", .alert, .note, yields: ["title-overflow"],
    summary: "An alert's title is short enough to take in at once.",
    rationale: """
      People read alerts in passing. What does not fit into a title belongs in the message. The
      budgets are those of each locale's file.
      """,
    source: .hig(2008, 2010, 2019, 2022, section: "Titles"), needs: [.alertPart],
    examples: [
      .title(
        "⟦The document could not be saved because the disk that it is on is no longer connected.⟧"),
      .title("The document could not be saved."),
      .title("The document “{documentNameWithoutExtension}” is locked by {nameOfOtherPerson}."),
      .title("⟦문서가 있는 디스크가 더 이상 이 컴퓨터에 연결되어 있지 않기 때문에 지금은 문서를 저장할 수 없습니다.⟧", in: "ko"),
      .title("⟦由于存放该文稿的磁盘已经不再与这台电脑相连，因此目前无法存储您的文稿。⟧", in: "zh-Hans"),
      .title("無法儲存文件。", in: "zh-Hant"),
      .title("⟦由於存放該文件的磁碟已經不再與這台電腦連線，因此目前無法儲存您的文件。⟧", in: "zh-Hant"),
    ],
    check: .text([.title]) { text, findings in
      let budgets = text.profile.budgets
      let isWordy =
        budgets.titleWords.map(text.exceeds) ?? false
        || budgets.titleCharacters.map { text.budgetedCharacters > $0 } ?? false
      if isWordy { findings.flag(text.fullRange, of: text, .shortenTitle) }
    }
  )
}

extension Message {
  fileprivate static let shortenTitle: Message =
    "Shorten the title; move what people need besides into the message."
}
