import CopyModel
import RuleKit

extension Rule {
  static let titleOverflow = Rule(
    "title-overflow", .layout, .warning,
    summary: "An alert's title stands on two lines at most.",
    rationale: """
      A title of three lines reads like a message and pushes the buttons down. Lines are counted without
      Apple's fonts, on the platforms that are chosen. Where none is, a title is flagged that fits neither the
      alerts of iOS 26 nor those before, and it is a note if it fits on the Mac. What 2 % of the width decide is a note.
      """,
    source: .hig(2022, section: "Titles"), needs: [.role],
    examples: [
      .title("⟦The recording can’t be saved because there isn’t enough space on this iPhone.⟧"),
      .title("The recording can’t be saved."),
      .title("Replace the Existing Recording with the New One?"),
      .title("⟦이 iPhone에 저장 공간이 충분하지 않기 때문에 방금 녹음한 항목을 저장할 수 없습니다.⟧", in: "ko"),
      .title("저장 공간이 부족하여 녹음을 저장할 수 없습니다.", in: "ko"),
      .title("⟦由于这部设备上的可用储存空间已经不足，因此刚刚完成的录音无法存储。⟧", in: "zh-Hans"),
      .title("储存空间不足，无法存储录音。", in: "zh-Hans"),
      .title("⟦由於這部裝置上的可用儲存空間已經不足，因此剛剛完成的錄音無法儲存。⟧", in: "zh-Hant"),
      .title("儲存空間不足，無法儲存錄音。", in: "zh-Hant"),
    ],
    check: .lines(.title, atMost: { _ in 2 }) { title, findings in
      findings.flag(
        title.text.fullRange, of: title.text, .shortenTitle(title.lines, title.platform.name),
        confidence: title.fit == .overflows ? 1 : 0.6)
    }
  )
}

extension Message {
  fileprivate static func shortenTitle(_ lines: Int, _ platform: String) -> Message {
    "Shorten the title to two lines; it takes \(max(lines, 3)) in an alert of \(platform)."
  }
}
