import CopyModel

extension ConfigurationValue {
  /// The editions of the guidelines: one word for Apple's, or for each kind of app its own. Without a word, or with
  /// none in its place, each keeps what it has.
  func guidelines() throws(ConfigurationError) -> Guidelines {
    var guidelines = Guidelines.usual
    guard isMapping else {
      let edition = try edition()
      // Who wants no guidelines wants Android's no more than Apple's.
      return edition == nil
        ? Guidelines(all: nil) : Guidelines(apple: edition, android: guidelines.android)
    }
    for (key, value) in try members("{apple: hig-2022, android: material-3}") {
      switch try key.choice(of: Kind.self) {
      case .apple: guidelines.apple = try value.edition()
      case .android: guidelines.android = try value.edition()
      }
    }
    return guidelines
  }

  /// The kinds of apps.
  private enum Kind: String, CaseIterable {
    case apple, android
  }

  /// Nil for none.
  private func edition() throws(ConfigurationError) -> GuidelineEdition? {
    let name = try word()
    if name == "none" { return nil }
    guard let edition = GuidelineEdition(rawValue: name) else {
      let names = (GuidelineEdition.allCases.map(\.rawValue) + ["none"]).joined(separator: ", ")
      throw error("“\(key)” takes one of \(names), not “\(name)”.")
    }
    return edition
  }
}
