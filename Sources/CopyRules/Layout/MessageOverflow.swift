import CopyModel
import RuleKit

extension Rule {
  static let messageOverflow = Rule(
    "message-overflow", .layout, .note, editions: [.hig2019: .warning],
    yields: ["scrolling-alert"],
    summary: "An alert's message takes a few lines only.",
    rationale: """
      People read the first lines and choose. The edition of 2019 wants one or two lines, the others a
      message as short as possible: more than four are flagged. Lines are counted as for titles.
      """,
    source: .hig(2010, 2019, 2022, section: "Informative text"), needs: [.role],
    examples: [
      .message(
        """
        ⟦The recordings on this iPhone, the transcripts that were made of them, and all notes that you added \
        to either will be removed from this device and from every other device that uses your account.⟧
        """),
      .message("The recordings will be removed from all devices that use your account."),
      .message(
        """
        ⟦이 기기에 있는 녹음과 그 녹음에서 만들어진 받아쓰기, 그리고 직접 추가한 메모가 모두 이 기기뿐만 아니라 같은 계정을 \
        사용하는 다른 모든 기기에서도 함께 제거되며 나중에 다시 내려받을 수 없습니다.⟧
        """, in: "ko"),
      .message("같은 계정을 사용하는 모든 기기에서 녹음이 제거됩니다.", in: "ko"),
      .message(
        """
        ⟦这部设备上的录音、由录音生成的文字记录以及您自己添加的所有备注都将从这部设备中移除，同时也会从使用同一账户的其他\
        所有设备中移除，之后无法重新下载。⟧
        """, in: "zh-Hans"),
      .message("录音将从使用同一账户的所有设备中移除。", in: "zh-Hans"),
      .message(
        """
        ⟦這部裝置上的錄音、由錄音產生的逐字稿以及您自己加入的所有備註都會從這部裝置中移除，同時也會從使用同一帳號的其他\
        所有裝置中移除，之後無法重新下載。⟧
        """, in: "zh-Hant"),
      .message("錄音將從使用同一帳號的所有裝置中移除。", in: "zh-Hant"),
    ],
    check: .lines(.message, atMost: { $0 == .hig2019 ? 2 : 4 }) { message, findings in
      let (most, count) = findings.edition == .hig2019 ? ("two", 2) : ("four", 4)
      // A message that hardly does not fit was counted as if it did.
      let lines = max(message.lines, count + 1)
      findings.flag(
        message.text.fullRange, of: message.text,
        .shortenMessage(lines, message.platform.name, most: most),
        confidence: message.fit == .overflows ? 1 : 0.6)
    }
  )
}

extension Message {
  fileprivate static func shortenMessage(
    _ lines: Int, _ platform: String, most: String
  ) -> Message {
    "Shorten the message to \(most) lines or fewer; it takes \(lines) in an alert of \(platform)."
  }
}
