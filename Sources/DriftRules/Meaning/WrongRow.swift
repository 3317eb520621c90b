import CopyModel
import RuleKit

extension Rule {
  static let wrongRow = Rule(
    "wrong-row", .meaning, .warning,
    summary: "A translation speaks of what its source speaks of.",
    rationale: """
      A row that slips, in a spreadsheet or a merge, puts good copy in the wrong place. Where none
      of the words that both languages know agree, nor a number, a name or a placeholder, the
      translation belongs elsewhere.
      """,
    source: .work("Locales/*.vocabulary.json"),
    examples: [
      .pair("The folder was moved to the Trash.", "⟦이 사용자의 프로필 사진을 변경합니다.⟧", in: "ko"),
      .pair("The folder was moved to the Trash.", "폴더가 휴지통으로 이동되었습니다.", in: "ko"),
      .pair("Turn on notifications in Settings.", "⟦选择一张照片作为相册封面。⟧", in: "zh-Hans"),
      .pair("Turn on notifications in Settings.", "请在“设置”中打开通知。", in: "zh-Hans"),
      .pair("Choose a password for your account.", "⟦下載這張專輯中的所有歌曲。⟧", in: "zh-Hant"),
      .pair("Choose a password for your account.", "請選擇帳號的密碼。", in: "zh-Hant"),
      .pair("Welcome to %@", "%@에 오신 것을 환영합니다", in: "ko"),
      .pair("Maximum age", "最长保留时间", in: "zh-Hans"),
      .pair("Stay informed", "隨時掌握最新動態", in: "zh-Hant"),
    ],
    check: .drift { pair, findings in
      // What is cheap to see comes first; most pairs end here.
      guard !pair.isTooLong, !pair.target.hasForeignLetters, !pair.sharesMeaning,
        !pair.sharesNumber, !pair.sharesName, let terms = SharedTerms(pair),
        case let source = terms.source(in: pair.source.fullRange), source.known > 0,
        source.found == 0, case let target = terms.target, target.known > 0, target.found == 0
      else { return }
      let evidence = source.known + target.known
      // Two words may both have found a freer wording.
      guard evidence >= (pair.source.words.count > 2 ? 3 : 6) else { return }
      // Names and freer wordings leave one side with hardly a word that is known.
      let isBalanced = min(source.known, target.known) > 1
      findings.flag(
        source: nil, target: pair.target.fullRange, .elsewhere,
        // Three words may all have found a freer wording; and one of the source says little about seven.
        confidence: evidence >= (source.known > 1 ? 7 : 8)
          ? 0.92 : evidence >= 5 && isBalanced ? 0.85 : 0.75)
    }
  )
}

extension TextPair {
  /// Whether a Latin word of the translation stands in the source, or both have the same placeholder.
  fileprivate var sharesName: Bool {
    if source.placeholders.contains(where: { own in
      target.placeholders.contains { $0.text == own.text }
    }) {
      return true
    }
    guard source.bytes.hasLatinLetter, target.bytes.hasLatinLetter else { return false }
    let words = Set(source.string.lowercased().latinRuns)
    return target.string.lowercased().latinRuns.contains(where: words.contains)
  }

  fileprivate var sharesNumber: Bool {
    source.numbers.contains { own in target.numbers.contains { $0.value == own.value } }
  }

  /// Whether the translation may carry an action, a gesture or a consequence of the source, or turns it round.
  fileprivate var sharesMeaning: Bool {
    let concepts = source.profile.concepts
    var asked = source.possible.intersection(concepts.events)
    asked.formUnion(concepts.opposites(of: asked))
    return !target.possible.isDisjoint(with: asked)
  }
}

extension AnalyzedText {
  /// Whether letters of another language stand among its Han: that is another rule's matter.
  fileprivate var hasForeignLetters: Bool {
    profile.uses(.han) && (profile.uses(.kana) ? 0 : scripts.kana) + scripts.hangul > 0
  }
}

extension String {
  /// The runs of two and more ASCII letters, in order.
  fileprivate var latinRuns: [Substring] {
    self.split { character in
      guard let byte = character.asciiValue else { return true }
      return !(0x61...0x7A).contains(byte)
    }.filter { $0.utf8.count > 1 }
  }
}

extension Message {
  fileprivate static let elsewhere: Message =
    "Nothing here speaks of what the source says. Put the right translation in this row."
}
