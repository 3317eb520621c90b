import CopyModel

/// A text of a YAML document.
struct YAMLLeaf {
  /// The key at the top of the document under which it stands.
  var root: String
  /// The keys that lead to it, the root's included, with dots between.
  var path: String
  var text: String
  var variation: String?
  var comment: String?
  var range: Range<Int>
  var notation: StoredText.Notation

  /// The path below the root.
  var tail: String { String(path.utf8.dropFirst(root.utf8.count + 1)) ?? path }
}

/// A key at the top of a document.
struct YAMLRoot {
  var name: String
  var range: Range<Int>
  /// Whether more keys stand under it, or an alias of such.
  var isGroup: Bool
  /// Whether it only holds what others refer to: `default: &default`.
  var isAnchored: Bool
}
