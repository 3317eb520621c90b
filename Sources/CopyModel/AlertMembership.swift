/// What a string is in one of the alerts that a manifest lists or code makes.
public struct AlertMembership: Sendable, Equatable {
  /// The alert's name.
  public let alert: String
  /// What the string does there.
  public let role: Role
  /// What the alert is shown as.
  public let kind: AlertTraits.Kind
  /// What the button is to the system; nil for an ordinary one, and for other texts.
  public let buttonRole: AlertTraits.ButtonRole?
  /// The number of the button in the order of the calls, from 0; nil for other texts.
  public let order: Int?
  /// Where code makes the alert; empty for one that only the manifest lists.
  public let codePlaces: [CodePlace]

  package init(
    alert: String, role: Role, kind: AlertTraits.Kind, buttonRole: AlertTraits.ButtonRole?,
    order: Int?,
    codePlaces: [CodePlace]
  ) {
    self.alert = alert
    self.role = role
    self.kind = kind
    self.buttonRole = buttonRole
    self.order = order
    self.codePlaces = codePlaces
  }
}
