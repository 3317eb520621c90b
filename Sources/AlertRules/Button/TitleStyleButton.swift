import CopyModel
import RuleKit

extension Rule {
  static let titleStyleButton = Rule(
    "title-style-button", .button, .warning, isFolded: true,
    fix: .unsafe,
    summary: "A button of Android is in sentence style.",
    rationale: """
      Material Design writes buttons like all other copy: one capital at the start, and capitals for
      names. Title style and capitals throughout look like another platform's.
      """,
    source: .material("Content design: Grammar and punctuation"), needs: [.role],
    examples: [
      .button("Discard ⟦Draft⟧").under(.material3),
      .button("Discard draft").under(.material3),
      .button("⟦CANCEL⟧").under(.material3),
      .button("Cancel").under(.material3),
      .button("OK").under(.material3),
      .button("Turn ⟦On⟧").under(.material3),
      .button("Open Telegram").under(.material3),
      .button("Sign in with Google").under(.material3),
      .button("iCloud 열기", in: "ko").under(.material3),
      .button("취소", in: "ko").under(.material3),
      .button("打开 iCloud", in: "zh-Hans").under(.material3),
      .button("取消", in: "zh-Hant").under(.material3),
    ],
    check: .text([.button]) { text, findings in
      guard !["ok", "okay"].contains(text.string.filter(\.isLetter).lowercased()),
        let first = text.words.first
      else { return }
      let faults = text.caseFacts.againstSentence.filter {
        $0.wantsSmall || $0.range == first && !$0.wantsCapital
      }
      guard !faults.isEmpty, faults.allSatisfy(text.isPlainWord),
        let fix = TextFix(faults, in: text)
      else { return }
      findings.flag(fix, of: text, .sentenceStyle(text.corrected(by: fix)), confidence: 0.85)
    }
  )
}

extension AnalyzedText {
  /// Whether a word is one of the interface, so that its capital makes no name of it.
  fileprivate func isPlainWord(_ fault: CaseFault) -> Bool {
    let kinds = kinds(of: fault.range)
    guard kinds.isDisjoint(with: [.properNoun, .appName, .fixedCase]) else { return false }
    return profile.vocabulary?.knowsAll(of: string.utf8.span.extracting(fault.range)) == true
      || !kinds.isDisjoint(with: CaseWords.Kinds.grammar)
  }
}

extension Message {
  fileprivate static func sentenceStyle(_ text: String) -> Message {
    "Write the button title in sentence style: \(text.quotedAtEnd)"
  }
}
