import CopyModel
import RuleKit

extension Rule {
  static let mixedScript = Rule(
    "mixed-script", .meaning, .error,
    summary: "Chinese is in one script, Japanese in its own.",
    rationale: """
      A Traditional character among Simplified ones, or the reverse, comes from copying between the
      two tables, or from a row in the wrong file; so does a Chinese one in Japanese, or the reverse. Only characters that
      belong to one script count.
      """,
    source: .work("GB 2312, Big5 and JIS X 0208: characters that one has and another has not"),
    examples: [
      .pair("Delete this file?", "要⟦刪⟧除此文件吗？", in: "zh-Hans"),
      .pair("Delete this file?", "要删除此文件吗？", in: "zh-Hans"),
      .pair("Delete this file?", "要⟦删⟧除這個檔案嗎？", in: "zh-Hant"),
      .pair("Delete this file?", "要刪除這個檔案嗎？", in: "zh-Hant"),
      .pair("Traditional Chinese", "繁體中文", in: "zh-Hans"),
      .pair("Delete this file?", "このファイルを⟦删⟧除しますか？", in: "ja"),
      .pair("Delete this file?", "このファイルを削除しますか？", in: "ja"),
      .pair("Apply changes", "套用⟦変⟧更", in: "zh-Hant"),
      .pair("Apply changes", "应用⟦変⟧更", in: "zh-Hans"),
      .pair("Choose a step", "⟦步⟧驟を選択", in: "ja"),
      .pair("Choose a step", "手順を選択", in: "ja"),
    ],
    check: .pair { pair, findings in
      let profile = pair.target.profile
      guard !profile.foreignCharacters.isEmpty, pair.source.scripts.han == 0 else { return }
      let text = pair.target.string.utf8.span
      var found: (range: Range<Int>, count: Int)?
      var index = 0
      while index < text.count {
        let (scalar, length) = text.scalar(at: index)
        if profile.foreignCharacters.contains(scalar) {
          found = (found?.range ?? index..<index + length, (found?.count ?? 0) + 1)
        }
        index += length
      }
      // 繁體中文 shows each kind of Chinese in its own script.
      guard let found, profile.ruleWords[.languageNames].start(in: text, text.indices) == nil else {
        return
      }
      let character = pair.target.text(in: found.range)
      findings.flag(
        source: nil, target: found.range, .otherScript(character, pair.target.profile.name),
        confidence: found.count > 1 ? 0.97 : 0.9)
    }
  )
}

extension Message {
  fileprivate static func otherScript(_ character: String, _ name: String) -> Message {
    "“\(character)” is not \(name). Write the text in one script."
  }
}
