/// A function of a project that shows an alert with what it is called with, as the project declares it.
public struct AlertFunction: Sendable, Equatable {
  /// An argument: by the label that a call writes, or by its number from 0.
  public enum Argument: Sendable, Equatable {
    case label(String)
    case number(Int)
  }

  /// As calls name it: `showAlert`.
  public var name: String
  /// Nil where the alert has none.
  public var title: Argument?
  /// Nil where the alert has none.
  public var message: Argument?
  /// Those that say what a button says, or a list of them.
  public var buttons: [Argument]
  /// What it shows.
  public var kind: AlertTraits.Kind

  /// A function by its name and what its arguments are.
  public init(
    name: String, title: Argument? = nil, message: Argument? = nil, buttons: [Argument] = [],
    kind: AlertTraits.Kind = .alert
  ) {
    self.name = name
    self.title = title
    self.message = message
    self.buttons = buttons
    self.kind = kind
  }
}
