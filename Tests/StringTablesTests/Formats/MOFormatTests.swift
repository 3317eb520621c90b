import CopyModel
import Testing

@testable import StringTables

struct MOFormatTests {
  @Test(arguments: [(true, 0), (false, 0), (true, 1), (false, 1)] as [(Bool, UInt32)])
  func `both byte orders and revisions`(isLittleEndian: Bool, revision: UInt32) {
    var file = MOFile.sample
    file.isLittleEndian = isLittleEndian
    file.revision = revision
    let reading = Reading(file.bytes(), as: "a.mo")
    #expect(reading.units.map(\.key) == ["%d note", "Cancel", "alert|Delete?"])
    #expect(reading.units.map(\.source) == ["%d notes", "Cancel", "Delete?"])
    #expect(reading.units.map(\.target) == ["메모 %d개", "취소", "삭제하겠습니까? 😀"])
    #expect(reading.units.map(\.variation) == ["plural.other", nil, nil])
    #expect(reading.units.allSatisfy { $0.locale.identifier == "ko" && $0.format == "mo" })
    for unit in reading.units {
      #expect(reading.written(unit.stored) == unit.target)
      #expect(unit.stored.place == Place(line: 1, column: unit.stored.bytes.lowerBound + 1))
      #expect(unit.storedSource.map { reading.written($0) } == unit.source)
    }
    #expect(reading.issues.isEmpty)
  }

  @Test func `the units are those of the text that it was compiled from`() {
    let header = "Language: de\nPlural-Forms: nplurals=2; plural=(n != 1);\n"
    let compiled = Reading(
      MOFile([("", header), ("%d file\0%d files", "%d Datei\0%d Dateien"), ("x\u{4}OK", "")])
        .bytes(),
      as: "a.mo")
    let text = Reading(
      """
      msgid ""
      msgstr "Language: de\\nPlural-Forms: nplurals=2; plural=(n != 1);\\n"
      msgid "%d file"
      msgid_plural "%d files"
      msgstr[0] "%d Datei"
      msgstr[1] "%d Dateien"
      msgctxt "x"
      msgid "OK"
      msgstr ""
      """, as: "a.po")
    func rows(_ reading: Reading) -> [[String?]] {
      reading.units.map { [$0.key, $0.source, $0.target, $0.variation, $0.locale.identifier] }
    }
    #expect(rows(compiled) == rows(text))
  }

  @Test func `the header tells the character set`() {
    var file = MOFile([("", "Content-Type: text/plain; charset=EUC-KR\n"), ("Cancel", "")])
    file.entries[1].target = [0xC3, 0xEB, 0xBC, 0xD2]
    let reading = Reading(file.bytes(), as: "ko/LC_MESSAGES/a.mo")
    #expect(reading.units.map(\.target) == ["취소"])
    #expect(reading.issues.isEmpty)
  }

  @Test func `bytes of another character set are reported once`() {
    var file = MOFile([("A", ""), ("B", "")])
    for index in 0..<2 { file.entries[index].target = [0xC3, 0xEB, 0xBC, 0xD2] }
    let reading = Reading(file.bytes(), as: "ko.mo")
    #expect(reading.issues.map(\.kind) == [.wrongEncoding])
    #expect(reading.units.count == 2)
  }

  @Test func `without a language only the sources are known`() {
    let reading = Reading(MOFile([("Cancel", "취소")]).bytes(), as: "a.mo")
    #expect(reading.units.map(\.locale.identifier) == ["en"])
    #expect(reading.units.map(\.target) == [nil])
  }

  @Test func `a file cut short keeps what can be reached`() {
    let bytes = MOFile.sample.bytes()
    let reading = Reading(Array(bytes[..<(bytes.count - 3)]), as: "ko.mo")
    #expect(reading.units.map(\.key) == ["%d note", "Cancel"])
    #expect(reading.issues.map(\.kind) == [.unreadableEntry])
  }

  @Test(
    arguments: [
      (4, 0x7FFF_FFFF), (8, 0xFFFF_FFFF), (8, 0x1000_0000), (12, 0xFFFF_FFF0), (16, 0xFFFF_FFFF),
      (28, 0xFFFF_FFFF), (32, 0xFFFF_FFFF), (60, 0xFFFF_FFFF), (64, 0x7FFF_FFFF),
    ] as [(Int, UInt32)])
  func `numbers out of range are one issue`(offset: Int, value: UInt32) {
    let file = MOFile.sample
    var bytes = file.bytes()
    bytes.replaceSubrange(offset..<offset + 4, with: file.number(value))
    let reading = Reading(bytes, as: "ko.mo")
    #expect(reading.issues.map(\.kind) == [.unreadableEntry])
    #expect(reading.units.count < 4)
  }

  @Test func `strings that share their bytes do not multiply`() {
    let file = MOFile(Array(repeating: ("A", String(repeating: "가", count: 100)), count: 1000))
    var bytes = file.bytes()
    let target = file.number(UInt32(bytes.count - 28 - 16_000)) + file.number(28 + 16_000)
    for index in 0..<1000 {
      bytes.replaceSubrange(28 + 8000 + index * 8..<28 + 8000 + index * 8 + 8, with: target)
    }
    let reading = Reading(bytes, as: "ko.mo")
    #expect(reading.units.count < 5)
    #expect(reading.issues.count == 1)
  }

  @Test func `a file of another kind is no table`() {
    let reading = Reading("model Ball\nend Ball;\n", as: "ko.mo")
    #expect(!reading.content.isTable)
    #expect(reading.issues.isEmpty)
  }
}
