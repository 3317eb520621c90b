extension Sequence<String> {
  /// The name that differs from `name` in the fewest letters, if these are few.
  package func nearest(to name: String) -> String? {
    let ranked = map { ($0, distance(name, $0)) }.min { $0.1 < $1.1 }
    guard let ranked, ranked.1 <= Swift.max(2, name.count / 3) else { return nil }
    return ranked.0
  }
}

/// Levenshtein's distance.
private func distance(_ a: String, _ b: String) -> Int {
  let (a, b) = (Array(a), Array(b))
  var row = Array(0...b.count)
  for i in a.indices {
    var diagonal = row[0]
    row[0] = i + 1
    for j in b.indices {
      let next = min(row[j + 1] + 1, row[j] + 1, diagonal + (a[i] == b[j] ? 0 : 1))
      diagonal = row[j + 1]
      row[j + 1] = next
    }
  }
  return row[b.count]
}
