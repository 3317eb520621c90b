/// What a string is in an alert, and how that was found: the alert's name and the string's role there.
@usableFromInline
package struct UnitPart: Hashable, Sendable {
  @usableFromInline package var alert: String?
  @usableFromInline package var role: Role?
  @usableFromInline package var alertEvidence: Evidence?
  @usableFromInline package var roleEvidence: Evidence?

  package init(
    alert: String? = nil, role: Role? = nil, alertEvidence: Evidence? = nil,
    roleEvidence: Evidence? = nil
  ) {
    self.alert = alert
    self.role = role
    self.alertEvidence = alertEvidence
    self.roleEvidence = roleEvidence
  }
}
