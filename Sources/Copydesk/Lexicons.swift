public import CopyModel
import LocaleProfiles

extension Copydesk {
  /// Whether the words of a locale are known. Else its translations are only checked for what needs
  /// none: placeholders, numbers in digits, links, tags, marks.
  public func hasLexicon(for locale: LocaleTag) -> Bool {
    library.hasCues(for: locale)
  }
}
