import JSONText
import Reports
import RunHistory

/// How `copydesk history` prints what it tells.
package enum HistoryForm: String, CaseIterable, Sendable {
  case text, json, csv
}

extension String {
  /// Rows of a table as lines whose columns stand below each other; numbers are set to the right.
  static func table(_ rows: [[String]], right: Set<Int>) -> String {
    var widths: [Int] = []
    for row in rows {
      for (column, cell) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = Swift.max(widths[column], cell.count)
      }
    }
    return rows.map { row in
      var line = ""
      for (column, cell) in row.enumerated() {
        let space = String(repeating: " ", count: widths[column] - cell.count)
        line += (column == 0 ? "" : "  ") + (right.contains(column) ? space + cell : cell + space)
      }
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
  }

  /// Rows as lines that a spreadsheet reads, with a byte order mark, without which Excel takes UTF-8 for something else.
  static func csv(_ rows: [[String]]) -> String {
    "\u{FEFF}" + rows.map { $0.map(\.asCSV).joined(separator: ",") + "\r\n" }.joined()
  }
}
