import AlertRules
import CopyModel
import CopyRules
import DriftRules
package import RuleKit

/// All rules there are.
package enum RuleCatalogue {
  /// In the order of categories and of each module's list.
  package static let rules: [Rule] = {
    let all = AlertRules.rules + CopyRules.rules + DriftRules.rules
    return Finding.Category.allCases.flatMap { category in all.filter { $0.category == category } }
  }()

  /// The ids of those that tell of many strings at once by their keys.
  package static let foldedByKeys = Set(rules.filter { $0.crowdMessage != nil }.map(\.id))
}

/// A rule of a run and how it looks at a kind of subject. It holds nothing that is counted: workers that
/// run one rule at a time would wait for each other's counting longer than most rules take.
protocol ChosenRule: Sendable {
  associatedtype Subject
  /// Where the rule stands in `RuleSelection.selected`.
  var number: Int { get }
  /// The roles that the text must have one of.
  var roles: RoleSet { get }
  func check(_ subject: Subject, _ findings: inout Findings)
}

/// The rules of one run under one edition of the guidelines, each with its level, sorted by what they look at.
struct RuleSelection: Sendable {
  /// A rule and its severity in this run. A class because every finding points to it; it is constant.
  final class Selected: Sendable {
    let rule: Rule
    /// Nil when it is off but in some of `locales`.
    let severity: Severity?
    /// The locales in which it is taken otherwise.
    private let locales: [LocaleTag: Level]

    init(rule: Rule, severity: Severity?, locales: [LocaleTag: Level] = [:]) {
      self.rule = rule
      self.severity = severity
      self.locales = locales
    }

    /// How bad it is in a locale; nil when it is off there.
    func severity(in locale: LocaleTag) -> Severity? {
      guard !locales.isEmpty else { return severity }
      for tag in locale.lineage {
        if let level = locales[tag] { return level.severity }
      }
      return severity
    }
  }

  /// One way in which a rule looks at a text. Apart from `Chosen`, whose functions take any subject and so
  /// cost a detour that texts and pairs, of which there are many, are to be spared.
  struct TextRule: ChosenRule {
    let number: Int
    var roles = RoleSet.any
    let look: @Sendable (AnalyzedText, inout Findings) -> Void

    func check(_ text: AnalyzedText, _ findings: inout Findings) { look(text, &findings) }
  }

  /// One way in which a rule looks at a text and its translation.
  struct PairRule: ChosenRule {
    let number: Int
    var roles: RoleSet { .any }
    /// Whether it looks at such pairs only that can be compared.
    let comparesMeaning: Bool
    let look: @Sendable (TextPair, inout Findings) -> Void

    func check(_ pair: TextPair, _ findings: inout Findings) {
      guard comparesMeaning else { return look(pair, &findings) }
      guard pair.isComparable else { return }
      look(pair, &findings)
      if !findings.flags.isEmpty, pair.glossary != nil { findings.leaveOut(pair.isByGlossary) }
    }
  }

  /// One way in which a rule looks at anything else.
  struct Chosen<Subject>: ChosenRule {
    let number: Int
    var roles = RoleSet.any
    /// How many lines a text of these roles may take.
    var mostLines = 0
    let look: @Sendable (Subject, inout Findings) -> Void

    func check(_ subject: Subject, _ findings: inout Findings) { look(subject, &findings) }
  }

  /// The edition of the guidelines that copy is held against; nil for none.
  let edition: GuidelineEdition?
  /// How many of a hundred texts of a table may belong to alerts.
  let alertShare: Int
  /// The project's terms; nil when it has none.
  let glossaries: Glossaries?
  /// The rules of the run, by number.
  private(set) var selected: [Selected] = []
  /// By the ids of their rules.
  private var numbers: [String: Int] = [:]
  private(set) var texts: [TextRule] = []
  private(set) var pairs: [PairRule] = []
  /// Those that need no more than a pair, which `diff` runs.
  private(set) var lonePairs: [PairRule] = []
  /// The rules on texts that `diff` holds against translations.
  private(set) var loneTexts: [TextRule] = []
  private(set) var alerts: [Chosen<AnalyzedAlert>] = []
  private(set) var tables: [Chosen<UnitTable>] = []
  private(set) var lines: [Chosen<OverlongPart>] = []
  private(set) var shapes: [Chosen<LaidOutAlert>] = []
  private(set) var limits: [Chosen<LimitedText>] = []
  /// At the sources of units that have no translation.
  private(set) var missing: [TextRule] = []
  private(set) var readers: [ReadIssue.Kind: Selected] = [:]

