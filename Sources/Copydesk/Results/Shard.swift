import CopyModel
import StoredFiles
import StringTables

/// A share of the tables of a run, the same on every machine that has the same files.
package struct Shard: Sendable, Equatable {
  /// From 1 to `count`.
  package let number: Int
  package let count: Int

  /// Nil where there is no such share.
  package init?(_ number: Int, of count: Int) {
    guard (1...1000).contains(count), (1...count).contains(number) else { return nil }
    (self.number, self.count) = (number, count)
  }

  /// `2/5`.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int(parts[0]), let count = Int(parts[1]) else {
      return nil
    }
    self.init(number, of: count)
  }

  /// Its tables of all, in their order. A table with its source is dealt out whole, the largest first, each to the share
  /// that has least.
  func own(of groups: [TableGroup]) -> [TableGroup] {
    let sizes = groups.map { group in group.members.reduce(0) { $0 + $1.path.fileSize } }
    // Of those as large, the order is that in which they were found.
    let order = groups.indices.sorted { (sizes[$1], $0) < (sizes[$0], $1) }
    var filled = Array(repeating: 0, count: count)
    var isOwn = Array(repeating: false, count: groups.count)
    for index in order {
      let least = filled.indices.min { (filled[$0], $0) < (filled[$1], $1) } ?? 0
      // Opening a file is work too.
      filled[least] += sizes[index] + 1000
      isOwn[index] = least == number - 1
    }
    return groups.indices.filter { isOwn[$0] }.map { groups[$0] }
  }
}

extension String {
  /// How many bytes the file has; 0 where there is none.
  fileprivate var fileSize: Int {
    (try? StoredFile(self))?.size ?? 0
  }
}
