import CopyModel
import RuleKit
import StringTables
import TableEdits

/// The fixes of one table, tried until none is left that helps.
///
/// A trial takes all fixes that are still open, in memory; the table is then read and checked again. Where a finding is
/// there that was not, or one that should be gone, the fixes that may have brought it are put off, half of them at a time
/// where several may have, and the next trial does without. What passes is kept, and all that is left starts anew on it:
/// the last round is what another run would do, and brings nothing.
struct TableFixes {
  /// The fixes of which rules are taken.
  struct Choice: Sendable {
    let rules: Set<String>
    let sourceLocale: LocaleTag
    let context: ReadingContext
    /// The files that may be changed, by path.
    let paths: Set<String>

    func takes(_ finding: Finding) -> Bool {
      finding.fix != nil && rules.contains(finding.rule)
    }
  }

  /// What tells a finding from another while texts change.
  private struct Name: Hashable {
    var rule: String
    var file: String
    var key: String?
    var locale: LocaleTag?

    init(_ finding: Finding) {
      (rule, file) = (finding.rule, finding.file)
      (key, locale) = (finding.key, finding.locale)
    }
  }

  let choice: Choice
  /// The bytes of the files as they were read.
  let originals: [String: [UInt8]]
  /// The same with what is kept; only those that differ.
  private(set) var kept: [String: [UInt8]] = [:]
  /// What is found with that.
  private(set) var findings: [Finding]
  /// How many fixes were kept, by file and rule.
  private(set) var counts: [String: [String: Int]] = [:]
  /// Why fixes of the last round were not taken, by the number of the finding.
  private(set) var refused: [Int: FixRemark.Reason] = [:]
  /// The files with bytes that are not in their encoding, so that nothing in them can be written back.
  private(set) var damaged: Set<String> = []
  /// The files that held other bytes when their fixes were to be made.
  private(set) var changed: Set<String> = []
  /// The fixes that this round does without.
  private var barred: Set<Int> = []
  /// The bytes of a trial, and the numbers of the findings that it mends.
  private var trial: [String: [UInt8]] = [:]
  private var mended: [Int] = []

  init(_ findings: [Finding], originals: [String: [UInt8]], choice: Choice) {
    self.findings = findings
    self.originals = originals
    self.choice = choice
  }

  /// The bytes of the files for the next trial; nil when there is nothing more to try.
  mutating func nextTrial() -> [String: [UInt8]]? {
    (trial, mended) = (kept, [])
    let fixes = findings.indices.compactMap { number in
      choice.takes(findings[number]) && !barred.contains(number)
        ? StoredFix(findings[number], number: number) : nil
    }
    for (path, fixes) in Dictionary(grouping: fixes, by: \.stored.file)
      .sorted(by: { $0.key < $1.key })
    {
      take(fixes, in: path)
    }
    return mended.isEmpty ? nil : trial
  }

  private mutating func take(_ fixes: [StoredFix], in path: String) {
    guard let format = TableFormat.of(path: path) else {
      return refuse(fixes.map(\.number), .inCode)
    }
    // The same file by another path.
    guard choice.paths.contains(path) else { return }
    guard let bytes = kept[path] ?? originals[path] else {
      changed.insert(path)
      return refuse(fixes.map(\.number), .unwritable)
    }
    do throws(TableDraft.Obstacle) {
      let draft = try TableDraft(
        path: path, stored: bytes, format: format, context: choice.context)
      let texts = FixedText.made(of: fixes)
      let (written, refused) = draft.taking(texts)
      trial[path] = written
      for (number, text) in texts.enumerated() {
        switch refused[number] {
        case .copied: refuse(text.numbers, .copied)
        case .unwritable: refuse(text.numbers, .unwritable)
        case nil: mended += text.numbers
        }
      }
    } catch {
      refuse(fixes.map(\.number), .compiled)
      if error == .encoding { damaged.insert(path) }
    }
  }

