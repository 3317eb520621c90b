import CopyModel
import RuleKit

/// Makes one finding of the many that a file brings which breaks a typographic rule throughout.
struct Crowds {
  /// One file's texts in one locale.
  private struct Copy: Hashable {
    var file: String
    var locale: LocaleTag?
  }

  private struct Crowd: Hashable {
    var copy: Copy
    var rule: String
  }

  /// How many findings of one rule a file may bring before they are one.
  private static let most = 20
  /// From how many on they are one when they are in half of its texts.
  private static let throughout = 6

  /// The rules that this is done to.
  private let rules: Set<String>
  private var units: [Copy: Int] = [:]

  /// Folds what those of some rules find that ask for it.
  init(folding rules: [Rule]) {
    self.rules = Set(rules.filter(\.isFolded).map(\.id))
  }

  /// Notes how many texts each file has.
  mutating func count(_ more: TableUnits) {
    // Units of one file and locale stand together: a run of them is counted at once.
    var start = 0
    for index in more.indices {
      let next = index + 1
      if next < more.count, more.areAlike(index, next) { continue }
      let own = Copy(file: more.file(of: index), locale: more.locale(of: index))
      if next < more.count, more.file(of: next) == own.file, more.locale(of: next) == own.locale {
        continue
      }
      units[own, default: 0] += next - start
      start = next
    }
  }

  /// The locales of the texts.
  var locales: Set<LocaleTag> { Set(units.keys.compactMap(\.locale)) }

  /// Lets the first of each crowd stand for all of it.
  func fold(_ findings: inout [Finding]) {
    let sizes = sizes(in: findings).filter { isCrowd($0.key, $0.value) }
    if sizes.isEmpty { return }
    var seen: Set<Crowd> = []
    findings.removeAll { finding in
      guard rules.contains(finding.rule) else { return false }
      let crowd = Self.crowd(of: finding)
      return sizes[crowd] != nil && !seen.insert(crowd).inserted
    }
    for index in findings.indices where rules.contains(findings[index].rule) {
      guard let size = sizes[Self.crowd(of: findings[index])] else { continue }
      findings[index].message += " The file has \(size) such places."
    }
  }

  /// How many findings a rule has in each file. A span lends them; a loop over the array would copy each.
  private func sizes(in all: [Finding]) -> [Crowd: Int] {
    let findings = all.span
    var sizes: [Crowd: Int] = [:]
    for index in findings.indices where rules.contains(findings[index].rule) {
      sizes[Self.crowd(of: findings[index]), default: 0] += 1
    }
    return sizes
  }

  private static func crowd(of finding: Finding) -> Crowd {
    Crowd(copy: Copy(file: finding.file, locale: finding.locale), rule: finding.rule)
  }

  private func isCrowd(_ crowd: Crowd, _ size: Int) -> Bool {
    if size > Self.most { return true }
    guard size >= Self.throughout, let texts = units[crowd.copy] else { return false }
    return size * 2 >= texts
  }
}
