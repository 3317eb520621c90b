import Copydesk
import Reports

/// What a run of `fix` tells at its end.
struct FixSummary {
  private let outcome: FixOutcome
  private let written: [FixedFile]
  private let isTrial: Bool

  init(_ outcome: FixOutcome, written: [FixedFile], isTrial: Bool) {
    self.outcome = outcome
    self.written = written
    self.isTrial = isTrial
  }

  /// A line for each file, and the total.
  var text: String {
    let lines = written.map { file in
      let rules = file.fixes.map { "\($0.count) \($0.rule)" }.joined(separator: ", ")
      return "\(file.path): \(rules)\n"
    }
    return lines.joined() + (lines.isEmpty ? "" : "\n") + total + "\n"
  }

  /// How much was done, and what is left.
  var total: String {
    let count = written.reduce(0) { $0 + $1.fixes.reduce(0) { $0 + $1.count } }
    let verb = isTrial ? "would be mended" : "mended"
    var sentences = [
      outcome.files.isEmpty
        ? "Nothing to mend."
        : "\(ReportWords.counted(count, "finding")) \(verb) in \(ReportWords.counted(written.count, "file"))."
    ]
    if outcome.risky > 0 {
      sentences.append(
        "With --unsafe, \(outcome.risky) more that may change what a text means.")
    }
    if outcome.unfixable > 0 {
      sentences.append("\(ReportWords.counted(outcome.unfixable, "finding")) without a fix.")
    }
    return sentences.joined(separator: " ")
  }

  /// Which fixes were not taken, and what to do about them.
  var remarks: [String] {
    FixRemark.Reason.allCases.flatMap { reason -> [String] in
      let own = outcome.remarks.filter { $0.reason == reason }
      guard !own.isEmpty else { return [] }
      if reason.isOfFile {
        return own.map {
          "\($0.path): \(ReportWords.counted($0.count, "fix", "fixes")) \(reason.words)"
        }
      }
      let total = own.reduce(0) { $0 + $1.count }
      return ["\(ReportWords.counted(total, "fix", "fixes")) \(reason.words)"]
    }
  }
}

extension FixRemark.Reason {
  /// Whether it is said of each file by itself.
  fileprivate var isOfFile: Bool { self == .compiled || self == .unwritable }

  fileprivate var words: String {
    switch self {
    case .fruitless: "left out, since the text would have another finding then. Mend it by hand."
    case .copied:
      "left out, since the text is a key or a copy of its source. Mend it where it comes from."
    case .unwritable:
      "left out, since the file has no way to write the text there. Mend it by hand, or save the file as UTF-8."
    case .compiled:
      "left out, since the file is no text. Mend it in its own program, or mend what it is compiled from."
    case .inCode: "left out, since the text stands in code. Mend it there."
    }
  }
}
