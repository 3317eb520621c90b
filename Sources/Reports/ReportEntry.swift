import CopyModel
import RuleKit

/// What the report for people says at once: a finding with all places where it stands, or how many strings of a file
/// wait for their translation.
struct ReportEntry {
  /// The finding, or the first of many.
  let finding: Finding
  /// Those behind it.
  private(set) var others: [Finding] = []
  /// How bad the worst of them is.
  private(set) var severity: Severity
  /// What is said of all of them; nil where they are one finding in several places.
  let status: (@Sendable (Int) -> Message)?
  /// How bad its rule can be. Where that is worse than the finding, only doubt made it milder.
  private let level: Severity

  private init(
    _ finding: Finding, _ status: (@Sendable (Int) -> Message)?, _ level: Severity?
  ) {
    (self.finding, self.status) = (finding, status)
    self.level = level ?? finding.severity
    severity = finding.severity
  }

  private mutating func add(_ finding: Finding) {
    others.append(finding)
    severity = max(severity, finding.severity)
  }

  /// The keys of the strings that it speaks of, where they are many.
  var keys: [String] {
    guard status != nil, !others.isEmpty else { return finding.keys }
    return ([finding] + others).flatMap { $0.keys.isEmpty ? [$0.key ?? ""] : $0.keys }
  }

  var message: String {
    guard let status, !others.isEmpty else { return finding.message }
    return status(keys.count).text
  }

  /// Where else it stands.
  var otherPlaces: [Finding] { status == nil ? others : [] }

  /// How much it matters; more is worse.
  var rank: Rank { Rank(severity: severity, isText: status == nil, level: level) }

  struct Rank: Comparable {
    let severity: Severity
    let isText: Bool
    let level: Severity

    static func < (a: Rank, b: Rank) -> Bool {
      if a.severity != b.severity { return a.severity < b.severity }
      if a.isText != b.isText { return b.isText }
      return a.level < b.level
    }
  }

  /// Which findings are one entry.
  private enum Sameness: Hashable {
    case status(rule: String, file: String, locale: LocaleTag?)
    case text(Said)
  }

  /// What is said of which text.
  private struct Said: Hashable {
    let rule, message: String
    let severity: Severity
    let locale: LocaleTag?
    let key, source, target: String?
    let sourceSpan, targetSpan: Range<Int>?

    init(_ finding: Finding) {
      (rule, message) = (finding.rule, finding.message)
      (severity, locale, key) = (finding.severity, finding.locale, finding.key)
      (source, target) = (finding.source, finding.target)
      (sourceSpan, targetSpan) = (finding.sourceSpan, finding.targetSpan)
    }
  }

  /// The entries for some findings, in their order. How far translations are is told of each file and locale at once,
  /// but for the rules that are asked for, and where the grouping asks for each.
  static func entries(_ findings: [Finding], rules: [Rule], style: ReportStyle) -> [ReportEntry] {
    var statuses: [String: @Sendable (Int) -> Message] = [:]
    if [.file, .locale].contains(style.grouping) {
      for rule in rules where !style.asked.contains(rule.id) {
        statuses[rule.id] = rule.statusMessage
      }
    }
    let levels = Dictionary(
      rules.map { ($0.id, $0.level.severity) }, uniquingKeysWith: { first, _ in first })
    var entries: [ReportEntry] = []
    var places: [Sameness: Int] = [:]
    for finding in findings {
      let status = statuses[finding.rule]
      let sameness: Sameness =
        status == nil
        ? .text(Said(finding))
        : .status(rule: finding.rule, file: finding.file, locale: finding.locale)
      if let place = places[sameness] {
        entries[place].add(finding)
      } else {
        places[sameness] = entries.count
        entries.append(ReportEntry(finding, status, levels[finding.rule] ?? nil))
      }
    }
    return entries
  }

  /// The worst first: how bad it is, a text before how far the translation is, how bad its rule can be; then by place.
  static func precedes(_ a: ReportEntry, _ b: ReportEntry) -> Bool {
    let (x, y) = (a.rank, b.rank)
    if x != y { return x > y }
    return Finding.precedes(a.finding, b.finding)
  }
}
