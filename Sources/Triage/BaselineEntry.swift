package import CopyModel

/// A finding that was there when a baseline was written.
///
/// It has no line numbers, counts, dates or versions: these would change where the finding does not.
package struct BaselineEntry: Hashable, Sendable {
  package var rule: String
  /// From the project's folder on.
  package var file: String
  package var key: String?
  package var locale: String?
  package var variation: String?
  /// The flagged text; nil where nothing is flagged.
  package var text: String?
  /// As reports have it for the first of several that are alike.
  package var fingerprint: String
  /// The same without the path, by which a finding is known again in a file that was renamed or became another format.
  package var pathless: String

  package init(
    rule: String, file: String, key: String? = nil, locale: String? = nil,
    variation: String? = nil, text: String? = nil, fingerprint: String, pathless: String
  ) {
    (self.rule, self.file, self.key, self.locale) = (rule, file, key, locale)
    (self.variation, self.text) = (variation, text)
    (self.fingerprint, self.pathless) = (fingerprint, pathless)
  }

  /// A total order, in which what belongs together stands together.
  static func precedes(_ a: BaselineEntry, _ b: BaselineEntry) -> Bool {
    a.order.lexicographicallyPrecedes(b.order)
  }

  private var order: [String] {
    [file, rule, locale ?? "", key ?? "", variation ?? "", text ?? "", fingerprint, pathless]
  }
}

extension BaselineEntry {
  /// The entries for a finding whose file has a path in the project: one, or one for each string that it stands for.
  package static func all(of finding: Finding, at place: Fingerprints.Place) -> [BaselineEntry] {
    guard finding.keys.isEmpty else {
      return finding.keys.map { key in
        BaselineEntry(
          rule: finding.rule, file: place.path, key: key, locale: finding.locale?.identifier)
      }
    }
    return [
      BaselineEntry(
        rule: finding.rule, file: place.path, key: finding.key, locale: finding.locale?.identifier,
        variation: finding.variation, text: finding.flaggedText,
        fingerprint: finding.fingerprint(of: place.path, key: place.key),
        pathless: finding.fingerprint(of: "", key: place.key))
    ]
  }

  /// The entry of one of the strings that a line of the file stands for.
  init(rule: String, file: String, key: String, locale: String?) {
    self.init(
      rule: rule, file: file, key: key, locale: locale,
      fingerprint: Finding.fingerprint(of: [rule, file, key, locale ?? "", ""]),
      pathless: Finding.fingerprint(of: [rule, "", key, locale ?? "", ""]))
  }
}
