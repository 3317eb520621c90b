import CopyModel

extension AnalyzedText {
  /// A headline by its looks, though its verb may be a finite one: Password Expired, Backup Failed.
  var isHeadline: Bool {
    guard caseFacts.capitalization == .title, ending == .none, let first = words.first,
      let last = words.last, has(.participleEndings, before: last.upperBound)
    else { return false }
    let opener = profile.caseWords.traits[text(in: first).lowercased()]?.kinds ?? []
    return opener.isDisjoint(with: [.small, .sentenceOpener, .subject, .clause])
  }
}
