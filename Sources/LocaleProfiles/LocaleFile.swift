import CopyModel
import JSONText
import LocaleData

/// One file of `Locales/`, parsed.
struct LocaleFile {
  /// `Locales/ko.json`; before the tag is known, `Locales/`.
  let name: String
  let bytes: [UInt8]
  let root: JSONValue

  init(name: String, bytes: [UInt8]) throws(LocaleError) {
    self.bytes = bytes
    do throws(JSONError) {
      root = try JSONReader.document(bytes.span)
    } catch {
      throw LocaleError(
        file: name, place: Self.place(of: error.offset, in: bytes), message: error.message)
    }
    self.name = name
  }

  /// The same file under its name.
  init(_ file: LocaleFile, name: String) {
    bytes = file.bytes
    root = file.root
    self.name = name
  }

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

  /// The files in the binary, in the order of `LocaleData.c`.
  static func embedded() -> [[UInt8]] {
    let size = Int(locale_data_size())
    var files: [[UInt8]] = []
    var file: [UInt8] = []
    for offset in stride(from: 0, to: size, by: 8) {
      var word = locale_data_word(Int32(offset))
      for _ in 0..<min(8, size - offset) {
        let byte = UInt8(truncatingIfNeeded: word)
        word >>= 8
        if byte == 0 {
          files.append(file)
          file = []
        } else {
          file.append(byte)
        }
      }
    }
    return files
  }
}