  private mutating func refuse(_ numbers: [Int], _ reason: FixRemark.Reason) {
    barred.formUnion(numbers)
    for number in numbers { refused[number] = reason }
  }

  /// Keeps the trial if it helps; else puts off what is in the way. `now` is what is found with it.
  mutating func judge(_ now: [Finding]) {
    let culprits = culprits(now)
    guard culprits.isEmpty else { return refuse(culprits, .fruitless) }
    for number in mended {
      counts[findings[number].file, default: [:]][findings[number].rule, default: 0] += 1
    }
    kept = trial.filter { originals[$0.key] != $0.value }
    findings = now
    (barred, refused) = ([], [:])
  }

  /// The fixes that are put off for what the trial brings; none when it helps.
  private func culprits(_ now: [Finding]) -> [Int] {
    let mendedByName = Dictionary(grouping: mended) { Name(findings[$0]) }
    var culprits = culprits(from: findings, to: now) { name, found in
      // Some rules tell of the first flaw of a text, and of the next one when that is mended.
      let own = mendedByName[name, default: []]
      let next = found.filter { finding in own.contains { finding.stands(behind: findings[$0]) } }
      return own.count - min(next.count, own.count)
    }
    // Of a flaw of the source that several files have, a report tells once, and of another file's when that differs.
    culprits.formUnion(self.culprits(from: told(of: findings), to: told(of: now)) { _, _ in 0 })
    return culprits.sorted()
  }

  /// The same for findings of which by each name some should be gone.
  private func culprits(
    from old: [Finding], to now: [Finding], gone: (Name, [Finding]) -> Int
  ) -> Set<Int> {
    let before = Dictionary(grouping: old, by: Name.init)
    let foundByName = Dictionary(grouping: now, by: Name.init)
    var culprits: Set<Int> = []
    var seen: Set<Name> = []
    for name in now.lazy.map(Name.init) where seen.insert(name).inserted {
      let found = foundByName[name, default: []]
      guard found.count > before[name, default: []].count - gone(name, found),
        let last = found.last
      else { continue }
      let suspects = suspects(of: last)
      if culprits.isDisjoint(with: suspects) {
        culprits.formUnion(suspects.suffix((suspects.count + 1) / 2))
      }
    }
    return culprits
  }

  /// What a report tells of some findings.
  private func told(of findings: [Finding]) -> [Finding] {
    var seen: Set<SourceFlaw> = []
    return findings.filter { finding in
      SourceFlaw(finding, in: choice.sourceLocale).map { seen.insert($0).inserted } ?? true
    }
  }

  /// The fixes that may have brought a finding: the nearest that there are.
  private func suspects(of finding: Finding) -> [Int] {
    let name = Name(finding)
    let keys = Set([finding.key].compactMap(\.self) + finding.keys)
    let tests: [(Finding) -> Bool] = [
      { Name($0) == name },
      { $0.file == finding.file && $0.key == finding.key && $0.locale == finding.locale },
      { $0.key.map(keys.contains) ?? false },
      { $0.alert != nil && $0.alert == finding.alert },
      { $0.locale == finding.locale && $0.source != nil && $0.source == finding.source },
      { $0.file == finding.file },
    ]
    for test in tests {
      let suspects = mended.filter { test(findings[$0]) }
      if !suspects.isEmpty { return suspects }
    }
    return mended
  }
}

extension Finding {
  /// Whether it stands behind another one that was in the text before: what is left of the text there is no longer.
  fileprivate func stands(behind mended: Finding) -> Bool {
    guard let (length, span) = flagged, let (oldLength, oldSpan) = mended.flagged else {
      return false
    }
    return length - span.lowerBound <= oldLength - oldSpan.upperBound
  }

  /// The length of the text that it flags and the flagged part, in UTF-16 units.
  private var flagged: (length: Int, span: Range<Int>)? {
    let (copy, span) = targetSpan == nil ? (source, sourceSpan) : (target, targetSpan)
    guard let copy, let span else { return nil }
    return (copy.utf16.count, span)
  }
}
