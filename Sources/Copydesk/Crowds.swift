import CopyModel
import RuleKit

/// Makes one finding of the many that a file brings which breaks a typographic rule throughout, or lacks many strings.
struct Crowds {
  /// One file's texts in one locale.
  struct Copy: Hashable, Sendable {
    var file: String
    var locale: LocaleTag?
  }

  private struct Crowd: Hashable {
    var copy: Copy
    var rule: String
  }

  /// The findings of a crowd.
  private struct Members {
    var places = 0
    /// Of each string one, though it has several forms or faults.
    var keys: [String] = []
    /// What three of the first say in the source language.
    var texts: [String] = []
    /// How bad the worst is, and how sure.
    var (severity, confidence) = (Severity.note, 0.0)

    mutating func add(_ finding: Finding) {
      severity = max(severity, finding.severity)
      confidence = max(confidence, finding.confidence)
      places += max(1, finding.keys.count)
      for key in finding.keys.isEmpty ? [finding.key ?? ""] : finding.keys
      where keys.last != key {
        keys.append(key)
        let text = finding.source ?? key
        if texts.count < 3, !texts.contains(text) { texts.append(text) }
      }
    }
  }

  /// How many findings of one rule a file may bring before they are one.
  static let most = 20
  /// From how many on they are one when they are in half of its texts.
  private static let throughout = 6

  /// The rules that this is done to.
  private let rules: Set<String>
  /// What some of them say of all their findings at once.
  private let messages: [String: @Sendable (Int, [String], LocaleTag) -> Message]
  private var units: [Copy: Int] = [:]

  /// Folds what those of some rules find that ask for it.
  init(folding rules: [Rule]) {
    self.rules = Set(rules.filter(\.isFolded).map(\.id))
    messages = Dictionary(
      uniqueKeysWithValues: rules.compactMap { rule in rule.crowdMessage.map { (rule.id, $0) } })
  }

  /// Notes how many texts each file has.
  mutating func count(_ more: [Copy: Int]) { units.merge(more, uniquingKeysWith: +) }

  /// The locales of the texts.
  var locales: Set<LocaleTag> { Set(units.keys.compactMap(\.locale)) }

  /// Lets the first of each crowd stand for all of it.
  func fold(_ findings: inout [Finding]) {
    let members = members(of: findings).filter { isCrowd($0.key, $0.value) }
    if members.isEmpty { return }
    var seen: Set<Crowd> = []
    findings.removeAll { finding in
      guard let crowd = crowd(of: finding) else { return false }
      return members[crowd] != nil && !seen.insert(crowd).inserted
    }
    for index in findings.indices {
      guard let crowd = crowd(of: findings[index]), let all = members[crowd] else { continue }
      findings[index].keys = all.keys
      (findings[index].severity, findings[index].confidence) = (all.severity, all.confidence)
      if let say = messages[crowd.rule], let locale = crowd.copy.locale {
        findings[index].message = say(all.keys.count, all.texts, locale).text
        // It speaks of none of them in particular.
        (findings[index].key, findings[index].source, findings[index].target) = (nil, nil, nil)
        (findings[index].alert, findings[index].role) = (nil, nil)
      } else {
        findings[index].message += " The file has \(all.places) such places."
      }
    }
  }

  /// What a rule has found in each file. A span lends the findings; a loop over the array would copy each.
  private func members(of all: [Finding]) -> [Crowd: Members] {
    let findings = all.span
    var members: [Crowd: Members] = [:]
    for index in findings.indices {
      guard let crowd = crowd(of: findings[index]) else { continue }
      members[crowd, default: Members()].add(findings[index])
    }
    return members
  }

  /// The crowd that a finding may be one of; what is said of a whole file, without a key, is in none.
  private func crowd(of finding: Finding) -> Crowd? {
    guard rules.contains(finding.rule), finding.key != nil else { return nil }
    return Crowd(copy: Copy(file: finding.file, locale: finding.locale), rule: finding.rule)
  }

  private func isCrowd(_ crowd: Crowd, _ members: Members) -> Bool {
    let size = messages[crowd.rule] == nil ? members.places : members.keys.count
    if size > Self.most { return true }
    guard size >= Self.throughout, let texts = units[crowd.copy] else { return false }
    return size * 2 >= texts
  }
}
