import CopyModel

/// What many units of a table have in common.
struct UnitKind: Hashable {
  var format: String
  var table: String?
  var locale: LocaleTag
  var state: UnitState?
  var variation: String?
  var limit: TextLimit?
  var entryFlags: FormatFlags = []
  var file: String
  var notation: StoredText.Notation
  /// The file and notation of the source; nil where nobody knows where it stands.
  var sourceFile: String?
  var sourceNotation: StoredText.Notation?

  init(_ unit: TextUnit) {
    (format, table, locale, state) = (unit.format, unit.table, unit.locale, unit.state)
    (variation, limit, entryFlags) = (unit.variation, unit.limit, unit.entryFlags)
    (file, notation) = (unit.stored.file, unit.stored.notation)
    (sourceFile, sourceNotation) = (unit.storedSource?.file, unit.storedSource?.notation)
  }

  /// That of the units of a file whose rows hold both languages.
  init(format: String, locale: LocaleTag, file: String, notation: StoredText.Notation) {
    (self.format, self.locale, self.file, self.notation) = (format, locale, file, notation)
    (sourceFile, sourceNotation) = (file, notation)
  }

  /// Whether it is what `init` makes of a unit, without making it.
  func isKind(of unit: TextUnit) -> Bool {
    notation == unit.stored.notation && state == unit.state && limit == unit.limit
      && sourceNotation == unit.storedSource?.notation && format == unit.format
      && locale == unit.locale && variation == unit.variation && table == unit.table
      && entryFlags == unit.entryFlags && file == unit.stored.file
      && sourceFile == unit.storedSource?.file
  }
}
