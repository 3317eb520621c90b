package import CopyModel

/// Gives the units of bilingual files their English where the source is a key: the file in the source language has it.
///
/// Symfony's `messages.ko.xlf` and Godot's `ko.po` are such files; `messages.en.xlf` and `en.po` say what users read.
package enum KeyedSources {
  package static func resolve(_ units: inout [TextUnit], sourceLocale: LocaleTag) {
    // Most tables have no such file: nothing is written, so nothing is copied.
    guard units.contains(where: { $0.locale == sourceLocale }) else { return }
    var english: [Name: TextUnit] = [:]
    for index in units.indices where units[index].locale == sourceLocale {
      // A “translation” into the source language is what stands in for the key.
      if let text = units[index].target {
        if !text.isEmpty {
          units[index].source = text
          units[index].storedSource = units[index].stored
        }
        units[index].target = nil
      }
      english[Name(units[index])] = units[index]
    }
    for index in units.indices where units[index].locale != sourceLocale {
      guard let key = units[index].source, !KeyText.isText(key),
        let unit = english[Name(units[index])], unit.source != key
      else { continue }
      units[index].source = unit.source
      units[index].storedSource = unit.storedSource
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
