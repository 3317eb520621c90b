/// What a reviewer says of findings: the rows of a sheet that came back.
package struct ReviewSheet {
  /// A row with a verdict.
  package struct Row: Sendable {
    /// Its number in the sheet, as a spreadsheet counts.
    package let number: Int
    package let status: AuditSheet.Status
    package let fingerprint: String
    package let file: String
    package let key: String
    package let newTarget: String
    package let comment: String
    package let reviewer: String
  }

  package private(set) var rows: [Row] = []
  /// What could not be understood, each with the row that it stands in.
  package private(set) var complaints: [String] = []
  /// Whether some sheet has the headings of findings.
  package private(set) var isReview = false

  /// `sheets` are the cells of each, its headings first; those that are no list of findings are passed over.
  package init(_ sheets: [[[String]]]) {
    for sheet in sheets { read(sheet) }
  }

  private mutating func read(_ cells: [[String]]) {
    let headings = cells.first?.map { $0.trimmedSpaces.lowercased() } ?? []
    func column(_ name: AuditSheet.Column) -> Int? { headings.firstIndex(of: name.rawValue) }
    guard let status = column(.status), let fingerprint = column(.fingerprint) else { return }
    isReview = true
    for (index, row) in cells.enumerated().dropFirst() {
      func cell(_ number: Int?) -> String {
        number.flatMap { row.indices.contains($0) ? row[$0].trimmedSpaces : nil } ?? ""
      }
      let word = cell(status).lowercased()
      guard !word.isEmpty else { continue }
      guard let chosen = AuditSheet.Status(rawValue: word) else {
        let words = AuditSheet.Status.allCases.map(\.rawValue).joined(separator: ", ")
        complaints.append(
          "Row \(index + 1): “\(cell(status))” is no status. Choose one of \(words).")
        continue
      }
      guard chosen != .open else { continue }
      // A new text keeps its spaces.
      let newTarget = column(.newTarget).flatMap { row.indices.contains($0) ? row[$0] : nil }
      rows.append(
        Row(
          number: index + 1, status: chosen, fingerprint: cell(fingerprint),
          file: cell(column(.file)), key: cell(column(.key)), newTarget: newTarget ?? "",
          comment: cell(column(.comment)), reviewer: cell(column(.reviewer))))
    }
  }
}

extension String {
  fileprivate var trimmedSpaces: String {
    var text = self[...]
    while let first = text.first, first.isWhitespace { text = text.dropFirst() }
    while let last = text.last, last.isWhitespace { text = text.dropLast() }
    return String(text)
  }
}
