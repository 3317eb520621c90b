import CopyModel
import RuleKit

extension Rule {
  static let misspelledWord = Rule(
    "misspelled-word", .punctuation, .warning,
    fix: .unsafe,
    summary: "Words are spelled as dictionaries have them.",
    rationale: """
      No dictionary is at work here, only a short list of the slips that copy has most and that can be nothing
      else: an apostrophe that is missing, an article before the wrong sound, 됬, 몇일, 할수 있다; and the Korean syllables that
      words are made of.
      """,
    source: .work("표준국어대사전; 한글 맞춤법; KS X 1001; Merriam-Webster"),
    examples: [
      .text("You ⟦cant⟧ undo this."),
      .text("You can’t undo this."),
      .text("⟦Dont⟧ show this again"),
      .text("Saved ⟦a hour⟧ ago"),
      .text("It’s an hour’s work for a user."),
      .text("Run kit --dont-ask or open /a/dont.txt."),
      .text("Rest, as is their wont"),
      .text("삭제⟦할수 없⟧습니다.", in: "ko"),
      .text("삭제할 수 없습니다.", in: "ko"),
      .text("실수 없이 할수록 좋습니다.", in: "ko"),
      .text("⟦몇일⟧ 후에 다시 시도하십시오.", in: "ko"),
      .text("다시 시도하⟦십시요⟧.", in: "ko"),
      .text("저장⟦됬⟧습니다.", in: "ko"),
      .text("저장이 안 ⟦되요⟧.", in: "ko"),
      .text("저장하겠습니까⟦? 아니오⟧", in: "ko"),
      .text("저장하겠습니까? 아니요", in: "ko"),
      .text("그것은 메모가 아니오.", in: "ko"),
      .text("재요청되었습니다.", in: "ko"),
      .text("재생할 ⟦떄⟧ 알림 받기", in: "ko"),
      .text("재생할 때 알림 받기", in: "ko"),
      .text("가-힣 순으로 정렬", in: "ko"),
      .text("删除照片", in: "zh-Hans"),
      .text("所有人⟦的的⟧照片", in: "zh-Hans"),
      .text("依目的的不同", in: "zh-Hant"),
    ],
    check: .text([]) { text, findings in
      if let word = text.firstWording(.misspelled), !text.isInCode(word.range),
        let instead = word.instead
      {
        let fix = text.spelled(instead, as: word.range)
        findings.flag(word.range, of: text, .write(fix), fix: fix, confidence: 0.9)
      } else if let syllable = text.unusualSyllable {
        findings.flag(syllable, of: text, .correct(text.text(in: syllable)), confidence: 0.85)
      }
    }
  )
}

extension AnalyzedText {
  /// The first Hangul syllable that no word is made of, but for the end of an alphabet: 가-힣.
  fileprivate var unusualSyllable: Range<Int>? {
    let usual = profile.usualSyllables
    guard !usual.isEmpty, scripts.hangul > 0 else { return nil }
    return string.utf8.span.firstScalar { scalar, range in
      ScalarClass(scalar) == .hangul && !usual.contains(scalar) && !isInCode(range)
    }
  }

  /// Whether a sign joins a word to others, as in names of options, files and keys: `--dont-ask`.
  fileprivate func isInCode(_ word: Range<Int>) -> Bool {
    let bytes = string.utf8.span
    let signs = ByteSet(ascii: "-_./\\@#=:$&")
    return word.lowerBound > 0 && signs.contains(bytes[word.lowerBound - 1])
      || word.upperBound + 1 < bytes.count && signs.contains(bytes[word.upperBound])
        && bytes[word.upperBound + 1] > 0x20
  }

  /// A word with the capital and the kind of apostrophe that the text has.
  fileprivate func spelled(_ instead: String, as word: Range<Int>) -> String {
    let isCapital = string.utf8.span[word.lowerBound].isASCIICapital
    let fix = isCapital ? instead.capitalizedFirst : instead
    guard bytes.contains(UInt8(ascii: "'")), !contains("’") else { return fix }
    return String(fix.map { $0 == "’" ? "'" : $0 })
  }
}

extension Message {
  fileprivate static func write(_ word: String) -> Message { "Write “\(word)”." }

  fileprivate static func correct(_ syllable: String) -> Message {
    "No Korean word has the syllable “\(syllable)”. Correct the slip."
  }
}
