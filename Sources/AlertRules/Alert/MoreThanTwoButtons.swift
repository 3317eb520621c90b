import CopyModel
import RuleKit

extension Rule {
  static let moreThanTwoButtons = Rule(
    "more-than-two-buttons", .alert, .note,
    editions: [.hig2008: .warning, .hig2010: .warning, .hig2019: .off],
    summary: "An alert has two buttons where two will do.",
    rationale: """
      Two buttons are one clear choice. The older guidelines avoid a third one anywhere; the newer
      prefer two, and two choices with Cancel are left alone here. Material Design lets a third one only
      lead to more about the question.
      """,
    source: .hig(2008, 2010, 2022, section: "Buttons", material: "Dialogs: Buttons"),
    needs: [.wholeAlert],
    examples: [
      .alert(
        title: "A file with this name exists.", buttons: ["Keep Newer", "Keep Both", "⟦Replace⟧"]),
      .alert(title: "A file with this name exists.", buttons: ["Cancel", "Replace"]),
      .alert(title: "Save the changes?", buttons: ["Don’t Save", "Cancel", "Save"]),
      .listed(
        title: "Save the changes?", buttons: ["Don’t Save", "Cancel [cancel]", "Save"],
        platforms: [.macos], under: .hig2010),
      .alert(title: "Save the changes?", buttons: ["Cancel", "Discard", "⟦Save⟧"])
        .under(.material3),
      .alert(title: "Turn on location?", buttons: ["Learn more", "Cancel", "Turn on"])
        .under(.material3),
      .alert(title: "같은 이름의 파일이 있습니다.", buttons: ["최신 항목 유지", "둘 다 유지", "⟦대치⟧"], in: "ko"),
      .alert(title: "변경 사항을 저장하겠습니까?", buttons: ["저장 안 함", "취소", "저장"], in: "ko"),
      .alert(title: "변경 사항을 저장하겠습니까?", buttons: ["취소", "저장 안 함", "⟦저장⟧"], in: "ko")
        .under(.material3),
      .alert(title: "要保存更改吗？", buttons: ["取消", "放弃", "⟦保存⟧"], in: "zh-Hans")
        .under(.material3),
      .alert(title: "要開啟定位嗎？", buttons: ["瞭解更多", "取消", "開啟"], in: "zh-Hant")
        .under(.material3),
      .alert(title: "已有同名文件。", buttons: ["保留较新", "保留两者", "⟦替换⟧"], in: "zh-Hans"),
      .alert(title: "已有同名文件。", buttons: ["取消", "替换"], in: "zh-Hans"),
      .alert(title: "已有同名檔案。", buttons: ["保留較新", "保留兩者", "⟦取代⟧"], in: "zh-Hant"),
      .alert(title: "已有同名檔案。", buttons: ["取消", "取代"], in: "zh-Hant"),
    ],
    check: .alert { alert, findings in
      guard alert.buttons.count > 2 else { return }
      // Those of 2008 and 2010 are the iPhone's; the Mac's own alert before closing has three.
      if findings.edition != .hig2022, alert.isForMac { return }
      if findings.edition == .material3 {
        // A third one may lead to more about the question.
        guard alert.buttons.count > 3 || !alert.offersToLearnMore else { return }
      } else if findings.edition == .hig2022 {
        // From four on it is an error of its own.
        guard alert.buttons.count == 3, !alert.hasCancel else { return }
      }
      findings.flag(alert.buttons[2], .preferTwo, confidence: 0.9)
    }
  )
}

extension AnalyzedAlert {
  /// Whether one of its buttons leads to more about the question, or may in a language whose words are not known.
  fileprivate var offersToLearnMore: Bool {
    buttons.contains { $0.text.profile.cues == nil || $0.text.does([.learnMore]) }
  }

  /// Whether one of its buttons is Cancel, or may be in a language whose words are not known.
  fileprivate var hasCancel: Bool {
    buttons.contains {
      $0.text.profile.cues == nil || $0.text.does([.cancel])
    }
  }
}

extension Message {
  fileprivate static let preferTwo: Message =
    "See whether two buttons will do; they are one clear choice."
}
