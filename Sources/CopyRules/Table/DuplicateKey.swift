import CopyModel
import RuleKit

extension Rule {
  static let duplicateKey = Rule(
    "duplicate-key", .table, .warning,
    summary: "A key stands once in its table.",
    rationale: """
      Only one of the entries is shown, mostly the last. Whoever mends the other wonders why nothing
      changes.
      """,
    source: .practice("keys are unique"),
    examples: [
      .files(
        ("en.lproj/Localizable.strings", "\"a\" = \"Archive\";\n\"a\" = \"⟦Add⟧\";\n")),
      .files(("en.lproj/Localizable.strings", "\"a\" = \"Archive\";\n\"b\" = \"Add\";\n")),
    ],
    check: .table { table, findings in
      let units = table.units
      // Strings of one name, each pointing to the one before it. Names are told by their hashes first: there may
      // be millions.
      var last: [Int: Int32] = [:]
      var before = Array(repeating: Int32(-1), count: units.count)
      for run in units.runs {
        let isSource = units.locale(of: run.lowerBound) == table.sourceLocale
        let hasher = table.hasher(of: run)
        for index in run where isSource || units.hasTarget(index) {
          before[index] =
            last.updateValue(Int32(clamping: index), forKey: table.hashOfName(index, hasher)) ?? -1
          var other = Int(before[index])
          while other >= 0, !table.hasName(index, of: other) { other = Int(before[other]) }
          guard other >= 0 else { continue }
          let isSame =
            units[other].target == units[index].target && units[other].source == units[index].source
          findings.flag(
            units[index], .removeOne(units[index].key), confidence: isSame ? 0.7 : 1)
        }
      }
    }
  )
}

extension UnitTable {
  /// A hash of what names a string in a language of a file: its form, its table in the file and its key. It differs
  /// each time that the program runs, so that nobody can make up names of one hash.
  fileprivate func hashOfName(_ index: Int, _ hasher: Hasher) -> Int {
    var hasher = hasher
    units.withKey(of: index) { hasher.combine(bytes: $0) }
    return hasher.finalize()
  }

  /// What the names of some units that are alike begin with.
  fileprivate func hasher(of run: Range<Int>) -> Hasher {
    var hasher = Hasher()
    hasher.combine(units.variation(of: run.lowerBound))
    hasher.combine(units.table(of: run.lowerBound))
    return hasher
  }

  /// Whether two units whose names have one hash are the same string of the same table in the same language.
  fileprivate func hasName(_ index: Int, of other: Int) -> Bool {
    guard units.locale(of: index) == units.locale(of: other) else { return false }
    let (unit, other) = (units[index], units[other])
    return unit.key == other.key && unit.variation == other.variation
      && unit.stored.file == other.stored.file
      && unit.table == other.table
  }
}

extension Hasher {
  /// Takes bytes in, eight at a time.
  fileprivate mutating func combine(bytes: Span<UInt8>) {
    combine(bytes.count)
    var start = 0
    while start + 8 <= bytes.count {
      combine(bytes.number(at: start, length: 8))
      start += 8
    }
    combine(bytes.number(at: start, length: bytes.count - start))
  }
}

extension Span<UInt8> {
  /// Some bytes as a number, at most eight.
  @inline(__always)
  fileprivate func number(at start: Int, length: Int) -> UInt64 {
    var number: UInt64 = 0
    for index in start..<start + length { number = number << 8 | UInt64(self[index]) }
    return number
  }
}

extension Message {
  fileprivate static func removeOne(_ key: String) -> Message {
    "“\(key)” stands here a second time. Keep one of the two."
  }
}
