import CopyModel
import RuleKit

extension Rule {
  static let unsupportedElement = Rule(
    "unsupported-element", .alert, .error,
    editions: [.hig2008: .off, .hig2010: .off, .hig2019: .off],
    summary: "An alert has only what its platforms can show.",
    rationale: """
      Icons, suppression check boxes, accessory views and help buttons are for the Mac; text fields are not
      for TV and watch. Elsewhere the system leaves them out.
      """,
    source: .hig(2022, section: "Platform considerations"), needs: [.platform, .elements],
    examples: [
      .listed(
        title: "⟦Don’t sync?⟧", buttons: ["OK"], platforms: [.ios, .macos], elements: [.suppression]
      ),
      .listed(
        title: "⟦Name the list.⟧", buttons: ["OK"], platforms: [.watchos], elements: [.textField]),
      .listed(title: "Don’t sync?", buttons: ["OK"], platforms: [.macos], elements: [.suppression]),
      .listed(title: "Name the list.", buttons: ["OK"], platforms: [.ios], elements: [.textField]),
      .listed(title: "Don’t sync?", buttons: ["OK"], elements: [.suppression]),
    ],
    check: .alert { alert, findings in
      guard let traits = alert.traits, let part = alert.parts.first else { return }
      for element in traits.elements {
        guard let platform = traits.platforms.first(where: { !element.isShown(on: $0) }) else {
          continue
        }
        findings.flag(part, .leaveOut(element.rawValue, platform.rawValue))
      }
    }
  )
}

extension AlertTraits.Element {
  /// The table “Platform considerations” of the 2022 edition.
  fileprivate func isShown(on platform: AlertTraits.Platform) -> Bool {
    switch self {
    case .icon, .suppression, .accessory, .help, .cautionSymbol: platform == .macos
    case .textField: platform != .tvos && platform != .watchos
    }
  }
}

extension Message {
  fileprivate static func leaveOut(_ element: String, _ platform: String) -> Message {
    "Leave out the element “\(element)”: alerts on \(platform) cannot show it."
  }
}
