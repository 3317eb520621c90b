import CopyModel
import Copydesk
import TestKit
import Testing

/// Translations that nobody has marked as done.
@Suite struct NewTranslationTests {
  private func rules(_ state: String, _ source: String, _ target: String) async throws -> [String] {
    let scratch = try Scratch()
    try scratch.write(
      "ko.xliff",
      """
      <xliff version="1.2"><file original="A" source-language="en" target-language="ko"><body>
      <trans-unit id="a.b"><source>\(source)</source><target state="\(state)">\(target)</target></trans-unit>
      </body></file></xliff>
      """)
    return try await Copydesk().check([scratch.path("")]).findings.map(\.rule).sorted()
  }

  @Test(arguments: ["new", "needs-translation", "needs-review-translation"])
  func `what is there is compared`(_ state: String) async throws {
    let found = try await rules(state, "Save “%@” to this folder", "이 폴더에 메모 저장")
    #expect(found == ["lost-placeholder", "unreviewed-translation"])
  }

  @Test func `a copy of the source only waits`() async throws {
    #expect(try await rules("new", "Save the note", "Save the note") == ["unreviewed-translation"])
  }
}
