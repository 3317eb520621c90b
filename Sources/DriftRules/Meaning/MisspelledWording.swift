import CopyModel
import RuleKit

extension Rule {
  static let misspelledWording = Rule(
    "misspelled-wording", .meaning, .error, fix: .unsafe,
    summary: "A wording has all of its letters, and they are the right ones.",
    rationale: """
      Who writes by sounds picks the next candidate and gets 模試 for 模式; who types fast gets 삭게 for 삭제. No
      dictionary of the language has such a thing, and the wording that the source asks for is nowhere else in the text: with one
      letter changed it is there.
      """,
    source: .work("Locales/wordings: pairs of letters that no text of Debian’s catalogs has"),
    examples: [
      .pair("Turn on the screensaver mode", "開啟螢幕保護⟦模試⟧", in: "zh-Hant"),
      .pair("Turn on the screensaver mode", "開啟螢幕保護模式", in: "zh-Hant"),
      .pair("Delete the folder", "폴더 ⟦삭게⟧", in: "ko"),
      .pair("Delete the folder", "폴더 삭제", in: "ko"),
      .pair("Save the changes", "変更を⟦保村⟧", in: "ja"),
      .pair("Save the changes", "変更を保存", in: "ja"),
      .pair("Ask Park Sakge", "박삭게에게 물어보기", in: "ko"),
    ],
    check: .drift { pair, findings in
      guard let slip = WordingSlip(pair) else { return }
      findings.flag(
        source: slip.word, target: slip.range, .misspelled(slip, pair),
        fix: slip.meant, confidence: slip.confidence)
    }
  )
}

extension Message {
  fileprivate static func misspelled(_ slip: WordingSlip, _ pair: TextPair) -> Message {
    "Nobody writes “\(slip.wordings.said)” for “\(pair.source.text(in: slip.word))”. Write \(slip.wordings.meant)."
  }
}
