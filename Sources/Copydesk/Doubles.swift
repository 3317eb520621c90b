package import CopyModel
package import RuleKit

/// Keeps one of several findings on the same words of a string: one fault is told once, and what else is wrong with the
/// words is told when that is mended.
///
/// What is said of an alert as a whole stays: it stands at words that it does not speak of. So do notes, which nothing
/// fails for.
struct Doubles: Sendable {
  /// Those of all rules there are.
  static let ofCatalogue = Doubles(RuleCatalogue.rules)

  /// The rules on the words themselves, each by its place in the catalogue.
  private let ranks: [String: Int]

  /// Those whose fixes need no person.
  private let safe: Set<String>

  init(_ rules: [Rule]) {
    safe = Set(rules.filter { $0.fixSafety == .safe }.map(\.id))
    ranks = Dictionary(
      uniqueKeysWithValues: rules.enumerated().filter { $0.element.isAboutWords }.map {
        ($0.element.id, $0.offset)
      })
  }

  /// One form of a string in one file.
  private struct Unit: Hashable {
    var file: String
    var key: String?
    var locale: LocaleTag?
    var variation: String?
  }

  /// Takes out what is said of words of which something worse, or surer, is said.
  func remove(from findings: inout [Finding]) {
    let units = units(of: findings)
    var isDouble = Array(repeating: false, count: findings.count)
    for (_, members) in units where members.count > 1 {
      // What stands together: of a key that a file has ten thousand times, each place for itself.
      var group: [Int] = []
      var end = Place(line: 0, column: 0)
      for index in members.sorted(by: { findings[$0].start < findings[$1].start }) {
        if findings[index].start >= end {
          mark(group, in: findings, &isDouble)
          group = []
        }
        group.append(index)
        end = max(end, findings[index].end)
      }
      mark(group, in: findings, &isDouble)
    }
    var number = -1
    findings.removeAll { _ in
      number += 1
      return isDouble[number]
    }
  }

  /// Marks those of some findings of which a better one has the words.
  private func mark(_ group: [Int], in findings: [Finding], _ isDouble: inout [Bool]) {
    guard group.count > 1 else { return }
    let ranked = group.sorted { precedes(findings[$0], findings[$1]) }
    for (number, index) in ranked.enumerated() {
      isDouble[index] = ranked[..<number].contains {
        !isDouble[$0] && findings[$0].sharesWords(with: findings[index])
      }
    }
  }

  /// The findings that count here, by what they speak of. A span lends them; a loop over the array would copy each.
  private func units(of findings: [Finding]) -> [Unit: [Int]] {
    var units: [Unit: [Int]] = [:]
    let all = findings.span
    for index in all.indices where all[index].severity >= .warning && ranks[all[index].rule] != nil
    {
      let unit = Unit(
        file: all[index].file, key: all[index].key, locale: all[index].locale,
        variation: all[index].variation)
      units[unit, default: []].append(index)
    }
    return units
  }

  /// The louder first, of two as loud the one that is harder to mend, then the surer.
  private func precedes(_ a: Finding, _ b: Finding) -> Bool {
    if a.severity != b.severity { return a.severity > b.severity }
    if ease(of: a) != ease(of: b) { return ease(of: a) < ease(of: b) }
    if a.confidence != b.confidence { return a.confidence > b.confidence }
    return (ranks[a.rule] ?? 0) < (ranks[b.rule] ?? 0)
  }

  /// How easily it is mended: 0 by a person alone, 2 by a program without one.
  private func ease(of finding: Finding) -> Int {
    finding.fix == nil ? 0 : safe.contains(finding.rule) ? 2 : 1
  }
}

extension Finding {
  /// Whether both flag some of the same words.
  package func sharesWords(with other: Finding) -> Bool {
    func meet(_ a: Range<Int>?, _ b: Range<Int>?) -> Bool {
      guard let a, let b else { return false }
      return a.overlaps(b)
    }
    return start < other.end && other.start < end
      && (meet(targetSpan, other.targetSpan) || meet(sourceSpan, other.sourceSpan))
  }
}

extension Check {
  /// Whether it looks at alerts as wholes.
  fileprivate var isAboutAlerts: Bool {
    switch self {
    case .alert, .shape: true
    case .all(let checks): checks.contains(where: \.isAboutAlerts)
    case .text, .pair, .drift, .lines, .limit, .missing, .table, .reader: false
    }
  }
}

extension Rule {
  /// Whether it speaks of the words that it flags, and not of an alert as a whole.
  package var isAboutWords: Bool { !check.isAboutAlerts }
}
