package import CopyModel

/// Adds what a table with all languages in one file lacks.
package enum MissingTranslations {
  /// Adds a unit without a target for every language that other keys have and a key of the source language lacks.
  package static func add(to units: inout PackedUnits, sourceLocale: LocaleTag) {
    var seen: Set<LocaleTag> = [sourceLocale]
    for index in units.indices { seen.insert(units.locale(of: index)) }
    let locales = seen.filter { $0 != sourceLocale }.sorted()
    var missing: [(unit: Int, locale: LocaleTag)] = []
    // The units of a key stand together, the source language's first.
    var start = 0
    while start < units.count {
      var end = start + 1
      let key = units.key(of: start)
      while end < units.count, units.key(of: end) == key { end += 1 }
      if units.locale(of: start) == sourceLocale {
        let present = (start..<end).map { units.locale(of: $0) }
        let telling = (start..<end).first { index in
          units.locale(of: index) == sourceLocale
            && units.sourceText(of: index).map { !$0.isMereFormat } ?? false
        }
        for locale in locales where !present.contains(locale) {
          missing.append((telling ?? start, locale))
        }
      }
      start = end
    }
    for (index, locale) in missing {
      var absent = units[index]
      absent.locale = locale
      // The state of the English text is none of the translation's.
      switch absent.state {
      case .untranslatable, .stale, .obsolete: break
      default: absent.state = nil
      }
      units.append(absent)
    }
    units.close()
  }
}
