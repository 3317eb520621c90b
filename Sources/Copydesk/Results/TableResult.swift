import CopyModel
import StringTables

/// What checking one table brought out, and what of it others than its own rules ask about: all that a run needs of it
/// to end, so that it can be kept until another night, or be brought together with what other machines found.
package struct TableResult: Sendable {
  /// What the table goes by: the path of a file of it.
  package var name: String
  /// The paths of its files.
  var files: [String] = []
  var errors: [InputError] = []
  /// How many strings it has.
  var units = 0
  /// How many alerts were put together.
  var alerts = 0
  /// How many texts each file has in each locale.
  var copies: [Crowds.Copy: Int] = [:]
  /// Its keys, where somebody looks for keys.
  var keys: TableKeys?
  var hasTranslations = false
  /// The names in the damaged entries of its source, likewise.
  var damaged = DamagedKeys()
  /// What its comments let pass.
  var comments: [AllowComments.Found] = []
  /// Its strings in the source language, where a locale may have none.
  var sources = SourceTexts()
  /// How much copy it has, where that is asked.
  var copy: CopyAmounts?
  /// In their order; of a table that was cut, those of each part.
  var findings: [Finding] = []

  init(name: String) { self.name = name }

  /// What a table brings that was read; its findings come later.
  init(_ table: LoadedTable, for wanted: Wanted) {
    name = table.mark.name
    files = table.files.keys.sorted()
    errors = table.errors
    units = table.units.count
    for run in table.units.runs {
      let copy = Crowds.Copy(
        file: table.units.file(of: run.lowerBound), locale: table.units.locale(of: run.lowerBound))
      copies[copy, default: 0] += run.count
      if table.units.hasTarget(run.lowerBound) { hasTranslations = true }
    }
    if wanted.keys {
      keys = TableKeys(of: table.units)
      damaged = table.damagedSources
    }
    comments = AllowComments.all(in: table)
    if wanted.sources { sources.add(table.units, in: table.sourceLocale) }
  }

  /// What of a table is asked for besides its findings.
  struct Wanted: Sendable, Equatable {
    var keys = false
    var sources = false
    var copy = false
  }

  /// Takes what another part of the same table brought.
  mutating func merge(_ other: TableResult) {
    files = Set(files + other.files).sorted()
    errors += other.errors
    units += other.units
    alerts += other.alerts
    copies.merge(other.copies, uniquingKeysWith: +)
    if let more = other.keys { keys = TableKeys((keys?.runs ?? []) + more.runs) }
    hasTranslations = hasTranslations || other.hasTranslations
    damaged.formUnion(other.damaged)
    comments += other.comments
    sources.merge(other.sources)
    copy.merge(other.copy)
    findings += other.findings
  }
}
