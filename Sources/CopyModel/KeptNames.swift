/// Names that translations keep as they are, or for which a locale has names of its own. A class because it is large and constant.
public final class KeptNames: Sendable {
  /// The names, as the source language writes them.
  public let names: [String]
  /// The same for looking up: the value is the index in `names`.
  package let table: PhraseTable
  /// What the locale may say instead, by name: `Bluetooth` → `蓝牙`.
  private let translations: [String: [String]]

  package init(names: [String], translations: [String: [String]] = [:]) {
    self.names = names
    self.translations = translations
    table = PhraseTable(
      names.indices.map {
        PhraseTable.Entry(names[$0], value: $0, startsWord: true, endsWord: true)
      })
  }

  /// Whether it is known how the locale says names that are not its own.
  public var isKnown: Bool { !translations.isEmpty }

  /// The locale's own wordings of a name; none where it is kept.
  public func translations(of name: String) -> [String] { translations[name] ?? [] }
}
