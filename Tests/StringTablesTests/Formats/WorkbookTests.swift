import CopyModel
import Foundation
@testable import StringTables
import TestKit
import Testing

struct WorkbookTests {
  private func read(_ rows: [[String?]], as path: String = "A.xlsx") -> Reading {
    Reading(WorkbookFile([("Sheet1", rows)]).bytes(), as: path)
  }

  /// The units of a reading: `locale key: source > target`.
  private func lines(_ reading: Reading) -> [String] {
    reading.units.map {
      "\($0.locale) \($0.key): \($0.source ?? "-") > \($0.target ?? "-")"
    }
  }

  @Test func `a row has a unit for each language, and a place is a cell`() throws {
    let reading = Reading(WorkbookFile.sample.bytes(), as: "A.xlsx")
    #expect(
      lines(reading) == [
        "ko delete.title: Delete “%@”? > ‘%@’을(를) 삭제할까요? 😀", "ko cancel: Cancel > 취소",
      ])
    let unit = try #require(reading.unit("cancel", "ko"))
    #expect(unit.format == "xlsx" && unit.table == nil && unit.comment == "A & B")
    #expect(unit.stored.place == Place(line: 4, column: 3))
    #expect(unit.storedSource?.place == Place(line: 4, column: 2))
    #expect(reading.written(unit.stored) == "취소")
    #expect(reading.issues.isEmpty)
  }

  @Test func `keys of several sheets begin with their names`() {
    let rows = [["key", "en", "ko"], ["a", "Keep", "유지"]]
    let reading = Reading(
      WorkbookFile([("Alerts", rows), ("Plan", [["x"]]), ("Menu", rows)]).bytes(), as: "A.xlsx")
    #expect(lines(reading) == ["ko Alerts!a: Keep > 유지", "ko Menu!a: Keep > 유지"])
    #expect(reading.units.map(\.table) == ["Alerts", "Menu"])
  }

  @Test func `a file of one language has keys and texts`() {
    let reading = read([["key", "text"], ["a", "유지"], ["b", nil]], as: "ko.xlsx")
    #expect(reading.pairs == ["a=유지", "b="])
    #expect(
      reading.entries.map(\.stored.place) == [(2, 2), (3, 2)].map { Place(line: $0, column: $1) })
  }

  @Test func `headings may stand below a title, and keys without one`() {
    let rows = [["Our texts"], [nil], [nil, "en", "ko"], ["menu.keep", "Keep", "유지"]]
    #expect(lines(read(rows)) == ["ko menu.keep: Keep > 유지"])
  }

  /// A sheet as other programs write it.
  private func sheet(_ cells: String, shared: String = "") -> Reading {
    var file = WorkbookFile([("A", [["en", "ko"]])])
    let last = file.parts.count - 1
    file.parts[last].text = file.parts[last].text.replacing("</row>", with: "</row>\(cells)")
    file.parts.append(.init(name: "XL/SharedStrings.xml", text: "<sst>\(shared)</sst>"))
    return Reading(file.bytes(), as: "A.xlsx")
  }

  @Test(
    arguments: [
      (#"<row><c t="s"><v>1</v></c><c t="s"><v>0</v></c></row>"#, "ko Keep: Keep > 유지"),
      (
        #"<row r="9"><c r="B9" t="s"><v>0</v></c><c r="A9" t="str"><f>X</f><v>Keep</v></c></row>"#,
        "ko Keep: Keep > 유지"
      ),
      (#"<row><c t="s"><v>1</v></c><c t="s"><v>2</v></c></row>"#, "ko Keep: Keep > 유\n지_x"),
      (#"<row><c><v>12</v></c><c t="s"><v>0</v></c></row>"#, "ko 12: 12 > 유지"),
      (#"<row><c t="s"><v>1</v></c><c t="s"><v>77</v></c></row>"#, "ko Keep: Keep > -"),
      (#"<row><c t="s"><v>1</v></c><c t="e"><v>#REF!</v></c></row>"#, "ko Keep: Keep > -"),
    ])
  func `the ways in which cells are written`(cells: String, line: String) {
    let reading = sheet(
      cells,
      shared: """
        <si><t>유지</t></si><si><r><t>Ke</t></r><r><rPr/><t>ep</t></r><rPh><t>x</t></rPh></si>\
        <si><t xml:space="preserve">유_x000A_지_x</t></si>
        """)
    #expect(lines(reading) == [line])
    #expect(reading.issues.isEmpty)
  }

  /// Packed by Python's zipfile.
  private static let packed = """
    UEsDBBQAAAAIAAAAIVzeKTcHSgAAAF4AAAAPAAAAeGwvd29ya2Jvb2sueG1ssynPL8pOys/PVqjIzckrtiqyVSpSsr
    MpzkhNLSmG0gp5ibmptkqOOalFJcVKCmAxzxRbJUMlhSKrTCCjyFBJ385GH6ZJH2amHQBQSwMEFAAAAAgAAAAhXM4P
    4qg9AAAAVQAAABoAAAB4bC9fcmVscy93b3JrYm9vay54bWwucmVsc7MJSs1JLMnMzyvOyCwotrNB5ip4ptgqFRkqKY
    QkFqWnltgqlecXZRdnpKaWFOuDKUO9itwcJX07G31UUwBQSwMEFAAAAAgAAAAhXAbTodNzAAAADgEAABgAAAB4bC93
    b3Jrc2hlZXRzL3NoZWV0MS54bWyzKc8vyi7OSE0tsbMBUy6JJYl2NkX55QpFtkqGSnY2ySCGo6GSQomtUmZeTmZean
    BJEVA8s9jOpsQuNc9GH6hVH8TTT4aqdsKlOjsfVbU+0B64ZUZwy4xwaPdOTS3AZh0u9W/mLHizvAGblfpIftVHBAEA
    UEsBAhQDFAAAAAgAAAAhXN4pNwdKAAAAXgAAAA8AAAAAAAAAAAAAAIABAAAAAHhsL3dvcmtib29rLnhtbFBLAQIUAx
    QAAAAIAAAAIVzOD+KoPQAAAFUAAAAaAAAAAAAAAAAAAACAAXcAAAB4bC9fcmVscy93b3JrYm9vay54bWwucmVsc1BL
    AQIUAxQAAAAIAAAAIVwG06HTcwAAAA4BAAAYAAAAAAAAAAAAAACAAewAAAB4bC93b3Jrc2hlZXRzL3NoZWV0MS54bW
    xQSwUGAAAAAAMAAwDLAAAAlQEAAAAA
    """

  private static var packedBytes: [UInt8] {
    Data(base64Encoded: packed, options: .ignoreUnknownCharacters).map(Array.init) ?? []
  }

  @Test func `a packed archive is read, with what may stand behind it`() {
    #expect(lines(Reading(Self.packedBytes, as: "A.xlsx")) == ["ko Keep: Keep > 유지"])
    #expect(lines(Reading(Self.packedBytes + [0, 0, 7], as: "A.xlsx")).count == 1)
  }

  @Test func `every damage to an archive ends in an issue or in nothing lost`() {
    for index in Self.packedBytes.indices {
      var bytes = Self.packedBytes
      bytes[index] ^= 0x55
      let reading = Reading(bytes, as: "A.xlsx")
      let isWhole = lines(reading) == ["ko Keep: Keep > 유지"]
      // Without its relations a sheet is not found, and the workbook has none.
      #expect(isWhole || !reading.issues.isEmpty || !reading.content.isTable, "\(index)")
    }
  }

  @Test(
    arguments: [
      ([0xD0, 0xCF, 0x11, 0xE0], "password"), (Array("key,en,ko\n".utf8), "no workbook"),
      (Array(WorkbookFile.sample.bytes().dropLast(9)), "no workbook"),
    ] as [([UInt8], String)])
  func `what is no workbook is told`(stored: [UInt8], words: String) {
    let reading = Reading(stored, as: "A.xlsx")
    #expect(reading.issues.map(\.kind) == [.unreadableEntry])
    #expect(reading.issues.allSatisfy { $0.message.contains(words) })
    #expect(!reading.content.isTable)
  }

  @Test func `an archive that stands for gigabytes is told`() {
    var bytes = Self.packedBytes
    // What the directory says of the size of the last part: 1 GB.
    let size = bytes.count - 22 - 46 - "xl/worksheets/sheet1.xml".utf8.count + 24
    bytes.replaceSubrange(size..<size + 4, with: [0, 0, 0, 0x40])
    #expect(Reading(bytes, as: "A.xlsx").issues.first?.message.contains("128 MB") == true)
  }

  @Test func `cells that share a long text do not multiply it`() {
    let cells = String(
      repeating: #"<row><c t="s"><v>0</v></c><c t="s"><v>0</v></c></row>"#, count: 700)
    let reading = sheet(cells, shared: "<si><t>\(String(repeating: "a", count: 200_000))</t></si>")
    #expect(reading.issues.first?.message.contains("128 MB") == true)
    #expect(reading.units.isEmpty)
  }

  @Test func `a column of the last name and a row of the last number are no trouble`() {
    let reading = sheet(
      #"<row r="1048576"><c r="A1048576" t="str"><v>Keep</v></c><c r="XFD1048576" t="str"><v>x</v></c></row>"#
    )
    #expect(reading.units.first?.stored.place == Place(line: 1_048_576, column: 1))
  }

  @Test func `a workbook without a heading of a language is no table`() {
    let reading = read([["Name", "Age"], ["Mina", "7"]])
    #expect(!reading.content.isTable && reading.issues.isEmpty)
  }

  @Test func `a second column of one language is told at its heading`() {
    let reading = read([["key", "en", "ko", "ko"], ["a", "Keep", "유지", "보관"]])
    #expect(reading.issues.map(\.start) == [Place(line: 1, column: 4)])
  }
}
