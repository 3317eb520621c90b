import CopyModel

/// The locales behind the spellings of one file: there are few, and each comes again with every key.
struct LocaleSpellings {
  private var known: [String: LocaleTag?] = [:]

  /// The locale that a spelling folds to; nil when it is no language.
  subscript(spelling: String) -> LocaleTag? {
    mutating get {
      if let found = known[spelling] { return found }
      let locale = LocaleTag(folding: spelling)
      known[spelling] = .some(locale)
      return locale
    }
  }
}
