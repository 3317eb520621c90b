import CopyModel
import RuleKit

extension Rule {
  static let wrongLanguage = Rule(
    "wrong-language", .meaning, .error,
    summary: "A translation is in the language of its table.",
    rationale: """
      Rows slip between columns and files. Another script gives them away.
      """,
    source: .work("Unicode Scripts.txt"),
    examples: [
      .pair("Delete this note?", "⟦要删除此备忘录吗？⟧", in: "ko"),
      .pair("Delete this note?", "이 메모를 삭제하겠습니까?", in: "ko"),
      .pair("Delete this note?", "⟦이 메모를 삭제하겠습니까?⟧", in: "zh-Hans"),
      .pair("Delete this note?", "⟦このメモを削除しますか？⟧", in: "zh-Hant"),
      .pair("Korean", "한국어(韓國語)", in: "ko"),
      .pair("Japanese", "日本語", in: "zh-Hant"),
      .pair("Save", "⟦保存⟧", in: "ko"),
      .pair("Show YAML", "⟦YAML 표시⟧", in: "zh-Hans"),
    ],
    check: .pair { pair, findings in
      let (profile, letters) = (pair.target.profile, pair.target.scripts)
      // A source that itself shows the other script explains it.
      let source = pair.source.scripts
      guard source.han + source.hangul + source.kana + source.other == 0 else { return }
      let foreign: Int
      if profile.uses(.hangul) {
        foreign = letters.hangul == 0 ? letters.han + letters.kana + letters.other : 0
      } else if profile.uses(.han), !profile.uses(.kana) {
        foreign =
          letters.hangul * 2 > letters.han || letters.kana * 4 > letters.han
          ? letters.hangul + letters.kana : letters.han == 0 ? letters.other : 0
      } else {
        return
      }
      // One letter may be a symbol, and a name may be kept in its own letters.
      guard foreign >= 2, foreign * 4 > letters.latin else { return }
      findings.flag(
        source: nil, target: pair.target.fullRange, .otherLanguage(profile.name), confidence: 0.97)
    }
  )
}

extension Message {
  fileprivate static func otherLanguage(_ name: String) -> Message {
    "This is not \(name). Put the right translation here."
  }
}
