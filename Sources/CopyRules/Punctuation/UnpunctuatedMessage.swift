import CopyModel
import RuleKit

extension Rule {
  static let unpunctuatedMessage = Rule(
    "unpunctuated-message", .punctuation, .warning,
    fix: .unsafe,
    summary: "A message ends with a mark.",
    rationale: """
      A message is made of sentences, and the last one ends as the others do.
      """,
    source: .hig(2019, 2022, section: "Informative text"), needs: [.alertPart],
    examples: [
      .message("Your changes will be lost⟦⟧"),
      .message("Your changes will be lost."),
      .message("Your changes are saved. 🎉"),
      .message("Version %@"),
      .message("Owner: Mina Park\nLast change: today at noon"),
      .message("Before you go on:\n• Close all of your drafts\n• Turn on Bluetooth"),
      .message("변경 사항이 손실됩니다⟦⟧", in: "ko"),
      .message("변경 사항이 손실됩니다.", in: "ko"),
      .message("사진이 삭제됩니다⟦⟧", in: "ko"),
      .message("변경 사항이 저장되었습니다. 🎉", in: "ko"),
      .message("저장 중", in: "ko"),
      .message("이 기기에서 녹음을 시작할 수 없음", in: "ko"),
      .message("您的更改将会丢失⟦⟧", in: "zh-Hans"),
      .pair(
        "Your changes will be lost.", "您的更改将会丢失⟦⟧", in: "zh-Hans", as: .message),
      .message("Not exported (reason: “%@”)"),
      .message("您的更改将会丢失。", in: "zh-Hans"),
      .message("您的更動將會遺失⟦⟧", in: "zh-Hant"),
    ],
    check: .all([
      .text([.message]) { text, findings in
        guard text.lacksMark, !text.profile.hasFullWidthMarks || !findings.isTranslation else {
          return
        }
        // Without a verb that is known, a short one may be a caption and no message.
        let isSentence =
          text.completeness == .sentence || text.profile.hasFullWidthMarks || text.words.count > 6
        findings.flag(
          text.endRange, of: text, .addMark, fix: text.plainMark, confidence: isSentence ? 0.9 : 0.7
        )
      },
      // Chinese does not show a sentence by its words: the source does.
      .pair { pair, findings in
        guard pair.role == .message, pair.target.profile.hasFullWidthMarks, pair.target.lacksMark
        else { return }
        let isSentence = pair.source.ending == .period || pair.source.completeness == .sentence
        findings.flag(
          source: nil, target: pair.target.endRange, .addMark, fix: pair.target.plainMark,
          confidence: isSentence ? 0.9 : 0.7)
      },
    ])
  )
}

extension AnalyzedText {
  /// Whether it is long enough for a sentence and ends without a mark of its own.
  fileprivate var lacksMark: Bool {
    guard ending == .none, !endsInMask, !endsInList else { return false }
    // A Korean noun form is a note and takes no mark.
    if profile.uses(.hangul), sentences.last?.register == .noun { return false }
    // A kana is less of a word than a Han character.
    if profile.uses(.kana) { return scripts.han + scripts.kana >= 8 }
    if profile.uses(.han) { return scripts.han >= 5 }
    // A Korean predicate tells a sentence by its ending, and two words are enough for one.
    return words.count >= (profile.uses(.hangul) && completeness == .sentence ? 2 : 3)
  }

  /// Whether its last line is a point of a list or a value behind its label, which take no mark.
  private var endsInList: Bool {
    guard bytes.contains(0x0A) else { return false }
    let lines = string.split(separator: "\n")
    guard let last = lines.last?.drop(while: { $0 == " " || $0 == "\t" }) else { return false }
    let point = last.prefix { !$0.isWhitespace }
    let isNumber =
      point.count <= 3 && point.first?.isNumber == true && ".)".contains(point.suffix(1))
    if ["•", "-", "–", "*", "·", "‣"].contains(point) || isNumber { return true }
    return lines.count { $0.contains(": ") || $0.contains("：") } > 1 && isLabelled(last)
  }

  /// Whether a few words and a colon stand before the rest of a line.
  private func isLabelled(_ line: Substring) -> Bool {
    guard let colon = line.firstIndex(where: { $0 == ":" || $0 == "：" }) else { return false }
    return line[..<colon].count { $0 == " " } < 3
  }

  /// The mark that ends a statement in the locale; nil for what may be a question.
  var plainMark: String? {
    let last = sentences.last.map { text(in: $0.range) } ?? ""
    guard !profile.questionEndings.contains(where: last.hasSuffix),
      words.first.map({ kinds(of: $0).contains(.questionOpener) }) != true
    else { return nil }
    return profile.hasFullWidthMarks ? "。" : "."
  }
}

extension Message {
  fileprivate static let addMark: Message = "End the message with a mark, as every sentence."
}
