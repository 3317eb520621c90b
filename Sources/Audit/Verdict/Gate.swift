package import CopyModel
import Reports

/// What a release must hold, and whether it does.
package struct Gate: Sendable, Equatable {
  /// How bad a finding may be at worst; nil where every finding may be there.
  package var severity: Severity? = .warning
  /// How many of a hundred strings must be translated, by locale.
  package var coverage: [LocaleTag: Double] = [:]
  /// The same for every locale that is not named.
  package var coverageOfOthers: Double?
  /// How many findings may be new; nil where any number may.
  package var newFindings: Int?
  /// The lowest score of a locale; nil where none is asked for.
  package var score: Double?

  /// Nothing worse than a warning.
  package init() {}

  /// A condition, and whether it is met.
  package struct Condition: Sendable, Equatable {
    package let isMet: Bool
    /// `No errors: 3 found`.
    package let text: String
  }

  /// The conditions for findings that are told, languages, and so many files that cannot be read.
  func conditions(
    _ findings: [Finding], _ locales: [AuditReport.Locale], errors: Int
  ) -> [Condition] {
    var conditions: [Condition] = []
    if let severity {
      let worse = findings.count { $0.severity > severity }
      conditions.append(
        Condition(
          isMet: worse == 0,
          text:
            "Nothing worse than \(severity.article): \(worse == 0 ? "so it is" : "\(worse) found")")
      )
    }
    for locale in locales where !locale.isSource {
      guard let least = coverage[locale.tag] ?? coverageOfOthers else { continue }
      conditions.append(
        Condition(
          isMet: locale.coverage >= least,
          text:
            "\(locale.tag.identifier) translated to \(least.shortest) %: \(locale.coverage.shortest) %"
        ))
    }
    for tag in coverage.keys.sorted() where !locales.contains(where: { $0.tag == tag }) {
      conditions.append(
        Condition(isMet: false, text: "\(tag.identifier) translated: there is no table in it"))
    }
    if let newFindings {
      let count = findings.count
      conditions.append(
        Condition(
          isMet: count <= newFindings, text: "At most \(newFindings) new findings: \(count)"))
    }
    if let score {
      for locale in locales {
        guard let value = locale.score.value else { continue }
        conditions.append(
          Condition(
            isMet: value >= score,
            text: "\(locale.tag.identifier) scores at least \(score.shortest): \(value.shortest)"))
      }
    }
    if errors > 0 {
      conditions.append(
        Condition(isMet: false, text: "Every file can be read: \(errors) could not"))
    }
    return conditions
  }
}

extension Severity {
  fileprivate var article: String {
    switch self {
    case .note: "a note"
    case .warning: "a warning"
    case .error: "an error"
    }
  }
}

extension Double {
  /// With one decimal, rounded down, so that 99.96 is not told as all; without it where it is zero.
  var shortest: String {
    let tenths = Int((self * 10 + 1e-9).rounded(.down))
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}
