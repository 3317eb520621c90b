import CopyModel
import Testing

@testable import StringTables

struct INIFormatTests {
  private static let joomla = "language/ko-KR/ko-KR.com_app.ini"

  @Test func `every way to write an entry`() {
    let reading = Reading(
      #"""
      ; Title of the alert
      # shown on leaving
      COM_TITLE="Save \"changes\"?\nNow" ; a note
      COM_QUOTE="Press "_QQ_"Save"_QQ_"."
      Basic.Main.Link="<a href=\"x\">a = b</a>"
      COM_LONG="One
      two"

      [alert]
      cancel = Cancel "now" ; or later
       single='It''s'
      empty=
      path = "C:\dir"
      """#, as: Self.joomla)
    #expect(
      reading.pairs == [
        "COM_TITLE=Save \"changes\"?\nNow", "COM_QUOTE=Press \"Save\".",
        "Basic.Main.Link=<a href=\"x\">a = b</a>", "COM_LONG=One\ntwo",
        "alert.cancel=Cancel \"now\" ; or later", "alert.single=It''s", "alert.empty=",
        "alert.path=C:\\dir",
      ])
    #expect(
      reading.entries.map(\.comment).prefix(2) == ["Title of the alert\nshown on leaving", nil])
    #expect(reading.issues.isEmpty)
  }

  @Test func `languages as sections`() {
    let reading = Reading("[en]\nok = Done\n[ko]\nok = 완료\n", as: "lang/app.ini")
    #expect(reading.pairs == ["ok=Done", "ok=완료"])
    #expect(reading.entries.compactMap(\.locale?.identifier) == ["en", "ko"])
  }

  @Test(arguments: [
    ("A=\"x\nB=\"y\"", 1, 1), ("A=\"x\"\nno sense\n", 2, 1), ("[a\nB=y", 1, 1), ("B=\"x", 1, 0),
  ])
  func `a damaged line is told with its place`(text: String, line: Int, count: Int) {
    let reading = Reading(text, as: Self.joomla)
    #expect(reading.issues.map(\.start.line) == [line])
    #expect(reading.entries.count == count)
  }

  @Test func `a language may be spelled out, where a sibling shows that it is one`() {
    let context = ReadingContext(sourceLocale: .english)
    func locales(_ paths: String...) -> [[String?]] {
      TableGroup.groups(of: paths, context: context) { $0 == "language/english/one.php" }
        .map { $0.members.map(\.locale?.identifier) }
    }
    #expect(locales("language/english/app.php", "language/korean/app.php") == [["en", "ko"]])
    #expect(locales("language/korean/one.php") == [["ko", "en"]])
    #expect(locales("polish/app.ini") == [[nil]])
  }

  @Test func `a language may stand before the name, in a folder that is called so too`() throws {
    let context = ReadingContext(sourceLocale: .english)
    let paths = [
      "l/en-GB/en-GB.com_app.ini", "l/ko-KR/ko-KR.com_app.ini", "l/ko-KR/ko-KR.mod_x.ini",
    ]
    let groups = TableGroup.groups(of: paths, context: context) { _ in false }
    #expect(groups.map { $0.members.map(\.locale?.identifier) } == [["en-GB", "ko"], ["ko"]])
  }
}
