public import CopyModel
import ICUText
import RuleKit

/// A text and its translation without a file around them.
public struct CopyPair: Sendable {
  /// The text in the source language.
  public var source: String
  /// Its translation.
  public var target: String
  /// The language of the translation.
  public var locale: LocaleTag
  /// The key of the string; nil where it has none.
  public var key: String?
  /// What translators were told; nil where nothing is known.
  public var comment: String?
  /// What the string is in its alert; nil where that is not known.
  public var role: Role?
  /// Which form of the string it is, such as `plural.one`; nil for the only one.
  public var variation: String?

  /// A pair with what is known about it.
  public init(
    source: String, target: String, locale: LocaleTag, key: String? = nil, comment: String? = nil,
    role: Role? = nil, variation: String? = nil
  ) {
    self.source = source
    self.target = target
    self.locale = locale
    self.key = key
    self.comment = comment
    self.role = role
    self.variation = variation
  }

  /// The pair as a unit that stands nowhere.
  fileprivate var unit: TextUnit {
    let nowhere = StoredText(
      file: "", place: Place(line: 1, column: 1), bytes: 0..<0, notation: .plain)
    return TextUnit(
      format: "pair", key: key ?? "", locale: locale, source: source, target: target,
      comment: comment, variation: variation, stored: nowhere, part: UnitPart(role: role))
  }
}

/// A text to measure.
public struct CopyText: Sendable {
  /// The text itself.
  public var text: String
  /// The language of the text.
  public var locale: LocaleTag

  /// A text in a language.
  public init(_ text: String, locale: LocaleTag) {
    self.text = text
    self.locale = locale
  }
}

extension Copydesk {
  /// The Diff stage alone: what drifts in each pair, in the order of the pairs.
  public func diff(_ pairs: [CopyPair]) async throws(CopydeskError) -> [[Finding]] {
    let echoes = Echoes.ofCatalogue
    return try await inBatches(of: pairs, worker: checker) { (pair, checker) throws(ICUError) in
      let unit = pair.unit
      let found = checker.check(try checker.pair(of: unit), of: unit)
      let placement = Placement(
        files: [:], sourceLocale: options.sourceLocale, edition: options.guideline)
      var findings = found.compactMap { flag, selected in
        var finding = placement.finding(flag, by: selected)
        finding?.key = pair.key
        return finding
      }.sorted(by: Finding.precedes)
      if findings.count > 1 { echoes.removeEchoes(from: &findings, options.sourceLocale) }
      return findings
    }
  }

  /// The Analyzer alone: the facts of each text, in the order of the texts.
  public func analyze(_ texts: [CopyText]) async throws(CopydeskError) -> [AnalyzedText] {
    try await inBatches(of: texts, worker: checker) { (text, checker) throws(ICUError) in
      try checker.analyze(text.text, text.locale)
    }
  }

  /// Who looks at pairs and texts that stand in no table.
  private func checker() -> UnitChecker {
    UnitChecker(rules: rules, library: library, sourceLocale: options.sourceLocale)
  }
}
