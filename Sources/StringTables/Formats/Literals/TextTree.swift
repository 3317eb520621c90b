import CopyModel

/// The texts of a file that nests them under names, as they stand in it.
struct TextTree {
  enum Content {
    case text(String, Range<Int>, StoredText.Notation)
    case group
    /// The name of a value that stands elsewhere in the file.
    case reference(String)
    /// A number, a call, or what else is no text.
    case other
  }

  struct Node {
    var name: String
    var content: Content
    /// Where it stands.
    var range: Range<Int>
    var comment: String?
    fileprivate(set) var first: Int?
    fileprivate var last: Int?
    fileprivate(set) var next: Int?
  }

  private(set) var nodes = [Node(name: "", content: .group, range: 0..<0)]
  private var groups: [Place: Int] = [:]

  private struct Place: Hashable {
    var parent: Int
    var name: String
  }

  static let root = 0

  subscript(node: Int) -> Node { nodes[node] }

  /// Makes a node that is in no group yet.
  mutating func make(
    _ name: String, _ content: Content, at range: Range<Int>, comment: String? = nil
  ) -> Int {
    nodes.append(Node(name: name, content: content, range: range, comment: comment))
    return nodes.count - 1
  }

  /// Puts a node at the end of a group. It is in no other.
  mutating func append(_ node: Int, to group: Int) {
    if let last = nodes[group].last { nodes[last].next = node } else { nodes[group].first = node }
    nodes[group].last = node
  }

  /// Puts all that is in one group at the end of another, and leaves it empty.
  mutating func move(from node: Int, to group: Int) {
    guard node != group, let first = nodes[node].first, let last = nodes[node].last else { return }
    append(first, to: group)
    nodes[group].last = last
    (nodes[node].first, nodes[node].last) = (nil, nil)
  }

  /// The group of a name that was asked for before, or a new one.
  mutating func group(_ name: String, in parent: Int, at range: Range<Int>) -> Int {
    let place = Place(parent: parent, name: name)
    if let known = groups[place] { return known }
    let node = make(name, .group, at: range)
    append(node, to: parent)
    groups[place] = node
    return node
  }

  mutating func setComment(_ comment: String, of node: Int) {
    nodes[node].comment = nodes[node].comment.map { $0 + "\n" + comment } ?? comment
  }

  /// Keeps no more of a damaged node than that it is there.
  mutating func forget(_ node: Int) { nodes[node].content = .other }

  mutating func rename(_ node: Int, to name: String) { nodes[node].name = name }

  /// What is in a group, in order.
  func children(of group: Int) -> [Int] {
    var children: [Int] = []
    var next = nodes[group].first
    while let child = next {
      children.append(child)
      next = nodes[child].next
    }
    return children
  }

  func isGroup(_ node: Int) -> Bool { if case .group = nodes[node].content { true } else { false } }

  func isText(_ node: Int) -> Bool { if case .text = nodes[node].content { true } else { false } }
}
