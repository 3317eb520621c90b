import CopyModel
import ICUText
import LocaleProfiles
import TextAnalysis

extension UnitChecker {
  /// Counts the copy of a string.
  mutating func count(_ unit: TextUnit) throws(ICUError) {
    let isSource = unit.locale == sourceLocale
    let text = isSource ? unit.source : unit.target
    let isThere = text?.isEmpty == false
    let own = isThere ? try analyze(text ?? "", unit.locale) : nil
    let from = isSource || unit.source == nil ? nil : try analyze(unit.source ?? "", source)
    tally?.add(unit, text: own, source: from, isSource: isSource)
    guard amounts != nil else { return }
    let count = CopyAmounts.Words(own: own.map(\.wordCount), source: from.map(\.wordCount))
    words.append(count)
    amounts?.add(unit, count, isSource: isSource)
  }
}

extension AnalyzedText {
  /// How many words it has, as `TextCount` counts them.
  fileprivate var wordCount: Int {
    masked.isEmpty ? words.count : words.count { !isMasked($0) }
  }
}
