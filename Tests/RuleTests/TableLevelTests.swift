@testable import Copydesk
import RuleKit
import Testing

/// `mixed-register` in tables of many texts, which are too long for its page.
@Suite struct TableLevelTests {
  @Test(arguments: [
    ("ko", 20, "노래가 추가되었습니다.", "⟦노래를 들을 수 있어요.⟧"),
    ("ko", 20, "노래를 추가했어요.", "⟦노래를 들을 수 있습니다.⟧"),
    ("ko", 19, "노래가 추가되었습니다.", "노래를 들을 수 있어요."),
    ("ko", 20, "노래가 추가되었습니다.", "다시 만나서 반가워요!"),
    ("ko", 20, "노래가 추가되었습니다.", "노래를 들어 보세요."),
    ("ko", 20, "노래가 추가되었습니다.", "노래를 사랑하시죠?"),
    ("ko", 10, "노래가 있습니다. 추가하겠습니까?", "⟦노래를 들을 수 있어요.⟧"),
    ("zh-Hans", 20, "你的歌曲已添加。", "⟦您⟧可以播放歌曲。"),
    ("zh-Hant", 20, "您的歌曲已加入。", "⟦你⟧可以播放歌曲。"),
    ("zh-Hant", 20, "您的歌曲已加入。", "選擇迷你播放器。"),
    ("zh-Hant", 19, "您的歌曲已加入。", "你可以播放歌曲。"),
  ])
  func `one text among many`(
    locale: String, count: Int, text: String, other: String
  ) async throws {
    let rows = (1...count).map { "The song number \($0) was added.\n> \(text)\n" }
    let table = (rows + ["The song can be played.\n> \(other)\n"]).joined(separator: "\n")
    let example = Example.files(("Songs.md", table), in: locale)
    let rule = try #require(RuleCatalogue.rules.first { $0.id == "mixed-register" })
    let flagged = try await RuleTrial(rule).flagged(in: example)
    let found = flagged.map { flag in
      String(decoding: Array(flag.text.utf8)[flag.range], as: UTF8.self)
    }
    let wanted = MarkedText(other)
    #expect(
      found
        == (wanted.range.map { [String(decoding: Array(wanted.text.utf8)[$0], as: UTF8.self)] }
          ?? []))
  }
}
