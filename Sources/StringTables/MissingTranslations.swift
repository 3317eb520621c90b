package import CopyModel

/// Adds what a table with all languages in one file lacks.
package enum MissingTranslations {
  /// Adds a unit without a target for every language that other keys have and a key of the source language lacks.
  package static func add(to units: inout [TextUnit], sourceLocale: LocaleTag) {
    var locales: [LocaleTag] = []
    for unit in units where unit.locale != sourceLocale && !locales.contains(unit.locale) {
      locales.append(unit.locale)
    }
    locales.sort()
    var missing: [TextUnit] = []
    // The units of a key stand together, the source language's first.
    var start = 0
    while start < units.count {
      var end = start + 1
      while end < units.count, units[end].key == units[start].key { end += 1 }
      if units[start].locale == sourceLocale {
        for locale in locales where !units[start..<end].contains(where: { $0.locale == locale }) {
          var absent = units[start]
          absent.locale = locale
          // The state of the English text is none of the translation's.
          switch absent.state {
          case .untranslatable, .stale, .obsolete: break
          default: absent.state = nil
          }
          missing.append(absent)
        }
      }
      start = end
    }
    if !missing.isEmpty { units += missing }
  }
}
