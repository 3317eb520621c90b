import CopyModel
import Yams

/// Walks over the documents of a YAML file and collects their texts.
struct YAMLWalk {
  var leaves: [YAMLLeaf] = []
  private(set) var roots: [YAMLRoot] = []
  var flaws: [YAMLFlaw] = []
  /// The words that YAML 1.1 takes for truth values.
  var truthValues: [YAMLFlaw] = []

  let original: [UInt8]
  /// What Yams saw, of the same length.
  let copy: [UInt8]
  /// Keys without a colon, by their start.
  let mendedKeys: [Int: Range<Int>]
  private var cursor = YAMLCursor()
  /// The key at the top under which the walk is.
  var root = ""
  /// What an anchor names: some leaves, and the path that leads to all of them.
  var anchors: [String: (leaves: Range<Int>, path: String)] = [:]
  /// How many leaves aliases brought in.
  var aliasCount = 0

  /// How many levels deep keys may stand in each other.
  private static let depthLimit = 128

  init(_ documents: YAMLDocuments, original: [UInt8]) {
    self.original = original
    copy = documents.copy.bytes
    mendedKeys = documents.copy.mendedKeys
    for document in documents.roots {
      guard case .mapping(let mapping) = document else { continue }
      walk(mapping, at: "", depth: 0)
    }
  }

  mutating func offset(of mark: Yams.Mark?) -> Int {
    guard let mark else { return 0 }
    let copy = copy
    return cursor.offset(of: mark, in: copy.span)
  }

  private mutating func walk(_ mapping: Node.Mapping, at path: String, depth: Int) {
    let first = leaves.count
    var isPlural = true
    var merges: [String] = []
    var names: Set<String> = []
    for (key, value) in mapping {
      guard case .scalar(let key) = key else {
        isPlural = false
        continue
      }
      let name = read(key: key)
      noteTruthValue(key, at: name.range)
      if path.isEmpty {
        root = name.text
        note(name, value)
      }
      if name.text == "<<", key.style == .plain {
        merges += aliases(in: value)
        continue
      }
      names.insert(name.text)
      let comment = self.comment(above: name.range.lowerBound)
      let indentation = (key.mark?.column ?? 1) - 1
      walk(
        value, at: path.isEmpty ? name.text : path + "." + name.text, indentation: indentation,
        comment: comment, depth: depth)
      if value.scalar == nil { isPlural = false }
    }
    for alias in merges { repeatLeaves(of: alias, at: path, except: names) }
    if isPlural, !path.isEmpty, names.isPluralForms {
      nameForms(first..<leaves.count, of: path)
    }
  }

  private mutating func walk(
    _ node: Node, at path: String, indentation: Int, comment: String?, depth: Int
  ) {
    let first = leaves.count
    var anchor: String?
    switch node {
    case .scalar(let scalar):
      anchor = add(scalar, at: path, indentation: indentation, comment: comment)
    case .mapping(let mapping):
      let start = offset(of: mapping.mark)
      anchor = self.anchor(at: start)
      guard !isTooDeep(depth, start) else { return }
      walk(mapping, at: path, depth: depth + 1)
    case .sequence(let sequence):
      let start = offset(of: sequence.mark)
      anchor = self.anchor(at: start)
      guard !isTooDeep(depth, start) else { return }
      let column = (sequence.mark?.column ?? 1) - 1
      for (number, element) in sequence.enumerated() {
        let comment = element.scalar == nil ? nil : self.comment(above: offset(of: element.mark))
        walk(
          element, at: path + "." + String(number), indentation: column, comment: comment,
          depth: depth + 1)
      }
    case .alias: return
    }
    if let anchor { anchors[anchor] = (first..<leaves.count, path) }
  }

  /// Notes a key at the top.
  private mutating func note(_ name: Text, _ value: Node) {
    var isAlias = false
    let start = offset(of: value.mark)
    if case .scalar = value {
      isAlias = start < original.count && original[start] == UInt8(ascii: "*")
    }
    roots.append(
      YAMLRoot(
        name: name.text, range: name.range, isGroup: value.mapping != nil || isAlias,
        isAnchored: anchor(at: start) != nil))
  }

  private mutating func isTooDeep(_ depth: Int, _ offset: Int) -> Bool {
    guard depth >= Self.depthLimit else { return false }
    flaws.append(
      YAMLFlaw(
        range: offset..<min(offset + 1, copy.count),
        message: "The entries are nested too deeply. Use fewer levels."))
    return true
  }

  /// The `plural.one` and so on that stand under a key are forms of it (Rails guide, “Internationalization API”, 4.1.3).
  private mutating func nameForms(_ range: Range<Int>, of path: String) {
    for index in range {
      leaves[index].variation =
        "plural." + String(leaves[index].path.dropFirst(path.count + 1))
      leaves[index].path = path
    }
  }
}
