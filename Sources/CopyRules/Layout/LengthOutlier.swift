import CopyModel
import RuleKit

extension Rule {
  static let lengthOutlier = Rule(
    "length-outlier", .layout, .note,
    summary: "A translation is about as long as translations of such a source are.",
    rationale: """
      One that is far shorter may have lost a part; one that is far longer will not fit. The bounds
      are the 1st and 99th percentile of each locale, for sources of 20 characters or more.
      """,
    source: .practice("length ratios measured per locale; see Locales/"),
    examples: [
      .pair("The document could not be saved because the disk is full.", "⟦저장 실패⟧", in: "ko"),
      .pair(
        "The document could not be saved because the disk is full.",
        "디스크가 가득 찼기 때문에 문서를 저장할 수 없습니다.", in: "ko"),
      .pair(
        "Terms and <a href=\"https://example.com/terms/of/service\">Privacy</a>",
        "이용 약관 및 <a href=\"https://example.com/terms/of/service\">개인정보 처리방침</a>", in: "ko"),
      .pair("Number of Connections", "연결 수", in: "ko"),
      .pair("You can’t undo this.", "이 작업은 실행 취소할 수 없습니다.", in: "ko"),
      .pair("The document could not be saved because the disk is full.", "⟦存储失败⟧", in: "zh-Hans"),
      .pair("The document could not be saved because the disk is full.", "⟦儲存失敗⟧", in: "zh-Hant"),
      .pair(
        "The document could not be saved because the disk is full.", "磁碟已滿，無法儲存文件。",
        in: "zh-Hant"),
    ],
    check: .pair { pair, findings in
      guard let ratio = pair.target.profile.lengthRatio, pair.source.shownCharacters >= 20,
        pair.source.placeholders.isEmpty, pair.target.scripts.letters > 0
      else { return }
      let sourceLength = Double(pair.source.shownCharacters)
      let length = Double(pair.target.shownCharacters) / sourceLength
      // A translation left in English is another rule's matter.
      guard pair.target.scripts.latin < pair.target.scripts.letters / 2 else { return }
      // A few characters more or fewer are much beside a short text, but a word of two says little.
      let spare = pair.target.shownCharacters > 2 ? 2 / sourceLength : 0
      if length + spare < ratio.low {
        findings.flag(source: nil, target: pair.target.fullRange, .tooShort, confidence: 0.7)
      } else if length > ratio.high * (1 + 4 / sourceLength) {
        findings.flag(source: nil, target: pair.target.fullRange, .tooLong, confidence: 0.7)
      }
    }
  )
}

extension Message {
  fileprivate static let tooShort: Message =
    "The translation is unusually short for its source; see whether a part is missing."
  fileprivate static let tooLong: Message =
    "The translation is unusually long for its source; see whether it fits."
}
