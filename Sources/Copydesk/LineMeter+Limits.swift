import CopyModel
import ICUText
import RuleKit
import TextLayout

extension LineMeter {
  /// A unit's text and source in the units of its limits; nil when it has none. `text` is nil where there
  /// is no translation yet.
  mutating func limited(
    _ unit: TextUnit, text: AnalyzedText?, source: AnalyzedText?, profile: LocaleProfile
  ) throws(ICUError) -> LimitedText? {
    var measures: [LimitedText.Measure] = []
    for (limit, trust) in limits(of: unit) {
      measures.append(
        LimitedText.Measure(
          limit: limit, length: try length(of: text, in: limit.unit, as: unit.role),
          sourceLength: try length(of: source, in: limit.unit, as: unit.role), trust: trust))
    }
    guard !measures.isEmpty else { return nil }
    return LimitedText(unit: unit, text: text, source: source, profile: profile, measures: measures)
  }

  /// Whether a unit has limits.
  func hasLimits(_ unit: TextUnit) -> Bool {
    unit.limit != nil || unit.role.map { limits[$0]?.isEmpty == false } ?? false
  }

  /// What a unit may be at most, each limit with how surely it holds for the unit.
  private func limits(of unit: TextUnit) -> [(limit: TextLimit, trust: Double)] {
    var all: [(limit: TextLimit, trust: Double)] = []
    if let limit = unit.limit { all.append((limit, 1)) }
    if let role = unit.role, let own = limits[role] {
      all += own.map { ($0, unit.roleEvidence?.confidence ?? 1) }
    }
    return all
  }

  private mutating func length(
    of text: AnalyzedText?, in unit: TextLimit.Unit, as role: Role?
  ) throws(ICUError) -> ClosedRange<Double>? {
    guard let text else { return nil }
    switch unit {
    case .characters: return exactly(text.shown.unicodeScalars.count)
    case .bytes: return exactly(text.string.utf8.count)
    case .columns: return exactly(Self.columns(of: text.shown))
    case .points, .pixels:
      let width = try layouter.width(of: text, as: role ?? .button, on: platforms.first ?? .iOS)
      return width * (1 - TextLayouter.doubt)...width
    case .lines:
      var count: ClosedRange<Int>?
      for platform in platforms {
        let lines = try layouter.lines(of: text, as: role ?? .message, on: platform)
        let own = lines.fewest...lines.lines.count
        // Of platforms that nobody has chosen, the one that it fits best.
        let isWorse = own.upperBound > count?.upperBound ?? 0
        if count == nil || isWorse == areChosen { count = own }
      }
      return count.map { Double($0.lowerBound)...Double($0.upperBound) }
    }
  }

  /// How wide the longest line is on a display of cells (UAX #11).
  private static func columns(of text: String) -> Int {
    // “\r\n” is one character.
    text.split(whereSeparator: \.isNewline).map { line in
      line.reduce(0) { columns, character in
        let first = character.unicodeScalars.first?.value ?? 0
        return columns + (LineProperties.width(of: first) == .wide ? 2 : 1)
      }
    }.max() ?? 0
  }

  private func exactly(_ count: Int) -> ClosedRange<Double> { Double(count)...Double(count) }
}
