internal import CopyModel

/// What a run has in a locale.
package struct LocaleTally: Sendable, Equatable {
  /// A BCP 47 tag; nil for findings about no locale, and for all locales together.
  package var locale: String?
  package var strings = 0
  package var words = 0
  /// Told findings by how bad they are. They are all there are of those that are new, reopened and unresolved.
  package var errors = 0
  package var warnings = 0
  package var notes = 0
  package var new = 0
  package var reopened = 0
  package var unresolved = 0
  /// Told findings of before.
  package var resolved = 0
  package var off = 0
  package var unavailable = 0
  /// Findings that the baseline has.
  package var known = 0
  /// Findings that the team lets pass.
  package var passed = 0

  package init(locale: String? = nil) { self.locale = locale }

  /// All of several together.
  package init(of tallies: [LocaleTally]) {
    self.init()
    for tally in tallies {
      for field in Self.fields { self[keyPath: field.path] += tally[keyPath: field.path] }
    }
  }

  /// How many told findings there are.
  package var findings: Int { errors + warnings + notes }

  /// The numbers by their names, in order.
  package static var fields: [(name: String, path: WritableKeyPath<LocaleTally, Int>)] {
    [
      ("strings", \.strings), ("words", \.words), ("errors", \.errors), ("warnings", \.warnings),
      ("notes", \.notes), ("new", \.new), ("reopened", \.reopened),
      ("unresolved", \.unresolved), ("resolved", \.resolved), ("off", \.off),
      ("unavailable", \.unavailable), ("known", \.known), ("passed", \.passed),
    ]
  }

  mutating func count(_ severity: Severity) {
    switch severity {
    case .error: errors += 1
    case .warning: warnings += 1
    case .note: notes += 1
    }
  }
}
