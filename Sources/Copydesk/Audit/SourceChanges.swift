import CopyModel
import StringTables

/// The sources of an earlier version: what of today's copy is new since, and what changed.
package struct SourceChanges: Sendable {
  /// What became of a source since.
  package enum Change: Sendable, Equatable {
    case new, unchanged
    /// It reads otherwise: it is alike to so many of a hundred.
    case changed(alike: Int)
  }

  private let sources: [Int: String]
  private let index: SourceIndex
  private let places: [EarlierPlace]

  init(_ places: [EarlierPlace], with copydesk: Copydesk) async throws(CopydeskError) {
    self.places = places
    var sources: [Int: String] = [:]
    try await copydesk.readEarlier(places) { unit, root -> (id: Int, source: String)? in
      unit.source.map { (id: Self.identity(of: unit, under: root), source: $0) }
    } take: {
      sources[$0.id] = $0.source
    }
    self.sources = sources
    index = SourceIndex(sources.values.map(ExactText.init))
  }

  /// How alike a new source is to the one of all earlier ones that is most like it, of a hundred; nil where none is much
  /// like it.
  func likeness(toOthers source: String) -> Int? {
    index.matches(for: ExactText(source)).first?.alike
  }

  /// What became of a unit's source, and by which number it was known; nil where nothing earlier is known of its place.
  func change(of unit: TextUnit) -> (change: Change, id: Int)? {
    guard let source = unit.source,
      let place = places.first(where: { unit.sourceFile.isUnder($0.now) })
    else { return nil }
    let id = Self.identity(of: unit, under: place.now)
    guard let earlier = sources[id] else { return (.new, id) }
    return (earlier == source ? .unchanged : .changed(alike: Likeness.of(earlier, source)), id)
  }

  /// The words of what is no longer there.
  func removed(besides seen: Set<Int>) -> [String] {
    sources.filter { !seen.contains($0.key) }.values.sorted()
  }

  private static func identity(of unit: TextUnit, under root: String) -> Int {
    var hasher = Hasher()
    hasher.combine(String(unit.sourceFile.behind(root).drop { $0 == "/" }))
    hasher.combine(unit.table)
    hasher.combine(unit.key)
    hasher.combine(unit.variation)
    return hasher.finalize()
  }
}

extension TextUnit {
  fileprivate var sourceFile: String { storedSource?.file ?? stored.file }
}
