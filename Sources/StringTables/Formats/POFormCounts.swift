import CopyModel

/// How many plural forms the entries of a PO file have, beside what its header counts.
struct POFormCounts {
  /// Where the header stands; nil where it is not at hand.
  var header: Range<Int>?
  /// The entries that have more or fewer forms than the header counts.
  private var others: [(count: Int, key: String, range: Range<Int>)] = []
  /// Whether an entry has as many.
  private var hasFitting = false

  /// Notes an entry with its first form's place.
  mutating func add(_ own: Int, _ key: String, at range: Range<Int>, of count: Int) {
    if own == count { hasFitting = true } else { others.append((own, key, range)) }
  }

  /// That entries and header differ. Where all entries agree with one another, the header is wrong.
  func issues(besides count: Int, in file: inout TableFile) -> [ReadIssue] {
    guard let first = others.first else { return [] }
    let header = "The header counts \(count) plural form\(count == 1 ? "" : "s")"
    if !hasFitting, others.allSatisfy({ $0.count == first.count }) {
      let message =
        "\(header), and the entries have \(first.count). Set nplurals=\(first.count) and its formula."
      let isAtHand = self.header != nil
      return [
        file.issue(
          .pluralHeader, line(in: file) ?? first.range, key: isAtHand ? nil : first.key, message,
          isOfWholeFile: true)
      ]
    }
    return others.map { other in
      file.issue(
        .pluralHeader, other.range, key: other.key,
        "\(header), and this entry has \(other.count). Write one msgstr for each, from msgstr[0] on."
      )
    }
  }

  /// Where the header counts.
  private func line(in file: TableFile) -> Range<Int>? {
    guard let header else { return nil }
    let text = file.bytes.span
    guard let start = header.first(where: { text.has("nplurals", at: $0) }) else { return header }
    var end = start
    while end < header.upperBound, text[end] != UInt8(ascii: ";"), text[end] != 0x0A { end += 1 }
    return start..<end
  }
}
