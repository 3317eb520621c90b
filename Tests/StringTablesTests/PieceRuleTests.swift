import CopyModel
@testable import StringTables
import TableTrials
import Testing

/// A large file is read in pieces: together they give what the whole file gives.
struct PieceRuleTests {
  private static let context = ReadingContext(sourceLocale: .english)

  /// What can be seen of a unit.
  private struct Seen: Equatable, CustomStringConvertible {
    let place: Place
    let description: String

    init(_ unit: TextUnit) {
      place = unit.stored.place
      description = [
        unit.table, unit.key, unit.locale.identifier, unit.source, unit.target, unit.comment,
        unit.variation, unit.state?.rawValue, unit.limit.map { "\($0.count) \($0.unit)" },
        "\(unit.stored.place)",
      ].map { $0 ?? "-" }.joined(separator: "|")
    }
  }

  private func units(_ file: TableFile, _ format: TableFormat) -> (units: [Seen], issues: [String])
  {
    var file = file
    let content = format.read(&file, Self.context)
    return (
      content.units.map(Seen.init),
      (file.issues + content.issues).map { "\($0.start) \($0.message)" }
    )
  }

  private static let tables: [(path: String, pieces: Int, text: String)] = [
    (
      "ko.po", 5,
      """
      msgid ""
      msgstr "Language: ko\\nContent-Type: text/plain; charset=UTF-8\\nPlural-Forms: nplurals=1; plural=0;\\n"

      #. Button
      msgid "Delete"
      msgstr "삭제"

      #, fuzzy
      msgid "Keep"
      msgstr "유지"

      msgctxt "menu"
      msgid "%d file"
      msgid_plural "%d files"
      msgstr[0] "파일 %d개"

      msgid "Save"
      msgstr "저장"

      """
    ),
    (
      "A.xcstrings", 3,
      """
      {
        "sourceLanguage" : "de",
        "strings" : {
          "Löschen" : {
            "localizations" : { "ko" : { "stringUnit" : { "state" : "new", "value" : "삭제" } } }
          },
          "Sichern" : {
            "comment" : "Taste", "localizations" : { "ko" : { "stringUnit" : { "value" : "저장" } } }
          },
          "Zurück" : {

          }
        },
        "version" : "1.0"
      }

      """
    ),
    (
      "A.xliff", 7,
      """
      <?xml version="1.0"?>
      <xliff version="1.2">
      <file original="a" source-language="en" target-language="ko"><body>
      <!-- <file original="none"> -->
      <group id="g" maxwidth="20" size-unit="char">
      <trans-unit id="1"><source>Delete</source><target>삭제</target></trans-unit>
      <trans-unit id="2"><source>A <![CDATA[</body>]]></source><target state="new">가</target>
      </trans-unit>
      <group translate="no"/>
      <trans-unit id="3"><source>Keep</source><target>유지</target></trans-unit>
      </group>
      <trans-unit id="4"><source>Save</source><target>저장</target><note>Button</note></trans-unit>
      </body></file>
      <file original='b > c' target-language="zh-Hans"><body>
      <trans-unit id="1" translate="no"><source>OK</source><target>好</target></trans-unit>
      <trans-unit id="2"><source>Cancel</source><target>取消</target></trans-unit>
      </body></file>
      </xliff>
      """
    ),
    (
      "B.xliff", 3,
      """
      <xliff version="2.0" srcLang="en" trgLang="ko"><file id="f">
      <unit id="1"><segment><source>Delete</source><target>삭제</target></segment></unit>
      <unit id="2">
      <segment state="final"><source>Keep</source><target>유지</target></segment>
      </unit>
      </file></xliff>
      """
    ),
  ]

  @Test(arguments: tables)
  func `pieces give what the whole gives`(path: String, pieces: Int, text: String) throws {
    let format = try #require(TableFormat.of(path: path))
    let file = TableFile(path: path, stored: Array(text.utf8), format: format)
    let windows = TableWindows.of(file, format: format)
    #expect(windows.count == pieces)
    let whole = units(file, format)
    let parts = windows.map { units($0, format) }
    #expect(!whole.units.isEmpty)
    #expect(parts.flatMap(\.units) == whole.units)
    #expect(whole.issues.isEmpty)
    #expect(parts.flatMap(\.issues).isEmpty)
  }

  @Test func `a large file in memory is cut and loses nothing`() throws {
    let entry = """
        <trans-unit id="KEY">
          <source>Delete “%@”?</source><target>‘%@’을(를) 삭제하겠습니까?</target>
        </trans-unit>

      """
    let note = "<note>" + String(repeating: "Long. ", count: 1000) + "</note></trans-unit>"
    let long = entry.replacing("</trans-unit>", with: note)
    let entries = (0..<200).map { long.replacing("KEY", with: "key\($0)") }.joined()
    let text = """
      <xliff version="1.2"><file original="a" target-language="ko"><body>
      \(entries)</body></file></xliff>
      """
    let file = TableFile(path: "A.xliff", stored: Array(text.utf8), format: .xliff)
    let pieces = file.pieces(by: try #require(TableFormat.xliff.pieces))
    #expect(pieces.count > 1)
    let parts = pieces.map { units($0, .xliff) }
    #expect(parts.flatMap(\.units) == units(file, .xliff).units)
    #expect(parts.flatMap(\.issues).isEmpty)
  }

  @Test func `damage in a piece is told where it stands`() throws {
    let text = """
      <xliff version="1.2"><file original="a" target-language="ko"><body>
      <trans-unit id="1"><source>Delete</source><target>삭제</target></trans-unit>
      <trans-unit id="2"><source>Keep</source><target>유지</trans-unit>
      <trans-unit id="3"><source>Save</source><target>저장</target></trans-unit>
      </body></file></xliff>
      """
    let file = TableFile(path: "A.xliff", stored: Array(text.utf8), format: .xliff)
    let parts = TableWindows.of(file, format: .xliff).map { units($0, .xliff) }
    let issues = parts.flatMap(\.issues)
    #expect(issues.count == 1)
    #expect(issues[0].hasPrefix("\(Place(line: 3, column: 41)) "))
    #expect(parts.flatMap(\.units).contains { $0.description.contains("저장") })
  }
}
