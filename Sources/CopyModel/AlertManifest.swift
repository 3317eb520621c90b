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

  package init(entries: [Entry] = []) {
    self.entries = entries
  }
}
