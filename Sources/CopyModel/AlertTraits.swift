/// What the alert manifest says of an alert and its strings cannot.
public struct AlertTraits: Sendable, Equatable {
  /// What it is shown as.
  public enum Kind: String, Sendable, CaseIterable {
    case alert, modal
    case actionSheet = "action-sheet"
  }

  /// Where it appears, as the manifest names it.
  public enum Platform: String, Sendable, CaseIterable {
    case ios, ipados, macos, tvos, watchos
  }

  /// What makes an alert appear.
  public enum Trigger: String, Sendable, CaseIterable {
    case user, launch, system
  }

  /// What an alert shows besides title, message and buttons.
  public enum Element: String, Sendable, CaseIterable {
    case icon, suppression, accessory, help
    case textField = "text-field"
    case cautionSymbol = "caution-symbol"
  }

  /// What a button is to the system.
  public enum ButtonRole: String, Sendable, CaseIterable {
    case cancel, destructive
  }

  /// What the manifest says of a button.
  public struct Button: Sendable, Equatable {
    /// Nil for an ordinary button.
    public var role: ButtonRole?
    /// Whether Return chooses it.
    public var isDefault: Bool
    /// The number of the call that adds it, where the layout has another order than the calls.
    public var call: Int?

    package init(role: ButtonRole? = nil, isDefault: Bool = false, call: Int? = nil) {
      self.role = role
      self.isDefault = isDefault
      self.call = call
    }
  }

  /// What it is shown as.
  public var kind = Kind.alert
  /// All when empty.
  public var platforms: [Platform] = []
  /// Nil where the manifest does not say.
  public var trigger: Trigger?
  /// None when empty.
  public var elements: [Element] = []
  /// Whether too many alerts of the manifest show the caution symbol and this is the first of them.
  public var isFirstOfManyCautions = false
  /// In the order of the layout, leading to trailing or top to bottom, as many as the alert's buttons.
  public var buttons: [Button] = []

  package init() {}

  /// The number of the call that adds a button, by its number in the layout.
  package func callOrder(of button: Int) -> Int {
    button < buttons.count ? buttons[button].call ?? button : button
  }
}
