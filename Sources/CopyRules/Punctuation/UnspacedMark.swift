import CopyModel
import RuleKit

extension Rule {
  static let unspacedMark = Rule(
    "unspaced-mark", .punctuation, .note, isFolded: true,
    fix: .safe,
    summary: "A mark has the space beside it that its language asks for.",
    rationale: """
      French sets a no-break space before a question mark, an exclamation mark, a colon and a
      semicolon. Copy that is translated in a hurry keeps the marks as English has them. French of
      Canada has the space before a colon only. Behind the mark that ends a sentence English and Korean
      have a space, and English behind a comma.
      """,
    source: .work("Imprimerie nationale, Lexique des règles typographiques; Locales/fr.json"),
    examples: [
      .text("Supprimer cette note⟦?⟧", in: "fr"),
      .text("Supprimer cette note\u{A0}?", in: "fr"),
      .text("Supprimer cette note\u{202F}?", in: "fr"),
      .text("Supprimer cette note ?", in: "fr"),
      .text("Choisissez un format⟦:⟧ PDF ou PNG.", in: "fr"),
      .text("Aujourd’hui à 10:30", in: "fr"),
      .text("Quoi\u{202F}?!", in: "fr"),
      .text("Supprimer cette note?", in: "fr-CA"),
      .text("Attention⟦:⟧ batterie faible", in: "fr-CA"),
      .text("Delete this note?"),
      .text("The disk is full⟦.⟧Remove some notes."),
      .text("See readme.Md for more."),
      .text("Enter the code⟦,⟧usually six digits."),
      .text("Enter the code, usually six digits."),
      .text("Choose one of red,green,blue for the kite."),
      .text("이 메모를 삭제하겠습니까?", in: "ko"),
      .text("메모를 삭제할 수 없습니다⟦.⟧다시 시도하십시오.", in: "ko"),
      .text("要删除此备忘录吗？", in: "zh-Hans"),
      .text("要刪除此備忘錄嗎？", in: "zh-Hant"),
      .text("このメモを削除しますか？", in: "ja"),
      .text("Diese Notiz löschen?", in: "de"),
    ],
    check: .text([]) { text, findings in
      if let end = text.unspacedEnd ?? text.unspacedComma {
        let written = text.text(in: end)
        findings.flag(
          end, of: text, .addSpaceBehind(written), fix: written + " ", confidence: 0.9)
      }
      guard !text.profile.spacedMarks.isEmpty, let mark = text.unspacedMark else { return }
      let written = text.text(in: mark.range)
      findings.flag(
        mark.range, of: text, .addSpace(written), fix: "\u{A0}" + written, confidence: 0.9)
    }
  )
}

extension AnalyzedText {
  /// The first mark that stands directly behind a word, a value or a closing mark, and ends something.
  fileprivate var unspacedMark: Mark? {
    let bytes = string.utf8.span
    return marks.first { mark in
      guard [.question, .exclamation, .colon, .semicolon].contains(mark.kind),
        profile.spacedMarks.contains(text(in: mark.range)), mark.range.lowerBound > 0,
        case let end = mark.range.upperBound, end == bytes.count || bytes[end] == 0x20
      else { return false }
      if bytes.hasLetter(before: mark.range.lowerBound) { return true }
      return marks.contains {
        $0.range.upperBound == mark.range.lowerBound
          && [.closingQuote, .closingBracket].contains($0.kind)
      }
    }
  }

  /// The first end mark that a new sentence follows without a space.
  fileprivate var unspacedEnd: Range<Int>? {
    profile.uses(.hangul) ? unspacedKoreanEnd : unspacedEnglishEnd
  }

  /// “…full.Remove…” looks like a dotted name, but is two words.
  private var unspacedEnglishEnd: Range<Int>? {
    guard bytes.contains(0x2E), !literals.isEmpty, let vocabulary = profile.vocabulary else {
      return nil
    }
    let bytes = string.utf8.span
    func isWord(_ range: Range<Int>) -> Bool {
      range.count > 1 && vocabulary.knowsAll(of: bytes.extracting(range))
    }
    for name in literals where name.lowerBound > 0 && bytes[name.lowerBound - 1] == 0x20 {
      guard let dot = name.first(where: { bytes[$0] == 0x2E }), dot + 1 < name.upperBound,
        (name.lowerBound..<dot).allSatisfy({ bytes[$0].isASCIISmall }),
        bytes[dot + 1].isASCIICapital,
        (dot + 2..<name.upperBound).allSatisfy({ bytes[$0].isASCIISmall }),
        isWord(name.lowerBound..<dot), isWord(dot + 1..<name.upperBound)
      else { continue }
      return dot..<dot + 1
    }
    return nil
  }

  /// The only comma of a sentence that joins two words: a list of values has several, and its words stand alone.
  fileprivate var unspacedComma: Range<Int>? {
    guard bytes.contains(UInt8(ascii: ",")), words.count > 3, let vocabulary = profile.vocabulary,
      case let bytes = string.utf8.span
    else { return nil }
    let commas = marks.filter {
      $0.kind == .comma && bytes.has(",", at: $0.range.lowerBound)
        && bytes.hasASCIILetter(before: $0.range.lowerBound)
        && bytes.hasLetter(at: $0.range.upperBound)
    }
    guard commas.count == 1, let comma = commas.first?.range else { return nil }
    let before = bytes.startOfLetters(before: comma.lowerBound)..<comma.lowerBound
    let behind = comma.upperBound..<bytes.endOfLetters(from: comma.upperBound)
    guard
      // Neither half of a name or a formula: x,y.
      [before, behind].allSatisfy({ word in
        word.count > 2 && word.allSatisfy { bytes[$0].isASCIISmall }
      }),
      before.lowerBound == 0 || bytes[before.lowerBound - 1] == 0x20,
      behind.upperBound == bytes.count || " .!?".utf8.contains(bytes[behind.upperBound]),
      [before, behind].contains(where: { vocabulary.knowsAll(of: bytes.extracting($0)) })
    else { return nil }
    return comma
  }

  /// What ends a Korean sentence ends no word before a mark that another word follows.
  private var unspacedKoreanEnd: Range<Int>? {
    let bytes = string.utf8.span
    return marks.first { mark in
      [.period, .question, .exclamation].contains(mark.kind) && mark.range.upperBound < bytes.count
        && ScalarClass(bytes.scalar(at: mark.range.upperBound).value) == .hangul
        && profile.alertWords.sentenceEndings.contains {
          bytes.has($0, at: mark.range.lowerBound - $0.utf8.count)
        }
    }?.range
  }
}

extension Message {
  fileprivate static func addSpaceBehind(_ mark: String) -> Message {
    "Put a space behind “\(mark)”."
  }
  fileprivate static func addSpace(_ mark: String) -> Message {
    "Put a no-break space before “\(mark)”."
  }
}
