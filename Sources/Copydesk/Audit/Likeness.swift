/// How alike two texts are, as CAT tools tell it of fuzzy matches: by the least edits that lead from one to the other.
///
/// Levenshtein's distance over the longer one's length; of characters, of texts that are too long of words.
enum Likeness {
  /// The longest text that is compared character by character, for it takes the square of the time.
  private static let longest = 2_000

  /// So many of a hundred.
  static func of(_ a: String, _ b: String) -> Int {
    if a == b { return 100 }
    let isLong = max(a.utf8.count, b.utf8.count) > longest
    let alike =
      isLong
      ? likeness(a.split(separator: " "), b.split(separator: " ")) : likeness(Array(a), Array(b))
    // What differs is never told as the same.
    return min(99, alike)
  }

  private static func likeness<Part: Equatable>(_ a: [Part], _ b: [Part]) -> Int {
    let longer = max(a.count, b.count)
    guard longer > 0, a.count * b.count <= longest * longest else { return 0 }
    var row = Array(0...b.count)
    for i in a.indices {
      var diagonal = row[0]
      row[0] = i + 1
      for j in b.indices {
        let cost = a[i] == b[j] ? 0 : 1
        let next = min(row[j] + 1, row[j + 1] + 1, diagonal + cost)
        (diagonal, row[j + 1]) = (row[j + 1], next)
      }
    }
    return (longer - row[b.count]) * 100 / longer
  }
}
