/// What `diff -u` tells of two versions of a file, byte for byte.
package struct UnifiedDiff {
  /// How many lines that stay stand around a change.
  private static let context = 3

  private let path: String
  private let old: [ArraySlice<UInt8>]
  private let new: [ArraySlice<UInt8>]

  /// `path` is what the patch names the file by.
  package init(path: String, from old: [UInt8], to new: [UInt8]) {
    self.path = path
    (self.old, self.new) = (Self.lines(of: old), Self.lines(of: new))
  }

  /// Empty where the versions are equal.
  package var bytes: [UInt8] {
    let hunks = hunks
    guard !hunks.isEmpty else { return [] }
    var bytes = Array("--- \(name)\n+++ \(name)\n".utf8)
    for hunk in hunks { write(hunk, to: &bytes) }
    return bytes
  }

  /// A stretch of lines that is another in the new version.
  private typealias Change = (old: Range<Int>, new: Range<Int>)

  /// A path with a space ends with a tab, and one with quotes or control characters stands in quotes, as in GNU diff's.
  private var name: String {
    guard path.unicodeScalars.contains(where: { $0.value < 0x20 || $0 == "\"" || $0 == "\\" })
    else { return path.contains(" ") ? path + "\t" : path }
    let quoted = path.utf8.map { byte in
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        "\\" + String(decoding: CollectionOfOne(byte), as: UTF8.self)
      case 0x20..<0x7F: String(decoding: CollectionOfOne(byte), as: UTF8.self)
      default: "\\" + [6, 3, 0].map { String(byte >> $0 & 7) }.joined()
      }
    }
    return "\"\(quoted.joined())\""
  }

  /// The lines with their breaks; the last may have none.
  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
      lines.append(bytes[start..<end])
      start = end
    }
    return lines
  }

  /// The changes in order. Each ends at the nearest lines that agree again: those of fixes are small.
  private var changes: [Change] {
    var changes: [Change] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if i < old.count, j < new.count, old[i] == new[j] {
        (i, j) = (i + 1, j + 1)
        continue
      }
      let (removed, added) = nearestAgreement(i, j)
      if let last = changes.last, last.old.upperBound == i, last.new.upperBound == j {
        changes[changes.count - 1] = (
          last.old.lowerBound..<i + removed, last.new.lowerBound..<j + added
        )
      } else {
        changes.append((i..<i + removed, j..<j + added))
      }
      (i, j) = (i + removed, j + added)
    }
    return changes
  }

  /// How many lines go and come before the versions agree again: the fewest, as many of both before others.
  private func nearestAgreement(_ i: Int, _ j: Int) -> (removed: Int, added: Int) {
    let (left, right) = (old.count - i, new.count - j)
    for total in 1..<max(left + right, 2) {
      let middle = total / 2
      for step in 0...total {
        // From the middle outwards.
        let removed = middle + (step.isMultiple(of: 2) ? step / 2 : -(step + 1) / 2)
        guard removed >= 0, removed <= total else { continue }
        let added = total - removed
        guard removed <= left, added <= right else { continue }
        if removed == left || added == right {
          if removed == left, added == right { return (removed, added) }
          continue
        }
        if old[i + removed] == new[j + added] { return (removed, added) }
      }
    }
    return (left, right)
  }

  /// The changes of each hunk: those with at most six lines between them share one.
  private var hunks: [[Change]] {
    var hunks: [[Change]] = []
    for change in changes {
      if let last = hunks.last?.last,
        change.old.lowerBound - last.old.upperBound <= 2 * Self.context
      {
        hunks[hunks.count - 1].append(change)
      } else {
        hunks.append([change])
      }
    }
    return hunks
  }

  private func write(_ hunk: [Change], to bytes: inout [UInt8]) {
    guard let first = hunk.first, let last = hunk.last else { return }
    let lead = min(Self.context, first.old.lowerBound)
    let trail = min(Self.context, old.count - last.old.upperBound)
    let olds = first.old.lowerBound - lead..<last.old.upperBound + trail
    let news = first.new.lowerBound - lead..<last.new.upperBound + trail
    bytes += "@@ -\(Self.span(olds)) +\(Self.span(news)) @@\n".utf8
    var next = olds.lowerBound
    for change in hunk {
      for line in old[next..<change.old.lowerBound] { Self.write(line, " ", to: &bytes) }
      for line in old[change.old] { Self.write(line, "-", to: &bytes) }
      for line in new[change.new] { Self.write(line, "+", to: &bytes) }
      next = change.old.upperBound
    }
    for line in old[next..<olds.upperBound] { Self.write(line, " ", to: &bytes) }
  }

  /// `3,4`, or `3` for one line; of no lines the one before counts.
  private static func span(_ lines: Range<Int>) -> String {
    let start = lines.isEmpty ? lines.lowerBound : lines.lowerBound + 1
    return lines.count == 1 ? "\(start)" : "\(start),\(lines.count)"
  }

  private static func write(_ line: ArraySlice<UInt8>, _ sign: String, to bytes: inout [UInt8]) {
    bytes += sign.utf8
    bytes += line
    if line.last != 0x0A { bytes += "\n\\ No newline at end of file\n".utf8 }
  }
}
