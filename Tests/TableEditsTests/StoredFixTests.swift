import CopyModel
import StringTables
@testable import TableEdits
import Testing

@Suite struct StoredFixTests {
  private func fix(
    _ number: Int, _ text: String, _ span: Range<Int>, _ replacement: String
  ) throws -> StoredFix {
    var finding = Finding(
      rule: "rule", category: .punctuation, severity: .note, confidence: 1, message: "",
      file: "a", start: Place(line: 1, column: 1), end: Place(line: 1, column: 1),
      targetSpan: span, fix: replacement, target: text)
    finding.stored = StoredText(
      file: "a", place: Place(line: 1, column: 1), bytes: 0..<9, notation: .plain)
    return try #require(StoredFix(finding, number: number))
  }

  @Test func `fixes of one text are taken together`() throws {
    // Spans count UTF-16 units: the face takes two.
    let text = "😀  저장 , 닫기 ."
    let made = FixedText.made(of: [
      try fix(0, text, 11..<12, ""), try fix(1, text, 2..<3, ""), try fix(2, text, 6..<7, ""),
    ])
    #expect(made.map(\.edit.text) == ["😀 저장, 닫기."])
    #expect(made.map(\.numbers) == [[1, 2, 0]])
  }

  @Test func `of two for the same words, or at the same place, the first is taken`() throws {
    let text = "저장.."
    let made = FixedText.made(of: [
      try fix(0, text, 2..<4, "."), try fix(1, text, 2..<4, "…"), try fix(2, text, 3..<4, ""),
    ])
    #expect(made.map(\.edit.text) == ["저장."] && made.map(\.numbers) == [[0]])
    let ends = FixedText.made(of: [try fix(0, text, 4..<4, "!"), try fix(1, text, 4..<4, "?")])
    #expect(ends.map(\.edit.text) == ["저장..!"])
  }
}
