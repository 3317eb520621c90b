import CopyModel
import JSONText
import LocaleData

/// One file of `Locales/`, parsed. A class because all its values point to it; it is constant.
final class LocaleFile: Sendable {
  /// `Locales/ko.json`; before the tag is known, `Locales/`.
  let name: String
  let bytes: [UInt8]
  /// Where its values stand: most are words of one list, and no string is made of those.
  let outline: JSONOutline

  init(name: String, bytes: [UInt8]) throws(LocaleError) {
    self.bytes = bytes
    do throws(JSONError) {
      outline = try JSONOutline.sound(bytes)
    } catch {
      throw LocaleError(
        file: name, place: Self.place(of: error.offset, in: bytes), message: error.message)
    }
    self.name = name
  }

  var root: LocaleValue { LocaleValue(outline.root, of: self) }

  /// An error at a value of this file.
  func error(at offset: Int, _ message: String) -> LocaleError {
    LocaleError(file: name, place: Self.place(of: offset, in: bytes), message: message)
  }

  static func place(of offset: Int, in bytes: [UInt8]) -> Place {
    let before = bytes.prefix(offset)
    let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let column = bytes.span.extracting(lineStart..<max(offset, lineStart))
    return Place(
      line: before.count { $0 == 0x0A } + 1, column: column.utf16Offset(of: column.count) + 1)
  }

  /// Where the files in the binary are, in the order of `LocaleData.c`.
  static func embeddedRanges() -> [Range<Int>] {
    let size = locale_data_size()
    var ranges: [Range<Int>] = []
    var start: Int32 = 0
    while start < size {
      let end = locale_data_end(start)
      ranges.append(Int(start)..<Int(end))
      start = end + 1
    }
    return ranges
  }

  /// Some bytes of the files in the binary.
  static func embedded(_ range: Range<Int>) -> [UInt8] {
    [UInt8](capacity: range.count) { bytes in
      var offset = range.lowerBound
      while offset < range.upperBound {
        var word = locale_data_word(Int32(offset))
        for _ in 0..<min(8, range.upperBound - offset) {
          bytes.append(UInt8(truncatingIfNeeded: word))
          word >>= 8
        }
        offset += 8
      }
    }
  }
}
