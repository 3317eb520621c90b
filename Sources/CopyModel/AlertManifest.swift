/// The alerts of a project as it lists them: which strings make up each, and what strings cannot say.
public struct AlertManifest: Sendable, Equatable {
  /// A string by its key, in any table or in one.
  public struct Text: Sendable, Equatable {
    /// As it stands in the table.
    public var key: String
    /// The table's name: `Localizable` of `ko.lproj/Localizable.strings`, or of a file that holds several.
    public var table: String?
    /// Where the key stands in the manifest; nil where it stands in no file.
    public var place: Place?

    package init(key: String, table: String? = nil, place: Place? = nil) {
      self.key = key
      self.table = table
      self.place = place
    }
  }

  /// One alert.
  public struct Entry: Sendable, Equatable {
    /// What the manifest calls it.
    public var name: String
    /// Nil where it has none.
    public var title: Text?
    /// Nil where it has none.
    public var message: Text?
    /// In the order of `traits.buttons`.
    public var buttons: [Text] = []
    /// What its strings cannot say.
    public var traits = AlertTraits()

    package init(name: String) {
      self.name = name
    }

    /// Its strings, each with what it is in the alert.
    package var texts: [(text: Text, role: Role)] {
      let texts = [(title, Role.title), (message, .message)] + buttons.map { ($0, .button) }
      return texts.compactMap { text, role in text.map { ($0, role) } }
    }
  }

  /// The file that lists them; nil where none does.
  public var path: String?

  /// In the order of the file.
  public var entries: [Entry]

  /// How many alerts a list must have for shares to mean something.
  private static let fewest = 10

  /// The first alert that shows the caution symbol, where more than one in five does.
  package var firstOfManyCautions: String? {
    guard entries.count >= Self.fewest else { return nil }
    let shown = entries.filter { $0.traits.elements.contains(.cautionSymbol) }
    return shown.count * 5 > entries.count ? shown.first?.name : nil
  }

  package init(entries: [Entry] = [], path: String? = nil) {
    self.entries = entries
    self.path = path
  }
}
