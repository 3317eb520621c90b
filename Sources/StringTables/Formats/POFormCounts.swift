import CopyModel

/// How many plural forms the entries of a PO file have, beside what its header counts and what its language has.
struct POFormCounts {
  /// Where the header stands; nil where it is not at hand.
  var header: Range<Int>?
  /// The first entry with plural forms.
  private var first: (key: String, range: Range<Int>)?
  /// The entries that have more or fewer forms than the header counts.
  private var others: [(count: Int, key: String, range: Range<Int>)] = []
  /// Whether an entry has as many.
  private var hasFitting = false

  /// Notes an entry with its first form's place.
  mutating func add(_ own: Int, _ key: String, at range: Range<Int>, of count: Int) {
    if first == nil { first = (key, range) }
    if own == count { hasFitting = true } else { others.append((own, key, range)) }
  }

  /// What does not fit: one piece of advice for the file, or one for each entry that differs from all others. `language` is
  /// the number of forms of the language, nil where that is not settled.
  func issues(
    besides count: Int, language: Int?, _ locale: LocaleTag?, in file: inout TableFile
  ) -> [ReadIssue] {
    guard let first else { return [] }
    let header = "The header counts \(Self.forms(count))"
    if let language, language != count {
      let formula =
        language == 1 ? "nplurals=1; plural=0;" : "nplurals=\(language) and its formula."
      let isOfEntries = !others.isEmpty && !hasFitting && others.allSatisfy { $0.count == language }
      let has = isOfEntries ? "the entries have" : "\(locale?.identifier ?? "the language") has"
      return [
        issue(
          "\(header), and \(has) \(language). Set \(formula)", besides: first,
          confidence: others.isEmpty ? 0.85 : 1, in: &file)
      ]
    }
    guard let other = others.first else { return [] }
    if !hasFitting, others.allSatisfy({ $0.count == other.count }) {
      return [
        language == count
          ? file.issue(
            .pluralHeader, other.range, key: other.key,
            "\(header), as many as the language has, and the entries have \(other.count). \(Self.mend(other.count, count))",
            isOfWholeFile: true)
          : issue(
            "\(header), and the entries have \(other.count). Set nplurals=\(other.count) and its formula.",
            besides: (other.key, other.range), confidence: 1, in: &file)
      ]
    }
    return others.map { other in
      file.issue(
        .pluralHeader, other.range, key: other.key,
        "\(header), and this entry has \(other.count). \(Self.mend(other.count, count))")
    }
  }

  private static func forms(_ count: Int) -> String {
    "\(count) plural form\(count == 1 ? "" : "s")"
  }

  /// What to do with an entry that has `own` forms where `count` are wanted.
  private static func mend(_ own: Int, _ count: Int) -> String {
    own > count
      ? "Remove msgstr[\(count)]\(own > count + 1 ? " and those behind it" : "")."
      : "Write one msgstr for each, from msgstr[0] on."
  }

  /// What is wrong with the header.
  private func issue(
    _ message: String, besides entry: (key: String, range: Range<Int>), confidence: Double,
    in file: inout TableFile
  ) -> ReadIssue {
    file.issue(
      .pluralHeader, line(in: file) ?? entry.range, key: header == nil ? entry.key : nil, message,
      confidence: confidence, isOfWholeFile: true)
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
