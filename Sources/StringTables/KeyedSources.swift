package import CopyModel

/// Gives the units of bilingual files their English where the source is a key: the file in the source language has it.
///
/// Symfony's `messages.ko.xlf` and Godot's `ko.po` are such files; `messages.en.xlf` and `en.po` say what users read.
package enum KeyedSources {
  package static func resolve(_ units: inout PackedUnits, sourceLocale: LocaleTag) {
    // Most tables have no such file: nothing is written, so nothing is copied.
    guard units.runs.contains(where: { units.locale(of: $0.lowerBound) == sourceLocale }) else {
      return
    }
    var english: [Name: Int] = [:]
    units.change { index, unit in
      guard unit.locale == sourceLocale else { return }
      // A “translation” into the source language is what stands in for the key.
      if let text = unit.target {
        if !text.isEmpty { (unit.source, unit.storedSource) = (text, unit.stored) }
        unit.target = nil
      }
      english[Name(unit)] = index
    }
    let before = units
    units.change { _, unit in
      guard unit.locale != sourceLocale, case let key = unit.source ?? "", !KeyText.isText(key),
        let own = english[Name(unit)].map({ before[$0] }), own.source != key
      else { return }
      (unit.source, unit.storedSource) = (own.source, own.storedSource)
    }
  }

  private struct Name: Hashable {
    var table: String?
    var key: String
    var variation: String?

    init(_ unit: TextUnit) {
      (table, key, variation) = (unit.table, unit.key, unit.variation)
    }
  }
}
