import CopyModel
import RuleKit

extension Rule {
  static let leftoverSource = Rule(
    "leftover-source", .meaning, .warning,
    summary: "No sentence of a translation is left in English.",
    rationale: """
      A text of several sentences is translated piece by piece, and one is forgotten. It is words of
      grammar that tell it from names, commands and titles: the, of, is. A sentence of the source with its end
      mark is one from two words on.
      """,
    source: .practice("English left in place"),
    examples: [
      .pair(
        "The lid is open. Close it before you go on.",
        "뚜껑이 열려 있습니다. ⟦Close it before you go on.⟧", in: "ko"),
      .pair(
        "The lid is open. Close it before you go on.", "뚜껑이 열려 있습니다. 계속하기 전에 닫으십시오.", in: "ko"),
      .pair(
        "The lid is open. Close it before you go on.", "盖子开着。⟦Close it before you go on.⟧",
        in: "zh-Hans"),
      .pair(
        "Kitely can’t reach the server. Try again later.", "Kitely 無法連接伺服器。⟦Try again later.⟧",
        in: "zh-Hant"),
      .pair("The lid is open. Try again.", "뚜껑이 열려 있습니다. ⟦Try again.⟧", in: "ko"),
      .pair("The game is over. Angry Kites.", "게임이 끝났습니다. Angry Kites.", in: "ko"),
      .pair("The lid is open. Say “Try again.”", "盖子开着。请说“Try again.”", in: "zh-Hans"),
      .pair("Say “let it be as it is”.", "请说“let it be as it is”。", in: "zh-Hans"),
      .pair(
        "The lid is open. Close it before you go on.", "蓋子開著。⟦Close it before you go on.⟧",
        in: "zh-Hant"),
      .pair("Run kit add --all --quiet now.", "請立即執行 kit add --all --quiet。", in: "zh-Hant"),
      .pair("Play The Lord of the Kites", "The Lord of the Kites 재생", in: "ko"),
      .pair(
        "The lid is open. Close it before you go on.", "ふたが開いています。⟦Close it before you go on.⟧",
        in: "ja"),
      .pair("Choose a payment method", "选择⟦payment method⟧", in: "zh-Hans"),
      .pair("Choose a payment method", "选择付款方式", in: "zh-Hans"),
      .pair("Share the deck with followers", "⟦followers⟧와 덱 공유", in: "ko"),
      .pair("The lid is open. Try again.", "蓋子開著。⟦Try again⟧。", in: "zh-Hant"),
      .pair("The kite fell because it’s damaged.", "风筝掉落，⟦because it’s damaged⟧。", in: "zh-Hans"),
      .pair("Type yes to go on.", "계속하려면 yes를 입력하십시오.", in: "ko"),
      .pair("Choose the token of your deck", "选择牌组的 token", in: "zh-Hans"),
      .pair("kick [name]: Ask a guest to leave", "kick [이름]: 손님에게 나가 달라고 합니다", in: "ko"),
      .pair("Choose a folder for the deck.", "카드 묶음을 둘 ⟦folder⟧를 선택하십시오.", in: "ko"),
      .pair(
        "The page must end with <?end kind=\"w\"?>.", "페이지는 <?end kind=\"w\"?>(으)로 끝나야 합니다.",
        in: "ko"),
      .pair(
        "Build it using --with-lamp and run make install", "请使用 --with-lamp 选项构建，然后运行 make install",
        in: "zh-Hans"),
      .pair("photo;album;print;", "photo;album;print;照片;相册;", in: "zh-Hans"),
    ],
    check: .pair { pair, findings in
      let source = pair.source
      let target = pair.target
      guard target.scripts.latin > 2, target.scripts.latin < source.scripts.latin, !pair.isTooLong,
        !target.profile.scripts.isEmpty, !target.profile.uses(.latin), !source.isKeywordList
      else { return }
      if target.scripts.latin > 5, target.scripts.latin > 12 || source.sentences.count > 1,
        let left = target.asciiStretches.first(where: { source.says(target.text(in: $0)) })
      {
        findings.flag(
          source: nil, target: left, .untranslated(from: pair.source.profile.name), confidence: 0.85
        )
      } else if let left = pair.leftoverWords {
        findings.flag(
          source: nil, target: left.range, .untranslated(from: pair.source.profile.name),
          confidence: left.confidence)
      }
    }
  )
}

extension AnalyzedText {
  /// Stretches of ASCII with a space in them, that are neither code nor quoted.
  fileprivate var asciiStretches: [Range<Int>] {
    let bytes = string.utf8.span
    var found: [Range<Int>] = []
    var start = 0
    while start < bytes.count {
      guard bytes[start] < 0x80 else {
        start += 1
        continue
      }
      var end = start
      while end < bytes.count, bytes[end] < 0x80 { end += 1 }
      let stretch = trimmed(start..<end)
      if stretch.count > 5, !isQuoted(stretch) { found.append(stretch) }
      start = end
    }
    return found
  }

  /// A stretch from its first letter, up to its last letter or end mark.
  private func trimmed(_ stretch: Range<Int>) -> Range<Int> {
    let bytes = string.utf8.span
    var (start, end) = (stretch.lowerBound, stretch.upperBound)
    while start < end, !bytes.hasASCIILetter(before: start + 1) { start += 1 }
    while end > start, !bytes.hasASCIILetter(before: end), !".!?".utf8.contains(bytes[end - 1]) {
      end -= 1
    }
    return start..<end
  }

  private func isQuoted(_ stretch: Range<Int>) -> Bool {
    let bytes = string.utf8.span
    return (QuoteMarks.all + ["'", "`", "《", "（"]).contains {
      bytes.has($0, at: stretch.lowerBound - $0.utf8.count)
    }
  }

  /// Whether it has these very words, and they are a sentence of it with its mark, or a piece of one: four or more
  /// words, two of them words of grammar, and not all others with capitals as in a title. Where they are all of a
  /// sentence, three small words will do.
  fileprivate func says(_ piece: String) -> Bool {
    let words = piece.split { $0 == " " || $0 == "\n" }
    guard words.count > 1, contains(piece) else { return false }
    let small = words.filter { $0.first?.isLowercase == true && $0.allSatisfy(\.isWordPart) }
    if !small.isEmpty, sentences.count > 1, hasSentence(piece) { return true }
    guard words.count > 3, piece.utf8.count > 12 else { return false }
    let grammar = small.count { word in
      let entry = profile.caseWords.entry(of: word.filter { !".,!?;:".contains($0) })
      return !profile.caseWords.kinds(ofEntry: entry).isDisjoint(with: .grammar)
    }
    if grammar > 1, small.count > grammar { return true }
    return small.count > 2 && grammar > 0
      && sentences.contains { sentence in
        piece.contains(text(in: sentence.range).trimmed.filter { !".!?".contains($0) })
      }
  }
}

extension AnalyzedText {
  /// Whether a piece is all of one of its sentences, with the mark that ends it.
  private func hasSentence(_ piece: String) -> Bool {
    sentences.contains { sentence in
      [.period, .question, .exclamation].contains(sentence.ending)
        && string.utf8.span.extracting(sentence.range).isExactly(piece)
    }
  }
}

extension Character {
  /// Whether a word of English, with the mark behind it, may have it.
  fileprivate var isWordPart: Bool { isLetter || ".,!?;:'’".contains(self) }
}

extension Message {
  fileprivate static func untranslated(from language: String) -> Message {
    "This is still in \(language). Translate it."
  }
}
