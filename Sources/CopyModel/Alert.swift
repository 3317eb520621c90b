/// An alert in one locale: its texts as units.
public struct Alert: Sendable {
  /// Its name: `delete` of `alert.delete.title`.
  public let name: String
  /// The language that its texts are in.
  public let locale: LocaleTag
  /// Nil where the alert has none.
  public let title: TextUnit?
  /// Nil where the alert has none.
  public let message: TextUnit?
  /// Its buttons, in the order of the manifest, else of the table.
  public let buttons: [TextUnit]
  /// The buttons of its table that belong to no alert, which it may use: a shared Cancel.
  public let shared: [TextUnit]
  /// How its parts were found to belong together: by what is least sure.
  public let evidence: Evidence
  /// What the manifest or the code says besides; nil for an alert that is only guessed.
  public let traits: AlertTraits?
  /// Where code makes it, sorted; empty where that is not known.
  public let codePlaces: [CodePlace]

  package init(
    name: String, locale: LocaleTag, title: TextUnit?, message: TextUnit?, buttons: [TextUnit],
    shared: [TextUnit] = [],
    evidence: Evidence = .manifest, traits: AlertTraits? = nil, codePlaces: [CodePlace] = []
  ) {
    self.codePlaces = codePlaces
    self.traits = traits
    self.shared = shared
    self.evidence = evidence
    self.name = name
    self.locale = locale
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}
