package import CopyModel

/// A text and its translation. A class because many rules hold on to it; it is constant.
package final class TextPair: Sendable {
  package let source: AnalyzedText
  package let target: AnalyzedText
  package let role: Role?
  /// Which form of the string it is, as in `TextUnit.variation`.
  package let variation: String?
  /// What the source was before, where it has changed and the translation has not.
  package let earlierSource: AnalyzedText?
  /// The project's terms in the locale; nil when it has none.
  package let glossary: Glossary?
  /// Whether each side is written in the script of its language, or is a label that everybody knows.
  ///
  /// A text that is its own translation is untranslated, and nothing else.
  package let isComparable: Bool
  /// Whether either text is too long to be compared word by word.
  package let isTooLong: Bool

  /// A text of more bytes is no copy of an interface, and is not compared: time stays linear.
  private static let longestText = 1 << 14

  package init(
    source: AnalyzedText, target: AnalyzedText, role: Role?, variation: String?,
    glossary: Glossary?, earlierSource: AnalyzedText?
  ) {
    self.earlierSource = earlierSource
    self.glossary = glossary
    self.source = source
    self.target = target
    self.role = role
    self.variation = variation
    isTooLong = max(source.string.utf8.count, target.string.utf8.count) > Self.longestText
    isComparable =
      source.isInOwnScript && (target.isInOwnScript || !target.labelConcepts.isEmpty)
      && !source.string.utf8.span.isExactly(target.string)
      && !source.isCreditsOfTranslators && !source.isKeywordList && !source.isIdentifier
  }
}

/// A string of an alert with what is known about it.
package struct AlertPart: Sendable {
  package let unit: TextUnit
  package let text: AnalyzedText

  package init(unit: TextUnit, text: AnalyzedText) {
    self.unit = unit
    self.text = text
  }
}

/// An alert in one locale.
package struct AnalyzedAlert: Sendable {
  package let title: AlertPart?
  package let message: AlertPart?
  package let buttons: [AlertPart]
  /// The buttons of its table that belong to no alert, which it may use.
  package let shared: [AlertPart]
  /// What the manifest says besides; nil for an alert that it does not list.
  package let traits: AlertTraits?

  package init(
    title: AlertPart?, message: AlertPart?, buttons: [AlertPart], shared: [AlertPart],
    traits: AlertTraits?
  ) {
    self.traits = traits
    self.shared = shared
    self.title = title
    self.message = message
    self.buttons = buttons
  }

  /// Its title and its message, as far as it has them.
  package var titleAndMessage: [AlertPart] { [title, message].compactMap(\.self) }

  /// Its texts in reading order.
  package var parts: [AlertPart] { titleAndMessage + buttons }
}

extension AnalyzedText {
  /// Whether it is the word in whose place GNOME's catalogs name who translated them.
  package var isCreditsOfTranslators: Bool {
    // Most texts have another length, which is told sooner than that two strings are unlike.
    string.utf8.count == 18 && (string == "translator-credits" || string == "translator_credits")
  }

  /// Whether it is a list of words to search for, each with a semicolon behind it, of which a translation has some of
  /// its own (freedesktop.org, Desktop Entry Specification, “Keywords”).
  package var isKeywordList: Bool {
    bytes.contains(UInt8(ascii: ";")) && string.utf8.last == UInt8(ascii: ";")
      && string.utf8.count { $0 == UInt8(ascii: ";") } > 2
  }

  /// Whether it is the identifier of a message, of three parts or more, whose text stands elsewhere: `mail.error.full`,
  /// `label_add_card`.
  package var isIdentifier: Bool {
    guard !bytes.contains(UInt8(ascii: " ")) else { return false }
    let parts = string.utf8.split(omittingEmptySubsequences: false) { "._:".utf8.contains($0) }
    return parts.count > 2
      && parts.allSatisfy { part in
        part.first?.isASCIILetter ?? false
          && part.allSatisfy { $0.isASCIIWord || $0 == UInt8(ascii: "-") }
      }
  }
}
