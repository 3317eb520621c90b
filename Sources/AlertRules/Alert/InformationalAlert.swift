import CopyModel
import RuleKit

extension Rule {
  static let informationalAlert = Rule(
    "informational-alert", .alert, .note,
    editions: [.hig2008: .warning, .hig2010: .warning], followsSource: true,
    summary: "An alert does not only tell people that all is well.",
    rationale: """
      People resent an interruption that asks for nothing. Show such news where they look anyway. An
      alert about a problem is another matter: that they have to know.
      """,
    source: .hig(2008, 2010, 2022, section: "Best practices"), needs: [.alert],
    examples: [
      .alert(title: "⟦Download Complete⟧", buttons: ["OK"]),
      .alert(title: "Unable to Download", buttons: ["OK"]),
      .alert(title: "Disk Full", buttons: ["OK"]),
      .alert(title: "The editor quit unexpectedly.", buttons: ["OK"]),
      .alert(title: "Open the downloaded file?", buttons: ["Cancel", "Open"]),
      .alert(title: "⟦다운로드 완료⟧", buttons: ["확인"], in: "ko"),
      .alert(title: "다운로드할 수 없음", buttons: ["확인"], in: "ko"),
      .alert(title: "⟦下载完成⟧", buttons: ["好"], in: "zh-Hans"),
      .alert(title: "无法下载", buttons: ["好"], in: "zh-Hans"),
      .alert(title: "⟦下載完成⟧", buttons: ["好"], in: "zh-Hant"),
      .alert(title: "無法下載", buttons: ["好"], in: "zh-Hant"),
    ],
    check: .alert { alert, findings in
      guard alert.isAcknowledged, let title = alert.title, !alert.hasProblem else { return }
      findings.flag(title, .showItElsewhere, confidence: 0.9)
    }
  )
}

extension AnalyzedAlert {
  /// Whether its one button only says “I have read this”, and nothing is asked.
  var isAcknowledged: Bool {
    guard buttons.count == 1, let button = buttons.first,
      !texts.contains(where: { $0.ending == .question })
    else { return false }
    let key = CueTable.labelKey(button.text.string)
    return button.text.profile.alertWords.acknowledgements.contains(key)
  }

  /// Whether some word tells of a problem, or of something that people have to do.
  var hasProblem: Bool {
    texts.contains { text in
      let lowered = text.string.lowercased()
      if text.profile.alertWords.problems.contains(where: lowered.contains) { return true }
      return text.cues.contains { cue in
        let concept = text.profile.concepts[cue.concept]
        switch concept.kind {
        case .polarity, .condition: return true
        // What only may say “without” says much else: 自动.
        case .logic: return cue.isSure
        case .modality: return ![.can, .may].contains(concept.named)
        case .consequence: return concept.named != .succeeded
        default: return false
        }
      }
    }
  }
}

extension Message {
  fileprivate static let showItElsewhere: Message =
    "This alert only informs. Show the news where people look anyway."
}
