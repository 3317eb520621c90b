import CopyModel

/// A table cut across its locales: a stripe holds the same stretch of each, so that a source is analyzed once.
struct Stripes {
  /// How many units of a locale a stripe holds.
  private static let height = 64
  /// Beyond this many runs of one locale, a table changes its locale with every string and is cut straight.
  private static let mostRuns = 64

  /// The units of one locale that stand together.
  private let runs: [Range<Int>]

  init(_ units: TableUnits) {
    var runs: [Range<Int>] = []
    var last: LocaleTag?
    for run in units.runs {
      let locale = units.locale(of: run.lowerBound)
      let start = locale == last ? runs.removeLast().lowerBound : run.lowerBound
      runs.append(start..<run.upperBound)
      last = locale
    }
    self.runs = runs.count <= Self.mostRuns ? runs : [0..<units.count]
  }

  var count: Int {
    ((runs.map(\.count).max() ?? 0) + Self.height - 1) / Self.height
  }

  /// The units of a stripe: a range for each locale.
  subscript(number: Int) -> [Range<Int>] {
    runs.compactMap { run in
      let first = run.lowerBound + number * Self.height
      return first < run.upperBound ? first..<min(first + Self.height, run.upperBound) : nil
    }
  }

  /// The stripe that a unit is in.
  func number(of unit: Int) -> Int {
    let run = runs.first { $0.contains(unit) } ?? 0..<1
    return (unit - run.lowerBound) / Self.height
  }
}
