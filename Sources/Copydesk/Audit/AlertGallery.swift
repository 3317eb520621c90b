package import CopyModel
package import TextLayout

/// The alerts of a run, each in all its languages, laid out for a platform.
package struct AlertGallery: Sendable {
  /// An alert of a table.
  package struct Entry: Sendable {
    package let name: String
    /// Whose alerts it is drawn as.
    package let platform: Platform
    /// The source's first, then by their tags.
    package var versions: [Version]

    /// What the manifest or the code says of it.
    package var traits: AlertTraits? { versions.lazy.compactMap(\.alert.traits).first }
  }

  /// An alert in one language.
  package struct Version: Sendable {
    package let alert: Alert
    package let shape: AlertShape

    /// What it is shown as.
    package var kind: AlertTraits.Kind { alert.traits?.kind ?? .alert }

    /// The texts of its parts, in the order of title, message and buttons.
    package var texts: [TextUnit] {
      alert.texts
    }
  }

  /// In the order of the tables, and in them of their first strings.
  package internal(set) var entries: [Entry] = []
  /// Those whose alerts are drawn: for the tables that Apple's apps may have, and for Android's and Flutter's.
  let platforms: (apple: Platform, android: Platform)
  package let size: TextSize
  package let facts: LayoutFacts
  /// What the alerts are written in first.
  package let sourceLocale: LocaleTag

  /// Of `chosen` platforms, each table's alerts are drawn for the first of its own kind, else for the first.
  init(
    on chosen: [Platform], at size: TextSize, _ facts: LayoutFacts, sourceLocale: LocaleTag
  ) {
    platforms = (
      chosen.first { $0 != .android } ?? chosen.first ?? .iOS,
      chosen.first { $0 == .android } ?? chosen.first ?? .android
    )
    self.size = size
    self.facts = facts
    self.sourceLocale = sourceLocale
  }
}

extension TextUnit {
  /// What people see in its language: its source in the source language, else its translation.
  package func shownText(_ source: LocaleTag) -> String? { locale == source ? self.source : target }
}
