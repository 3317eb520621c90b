import CopyModel
import Copydesk
import TestKit
import Testing

/// Subtitles in several languages.
@Suite struct SubtitleTablesTests {
  @Test func `cues of the same times are compared, and others are each language's own`()
    async throws
  {
    let scratch = try Scratch()
    try scratch.write(
      "talk.en.srt",
      """
      1
      00:00:01,000 --> 00:00:03,000
      Open all 12 notes.

      2
      00:00:03,000 --> 00:00:06,000
      Then choose Archive
      in the menu.

      """)
    try scratch.write(
      "talk.ko.srt",
      """
      1
      00:00:01,000 --> 00:00:03,000
      메모 21개를 모두 여세요.

      2
      00:00:03,000 --> 00:00:04,500
      그런 다음 메뉴에서

      3
      00:00:04,500 --> 00:00:06,000
      보관을 선택하세요.

      """)
    let found = try await Copydesk().check([scratch.path("")]).findings
    #expect(found.map { "\($0.rule) \($0.start.line):\($0.start.column)" } == ["number-drift 3:1"])
  }
}
