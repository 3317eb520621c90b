/// The alerts of a project as it lists them: which strings make up each, and what strings cannot say.
public struct AlertManifest: Sendable, Equatable {
  /// A string by its key, in any table or in one.
  public struct Text: Sendable, Equatable {
    public var key: String
    /// The table's name: `Localizable` of `ko.lproj/Localizable.strings`, or of a file that holds several.
    public var table: String?

    package init(key: String, table: String? = nil) {
      self.key = key
      self.table = table
    }
  }

  public struct Entry: Sendable, Equatable {
    public var name: String
    public var title: Text?
    public var message: Text?
    /// In the order of `traits.buttons`.
    public var buttons: [Text] = []
    public var traits = AlertTraits()

    package init(name: String) {
      self.name = name
    }
  }

  public var entries: [Entry]

  /// How many alerts a list must have for shares to mean something.
  private static let fewest = 10

  /// The first alert that shows the caution symbol, where more than one in five does.
  package var firstOfManyCautions: String? {
    guard entries.count >= Self.fewest else { return nil }
    let shown = entries.filter { $0.traits.elements.contains(.cautionSymbol) }
    return shown.count * 5 > entries.count ? shown.first?.name : nil
  }

  package init(entries: [Entry] = []) {
    self.entries = entries
  }
}
