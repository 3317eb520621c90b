/// The characters that conversion between the scripts of Chinese confuses, and beside which others each stands: 制
/// behind 限, 製 behind 複.
///
/// A class because it is large and constant.
package final class MergedForms: Sendable {
  /// How well a neighbor tells a form.
  package enum Evidence: UInt32, Comparable, CaseIterable {
    /// It is not known beside it.
    case none
    /// Other forms have it too.
    case shared
    /// No other form has it.
    case own
    /// Nor does it often stand beside anything else.
    case firm

    package static func < (one: Evidence, other: Evidence) -> Bool {
      one.rawValue < other.rawValue
    }
  }

  /// On which side of a form a neighbor stands.
  package enum Side: Int, CaseIterable {
    case before, after
  }

  /// What is known of one form.
  package struct Entry {
    let form: Unicode.Scalar
    /// What stands for all forms that are confused with it where they are neighbors of others.
    let group: Unicode.Scalar
    /// What may be meant where it is wrong, the most frequent first.
    let instead: [Unicode.Scalar]
    /// Whether it mostly is wrong.
    let isRare: Bool
    let neighbors: [(evidence: Evidence, side: Side, scalars: String)]

    package init(
      _ form: Unicode.Scalar, group: Unicode.Scalar, instead: [Unicode.Scalar], isRare: Bool,
      neighbors: [(evidence: Evidence, side: Side, scalars: String)]
    ) {
      self.form = form
      self.group = group
      self.instead = instead
      self.isRare = isRare
      self.neighbors = neighbors
    }
  }

  /// The forms, and other ways to write them.
  private let known: WideSet
  /// By place in `known`: the number of the form.
  private let numbers: [Int]
  /// By form.
  private let texts: [Unicode.Scalar]
  private let groups: [UInt32]
  private let others: [[Int]]
  private let rare: [Bool]
  /// The neighbors of each form on each side, sorted, with their evidence in the lowest bits; and where they begin.
  private let neighbors: [UInt32]
  private let starts: [Int]
  /// Characters of another language than the locale's.
  private let excusing: WideSet

  /// A variant is another way to write a form. A text with an excusing character is of another language.
  package init(
    _ entries: [Entry], variants: [(form: Unicode.Scalar, others: [Unicode.Scalar])],
    excusing: [Unicode.Scalar]
  ) {
    let variants = variants.flatMap { variant in variant.others.map { ($0, variant.form) } }
    let known = WideSet((entries.map(\.form) + variants.map(\.0)).map(\.value))
    var numbers = Array(repeating: 0, count: entries.count + variants.count)
    for (number, entry) in entries.enumerated() {
      if let place = known.place(of: entry.form.value) { numbers[place] = number }
    }
    for (variant, form) in variants {
      if let place = known.place(of: variant.value), let own = known.place(of: form.value) {
        numbers[place] = numbers[own]
      }
    }
    var neighbors: [UInt32] = []
    var starts: [Int] = []
    for entry in entries {
      for side in Side.allCases {
        let start = neighbors.count
        starts.append(start)
        for list in entry.neighbors where list.side == side {
          neighbors += list.scalars.unicodeScalars.map { $0.value << 2 | list.evidence.rawValue }
        }
        neighbors[start...].sort()
      }
    }
    starts.append(neighbors.count)
    self.known = known
    self.numbers = numbers
    texts = entries.map(\.form)
    groups = entries.map(\.group.value)
    others = entries.map { entry in
      entry.instead.compactMap { known.place(of: $0.value).map { numbers[$0] } }
    }
    rare = entries.map(\.isRare)
    self.neighbors = neighbors
    self.starts = starts
    self.excusing = WideSet(excusing.map(\.value))
  }

  /// The number of the form that a character writes; nil for one that nothing is confused with.
  @inline(__always)
  package func form(of scalar: UInt32) -> Int? { known.place(of: scalar).map { numbers[$0] } }

  /// A form as it is written.
  package func text(of form: Int) -> String { String(texts[form]) }

  /// What may be meant where a form is wrong, the most frequent first.
  package func others(than form: Int) -> [Int] { others[form] }

  /// Whether a form mostly is wrong.
  package func isRare(_ form: Int) -> Bool { rare[form] }

  /// Whether a character tells that a text is of another language.
  package func excuses(_ scalar: UInt32) -> Bool { excusing.contains(scalar) }

  /// How well the characters around a form tell it: the one of them that does better.
  package func evidence(
    for form: Int, behind previous: UInt32?, before next: UInt32?
  ) -> Evidence {
    max(evidence(for: form, previous, on: .before), evidence(for: form, next, on: .after))
  }

  private func evidence(for form: Int, _ neighbor: UInt32?, on side: Side) -> Evidence {
    guard let neighbor else { return .none }
    let wanted = self.form(of: neighbor).map { groups[$0] } ?? neighbor
    let list = form * Side.allCases.count + side.rawValue
    var (low, high) = (starts[list], starts[list + 1])
    while low < high {
      let middle = (low + high) / 2
      if neighbors[middle] >> 2 < wanted { low = middle + 1 } else { high = middle }
    }
    guard low < starts[list + 1], neighbors[low] >> 2 == wanted else { return .none }
    return Evidence(rawValue: neighbors[low] & 3) ?? .none
  }
}
