import CopyModel

/// The roles that a rule looks at, a bit for each and one for texts that have none.
struct RoleSet: Sendable {
  private let bits: UInt8

  /// Whatever the role, and without one.
  static let any = RoleSet([])

  /// These roles; any when there are none.
  init(_ roles: [Role]) {
    bits = roles.isEmpty ? .max : roles.reduce(0) { $0 | Self.bit($1) }
  }

  func admits(_ role: Role?) -> Bool { bits & Self.bit(role) != 0 }

  private static func bit(_ role: Role?) -> UInt8 {
    switch role {
    case nil: 1 << 0
    case .title: 1 << 1
    case .message: 1 << 2
    case .button: 1 << 3
    }
  }
}
