internal import CopyModel
internal import GRDB
internal import Triage

/// A finding as its table has it: a sighting in numbers.
struct FindingRow: Equatable {
  /// The bits of fingerprints, with the first one turned over, so that they are in the order of their digits.
  var fingerprint: Int
  var pathless: Int
  var rule: Int
  var file: Int
  var locale: Int?
  var variation: Int?
  var key: Int?
  var flagged: Int?
  var severity: Int
  var message: Int
  var line: Int
  var column: Int
  var source: Int?
  var target: Int?
  var isKnown: Bool
  var review: Int
  var reason: Int?

  static let columns = [
    "fingerprint", "pathless", "rule", "file", "locale", "variation", "key", "flagged", "severity",
    "message", "at_line", "at_column", "source", "target", "known", "review", "reason",
  ]

  /// For a statement with a place for each column.
  var values: [(any DatabaseValueConvertible)?] {
    [
      fingerprint, pathless, rule, file, locale, variation, key, flagged, severity, message, line,
      column, source, target, isKnown, review, reason,
    ]
  }

  /// Reads the columns, which start somewhere in a row.
  init(_ row: Row, from start: Int) {
    fingerprint = row[start]
    pathless = row[start + 1]
    rule = row[start + 2]
    file = row[start + 3]
    locale = row[start + 4]
    variation = row[start + 5]
    key = row[start + 6]
    flagged = row[start + 7]
    severity = row[start + 8]
    message = row[start + 9]
    line = row[start + 10]
    column = row[start + 11]
    source = row[start + 12]
    target = row[start + 13]
    isKnown = row[start + 14]
    review = row[start + 15]
    reason = row[start + 16]
  }

  init(_ sighting: Sighting, _ words: inout WordNumbers, _ texts: inout TextNumbers) throws {
    let entry = sighting.entry
    fingerprint = Self.number(of: entry.fingerprint)
    pathless = Self.number(of: entry.pathless)
    rule = try words.number(of: entry.rule)
    file = try words.number(of: entry.file)
    locale = try words.numberIfAny(of: entry.locale)
    variation = try words.numberIfAny(of: entry.variation)
    key = try texts.numberIfAny(of: entry.key)
    flagged = try texts.numberIfAny(of: entry.text)
    severity = sighting.severity.code
    message = try texts.number(of: sighting.message)
    (line, column) = (sighting.line, sighting.column)
    source = try texts.numberIfAny(of: sighting.source)
    target = try texts.numberIfAny(of: sighting.target)
    isKnown = sighting.isKnown
    review = sighting.review.code
    reason = try texts.numberIfAny(of: sighting.reason)
  }

  var isTold: Bool { !isKnown && !Review.of(code: review).letsPass }

  /// What it is known again by.
  func entry(_ words: WordNumbers, _ texts: inout TextNumbers) throws -> BaselineEntry {
    BaselineEntry(
      rule: words[rule], file: words[file], key: try texts.text(key),
      locale: words.wordIfAny(locale),
      variation: words.wordIfAny(variation), text: try texts.text(flagged),
      fingerprint: Self.digits(of: fingerprint), pathless: Self.digits(of: pathless))
  }

  func sighting(_ words: WordNumbers, _ texts: inout TextNumbers) throws -> Sighting {
    Sighting(
      entry: try entry(words, &texts), severity: Severity.of(code: severity),
      message: try texts.text(message) ?? "", line: line, column: column,
      source: try texts.text(source), target: try texts.text(target), isKnown: isKnown,
      review: Review.of(code: review), reason: try texts.text(reason))
  }

  /// The number of a fingerprint of sixteen digits.
  static func number(of fingerprint: String) -> Int {
    Int(truncatingIfNeeded: (UInt64(fingerprint, radix: 16) ?? 0) ^ turned)
  }

  static func digits(of number: Int) -> String {
    let digits = String(UInt64(truncatingIfNeeded: number) ^ turned, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }

  private static let turned: UInt64 = 1 << 63
}

extension Severity {
  var code: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  static func of(code: Int) -> Severity {
    allCases.indices.contains(code) ? allCases[code] : .error
  }
}

extension Review {
  var code: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  static func of(code: Int) -> Review {
    allCases.indices.contains(code) ? allCases[code] : .open
  }
}

extension FindingState {
  var code: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  static func of(code: Int) -> FindingState {
    allCases.indices.contains(code) ? allCases[code] : .unresolved
  }
}
