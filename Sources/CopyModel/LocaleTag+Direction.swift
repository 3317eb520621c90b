extension LocaleTag {
  /// Whether its text runs from right to left: by its script, else by that which its language is mostly written in.
  ///
  /// CLDR 46, `layout/orientation` and `likelySubtags`.
  public var isRightToLeft: Bool {
    let script = identifier.split(separator: "-").dropFirst().first { $0.utf8.count == 4 }
    if let script { return Self.scriptsFromTheRight.contains(String(script)) }
    return Self.languagesFromTheRight.contains(language)
  }

  private static let scriptsFromTheRight: Set<String> = [
    "Arab", "Hebr", "Thaa", "Syrc", "Nkoo", "Adlm", "Rohg",
  ]
  private static let languagesFromTheRight: Set<String> = [
    "ar", "arc", "ckb", "dv", "fa", "he", "ks", "nqo", "ps", "sd", "ug", "ur", "yi",
  ]
}
