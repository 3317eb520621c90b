import CopyModel

/// The keys of a table, for those who look for some of them: the alerts that a project lists, and what its code asks for.
struct TableKeys: Sendable, Equatable {
  /// The keys of strings that stand together, in one file and one table of it.
  struct Run: Sendable, Equatable {
    var file: String
    var table: String?
    var keys: [String]
  }

  private(set) var runs: [Run] = []

  init(_ runs: [Run]) { self.runs = runs }

  init(of units: TableUnits) {
    var numbers: [Place: Int] = [:]
    var known: [Set<String>] = []
    for run in units.runs {
      let place = Place(
        file: units.file(of: run.lowerBound), table: units.table(of: run.lowerBound))
      let number: Int
      if let there = numbers[place] {
        number = there
      } else {
        number = runs.count
        numbers[place] = number
        runs.append(Run(file: place.file, table: place.table, keys: []))
        known.append([])
      }
      // Languages of one file have the same keys.
      for index in run {
        let key = units.key(of: index)
        if known[number].insert(key).inserted { runs[number].keys.append(key) }
      }
    }
  }

  private struct Place: Hashable {
    var file: String
    var table: String?
  }
}
