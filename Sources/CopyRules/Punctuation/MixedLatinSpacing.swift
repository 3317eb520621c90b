import CopyModel
import RuleKit

extension Rule {
  static let mixedLatinSpacing = Rule(
    "mixed-latin-spacing", .punctuation, .note, isFolded: true,
    fix: .safe,
    summary: "A table spaces Latin words among Chinese characters in one way.",
    rationale: """
      Some houses put a space between Han and Latin letters or digits, Apple puts none. Either is
      right; both in one table look careless. What three quarters of the places do is the table's
      way.
      """,
    source: .practice("spacing between Han and Latin is consistent inside a table"),
    examples: [
      .files(
        ("zh-Hans.lproj/Localizable.strings", Self.table("设置%d号 Mac", odd: "打开⟦⟧Wi-Fi 设置")),
        in: "zh-Hans"),
      .files(
        ("zh-Hans.lproj/Localizable.strings", Self.table("设置%d号Mac", odd: "打开Wi-Fi设置")),
        in: "zh-Hans"),
      .files(
        ("zh-Hant.lproj/Localizable.strings", Self.table("設定%d號Mac", odd: "打開⟦ ⟧Wi-Fi設定")),
        in: "zh-Hant"),
      .files(
        ("zh-Hant.lproj/Localizable.strings", Self.table("設定%d號 Mac", odd: "打開 Wi-Fi 設定")),
        in: "zh-Hant"),
    ],
    check: .table { table, findings in
      let written = table.units.runs.filter { run in
        table.units.locale(of: run.lowerBound).identifier.hasPrefix("zh")
          && table.units.state(of: run.lowerBound)?.isLive ?? true
      }.flatMap { $0.filter(table.isWritten) }
      for indices in table.byFile(written) {
        let edges = indices.map { Edge.all(in: table.shown($0)) }
        let spaced = edges.reduce(0) { $0 + $1.count(where: \.isSpaced) }
        let all = edges.reduce(0) { $0 + $1.count }
        // A few places show no habit.
        guard all >= 10, spaced > 0, spaced < all else { continue }
        let wantsSpace = spaced * 4 >= all * 3
        guard wantsSpace || spaced * 4 <= all else {
          if let first = indices.first {
            findings.flag(table.units[first], .decide(spaced, all), confidence: 0.7)
          }
          continue
        }
        for (index, edges) in zip(indices, edges) {
          guard let odd = edges.first(where: { $0.isSpaced != wantsSpace }) else { continue }
          findings.flag(
            odd.range, of: table.units[index], wantsSpace ? .addSpace : .dropSpace,
            fix: wantsSpace ? " " : "", confidence: 0.7)
        }
      }
    }
  )

  private static func table(_ usual: String, odd: String) -> String {
    let rows = (0..<12).map { "\"row\($0)\" = \"\(usual)\";" }
    return (rows + ["\"odd\" = \"\(odd)\";"]).joined(separator: "\n") + "\n"
  }
}

/// A place where Han and Latin letters or digits meet.
private struct Edge {
  let isSpaced: Bool
  /// The space, or where one would be: UTF-8 bytes of the text.
  let range: Range<Int>

  static func all(in text: String) -> [Edge] {
    let bytes = text.utf8.span
    var edges: [Edge] = []
    /// What stood before the space under way, and where that began.
    var last: ScalarClass?
    var space: Range<Int>?
    var index = 0
    while index < bytes.count {
      let (scalar, length) = bytes.scalar(at: index)
      let kind = ScalarClass(scalar)
      defer { index += length }
      if scalar == 0x20, last != nil, space == nil {
        space = index..<index + length
        continue
      }
      let isLetter = kind == .latin || kind == .han
      if isLetter, let before = last, before != kind {
        edges.append(Edge(isSpaced: space != nil, range: space ?? index..<index))
      }
      // What a placeholder or a mark stands for is not known.
      last = isLetter && !(kind == .latin && bytes.isInPlaceholder(at: index)) ? kind : nil
      space = nil
    }
    return edges
  }
}

extension Span<UInt8> {
  /// Whether the letter at `index` ends a placeholder such as `%d` or `%1$@`, or opens a name in braces.
  fileprivate func isInPlaceholder(at index: Int) -> Bool {
    var start = index
    while start > 0, self[start - 1] > 0x20, self[start - 1] < 0x80 {
      start -= 1
      if self[start] == UInt8(ascii: "%") || self[start] == UInt8(ascii: "{") { return true }
    }
    return false
  }
}

extension UnitTable {
  /// What a unit shows.
  fileprivate func shown(_ index: Int) -> String {
    units[index].target ?? units[index].source ?? ""
  }
}

extension Message {
  fileprivate static let addSpace: Message =
    "Elsewhere this table puts a space between Chinese and Latin; put one here too."
  fileprivate static let dropSpace: Message =
    "Elsewhere this table puts no space between Chinese and Latin; remove this one."
  fileprivate static func decide(_ spaced: Int, _ all: Int) -> Message {
    "\(spaced) of \(all) places between Chinese and Latin have a space here. Decide for one way."
  }
}
