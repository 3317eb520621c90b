/// A word that should name a locale and does not.
package struct UnknownLocale: Error, Equatable, CustomStringConvertible {
  /// As it was written.
  package let name: String

  package var description: String {
    guard let meant = RegionSpelling.language(meantBy: name) else {
      return
        "“\(name)” is no locale that is known. Use a BCP 47 tag such as ko, zh-Hans or zh-Hant."
    }
    return "“\(name)” is the code of a region. Did you mean the language “\(meant)”?"
  }
}

extension LocaleTag {
  /// The locale that somebody asks for by any usual spelling. `kr` and `tw` are languages too, but whoever asks for them
  /// means another one.
  package init(asked name: String) throws(UnknownLocale) {
    guard !RegionSpelling.isOne(name), let tag = LocaleTag(folding: name) else {
      throw UnknownLocale(name: name)
    }
    self = tag
  }
}
