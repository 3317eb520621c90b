import Reports
import RunHistory

/// How many findings there were, night after night.
struct Trend {
  let points: [Point]

  struct Point {
    let errors: Int
    let findings: Int
    /// Whether another version of the tool counted them than the night before.
    let isUpgrade: Bool

    init(_ run: StoredRun, _ tally: LocaleTally) {
      (errors, findings) = (tally.errors, tally.findings)
      isUpgrade = run.upgradedFrom != nil
    }
  }

  private var most: Int { points.map(\.findings).max() ?? 0 }

  /// `14 → 9 (8 to 15), of which 2 errors`: for those who see no lines.
  var words: String {
    guard let first = points.first, let last = points.last else { return "–" }
    let errors = last.errors == 0 ? "" : ", of which \(ReportWords.counted(last.errors, "error"))"
    guard points.count > 1 else { return "\(last.findings)\(errors)" }
    let least = points.map(\.findings).min() ?? 0
    let range = least == most ? "" : " (\(least) to \(most))"
    return "\(first.findings) → \(last.findings)\(range)\(errors)"
  }

  /// A line of bars, for text; a stroke stands before a new version's first.
  var bars: String {
    let signs = Array("▁▂▃▄▅▆▇█")
    return points.map { point in
      let height = most == 0 ? 0 : (point.findings * (signs.count - 1) + most / 2) / most
      return (point.isUpgrade ? "|" : "") + String(signs[height])
    }.joined()
  }

  /// A drawing of so many pixels: all findings in grey, errors in red, a dashed stroke where a new version came.
  func svg(width: Int, height: Int) -> String {
    let inset = 3
    func x(_ number: Int) -> Int {
      points.count < 2
        ? width / 2 : inset + number * (width - 2 * inset) / (points.count - 1)
    }
    func y(_ count: Int) -> Int {
      most == 0 ? height - inset : height - inset - count * (height - 2 * inset) / most
    }
    func line(_ count: (Point) -> Int, _ color: String) -> String {
      guard points.count > 1 else {
        return points.map {
          "<circle cx=\"\(x(0))\" cy=\"\(y(count($0)))\" r=\"2\" fill=\"\(color)\"/>"
        }.joined()
      }
      let places = points.enumerated().map { "\(x($0)),\(y(count($1)))" }
      return
        "<polyline points=\"\(places.joined(separator: " "))\" fill=\"none\" stroke=\"\(color)\" stroke-width=\"1.5\" stroke-linejoin=\"round\"/>"
    }
    let strokes = points.enumerated().filter(\.element.isUpgrade).map {
      "<line x1=\"\(x($0.offset))\" y1=\"0\" x2=\"\(x($0.offset))\" y2=\"\(height)\" stroke=\"#5b6ee1\" stroke-dasharray=\"2 2\"/>"
    }
    let errors = points.contains { $0.errors > 0 } ? line(\.errors, "#b3261e") : ""
    return
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" viewBox=\"0 0 \(width) \(height)\" role=\"img\" aria-label=\"\(words.asXML)\">\(strokes.joined())\(line(\.findings, "#77736c"))\(errors)</svg>"
  }
}
