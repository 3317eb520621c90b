import CopyModel
import Testing

struct SentenceReaderTests {
  @Test(
    arguments: [
      ("en", "Stop now. Try again?", ["Stop now.", "Try again?"]),
      ("en", "  One.  \n Two. ", ["One.", "Two."]),
      ("en", "Use a cable, e.g. The white one.", ["Use a cable, e.g. The white one."]),
      ("en", "Ask Dr. Smith. Then wait.", ["Ask Dr. Smith.", "Then wait."]),
      ("en", "No. Yes.", ["No.", "Yes."]),
      ("en", "“Stop. Go.” is a file.", ["“Stop. Go.” is a file."]),
      ("en", "Version 2.5 is out. Get it.", ["Version 2.5 is out.", "Get it."]),
      ("en", "See https://a.bc/d. Then go.", ["See https://a.bc/d.", "Then go."]),
      ("en", "Run `a. B` now.", ["Run `a. B` now."]), ("en", "…", []), ("en", "", []),
      ("en", "%@", ["%@"]),
      ("en", "!!! ???", []), ("en", "One", ["One"]),
      ("ko", "삭제되었습니다. 계속할까요?", ["삭제되었습니다.", "계속할까요?"]),
      ("zh-Hans", "已删除。要继续吗？", ["已删除。", "要继续吗？"]),
      ("zh-Hant", "「停。走。」", ["「停。走。」"]),
    ])
  func `finds sentences`(locale: String, text: String, wanted: [String]) throws {
    let text = try Analysis.of(text, in: locale)
    #expect(text.texts(text.sentences.map(\.range)) == wanted)
  }

  @Test func `each sentence has its own ending`() throws {
    let sentences = try Analysis.of("Stop. Go! (Why?) Then").sentences
    #expect(sentences.map(\.ending) == [.period, .exclamation, .question, .none])
  }

  @Test(
    arguments: [
      ("삭제했습니다.", .formal), ("삭제하시겠습니까?", .formal), ("다시 시도하십시오.", .formal), ("삭제했어요.", .polite),
      ("그렇죠?", .polite), ("삭제한다.", .plain), ("바다", nil), ("삭제했다", .plain), ("삭제했어", .casual),
      ("삭제하기", .noun), ("저장 안 함", .noun),
      ("확인 필요", .noun), ("다시 시도하세요.", .neutral), ("계속할까요?", .neutral), ("삭제했어요.”", .polite),
      ("삭제했습니다 (3)", .formal), ("취소", nil), ("아니다.", .plain), ("삭제하니까", nil),
      ("관리자.", nil), ("전면 카메라.", nil),
    ] as [(String, Register?)])
  func `reads the speech level off the last word`(text: String, register: Register?) throws {
    #expect(try Analysis.of(text, in: "ko").sentences.map(\.register) == [register])
  }

  @Test func `other locales have no speech levels`() throws {
    #expect(try Analysis.of("바다.", in: "en").sentences.map(\.register) == [nil])
  }

  @Test func `finds the pronouns that address the reader`() throws {
    let text = try Analysis.of("您可以打开你的文件。", in: "zh-Hans")
    #expect(text.texts(text.addresses.map(\.range)) == ["您", "你"])
    #expect(text.addresses.map(\.form) == [.polite, .familiar])
    #expect(try Analysis.of("您", in: "ko").addresses.isEmpty)
  }
}
