import CopyModel
import ICUText
@testable import StringTables
import Testing

struct TextDecodingTests {
  struct Storage: Sendable, CustomTestStringConvertible {
    let name: String
    let mark: [UInt8]
    let isLittleEndian: Bool

    var testDescription: String { name }

    func store(_ text: String) -> [UInt8] {
      mark
        + text.utf16.flatMap { unit in
          let bytes = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
          return isLittleEndian ? bytes.reversed() : bytes
        }
    }
  }

  static let storages = [
    Storage(name: "LE with mark", mark: [0xFF, 0xFE], isLittleEndian: true),
    Storage(name: "BE with mark", mark: [0xFE, 0xFF], isLittleEndian: false),
    Storage(name: "LE", mark: [], isLittleEndian: true),
    Storage(name: "BE", mark: [], isLittleEndian: false),
  ]

  @Test func `a character set that nobody knows says nothing`() {
    let hangul: [UInt8] = [0xB0, 0xA1, 0xB3, 0xAA, 0xB4, 0xD9, 0xB6, 0xF3, 0xB8, 0xB6, 0xB9, 0xD9]
    let result = TextDecoding(hangul + hangul, declared: { _ in "KSC9999" })
    #expect(result.complaint?.contains("in KSC9999, which is not known here") == true)
  }

  private func decode(_ stored: [UInt8]) -> (text: String, invalid: Int?, encoding: String) {
    let result = TextDecoding(stored)
    return (
      String(decoding: result.bytes, as: UTF8.self), result.firstInvalid, result.encoding.name
    )
  }

  @Test(arguments: storages, ["\"a\" = \"한😀é\";\n", "/* x */"])
  func `reads UTF-16`(storage: Storage, text: String) {
    let result = decode(storage.store(text))
    #expect(result.text == text)
    #expect(result.invalid == nil)
    #expect(result.encoding == "UTF-16")
  }

  /// A few strings of each, in the encodings that their languages had before Unicode.
  static let undeclared: [(charset: String, text: String)] = [
    ("windows-949", "\"a\" = \"파일을 삭제하시겠습니까?\";\n\"b\" = \"취소\";\n"),
    ("GB18030", "\"a\" = \"要删除这个文件吗？\";\n\"b\" = \"此操作无法撤销。\";\n"),
    ("Big5", "\"a\" = \"要刪除這個檔案嗎？\";\n\"b\" = \"此操作無法還原。\";\n"),
    ("Shift_JIS", "\"a\" = \"このファイルを削除しますか？\";\n\"b\" = \"キャンセル\";\n"),
    ("EUC-JP", "\"a\" = \"このファイルを削除しますか？\";\n\"b\" = \"キャンセル\";\n"),
  ]

  @Test(arguments: undeclared)
  func `an encoding that nobody names is told by its bytes`(_ charset: String, _ text: String)
    throws
  {
    let stored = try #require(Charset(charset)).bytes(ofUTF8: Array(text.utf8))
    let reading = Reading(stored, as: "a.strings")
    #expect(String(decoding: reading.bytes, as: UTF8.self) == text)
    #expect(reading.issues.map(\.kind) == [.wrongEncoding])
    #expect(reading.issues.map(\.start) == [Place(line: 1, column: 8)])
    #expect(reading.issues.first?.message.contains(charset) == true)
    // What is written back is in the same encoding.
    let edit = try TableEdit(#require(reading.entries.last).stored, text: "OK")
    let format = try #require(TableFormat.of(path: "a.strings"))
    let written = try TableEdit.apply([edit], to: stored, format: format)
    #expect(written.starts(with: stored.prefix(20)))
  }

  @Test(arguments: [
    ("ISO-8859-1", "a=Größe ändern\nb=Schließen\nc=Über diese Datei, täglich für mich\n"),
    ("windows-1251", "a=Удалить этот файл?\nb=Отменить\nc=Это действие нельзя отменить\n"),
    ("KOI8-R", "a=Удалить этот файл?\nb=Отменить\nc=Это действие нельзя отменить\n"),
    ("windows-949", "a=취소\n"),
    ("GB18030", "a=保存更多版本\n"),
    (
      "ISO-8859-1",
      "a=Heat it to 20°C, 25°C, 30°C, 35°C, 40°C, 45°C, 50°C, 55°C, 60°C, 65°C, 70°C or 75°C.\n"
    ),
    (
      "ISO-8859-1",
      "a=Ändra\nb=Ångra\nc=Är allt klart?\nd=ÄNDRA ALLT\ne=ÅNGRA ALLT\nf=Ändra igen\n"
        + "g=Ångra allt\nh=Åter till start\ni=Ämne\nj=Ändra namn\nk=Årtal\nl=Ägare\nm=Älska\n"
    ),
  ])
  func `what may be another encoding is not taken for one`(_ charset: String, _ text: String) throws
  {
    let stored = try #require(Charset(charset)).bytes(ofUTF8: Array(text.utf8))
    #expect(UndeclaredCharset.of(stored.span) == nil)
  }

  @Test(arguments: storages)
  func `reads a table in UTF-16`(storage: Storage) {
    let reading = Reading(storage.store("\"a\" = \"한😀\";\n\"b\" = \"B\""), as: "a.strings")
    #expect(reading.pairs == ["a=한😀"])
    #expect(reading.issues.map(\.start.line) == [2])
    #expect(reading.entries.map(\.stored.place.column) == [8])
  }

  @Test(arguments: storages)
  func `half a unit and half a pair are repaired`(storage: Storage) {
    let odd = decode(storage.store("ab😀") + [0x41])
    // Without a mark and of an odd length, it is no UTF-16.
    if !storage.mark.isEmpty {
      #expect(odd.text == "ab😀\u{FFFD}")
      #expect(odd.invalid == 6)
    }
    var half = storage.store("ab😀c")
    half.removeSubrange(half.count - 4..<half.count - 2)
    let result = decode(half)
    #expect(result.text == "ab\u{FFFD}c")
    #expect(result.invalid == 2)
  }

  @Test(arguments: ["", "a", "\"a\" = \"한\";", "ab\0"])
  func `reads UTF-8 with and without a mark`(text: String) {
    for mark in ["", "\u{FEFF}"] {
      let result = decode(Array((mark + text).utf8))
      #expect(result.text == text)
      #expect(result.invalid == nil)
      #expect(result.encoding == "UTF-8")
    }
  }

  @Test(
    arguments: [
      ([0x61, 0xFF, 0x62], 1, "a\u{FFFD}b"), ([0x61, 0xED, 0x95], 1, "a\u{FFFD}"),
      ([0x80], 0, "\u{FFFD}"), ([0xEF, 0xBB, 0xBF, 0x61, 0xC3], 1, "a\u{FFFD}"),
    ] as [([UInt8], Int, String)])
  func `repairs what is no UTF-8`(stored: [UInt8], invalid: Int, text: String) {
    let result = decode(stored)
    #expect(result.text == text)
    #expect(result.invalid == invalid)
  }

  @Test(arguments: [[0xFF, 0xFE], [0xFE, 0xFF], [0xEF, 0xBB, 0xBF], []] as [[UInt8]])
  func `a mark alone is an empty text`(stored: [UInt8]) {
    let result = decode(stored)
    #expect(result.text.isEmpty)
    #expect(result.invalid == nil)
  }
}
