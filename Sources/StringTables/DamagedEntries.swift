package import CopyModel

extension DamagedKeys {
  /// The names in the entries of a file that could not be read: the keys that are known, else all that stands between
  /// quotation marks, or first, on the line of the damage and on the one before, where it may have begun.
  package init(_ issues: [ReadIssue], in file: TableFile) {
    self.init()
    var lines: Set<Int> = []
    for issue in issues where issue.kind == .unreadableEntry && issue.confidence >= 0.95 {
      if let key = issue.key { insert(key) }
      if !issue.isOfWholeFile { lines.formUnion([issue.start.line - 1, issue.start.line]) }
    }
    guard !lines.isEmpty else { return }
    let text = file.bytes.span
    var (start, number) = (file.range.lowerBound, file.start.line)
    while start < text.count {
      let end = text.lineEnd(from: start)
      if lines.contains(number), end - start <= Self.longestLine {
        insertNames(String(copying: text.extracting(start..<end)))
      }
      start = end + (text.has("\r\n", at: end) ? 2 : 1)
      number += 1
    }
  }

  /// A longer line is a whole file without line breaks.
  private static var longestLine: Int { 4096 }

  private mutating func insertNames(_ line: String) {
    for piece in line.split(whereSeparator: { "\"'".contains($0) }) {
      let name = piece.drop { " \t:=".contains($0) }.reversed().drop { " \t:=;,".contains($0) }
      if !name.isEmpty { insert(String(name.reversed())) }
    }
    let first = line.drop { $0 == " " || $0 == "\t" }.prefix { !"\"' \t:=".contains($0) }
    if !first.isEmpty { insert(String(first)) }
  }
}
