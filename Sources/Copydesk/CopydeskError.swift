/// A run that cannot start.
public enum CopydeskError: Error, Equatable, CustomStringConvertible {
  /// Rules were named that do not exist; each with the nearest name that does.
  case unknownRules([UnknownRule])
  /// A locale file in the binary is damaged; the text says where.
  case badLocale(String)
  /// A file of layout figures in the binary is damaged; the text says where.
  case badLayout(String)
  /// A glossary cannot be used: its path, and what is wrong and what to do.
  case badGlossary(String, String)
  /// Counts of wordings cannot be used: their file, and what is wrong and what to do.
  case badWordings(String, String)
  /// ICU refused to work; its own name for why.
  case noICU(String)

  public var description: String {
    switch self {
    case .unknownRules(let rules):
      rules.map { rule in
        "There is no rule “\(rule.name)”."
          + (rule.nearest.map { " Did you mean “\($0)”?" } ?? "")
      }.joined(separator: " ") + " “copydesk rules” lists them."
    case .badLocale(let message), .badLayout(let message): message
    case .badGlossary(let path, let message), .badWordings(let path, let message):
      "\(path): \(message)"
    case .noICU(let name): "ICU cannot be used: \(name). Check that libicu is installed whole."
    }
  }
}

/// A rule that was named and does not exist.
public struct UnknownRule: Sendable, Equatable {
  /// As it was named.
  public let name: String
  /// The nearest name that exists; nil where none is near.
  public let nearest: String?

  init(_ name: String, nearest: String?) {
    self.name = name
    self.nearest = nearest
  }
}
