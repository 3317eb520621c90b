/// The names that stand in the damaged entries of a table: whether it has them, nobody can tell.
package struct DamagedKeys: Sendable {
  package private(set) var names: Set<String> = []

  package init() {}

  package var isEmpty: Bool { names.isEmpty }

  package mutating func insert(_ name: String) { names.insert(name) }

  package mutating func formUnion(_ other: DamagedKeys) { names.formUnion(other.names) }

  /// Whether a key, or the last part of a nested one, is among them.
  package func contains(_ key: String) -> Bool {
    guard !names.isEmpty else { return false }
    if names.contains(key) { return true }
    guard let dot = key.lastIndex(of: ".") else { return false }
    return names.contains(String(key[key.index(after: dot)...]))
  }
}
