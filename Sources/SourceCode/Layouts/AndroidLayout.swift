import XMLEvents

/// A layout of Android's, `res/layout/NAME.xml`, as far as a dialog shows it: its texts out of string tables, and
/// whether one can write in it.
///
/// https://developer.android.com/guide/topics/resources/layout-resource
package struct AndroidLayout: Sendable {
  /// The name by which code speaks of it.
  let name: String

  /// A text of the layout that is no button's and no switch's.
  struct Text: Sendable {
    /// The name of its string: `delete_title` of `@string/delete_title`.
    var name: String
    /// How large it is set: 3 for a headline, 1 for running text.
    var size: Int
  }

  private(set) var texts: [Text] = []
  private(set) var hasField = false
  /// The layouts that it takes in, each where so many of its texts stand before.
  private(set) var included: [(name: String, place: Int)] = []

  /// Whether a path leads to a layout: `layout/delete.xml`, `layout-land/delete.xml`.
  package static func isOne(path: String) -> Bool { name(path: path) != nil }

  private static func name(path: String) -> String? {
    let parts = path.split(separator: "/")
    guard parts.count > 1, let file = parts.last, file.hasSuffix(".xml") else { return nil }
    let folder = parts[parts.count - 2]
    guard folder == "layout" || folder.hasPrefix("layout-") else { return nil }
    return String(file.dropLast(4))
  }

  /// Nil for a file that is no layout. A damaged one gives the texts that could be made out.
  package init?(path: String, bytes: [UInt8]) {
    guard let name = Self.name(path: path) else { return nil }
    self.name = name
    // What the parser can't take in at all shows nothing.
    _ = try? XMLDocument.read(bytes.span) { event in
      guard case .start(let name, let attributes, _, _) = event else { return }
      add(name, attributes)
    }
  }

  private mutating func add(_ element: String, _ attributes: XMLAttributes) {
    if element.hasSuffix("EditText") || element.hasSuffix("AutoCompleteTextView") {
      hasField = true
    } else if element == "include", let name = attributes["layout"]?.reference("layout") {
      included.append((name, texts.count))
    } else if element.hasSuffix("TextView"), attributes["visibility"] != "gone",
      let name = attributes["text"]?.reference("string")
    {
      let looks = [attributes["textAppearance"], attributes["style"], attributes["id"]]
      texts.append(Text(name: name, size: Self.size(looks.compactMap(\.self))))
    }
  }

  /// How large a text is set, by the names of its style and of itself.
  private static func size(_ looks: [String]) -> Int {
    looks.map { look in
      if ["Headline", "Title", "title", "Display", "heading"].contains(where: look.contains) {
        return 3
      }
      if ["Body", "Label", "Caption", "Small"].contains(where: look.contains) { return 1 }
      return look.contains("Large") ? 3 : look.contains("Medium") ? 2 : 1
    }.max() ?? 1
  }
}

extension AndroidLayout {
  /// With the texts of the layouts that it takes in.
  func whole(among layouts: [String: AndroidLayout], depth: Int = 0) -> AndroidLayout {
    guard !included.isEmpty, depth < 4 else { return self }
    var whole = self
    whole.included = []
    for (name, place) in included.reversed() {
      guard let other = layouts[name]?.whole(among: layouts, depth: depth + 1) else { continue }
      whole.texts.insert(contentsOf: other.texts, at: place)
      whole.hasField = whole.hasField || other.hasField
    }
    return whole
  }

  /// The text above the others that is set larger than they are; nil where none is.
  var title: Text? {
    guard let first = texts.first, first.size > (texts.dropFirst().map(\.size).max() ?? 2) else {
      return nil
    }
    return first
  }

  /// The other texts, in order.
  var message: [Text] { title == nil ? texts : Array(texts.dropFirst()) }
}

extension String {
  /// `name` of `@string/name`; nil where it refers to another kind of thing, or to nothing.
  fileprivate func reference(_ kind: String) -> String? {
    let sign = "@" + kind + "/"
    return hasPrefix(sign) ? String(dropFirst(sign.count)) : nil
  }
}
