/// How alike two texts are, as CAT tools tell it of fuzzy matches: by the least edits that lead from one to the other.
///
/// Levenshtein's distance over the longer one's length; of Unicode scalars, of texts that are too long of words.
enum Likeness {
  /// The longest text that is compared scalar by scalar, for it takes the square of the time.
  private static let longest = 2_000

  /// So many of a hundred.
  static func of(_ a: String, _ b: String) -> Int {
    if a == b { return 100 }
    // What differs is never told as the same.
    return min(99, of(scalars: a.unicodeScalars.map(\.value), b.unicodeScalars.map(\.value)))
  }

  /// The same of two texts as scalars, which may be equal; 0 where they are less alike than `least`.
  static func of(scalars a: [UInt32], _ b: [UInt32], atLeast least: Int = 0) -> Int {
    if a == b { return 100 }
    guard max(a.count, b.count) > longest else { return likeness(a, b, atLeast: least) }
    return likeness(
      a.split(separator: 0x20).map(\.hashValue), b.split(separator: 0x20).map(\.hashValue),
      atLeast: least)
  }

  private static func likeness<Part: FixedWidthInteger>(
    _ a: [Part], _ b: [Part], atLeast least: Int
  ) -> Int {
    let longer = max(a.count, b.count)
    guard longer > 0, a.count * b.count <= longest * longest else { return 0 }
    let most = longer * (100 - least) / 100
    guard let distance = distance(a, b, atMost: most) else { return 0 }
    return (longer - distance) * 100 / longer
  }

  /// The least edits that lead from one to the other; nil where they are more than so many.
  private static func distance<Part: FixedWidthInteger>(
    _ a: [Part], _ b: [Part], atMost most: Int
  ) -> Int? {
    // What both begin and end with takes no edit.
    var (start, end) = (0, 0)
    let shorter = min(a.count, b.count)
    while start < shorter, a[start] == b[start] { start += 1 }
    while end < shorter - start, a[a.count - 1 - end] == b[b.count - 1 - end] { end += 1 }
    let (rows, columns) = (a.count - start - end, b.count - start - end)
    guard abs(rows - columns) <= most else { return nil }
    if rows == 0 || columns == 0 { return max(rows, columns) }
    // What lies farther than `most` from the diagonal takes more edits; it keeps what it has, which is more as well.
    var row = Array(0...columns)
    for i in 1...rows {
      let (first, last) = (max(1, i - most), min(columns, i + most))
      guard first <= last else { return nil }
      var diagonal = row[first - 1]
      var left = first == 1 ? i : most + 1
      row[first - 1] = left
      let part = a[start + i - 1]
      var nearest = left
      for j in first...last {
        let above = row[j]
        var edits = part == b[start + j - 1] ? diagonal : diagonal + 1
        if above < edits { edits = above + 1 }
        if left < edits { edits = left + 1 }
        (diagonal, left) = (above, edits)
        row[j] = edits
        if edits < nearest { nearest = edits }
      }
      if nearest > most { return nil }
    }
    return row[columns] <= most ? row[columns] : nil
  }
}
