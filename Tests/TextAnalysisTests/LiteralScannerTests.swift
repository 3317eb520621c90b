import CopyModel
import Testing

struct LiteralScannerTests {
  @Test(
    arguments: [
      ("See https://example.com/a?b=c.", ["https://example.com/a?b=c"]),
      ("Go to www.example.com, then stop", ["www.example.com"]),
      ("(http://example.com)", ["http://example.com"]),
      ("访问https://example.com/查看", ["https://example.com/"]),
      ("Write to user@example.com!", ["user@example.com"]),
      ("Open report.pdf now.", ["report.pdf"]),
      ("Set Style.destructive here", ["Style.destructive"]),
      ("Run `make check` first", ["`make check`"]),
      ("A <b>bold</b> word<br/>", ["<b>", "</b>", "<br/>"]),
      ("[Help](https://a.bc/d) me", ["](https://a.bc/d)"]),
      ("<a href=\"x\">y</a>", ["<a href=\"x\">", "</a>"]), ("<br />", ["<br />"]),
      ("<a\nhref=\"x\">y</a>", ["<a\nhref=\"x\">", "</a>"]),
      ("<color=#F00>x</color>", ["<color=#F00>", "</color>"]), ("a <b\nand c> d", []),
      ("<xliff:g id=\"n\">x", ["<xliff:g id=\"n\">"]), ("Enter <your name> here", []),
      ("Mail <user@example.com>", ["user@example.com"]), ("if a <b and c> d", []),
      ("<https://a.bc>", ["https://a.bc"]),
      ("a < b and c > d", []), ("``", []), ("`open", []), ("end.Next", ["end.Next"]), ("e.g.", []),
      ("[a](b c)", []), ("Wait... done", []), ("1.5 times", []), ("<3 you", []),
      ("Read the <0>terms</0> first<1/><2 />", ["<0>", "</0>", "<1/>", "<2 />"]),
      ("1 <2> 3", ["<2>"]), ("x<2 and y>3", []), ("<2", []), ("<1a>", []), ("<2024>", []),
    ])
  func `finds what must stay as it is`(text: String, wanted: [String]) throws {
    let text = try Analysis.of(text)
    #expect(text.texts(text.literals) == wanted)
  }

  @Test func `a placeholder is no literal`() throws {
    let text = try Analysis.of("Open {report.pdf} and %@.pdf")
    #expect(text.literals.isEmpty)
    #expect(text.placeholders.map(\.text) == ["{report.pdf}", "%@"])
  }

  @Test(
    arguments: [
      "<a href=\"%@\">Open</a>", "`rm %@`", "[Help](https://a.bc/%@)",
      "See https://a.bc/%1$@/x now",
    ])
  func `a literal may hold a placeholder`(text: String) throws {
    let text = try Analysis.of(text)
    let placeholder = try #require(text.placeholders.first).range
    #expect(text.literals.contains { $0.contains(placeholder.lowerBound) })
    #expect(!text.texts(text.words).contains { ["href", "rm", "https", "bc"].contains($0) })
  }

  @Test(
    arguments: [
      ("Copy&nbsp;that, and go&#8230;", ["Copy", "that", "and", "go"]),
      ("Kites &amp; Kites &copy; 2026", ["Kites", "Kites", "2026"]),
      ("You can&#8217;t", ["You", "can", "8217", "t"]), ("E&xit now", ["E", "xit", "now"]),
      ("A&b; c", ["A", "b", "c"]), ("&;", []), ("&#;", []), ("&nbsp", ["nbsp"]),
    ])
  func `a character reference is no word, and no literal`(text: String, wanted: [String]) throws {
    let text = try Analysis.of(text)
    #expect(text.texts(text.words) == wanted)
    #expect(text.literals.isEmpty)
  }

  @Test func `what is masked gives no marks, cues, numbers or letters`() throws {
    let text = try Analysis.of("`Delete 3, cancel?` https://a.bc/delete?n=4 {delete, number}")
    #expect(text.marks.isEmpty)
    #expect(text.cues.isEmpty)
    #expect(text.numbers.isEmpty)
    #expect(text.scripts.letters == 0)
    #expect(text.words.count == 3)
    #expect(text.caseFacts.capitalization == nil)
  }
}
