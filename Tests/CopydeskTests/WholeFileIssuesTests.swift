import CopyModel
@testable import Copydesk
import Testing

struct WholeFileIssuesTests {
  @Test func `what is true of a whole file is said once`() {
    func issue(_ line: Int, _ message: String, isOfWholeFile: Bool) -> ReadIssue {
      ReadIssue(
        .unreadableEntry, file: "a.po", start: Place(line: line, column: 1), message: message,
        isOfWholeFile: isOfWholeFile)
    }
    var told = WholeFileIssues()
    var first = [
      issue(1, "No language.", isOfWholeFile: true), issue(2, "Open.", isOfWholeFile: false),
    ]
    var second = [
      issue(8, "Open.", isOfWholeFile: false), issue(9, "No language.", isOfWholeFile: true),
    ]
    told.settle(&first)
    told.settle(&second)
    #expect(first.map(\.start.line) == [1, 2])
    #expect(second.map(\.start.line) == [8])
  }
}
