import CopyModel

/// One piece of checking.
enum CheckPiece: Sendable {
  /// Some units of a table, and the alerts that begin among them.
  case units(table: Int, [Range<Int>], [Alert])
  /// What only a whole table shows.
  case whole(table: Int)

  /// The number of its table.
  var table: Int {
    switch self {
    case .units(let table, _, _), .whole(let table): table
    }
  }

  /// How many units are checked with it.
  var count: Int {
    guard case .units(_, let ranges, _) = self else { return 0 }
    return ranges.reduce(0) { $0 + $1.count }
  }
}
