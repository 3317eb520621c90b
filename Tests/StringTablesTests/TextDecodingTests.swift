import CopyModel
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
