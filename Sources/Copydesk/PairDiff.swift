public import CopyModel
import ICUText
import RuleKit

extension Copydesk {
  /// The Diff stage alone: what drifts in each pair, in the order of the pairs.
  public func diff(_ pairs: [CopyPair]) async throws(CopydeskError) -> [[Finding]] {
    let echoes = Echoes.ofCatalogue
    let placement = Placement(
      files: [:], sourceLocale: options.sourceLocale, edition: rules.apple.edition)
    return try await inBatches(of: pairs, worker: checker) { (pairs, checker) throws(ICUError) in
      // By their places: whatever is taken out as a whole has all that it holds counted.
      var units: [TextUnit] = []
      units.reserveCapacity(pairs.count)
      for index in pairs.indices { units.append(pairs[index].unit) }
      let found = try checker.compare(units)
      return zip(pairs.indices, found).map { index, found in
        if found.isEmpty { return [] }
        var findings = found.compactMap { flag, selected in
          var finding = placement.finding(flag, by: selected)
          finding?.key = pairs[index].key
          return finding
        }.sorted(by: Finding.precedes)
        if findings.count > 1 {
          echoes.removeEchoes(from: &findings, options.sourceLocale)
          Doubles.ofCatalogue.remove(from: &findings)
        }
        return findings
      }
    }
  }

  /// The Analyzer alone: the facts of each text, in the order of the texts.
  public func analyze(_ texts: [CopyText]) async throws(CopydeskError) -> [AnalyzedText] {
    try await inBatches(of: texts, worker: checker) { (texts, checker) throws(ICUError) in
      try texts.map { text throws(ICUError) in try checker.analyze(text.text, text.locale) }
    }
  }

  /// Who looks at pairs and texts that stand in no table.
  private func checker() -> UnitChecker {
    UnitChecker(rules: rules.apple, library: library, sourceLocale: options.sourceLocale)
  }
}
