import CopyModel
import RuleKit

/// The plural forms of one string in one locale, as its table has them.
struct PluralForms {
  /// What stands before the category: `plural.`, `substitution.days.plural.`.
  let stem: String
  /// The units by category, in the order of the table.
  private(set) var forms: [(category: String, index: Int)]

  init(_ stem: String, category: String, index: Int) {
    self.stem = stem
    forms = [(category, index)]
  }

  mutating func add(_ category: String, _ index: Int) { forms.append((category, index)) }

  func has(_ category: String) -> Bool { forms.contains { $0.category == category } }

  subscript(category: String) -> Int? { forms.first { $0.category == category }?.index }

  /// The form that every language has; the last where it is missing.
  var main: Int { self["other"] ?? forms.last?.index ?? 0 }
}

extension UnitTable {
  /// Formats whose forms are numbered: their categories are only a guess from how many there are.
  private static let numbered: Set = ["po", "mo", "ts"]
  /// More plurals than one string has: time stays linear.
  private static let mostPlurals = 32

  /// Each string's plural forms in each locale where it is written, but for formats that number them.
  func pluralForms() -> [PluralForms] {
    var found: [PluralForms] = []
    // Where the forms of the string begin that the walk is in.
    var open = 0
    var last: (key: String, locale: LocaleTag, file: String)?
    for index in varied {
      guard let variation = units.variation(of: index), isWritten(index),
        units.state(of: index)?.isLive ?? true,
        let (stem, category) = variation.pluralParts
      else { continue }
      let name = (units.key(of: index), units.locale(of: index), units.file(of: index))
      if last.map({ $0 != name }) ?? true {
        open = found.count
        last = name
      }
      // A string has a few plurals: one that a file repeats without end is not searched from its start.
      let near = found[max(open, found.count - Self.mostPlurals)...]
      if let position = near.firstIndex(where: { $0.stem == stem && !$0.has(category) }) {
        found[position].add(category, index)
      } else {
        found.append(PluralForms(stem, category: category, index: index))
      }
    }
    return found.filter { !Self.numbered.contains(units[$0.main].format) }
  }

  /// The plural categories of the locale that some forms are in; nil where CLDR has none.
  func categories(of forms: PluralForms) -> PluralFacts.Language? {
    let locale = units.locale(of: forms.main)
    return profile(locale).plurals[locale]
  }

  /// Whether some forms are the source language's own.
  func isSource(_ forms: PluralForms) -> Bool { units.locale(of: forms.main) == sourceLocale }

  /// What a unit shows.
  func text(of index: Int) -> String {
    let unit = units[index]
    return unit.target ?? unit.source ?? ""
  }
}

extension String {
  /// `substitution.days.plural.one` in two: up to the category, and the category.
  fileprivate var pluralParts: (stem: String, category: String)? {
    guard let dot = lastIndex(of: "."), self[..<dot].hasSuffix("plural") else { return nil }
    return (String(self[...dot]), String(self[index(after: dot)...]))
  }
}

extension PluralForms {
  /// A table of Android's with one plural, for the examples of rules.
  static func androidTable(_ forms: String) -> String {
    """
    <?xml version="1.0" encoding="utf-8"?>
    <resources>
      <plurals name="files">
        \(forms)
      </plurals>
    </resources>
    """
  }

  /// A sound Korean table: a folder of Android's is known by those beside it.
  static let korean = (
    path: "values-ko/strings.xml",
    text: androidTable("<item quantity=\"other\">파일 %d개를 삭제했습니다</item>")
  )

  /// The same in English.
  static let english = (
    path: "values/strings.xml",
    text: androidTable(
      """
      <item quantity="one">%d file deleted</item>
        <item quantity="other">%d files deleted</item>
      """)
  )
}
