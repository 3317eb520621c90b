/// The alerts of a project as it lists them, or as its code makes them: which strings make up each, and what strings
/// cannot say.
public struct AlertManifest: Sendable, Equatable {
  /// A string of an alert: mostly one of a table, in any table or in one.
  public struct Text: Sendable, Equatable {
    /// How it is named.
    public enum Kind: Sendable, Equatable {
      /// By its key.
      case key
      /// By its key, with `%@` for whatever is inserted there.
      case pattern
      /// By the name that a generator made of its key: `Delete.title`, `deleteTitle`.
      case accessor
      /// It is the text itself, in no table.
      case literal
      /// By what the system calls it, which words it: `cancel`, `ok`.
      case system
    }

    /// How `key` names it.
    public var kind: Kind
    /// As it stands in the table; the text of a literal.
    public var key: String
    /// The table's name: `Localizable` of `ko.lproj/Localizable.strings`, or of a file that holds several.
    public var table: String?
    /// Where the key stands in the manifest; nil where it stands in no file.
    public var place: Place?

    package init(
      _ kind: Kind = .key, key: String, table: String? = nil, place: Place? = nil
    ) {
      self.kind = kind
      self.key = key
      self.table = table
      self.place = place
    }
  }

  /// One alert.
  public struct Entry: Sendable, Equatable {
    /// What the manifest calls it.
    public var name: String
    /// What it may say, one of them at a time; empty where it has none.
    public var title: [Text] = []
    /// The same below the title.
    public var message: [Text] = []
    /// In the order of `traits.buttons`, each with what it may say.
    public var buttons: [[Text]] = []
    /// What its strings cannot say.
    public var traits = AlertTraits()
    /// The buttons that are shown together, by their numbers, where a condition tells which; empty where all are.
    public var shownButtons: [[Int]] = []
    /// Where code makes it, sorted; empty for one that only the manifest lists.
    public var codePlaces: [CodePlace] = []
    /// Whether its texts are all that it shows: parts of texts, and what is known only while the app runs, cannot be
    /// judged.
    public var isWhole = true

    /// What could not be told from the code, and why.
    public var unresolved: [String] = []

    package init(name: String) {
      self.name = name
    }

    /// Its strings of tables, each with what it is in the alert; of a button with its number.
    package var texts: [(text: Text, role: Role, button: Int?)] {
      let copy = title.map { ($0, Role.title, Int?.none) } + message.map { ($0, .message, nil) }
      let labels = buttons.enumerated().flatMap { number, titles in
        titles.map { ($0, Role.button, Int?.some(number)) }
      }
      return (copy + labels).filter { $0.0.isInTable }
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

extension AlertManifest.Text {
  /// Whether it is a string of a table.
  package var isInTable: Bool { kind != .literal && kind != .system }
}

extension AlertManifest.Entry {
  /// What tells it from others: the keys of its texts by what they are.
  package var wording: [[String]] {
    ([title, message] + buttons).map { texts in texts.map(\.key).sorted() }
  }
}
