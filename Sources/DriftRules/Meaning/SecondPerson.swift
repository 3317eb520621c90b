import CopyModel
import RuleKit

extension Rule {
  static let secondPerson = Rule(
    "second-person", .meaning, .off, editions: [.hig2010: .note],
    summary: "Alert text does without you and your.",
    rationale: """
      The guidelines of 2010 ask for alerts that speak of the thing, not of the person: “you” sounds
      like an accusation and takes room. Later editions no longer say so.
      """,
    source: .hig(2010, section: "Alerts"), needs: [.role],
    examples: [
      .title("⟦You⟧ can’t rename this playlist."),
      .title("This playlist can’t be renamed."),
      .message("Connect ⟦your⟧ headphones and try again."),
      .message("Connect the headphones and try again."),
      .title("이 재생목록의 이름을 변경할 수 없습니다.", in: "ko"),
      .title("您无法重新命名此播放列表。", in: "zh-Hans"),
      .title("您無法重新命名此播放列表。", in: "zh-Hant"),
    ],
    check: .text([.title, .message]) { text, findings in
      guard let word = text.firstWording(.secondPerson) else { return }
      findings.flag(word.range, of: text, .speakOfTheThing, confidence: 0.95)
    }
  )
}

extension Message {
  fileprivate static let speakOfTheThing: Message =
    "Speak of the thing that happened, not of the person."
}
