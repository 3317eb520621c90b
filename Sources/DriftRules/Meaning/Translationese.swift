import CopyModel
import RuleKit

extension Rule {
  static let translationese = Rule(
    "translationese", .meaning, .note,
    summary: "A translation follows the grammar of its own language.",
    rationale: """
      Doubled passives in Korean and empty verbs such as 进行 in Chinese come from English sentences
      that were put over word by word. They are longer than what people say, and harder to read.
      """,
    source: .work("국립국어원 온라인가나다; 余光中, 中文的常态与变态 (1987)"),
    examples: [
      .text("설정이 저장⟦되어집니다⟧.", in: "ko"),
      .text("설정이 저장됩니다.", in: "ko"),
      .text("이 기능은 로그인⟦을 필요로 합니다⟧.", in: "ko"),
      .text("要对文件⟦进行删除⟧吗？", in: "zh-Hans"),
      .text("要删除文件吗？", in: "zh-Hans"),
      .text("此格式⟦不被支援⟧。", in: "zh-Hant"),
      .text("不支援此格式。", in: "zh-Hant"),
    ],
    check: .text([]) { text, findings in
      guard let words = text.firstWording(.translationese) else { return }
      findings.flag(
        words.range, of: text, .saySimply(text.text(in: words.range), words.instead),
        confidence: 0.75)
    }
  )
}

extension Message {
  fileprivate static func saySimply(_ words: String, _ instead: String?) -> Message {
    if let instead { return "“\(words)” follows English grammar. Write “\(instead)”." }
    return "“\(words)” follows English grammar. Leave it out or say it as people do."
  }
}
