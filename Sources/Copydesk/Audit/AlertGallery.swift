package import CopyModel
package import TextLayout

/// The alerts of a run, each in all its languages, laid out for a platform.
package struct AlertGallery: Sendable {
  /// An alert of a table.
  package struct Entry: Sendable {
    package let name: String
    /// The source's first, then by their tags.
    package var versions: [Version]

    /// What the manifest or the code says of it.
    package var traits: AlertTraits? { versions.lazy.compactMap(\.alert.traits).first }
  }

  /// An alert in one language.
  package struct Version: Sendable {
    package let alert: Alert
    package let shape: AlertShape

    /// The texts of its parts, in the order of title, message and buttons.
    package var texts: [TextUnit] {
      [alert.title, alert.message].compactMap(\.self) + alert.buttons
    }
  }

  /// In the order of the tables, and in them of their first strings.
  package internal(set) var entries: [Entry] = []
  package let platform: Platform
  package let size: TextSize
  package let facts: LayoutFacts
  /// What the alerts are written in first.
  package let sourceLocale: LocaleTag

  init(
    on platform: Platform, at size: TextSize, _ facts: LayoutFacts, sourceLocale: LocaleTag
  ) {
    self.platform = platform
    self.size = size
    self.facts = facts
    self.sourceLocale = sourceLocale
  }
}

extension TextUnit {
  /// What people see in its language: its source in the source language, else its translation.
  package func shownText(_ source: LocaleTag) -> String? { locale == source ? self.source : target }
}
