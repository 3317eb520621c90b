package import CopyModel

/// An alert as code makes it.
package struct CodeAlert: Sendable, Equatable {
  /// What makes its alerts look and behave as they do.
  package enum Framework: String, Sendable {
    case uiKit, appKit, swiftUI, android, compose, flutter, cupertino
  }

  package enum Element: String, Sendable, CaseIterable {
    case icon, suppression, accessory, help
    case textField = "text-field"
    /// A view of the app's own, whose texts are not read.
    case view
  }

  /// What makes it: `UIAlertController`, `.alert`, `AlertDialog`.
  package var maker: String
  package var framework: Framework
  package var kind: AlertTraits.Kind
  /// Alternatives; empty where it has none.
  package var title: [CodeString]
  package var message: [CodeString]
  /// In the order of the calls.
  package var buttons: [CodeButton]
  /// Sorted.
  package var elements: [Element]
  /// Where the same strings are shown, sorted.
  package var spots: [CodeSpot]
  /// What could not be told from the code, and why, for a person to read.
  package var reasons: [String] = []
}

/// A button of an alert as code makes it.
package struct CodeButton: Sendable, Equatable {
  package enum Role: String, Sendable {
    case cancel, destructive, `default`
  }

  /// Alternatives; a string of the system where that words it.
  package var title: [CodeString]
  /// Nil where the code says none.
  package var role: Role?
  /// Whether Return chooses it; nil where neither the code nor the platform says.
  package var isDefault: Bool?
  /// Whether the platform adds it because the code names none.
  package var isAutomatic = false
  /// Which way of a branch shows it; zero for one that is always there.
  package var way: Int
}
