import CopyModel
import Testing

struct WordListTests {
  private static let list = WordList(["you", "you've", "ed", "만", "또는"])

  @Test(arguments: [
    ("you", true), ("You", true), ("YOU", true), ("you’ve", true), ("You've", true),
    ("your", false), ("yo", false), ("또는", true), ("또", false), ("", false),
  ])
  func `a word is known in any case and typography`(text: String, isWord: Bool) {
    #expect(Self.list.isWord(text) == isWord)
  }

  @Test(arguments: [
    ("used", "", true), ("USED", "", true), ("ed", "", true), ("d", "use", false), ("1만", "", true),
    ("만", "1", true), ("use", "", false), ("", "used", false),
  ])
  func `an ending lies in its range`(text: String, before: String, ends: Bool) {
    let whole = before + text + "s"
    let range = before.utf8.count..<before.utf8.count + text.utf8.count
    #expect(Self.list.isEnding(of: range, in: whole.utf8.span) == ends)
  }

  @Test(arguments: [
    ("yours", "", true), ("YOURS", "", true), ("yo", "urs", false), ("만큼", "", true),
    ("", "you", false), ("my", "", false),
  ])
  func `a beginning lies in its range`(text: String, behind: String, begins: Bool) {
    let whole = "a" + text + behind
    #expect(
      Self.list.isBeginning(of: 1..<1 + text.utf8.count, in: whole.utf8.span) == begins)
  }
}
