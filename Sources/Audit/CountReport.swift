package import CopyModel
package import Copydesk
import JSONText
import Reports

/// How much copy there is, as `count` prints it.
package struct CountReport {
  /// How it is printed.
  package enum Form: String, CaseIterable {
    case text, csv, json
  }

  private let sourceLocale: LocaleTag
  private let hasEarlier: Bool
  private var tally = CopyTally()
  private var files = 0
  private var reuse: [LocaleTag: CopyTally.Reuse] = [:]

  package init(sourceLocale: LocaleTag, hasEarlier: Bool) {
    self.sourceLocale = sourceLocale
    self.hasEarlier = hasEarlier
  }

  package mutating func add(_ tally: CopyTally, files: Int) {
    self.tally.merge(tally)
    self.files += files
  }

  /// All that was added.
  package mutating func written(as form: Form, byFile: Bool) async -> [UInt8] {
    reuse = await tally.reuse(in: tally.locales)
    switch form {
    case .text: return Array(text(byFile: byFile).utf8)
    case .csv: return Array(csv(byFile: byFile).utf8)
    case .json: return json(byFile: byFile)
    }
  }

  /// A line of the counts: a language, or a file of one.
  private struct Row {
    let locale: LocaleTag
    let file: String?
    let numbers: [(name: String, number: Int)]
  }

  private func rows(byFile: Bool) -> [Row] {
    let locales = tally.locales.sorted { $0.isShown(before: $1, source: sourceLocale) }
    return locales.flatMap { locale in
      let whole = row(locale, nil, tally.counts(in: locale), reuse: reuse[locale])
      guard byFile else { return [whole] }
      return tally.files(in: locale).map { row(locale, $0.file, $0.counts, reuse: nil) }
    }
  }

  private func row(
    _ locale: LocaleTag, _ file: String?, _ counts: CopyTally.Counts,
    reuse: CopyTally.Reuse?
  ) -> Row {
    let isSource = locale == sourceLocale
    let own = counts.own
    func words(_ status: CopyTally.Status) -> Int { counts.amount(status).source.words }
    var numbers: [(name: String, number: Int)] = [
      ("TextUnitCount", isSource ? counts.ownStrings : counts.strings),
      ("TotalWordCount", isSource ? own.gmxWords(in: locale) : counts.source.words),
    ]
    if !isSource {
      numbers += [
        ("ProtectedWordCount", words(.protected)), ("ExactMatchedWordCount", words(.translated)),
      ]
      if let reuse {
        numbers += [
          ("LeveragedMatchedWordCount", reuse.leveraged.words),
          ("RepetitionMatchedWordCount", reuse.repetition.words),
          ("FuzzyMatchedWordCount", reuse.fuzzyWords),
        ]
        numbers += CopyTally.Band.fuzzy.map {
          ("Fuzzy \($0.rawValue)", reuse.fuzzy[$0]?.words ?? 0)
        }
      }
      numbers += [("NeedsReviewWordCount", words(.needsReview) + words(.stale))]
      numbers += [("NewWordCount", counts.newWords(besides: reuse))]
    }
    numbers += [
      ("TranslatedTotalWordCount", own.gmxWords(in: locale)), ("UnicodeWordCount", own.words),
      ("TotalCharacterCount", own.characters), ("PunctuationCharacterCount", own.punctuation),
      ("WhiteSpaceCharacterCount", own.whiteSpace),
      ("OverallCharacterCount", own.characters + own.punctuation + own.whiteSpace),
      ("NumericOnlyTextUnitCount", counts.numericStrings),
    ]
    if hasEarlier {
      numbers += CopyTally.Band.allCases.map {
        ("Since \($0.rawValue)", counts.changes[$0]?.source.words ?? 0)
      }
      // What is new under its key may have stood under another.
      numbers += ([.unchanged] + CopyTally.Band.fuzzy).map {
        ("Since new, like another \($0.rawValue)", counts.likeOthers[$0]?.source.words ?? 0)
      }
    }
    return Row(locale: locale, file: file, numbers: numbers)
  }

  // MARK: Forms

  private func text(byFile: Bool) -> String {
    var lines: [String] = []
    for row in rows(byFile: byFile) {
      lines.append(
        ([row.locale.identifier] + (row.file.map { [$0.visible] } ?? [])).joined(separator: "  "))
      let widest = row.numbers.map(\.name.count).max() ?? 0
      for (name, number) in row.numbers {
        let digits = "\(number)"
        lines.append(
          "  \(name)\(String(repeating: " ", count: widest - name.count + max(1, 12 - digits.count)))\(digits)"
        )
      }
      lines.append("")
    }
    if hasEarlier {
      lines.append(
        "Removed since: \(ReportWords.counted(tally.removed.strings, "string")), \(ReportWords.counted(tally.removed.source.words, "word"))."
      )
    }
    lines.append("Counted in \(ReportWords.counted(files, "file")).")
    return lines.joined(separator: "\n") + "\n"
  }

  private func csv(byFile: Bool) -> String {
    let rows = rows(byFile: byFile)
    var names: [String] = []
    for row in rows { names += row.numbers.map(\.name).filter { !names.contains($0) } }
    var lines = [(["locale", "file"] + names).joined(separator: ",")]
    for row in rows {
      let numbers = names.map { name in
        row.numbers.first { $0.name == name }.map { "\($0.number)" } ?? ""
      }
      let fields = [row.locale.identifier, (row.file ?? "").asCSV] + numbers
      lines.append(fields.joined(separator: ","))
    }
    return lines.map { $0 + "\r\n" }.joined()
  }

  private func json(byFile: Bool) -> [UInt8] {
    var json = JSONWriter(indent: 2)
    json.object { json in
      json.name("files")
      json.integer(files)
      if hasEarlier {
        json.name("removed")
        json.object { json in
          json.name("strings")
          json.integer(tally.removed.strings)
          json.name("words")
          json.integer(tally.removed.source.words)
        }
      }
      json.name("counts")
      json.array(rows(byFile: byFile)) { json, row in
        json.object { json in
          json.member("locale", row.locale.identifier)
          if let file = row.file { json.member("file", file) }
          for (name, number) in row.numbers {
            json.name(name)
            json.integer(number)
          }
        }
      }
    }
    json.endLine()
    return json.bytes
  }
}
