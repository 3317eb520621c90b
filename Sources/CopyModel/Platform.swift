/// A system whose alerts differ from those of the others.
public enum Platform: String, Sendable, CaseIterable {
  /// iOS 7 to 18.
  case iOS = "ios"
  case iOS26 = "ios-26"
  case iPadOS = "ipados"
  /// macOS 11 and later.
  case macOS = "macos"
  /// macOS before 11.
  case macOS10 = "macos-10"
  /// Android and Flutter, with the dialogs of Material Design 3.
  case android
  case tvOS = "tvos"
  case watchOS = "watchos"

  /// As its maker writes it: `iOS 26`.
  public var name: String {
    switch self {
    case .iOS: "iOS"
    case .iOS26: "iOS 26"
    case .iPadOS: "iPadOS"
    case .macOS: "macOS"
    case .macOS10: "macOS 10"
    case .android: "Android"
    case .tvOS: "tvOS"
    case .watchOS: "watchOS"
    }
  }

  /// Whether action sheets come as sheets there, and not as alerts.
  package var hasSheets: Bool { [.iOS, .iOS26, .iPadOS].contains(self) }
}
