import CopyModel
import RuleKit

/// A button of an alert that the manifest lists.
struct ListedPart {
  let part: AlertPart
  let traits: AlertTraits.Button

  var isDefault: Bool { traits.isDefault }

  /// Whether it is said to cancel, or says nothing but Cancel.
  var cancels: Bool {
    traits.role == .cancel || traits.role == nil && part.text.does([.cancel])
  }

  /// Whether it is said to destroy, or its title does and nothing else is said.
  var destroys: Bool {
    traits.role == .destructive || traits.role == nil && part.text.takesAway
  }
}

extension AnalyzedAlert {
  /// Its buttons in the order of the layout; empty for an alert that the manifest does not list.
  var listed: [ListedPart] {
    guard let traits, traits.buttons.count == buttons.count else { return [] }
    return zip(buttons, traits.buttons).map { ListedPart(part: $0, traits: $1) }
  }

  /// Whether it only confirms what people have chosen to do, which the guidelines of the day tell apart.
  func isChosen(under edition: GuidelineEdition) -> Bool {
    traits?.trigger == .user && edition == .hig2022
  }

  /// Whether it is shown on the Mac and nowhere else.
  var isForMac: Bool { traits?.platforms == [.macos] }

  /// Whether its three buttons may stand side by side, as they did on the Mac until macOS 11.
  func hasRowOfThree(under edition: GuidelineEdition) -> Bool {
    isForMac && edition == .hig2019
  }

  /// The same where the manifest says that it is of this kind.
  func listed(_ kind: AlertTraits.Kind) -> [ListedPart] {
    traits?.kind == kind ? listed : []
  }
}