  /// Chooses rules by name, or all but those that are off.
  init(_ options: Options, under edition: GuidelineEdition?) throws(CopydeskError) {
    let rules = RuleCatalogue.rules
    self.edition = edition
    alertShare = options.alertShare
    glossaries = Glossaries(options.terms)
    let names = rules.map(\.id)
    var named = options.only.union(options.skip).union(options.levels.keys)
    for levels in options.localeLevels.values { named.formUnion(levels.keys) }
    let unknown = named.sorted().filter { !names.contains($0) }
    guard unknown.isEmpty else {
      throw CopydeskError.unknownRules(unknown.map { .init($0, nearest: names.nearest(to: $0)) })
    }
    for rule in rules {
      guard options.only.isEmpty || options.asksAllRules || options.only.contains(rule.id),
        !options.skip.contains(rule.id)
      else { continue }
      let usual = rule.level(in: edition)
      var severity = (options.levels[rule.id] ?? usual).severity
      var locales = options.localeLevels.compactMapValues { $0[rule.id] }
      // Asked for by name, a rule that is off speaks, softly if it always is.
      if options.only.contains(rule.id) {
        severity = severity ?? usual.severity ?? .note
        locales = locales.filter { $0.value != .off }
      }
      guard severity != nil || locales.values.contains(where: { $0 != .off }) else { continue }
      numbers[rule.id] = selected.count
      selected.append(Selected(rule: rule, severity: severity, locales: locales))
      add(rule.check, of: selected.count - 1)
    }
  }

  /// A rule of the run by its id.
  func selected(named id: String) -> Selected? { numbers[id].map { selected[$0] } }

  private mutating func add(_ check: Check, of number: Int) {
    switch check {
    case .all(let checks): for check in checks { add(check, of: number) }
    case .text(let roles, let check):
      let rule = TextRule(number: number, roles: RoleSet(roles), look: check)
      texts.append(rule)
      if selected[number].rule.isGrammar { loneTexts.append(rule) }
    case .pair(let check):
      add(PairRule(number: number, comparesMeaning: false, look: check))
    case .drift(let check):
      add(PairRule(number: number, comparesMeaning: true, look: check))
    case .alert(let check): alerts.append(Chosen(number: number, look: check))
    case .lines(let role, let most, let check):
      lines.append(
        Chosen(
          number: number, roles: RoleSet([role]), mostLines: most(edition ?? .usual), look: check))
    case .shape(let check): shapes.append(Chosen(number: number, look: check))
    case .limit(let check): limits.append(Chosen(number: number, look: check))
    case .missing(let check): missing.append(TextRule(number: number, look: check))
    case .table(let check): tables.append(Chosen(number: number, look: check))
    case .reader(let kind): readers[kind] = selected[number]
    }
  }

  private mutating func add(_ rule: PairRule) {
    pairs.append(rule)
    if selected[rule.number].rule.needsOnlyPair { lonePairs.append(rule) }
  }

  /// Whether a rule asks for lines.
  var asksForLines: Bool { !lines.isEmpty || !shapes.isEmpty || !limits.isEmpty }
}

extension Rule {
  /// Whether it needs no more than a pair: `diff` runs such rules.
  fileprivate var needsOnlyPair: Bool {
    switch category {
    case .meaning, .placeholder, .plural, .consistency: true
    default: ["untranslated", "end-mark-mismatch", "changed-case"].contains(id)
    }
  }

  /// Whether a translation alone is proof of what it finds, so that `diff` runs it; what other rules on texts ask for, a
  /// whole table may do otherwise on purpose.
  fileprivate var isGrammar: Bool {
    ["wrong-particle", "wrong-conversion", "unfinished-kana"].contains(id)
  }
}
