import CopyModel
package import StringTables

/// A table cut into windows wherever its format allows it.
package enum TableWindows {
  /// The windows of a decoded file, in order.
  package static func of(_ file: TableFile, format: TableFormat) -> [TableFile] {
    guard let rule = format.pieces else { return [] }
    var windows: [TableFile] = []
    var head: [UInt8]?
    var start = Place(line: 1, column: 1)
    var first = 0
    let ends = file.bytes.indices.filter { rule.isEnd(file.bytes.span, $0) }.map { $0 + 1 }
    for end in ends + (ends.last == file.bytes.count ? [] : [file.bytes.count]) {
      let bytes = Array(file.bytes[first..<end])
      let next = rule.preamble?(head ?? [], bytes.span) ?? head ?? bytes
      windows.append(
        TableFile(
          path: file.path, stored: bytes, format: format, start: start, head: head,
          next: end < file.bytes.count ? next : nil))
      start = TableFile.place(behind: bytes.span, from: start)
      (head, first) = (next, end)
    }
    return windows
  }
}
