import CopyModel
import RuleKit

/// The translated labels of a table: short texts that stand for one thing, as buttons do.
struct LabelTranslations {
  /// The longest translation.
  private static let longestTarget = 48
  fileprivate static let noLabel = ByteSet(ascii: "0123456789%{?!:;\n")

  let table: UnitTable
  /// The units, in order.
  private(set) var indices: [Int] = []

  /// Takes buttons, and with them what a button of the source language's lexicon may say.
  init(_ table: UnitTable) {
    self.table = table
    let cues = table.profile(table.sourceLocale).cues
    let units = table.units
    var last: (index: Int, isTranslation: Bool)?
    for index in units.indices where units.hasTarget(index) {
      if last.map({ !units.areAlike($0.index, index) }) ?? true {
        last = (index, units.locale(of: index).language != table.sourceLocale.language)
      }
      guard last?.isTranslation == true else { continue }
      // What is not asked of a string made for it comes first.
      let mayBeLabel = units.withSource(of: index) { $0.mayBeLabel }
      guard mayBeLabel == true else { continue }
      let role = units.part(of: index).role
      guard role == nil || role == .button, units.variation(of: index) == nil,
        let source = units.sourceText(of: index), units.state(of: index)?.isLive ?? true,
        role != nil || cues?.concepts(ofLabel: source).isEmpty == false,
        let target = units.targetText(of: index), !target.isEmpty,
        target.utf8.count <= Self.longestTarget,
        // Not translated yet, or a reference to another string (vue-i18n’s `@:key`).
        target != source, !target.hasPrefix("@:")
      else { continue }
      indices.append(index)
    }
  }

  func source(_ index: Int) -> String { table.units.sourceText(of: index) ?? "" }
  func target(_ index: Int) -> String { table.units.targetText(of: index) ?? "" }

  /// The units in groups that agree in locale, role and a text; only groups of several, in order.
  func groups(by text: (Int) -> String) -> [[Int]] {
    struct Name: Hashable {
      var text: String
      var locale: LocaleTag
      var role: Role?
    }
    var groups: [Name: [Int]] = [:]
    for index in indices {
      let name = Name(
        text: text(index), locale: table.units.locale(of: index),
        role: table.units.part(of: index).role)
      groups[name, default: []].append(index)
    }
    return groups.values.filter { $0.count > 1 }.sorted { ($0.first ?? 0) < ($1.first ?? 0) }
  }
}

extension Span<UInt8> {
  /// Whether it is short enough for a label, and has nothing that labels have not: digits, placeholders, the
  /// marks of sentences.
  fileprivate var mayBeLabel: Bool {
    guard count <= 32 else { return false }
    for index in indices where LabelTranslations.noLabel.contains(self[index]) { return false }
    return true
  }
}
