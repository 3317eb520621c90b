import CopyModel
import Testing

@testable import StringTables

struct TOMLFormatTests {
  private func read(_ text: String) -> Reading { Reading(text, as: "i18n/ko.toml") }

  @Test(
    arguments: [
      (#""a\n\"b\" \u00e9\U0001F600\e""#, "a\n\"b\" é😀\u{1B}"), (#"'C:\n "x"'"#, #"C:\n "x""#),
      ("\"\"\"\none \\\n   two \"\" \\t\n three\"\"\"\"", "one two \"\" \t\n three\""),
      ("'''\none\\n\n'two' '''", "one\\n\n'two' "), ("\"\"", ""), ("''''''", ""),
    ])
  func `every way to write a text`(written: String, text: String) {
    let reading = read("k = \(written) # note\nz = 'Z'")
    #expect(reading.pairs == ["k=" + text, "z=Z"])
    #expect(reading.entries.first?.comment == "note")
    #expect(reading.issues.isEmpty)
  }

  @Test func `tables, dotted keys and inline values`() {
    #expect(
      read(
        """
        a.b = "1"
        "c d".'e' = "2"
        list = [ "3", # three
          { f = "4", g.h = "5" }, 6, 2026-01-31 ]
        on = true
        [x.y]
        z = "7"
        [[n]]
        m = "8"
        [[n]]
        m = "9"
        """
      ).pairs == [
        "a.b=1", "c d.e=2", "list.0=3", "list.1.f=4", "list.1.g.h=5", "list.2=", "list.3=", "on=",
        "x.y.z=7", "n.0.m=8", "n.1.m=9",
      ])
  }

  @Test func `go-i18n's messages have forms and a description`() {
    let reading = read(
      """
      Plain = "Text"
      [Title]
      description = "Title of the alert"
      hash = "sha1-7"
      other = "Delete?"
      [Notes]
      one = "{{.Count}} note"
      other = "{{.Count}} notes"
      """)
    #expect(
      reading.pairs == [
        "Plain=Text", "Title=Delete?", "Notes={{.Count}} note", "Notes={{.Count}} notes",
      ])
    #expect(reading.entries.map(\.variation) == [nil, nil, "plural.one", "plural.other"])
    #expect(reading.entries[1].comment == "Title of the alert")
  }

  @Test func `languages at the top`() {
    let reading = read("[en]\na = \"One\"\n[ko]\na = \"하나\"\n[ko.b]\nc = \"둘\"\n")
    #expect(reading.pairs == ["a=One", "a=하나", "b.c=둘"])
    #expect(reading.entries.compactMap(\.locale?.identifier) == ["en", "ko", "ko"])
  }

  @Test(arguments: [
    ("a = \n", 1), ("a = 'x\nb = 'y'", 1), ("b = 'y'\na = \"x\" y", 2), ("[a\nb = 'y'", 1),
  ])
  func `a damaged line is told with its place`(text: String, line: Int) {
    let reading = read(text)
    #expect(reading.issues.map(\.start.line) == [line])
    #expect(reading.issues.map(\.kind) == [.unreadableEntry])
  }
}
