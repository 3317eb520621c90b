/// Builds workbooks for tests: a ZIP archive with the parts that a reader of texts needs.
package struct WorkbookFile {
  /// A part of the archive, stored as it is.
  package struct Part {
    package var name: String
    package var text: String

    package init(name: String, text: String) {
      (self.name, self.text) = (name, text)
    }
  }

  package var parts: [Part]

  /// A workbook whose cells stand in its sheets. `cells` are the rows of each: nil where nothing stands.
  package init(_ sheets: [(name: String, rows: [[String?]])]) {
    let list = sheets.enumerated().map {
      "<sheet name=\"\($1.name)\" sheetId=\"\($0 + 1)\" r:id=\"rId\($0)\"/>"
    }
    let relations = sheets.indices.map {
      "<Relationship Id=\"rId\($0)\" Target=\"worksheets/sheet\($0).xml\"/>"
    }
    parts = [
      Part(
        name: "xl/workbook.xml",
        text: "<workbook xmlns:r=\"r\"><sheets>\(list.joined())</sheets></workbook>"),
      Part(
        name: "xl/_rels/workbook.xml.rels",
        text: "<Relationships>\(relations.joined())</Relationships>"),
    ]
    for (number, sheet) in sheets.enumerated() {
      let rows = sheet.rows.enumerated().map { row, cells in
        let written = cells.enumerated().compactMap { column, text in
          text.map {
            "<c r=\"\(Self.letter(column))\(row + 1)\" t=\"inlineStr\"><is><t>\($0)</t></is></c>"
          }
        }
        return "<row r=\"\(row + 1)\">\(written.joined())</row>"
      }
      parts.append(
        Part(
          name: "xl/worksheets/sheet\(number).xml",
          text: "<worksheet><sheetData>\(rows.joined())</sheetData></worksheet>"))
    }
  }

  package static let sample = WorkbookFile([
    (
      "Alerts",
      [
        ["key", "en", "ko", "Comment"], ["delete.title", "Delete “%@”?", "‘%@’을(를) 삭제할까요? 😀", nil],
        [nil], ["cancel", "Cancel", "취소", "A &amp; B"],
      ]
    ), ("Notes", [["Ask Mina"]]),
  ])

  private static func letter(_ column: Int) -> Character {
    Character(Unicode.Scalar(UInt8(ascii: "A") + UInt8(column)))
  }

  package func bytes() -> [UInt8] {
    var (archive, directory): ([UInt8], [UInt8]) = ([], [])
    for part in parts {
      let (name, text) = (Array(part.name.utf8), Array(part.text.utf8))
      let facts =
        number(0, 2) + number(0, 2) + number(0, 4) + number(Self.checksum(of: text), 4)
        + number(text.count, 4) + number(text.count, 4) + number(name.count, 2) + number(0, 2)
      directory += [0x50, 0x4B, 1, 2] + number(20, 2) + number(20, 2) + facts
      directory += number(0, 2) + number(0, 2) + number(0, 2) + number(0, 4)
      directory += number(archive.count, 4) + name
      archive += [0x50, 0x4B, 3, 4] + number(20, 2) + facts + name + text
    }
    let end =
      number(0, 4) + number(parts.count, 2) + number(parts.count, 2) + number(directory.count, 4)
      + number(archive.count, 4) + number(0, 2)
    return archive + directory + [0x50, 0x4B, 5, 6] + end
  }

  /// The lowest byte first.
  private func number(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(value >> ($0 * 8) & 0xFF) }
  }

  /// The CRC-32, bit by bit.
  private static func checksum(of bytes: [UInt8]) -> Int {
    var sum: UInt32 = .max
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return Int(~sum)
  }
}
