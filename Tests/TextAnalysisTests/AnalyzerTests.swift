import CopyModel
import Testing

struct AnalyzerTests {
  private func cues(_ text: String, in locale: String) throws -> [String] {
    let text = try Analysis.of(text, in: locale)
    return text.cues.filter(\.isSure).map {
      "\(text.profile.concepts[$0.concept].name)=\(text.text(in: $0.range))"
    }
  }

  @Test(
    arguments: [
      ("en", "Cancel", "cancel=Cancel"),
      ("en", "It CAN’T be undone.", "cannot-undo=CAN’T be undone"),
      ("ko", "취소", "cancel=취소"), ("zh-Hans", "取消", "cancel=取消"), ("zh-Hant", "刪除檔案", "delete=刪除"),
    ])
  func `finds cues with their places`(locale: String, text: String, wanted: String) throws {
    #expect(try cues(text, in: locale).contains(wanted))
  }

  @Test func `a placeholder or literal gives no cue`() throws {
    #expect(try cues("{cancel} `cancel` cancel.pdf", in: "en").isEmpty)
  }

  @Test(arguments: ["en", "ko", "zh-Hans", "root"])
  func `an empty text has no facts`(locale: String) throws {
    let text = try Analysis.of("", in: locale)
    #expect(text.characters == 0)
    #expect(text.words.isEmpty && text.sentences.isEmpty && text.marks.isEmpty)
    #expect(text.ending == .none && text.completeness == .unknown)
  }

  @Test(arguments: ["en", "ko", "zh-Hans"])
  func `a text of placeholders alone has no letters`(locale: String) throws {
    let text = try Analysis.of("%@ {n} %1$d {n, plural, other {#}}", in: locale)
    #expect(text.placeholders.map(\.text) == ["%@", "{n}", "%1$d", "{n, plural, other {#}}"])
    #expect(text.words.count == 4)
    #expect(text.scripts.letters == 0 && text.caseFacts.capitalization == nil)
  }

  @Test func `a locale without a lexicon has no cues`() throws {
    #expect(try cues("Cancel", in: "root").isEmpty)
  }

  /// A megabyte of what could make a scanner start over at every byte.
  @Test(
    arguments: [
      ("{", "en"), ("%", "en"), ("](", "en"), ("<a", "en"), ("`", "en"), ("cancel ", "en"),
      ("一", "zh-Hans"), ("“A. ", "zh-Hans"), ("\u{301}", "ko"), ("1,", "ko"), ("a", "en"),
      ("{n} ", "en"), ("%@", "ko"), ("{n, plural, other {#}}", "en"),
      ("{n, select, other {", "en"), ("👩‍👩‍👧", "ko"),
    ])
  func `a megabyte of one piece is analyzed`(piece: String, locale: String) throws {
    let count = 1_000_000 / piece.utf8.count
    let text = try Analysis.of(String(repeating: piece, count: count), in: locale)
    #expect(text.fullRange.count == count * piece.utf8.count)
    #expect(text.words.allSatisfy { $0.clamped(to: text.fullRange) == $0 })
  }
}
