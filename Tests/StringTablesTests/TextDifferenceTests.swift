import StringTables
import Testing

@Suite struct TextDifferenceTests {
  @Test(arguments: [
    ("a  b", "a b"), ("“가” 나", "‘가’ 나"), ("가.", "가。"), ("가", "가!"), ("가!", "가"), ("a", ""),
    ("", "a"),
    ("<b>a</b> , b", "<b>a</b>, c"), ("같다", "같다"), ("e\u{301}", "é"), ("👩‍👧 가", "👩👧 나"),
  ])
  func `the changes make the new text of the old one`(old: String, new: String) {
    let bytes = Array(old.utf8)
    var (made, end): ([UInt8], Int) = ([], 0)
    for change in TextDifference.changes(from: old, to: new) {
      #expect(change.range.lowerBound >= end)
      #expect(!change.range.isEmpty || !change.text.isEmpty)
      made += bytes[end..<change.range.lowerBound] + Array(change.text.utf8)
      end = change.range.upperBound
    }
    #expect(made + bytes[end...] == Array(new.utf8))
  }

  @Test func `what lies between two changes is not touched`() {
    let changes = TextDifference.changes(from: "“<b>가</b>”", to: "‘<b>가</b>’")
    #expect(changes.map(\.text) == ["‘", "’"] && changes.map(\.range) == [0..<3, 13..<16])
  }
}
