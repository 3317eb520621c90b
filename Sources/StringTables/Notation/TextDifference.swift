/// The stretches in which two texts differ.
package enum TextDifference {
  /// The most scalars whose differences are looked for one by one.
  private static let longest = 4096

  /// What to put in place of which UTF-8 bytes of `old` to get `new`, in order.
  package static func changes(
    from old: String, to new: String
  ) -> [(range: Range<Int>, text: String)] {
    let (a, b) = (Array(old.unicodeScalars), Array(new.unicodeScalars))
    var start = 0
    while start < min(a.count, b.count), a[start] == b[start] { start += 1 }
    var behind = 0
    while behind < min(a.count, b.count) - start,
      a[a.count - 1 - behind] == b[b.count - 1 - behind]
    { behind += 1 }
    let (middle, wanted) = (a[start..<a.count - behind], b[start..<b.count - behind])
    let offset = length(of: a[..<start])
    guard !middle.isEmpty || !wanted.isEmpty else { return [] }
    guard middle.count + wanted.count <= longest else {
      return [(offset..<offset + length(of: middle), string(wanted))]
    }
    return changes(from: Array(middle), to: Array(wanted), at: offset)
  }

  private static func changes(
    from old: [Unicode.Scalar], to new: [Unicode.Scalar], at start: Int
  ) -> [(range: Range<Int>, text: String)] {
    var isGone = Array(repeating: false, count: old.count)
    var isAdded = Array(repeating: false, count: new.count)
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): isGone[offset] = true
      case .insert(let offset, _, _): isAdded[offset] = true
      }
    }
    var changes: [(range: Range<Int>, text: String)] = []
    var (i, j, offset) = (0, 0, start)
    while i < old.count || j < new.count {
      let first = (i, j)
      while i < old.count, isGone[i] { i += 1 }
      while j < new.count, isAdded[j] { j += 1 }
      if (i, j) == first {
        offset += length(of: old[i..<i + 1])
        (i, j) = (i + 1, j + 1)
        continue
      }
      let end = offset + length(of: old[first.0..<i])
      changes.append((offset..<end, string(new[first.1..<j])))
      offset = end
    }
    return changes
  }

  private static func length(of scalars: ArraySlice<Unicode.Scalar>) -> Int {
    scalars.reduce(0) { $0 + $1.utf8.count }
  }

  private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }
}
