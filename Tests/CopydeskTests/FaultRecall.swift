import CopyModel
import Copydesk

/// How many seeded faults the Diff stage finds: each kind of fault is put into every pair that gives a place for
/// it, one fault a copy, and is found where a warning or an error is told that the untouched pair does not have.
struct FaultRecall {
  private(set) var kinds: [String] = []
  private(set) var counts: [String: [LocaleTag: Count]] = [:]
  /// The copies in which the fault is not found, with its kind.
  private(set) var missed: [(kind: String, pair: CopyPair)] = []

  struct Count {
    var found = 0
    var seeded = 0
  }

  /// The kind of pairs that have no fault.
  static let untouched = "untouched"

  init(of pairs: [CopyPair], by copydesk: Copydesk) async throws {
    let clean = try await copydesk.diff(pairs).map(Self.rules)
    for (pair, rules) in zip(pairs, clean) { count(Self.untouched, pair, isFound: !rules.isEmpty) }
    for (kind, copies) in Self.copies(of: pairs) {
      let findings = try await copydesk.diff(copies.map(\.pair))
      for (copy, findings) in zip(copies, findings) {
        count(kind, copy.pair, isFound: !Self.rules(findings).isSubset(of: clean[copy.number]))
      }
    }
  }

  /// The faulty copies of each kind, each with the number of the pair that it is of.
  private static func copies(
    of pairs: [CopyPair]
  ) -> [(kind: String, copies: [(number: Int, pair: CopyPair)])] {
    var generator = Generator()
    let others = Dictionary(grouping: pairs, by: \.locale).mapValues(TextFault.Others.init)
    let ofTexts = TextFault.all.map { fault in
      copies(fault.kind, of: pairs) { pair in
        others[pair.locale].flatMap { fault.seeded(pair, $0, &generator) }
      }
    }
    return ofTexts
      + WordFault.all.map { fault in copies(fault.kind, of: pairs) { fault.seeded(in: $0) } }
  }

  private static func copies(
    _ kind: String, of pairs: [CopyPair], seeded: (CopyPair) -> String?
  ) -> (kind: String, copies: [(number: Int, pair: CopyPair)]) {
    let copies = pairs.enumerated().compactMap { number, pair -> (Int, CopyPair)? in
      guard let target = seeded(pair), target != pair.target, !target.isEmpty else { return nil }
      var copy = pair
      copy.target = target
      return (number, copy)
    }
    return (kind, copies)
  }

  private static func rules(_ findings: [Finding]) -> Set<String> {
    Set(findings.filter { $0.severity > .note }.map(\.rule))
  }

  private mutating func count(_ kind: String, _ pair: CopyPair, isFound: Bool) {
    if counts[kind] == nil { kinds.append(kind) }
    counts[kind, default: [:]][pair.locale, default: Count()].seeded += 1
    if isFound {
      counts[kind]?[pair.locale]?.found += 1
    } else if kind != Self.untouched {
      missed.append((kind, pair))
    }
  }

  /// A line for each kind of fault, with what was found of what was seeded in each locale.
  var table: String {
    let locales = WordFault.locales
    var lines = [Self.row(["", "%"] + locales.map(\.identifier))]
    for kind in kinds {
      let cells = locales.map { counts[kind]?[$0] ?? Count() }
      let (found, seeded) = (cells.reduce(0) { $0 + $1.found }, cells.reduce(0) { $0 + $1.seeded })
      lines.append(
        Self.row(
          [kind, "\(found * 100 / max(1, seeded))"] + cells.map { "\($0.found) of \($0.seeded)" }))
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func row(_ cells: [String]) -> String {
    zip(cells, [24, 4, 14, 14, 14]).map { cell, width in
      let space = String(repeating: " ", count: max(0, width - cell.count))
      return width == 24 ? cell + space : space + cell
    }.joined()
  }
}
