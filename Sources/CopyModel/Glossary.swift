/// A term of the project and what it is called in one locale.
public struct GlossaryTerm: Sendable, Equatable {
  /// In the source language.
  public var source: String
  /// The language of `target`.
  public var locale: LocaleTag
  /// What the locale says, or must not say.
  public var target: String
  /// Whether the locale must not say `target`.
  public var isForbidden: Bool

  /// A term that is said so, or must not be.
  public init(source: String, locale: LocaleTag, target: String, isForbidden: Bool = false) {
    self.source = source
    self.locale = locale
    self.target = target
    self.isForbidden = isForbidden
  }
}

/// The project's terms in one locale.
///
/// A class because every pair of the locale points to it; all of it is constant.
public final class Glossary: Sendable {
  /// One term with all its wordings.
  package struct Entry: Sendable {
    package let source: String
    /// What a translation may say, the usual one first.
    package fileprivate(set) var wanted: [String] = []
    /// The same lowercased, to be looked for.
    package fileprivate(set) var wantedLowercased: [String] = []
    package fileprivate(set) var forbidden: [String] = []
  }

  package let entries: [Entry]
  /// The index in `entries` of each lowercased term.
  private let numbers: [String: Int]
  /// The terms in the source language, plurals too: the value is the index in `entries`.
  package let sources: PhraseTable
  /// What the locale must not say: the value is the index in `entries`.
  package let forbidden: PhraseTable

  package init(_ terms: [GlossaryTerm]) {
    var entries: [Entry] = []
    var numbers: [String: Int] = [:]
    for term in terms {
      let key = term.source.lowercased()
      let number = numbers[key] ?? entries.count
      if number == entries.count {
        numbers[key] = number
        entries.append(Entry(source: term.source))
      }
      if term.isForbidden {
        entries[number].forbidden.append(term.target)
      } else {
        entries[number].wanted.append(term.target)
        entries[number].wantedLowercased.append(term.target.lowercased())
      }
    }
    self.entries = entries
    self.numbers = numbers
    sources = PhraseTable(
      entries.indices.flatMap { number in
        Self.forms(of: entries[number].source.lowercased()).map {
          PhraseTable.Entry($0, value: number, startsWord: true, endsWord: true)
        }
      })
    forbidden = PhraseTable(
      entries.indices.flatMap { number in
        entries[number].forbidden.map {
          PhraseTable.Entry($0.lowercased(), value: number, startsWord: false, endsWord: false)
        }
      })
  }

  /// What the project calls a term, whatever its capitals.
  package func entry(for term: String) -> Entry? {
    numbers[term.lowercased()].map { entries[$0] }
  }

  /// A term and its English plural.
  private static func forms(_ term: String) -> [String] {
    if term.hasSuffix("y") { return [term, term.dropLast() + "ies", term + "s"] }
    return [term, term + "s", term + "es"]
  }

  private static func forms(of term: String) -> [String] {
    term.utf8.allSatisfy { $0 < 0x80 } ? forms(term) : [term]
  }
}

/// The project's terms in every locale.
public struct Glossaries: Sendable {
  private let byLocale: [LocaleTag: Glossary]

  /// Nil without terms.
  package init?(_ terms: [GlossaryTerm]) {
    if terms.isEmpty { return nil }
    byLocale = Dictionary(grouping: terms, by: \.locale).mapValues(Glossary.init)
  }

  /// The terms of a locale, else those of the one that it inherits from.
  package subscript(locale: LocaleTag) -> Glossary? {
    for tag in locale.lineage {
      if let found = byLocale[tag] { return found }
    }
    return nil
  }
}
