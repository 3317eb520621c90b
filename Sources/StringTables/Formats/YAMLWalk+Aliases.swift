import CopyModel
import Yams

// Aliases and merge keys (YAML 1.2.2, section 7.1; yaml.org, “Merge Key Language-Independent Type”). Yams never sees
// them: where an alias is the key of a mapping, it would spell out what it stands for, and that may be without end.
extension YAMLWalk {
  /// How many texts aliases may bring in: a few short lines can ask for billions.
  private static let aliasLimit = 100_000

  /// The name behind the `*` of an alias.
  func alias(_ found: Text, _ scalar: Node.Scalar) -> String? {
    guard scalar.style == .plain, let first = found.range.first,
      original[first] == UInt8(ascii: "*")
    else { return nil }
    return String(copying: original.span.extracting(first + 1..<found.range.upperBound))
  }

  /// The aliases behind a `<<`: one, or a list.
  mutating func aliases(in node: Node) -> [String] {
    switch node {
    case .scalar(let scalar):
      let found = read(scalar, indentation: 0)
      return alias(found, scalar).map { [$0] } ?? []
    case .sequence(let sequence):
      var names: [String] = []
      for element in sequence {
        guard case .scalar(let scalar) = element else { continue }
        let found = read(scalar, indentation: 0)
        if let name = alias(found, scalar) { names.append(name) }
      }
      return names
    default: return []
    }
  }

  /// Repeats the leaves of an anchor under another path; those whose next key is in `taken` are left out.
  mutating func repeatLeaves(of alias: String, at path: String, except taken: Set<String> = []) {
    guard let anchor = anchors[alias] else { return }
    let skipped = anchor.path.utf8.count
    for index in anchor.leaves {
      guard aliasCount < Self.aliasLimit else { return }
      var leaf = leaves[index]
      let rest = String(leaf.path.utf8.dropFirst(skipped)) ?? ""
      if let key = rest.split(separator: ".").first, taken.contains(String(key)) { continue }
      leaf.path = path + rest
      leaf.root = root
      leaves.append(leaf)
      aliasCount += 1
    }
  }
}
