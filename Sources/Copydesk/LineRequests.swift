public import CopyModel
import ICUText
import TextLayout

/// How a text is laid out.
public enum LineRequest: Sendable {
  /// On lines of a width, in a font: all in points. `mostLines` are how many fit; any number when nil.
  case width(
    Double, fontSize: Double, fontWeight: Int = 400, metrics: MetricsName = .apple,
    mostLines: Int? = 1)
  /// As a part of an alert. Of several platforms, the one that it fits worst.
  case part(Role, platforms: [Platform], textSize: TextSize = .large)
}

extension Copydesk {
  /// The lines of each text, in the order of the texts; nil where none are asked for.
  public func lines(
    of texts: [(text: AnalyzedText, request: LineRequest?)]
  ) async throws(CopydeskError) -> [TextLines?] {
    let wanted = texts.indices.filter { texts[$0].request != nil }
    guard !wanted.isEmpty else { return texts.map { _ in nil } }
    let facts = try layoutFacts()
    let results = try await inBatches(of: wanted, worker: { TextLayouter(facts) }) {
      (indices, layouter) throws(ICUError) in
      try indices.map { index throws(ICUError) in
        try texts[index].request?.lines(of: texts[index].text, with: &layouter)
      }
    }
    var lines: [TextLines?] = texts.map { _ in nil }
    for (index, result) in zip(wanted, results) { lines[index] = result }
    return lines
  }
}

extension LineRequest {
  fileprivate func lines(
    of text: AnalyzedText, with layouter: inout TextLayouter
  ) throws(ICUError) -> TextLines? {
    switch self {
    case .width(let width, let fontSize, let fontWeight, let metrics, let mostLines):
      // A browser lays out placeholders as they are written.
      return try layouter.lines(
        of: text, width: width, mostLines: mostLines, metrics: metrics,
        style: FontStyle(size: fontSize, weight: fontWeight), asWritten: metrics == .reference)
    case .part(let role, let platforms, let textSize):
      var worst: TextLines?
      for platform in platforms {
        let lines = try layouter.lines(of: text, as: role, on: platform, at: textSize)
        if worst.map({ $0.fit < lines.fit }) ?? true { worst = lines }
      }
      return worst
    }
  }
}
