extension String {
  /// The text with a sign in the place of each control character, so that it can neither move the terminal's cursor
  /// nor turn other text around, nor break a line.
  package var visible: String {
    if unicodeScalars.allSatisfy({ !$0.isHarmful }) { return self }
    return String(
      String.UnicodeScalarView(unicodeScalars.map { $0.isHarmful ? "\u{FFFD}" : $0 }))
  }
}

extension Unicode.Scalar {
  fileprivate var isHarmful: Bool {
    switch properties.generalCategory {
    case .control: true
    // It joins the parts of emoji.
    case .format: self != "\u{200D}"
    default: false
    }
  }
}
