import CopyModel
import StringTables

/// The texts of an earlier version of the tables: what `--since` compares with.
///
/// A class because all workers read it; once filled, nothing of it changes.
final class EarlierTexts: Sendable {
  /// A pair by the hashes of its texts: there may be millions.
  private struct Pair {
    var source: Int
    var target: Int
  }

  private let pairs: [Int: Pair]
  /// Each source once.
  private let sources: [Int: String]
  private let places: [EarlierPlace]

  /// Reads the tables in the earlier place of each path.
  init(_ places: [EarlierPlace], with copydesk: Copydesk) async throws(CopydeskError) {
    self.places = places
    var pairs: [Int: Pair] = [:]
    var sources: [Int: String] = [:]
    try await copydesk.readEarlier(places) {
      unit, root -> (id: Int, source: String, target: Int)? in
      guard let source = unit.source, let target = unit.target, !target.isEmpty else { return nil }
      return (id: Self.identity(of: unit, under: root), source: source, target: target.hashValue)
    } take: { pair in
      let hash = pair.source.hashValue
      if sources[hash] == nil { sources[hash] = pair.source }
      pairs[pair.id] = Pair(source: hash, target: pair.target)
    }
    self.pairs = pairs
    self.sources = sources
  }

  /// The earlier source of a unit whose source changed and whose translation did not.
  func changedSource(of unit: TextUnit) -> String? {
    guard let source = unit.source, let target = unit.target,
      let place = places.first(where: { unit.stored.file.isUnder($0.now) }),
      let pair = pairs[Self.identity(of: unit, under: place.now)],
      pair.source != source.hashValue, pair.target == target.hashValue
    else { return nil }
    return sources[pair.source]
  }

  /// What a unit is known by in both versions: its file from the root on, locale, key and form.
  private static func identity(of unit: TextUnit, under root: String) -> Int {
    var hasher = Hasher()
    hasher.combine(unit.stored.file.behind(root).drop { $0 == "/" })
    hasher.combine(unit.locale)
    hasher.combine(unit.table)
    hasher.combine(unit.key)
    hasher.combine(unit.variation)
    return hasher.finalize()
  }
}

extension Copydesk {
  /// Reads the tables of an earlier version. `fact` is what is wanted of a unit, nil where nothing is, and is handed the
  /// root of its place; `take` is handed the facts one by one, in order.
  func readEarlier<Fact: Sendable>(
    _ places: [EarlierPlace], fact: @escaping @Sendable (_ unit: TextUnit, _ root: String) -> Fact?,
    take: (Fact) -> Void
  ) async throws(CopydeskError) {
    for place in places {
      let inputs = InputFiles([place.then], scope: PathScope(foreign: scope.foreign))
      // An earlier version without the file has nothing to compare with.
      guard !inputs.paths.isEmpty else { continue }
      // The configuration speaks of paths as they are now.
      let context = context.reading { path in
        let rest = path.behind(place.then)
        return place.now.isEmpty ? String(rest.drop { $0 == "/" }) : place.now + rest
      }
      try await orICUError {
        _ = try await read(
          inputs, context, form: { units in units.compactMap { fact($0, place.then) } },
          body: { facts, _ in facts.forEach(take) })
      }
    }
  }
}

extension String {
  /// What follows on a path that it begins with.
  func behind(_ path: String) -> Substring {
    self[(utf8.index(startIndex, offsetBy: path.utf8.count, limitedBy: endIndex) ?? endIndex)...]
  }

  /// Whether it is a path, or leads to something in the folder of that path; empty, the path is this folder.
  func isUnder(_ path: String) -> Bool {
    if path.isEmpty { return !hasPrefix("/") }
    guard hasPrefix(path) else { return false }
    return utf8.count == path.utf8.count || path.hasSuffix("/")
      || utf8.dropFirst(path.utf8.count).first == UInt8(ascii: "/")
  }
}
