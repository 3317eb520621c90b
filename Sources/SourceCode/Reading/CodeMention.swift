/// A text that code looks up, wherever it shows it.
package struct CodeMention: Sendable, Hashable {
  package var string: CodeString
  package var spot: CodeSpot
}

/// What a walk over a file finds besides alerts.
struct CodeTexts: Sendable {
  var mentions: [CodeMention] = []
  /// Mentions whose key is a constant: its name, and the type that it is named in.
  var named: [(mention: CodeMention, name: [String], type: String)] = []
  /// Constants that are texts, by type and name: `Keys.title`; `.title` outside of types.
  var constants: [String: String] = [:]
}

extension CodeTexts {
  /// The mentions by a constant's name, as far as some file declares it.
  func resolved(_ constants: [String: String]) -> [CodeMention] {
    named.compactMap { mention, name, type in
      let last = name.last ?? ""
      let names =
        name.count > 1
        ? [name.suffix(2).joined(separator: ".")] : ["\(type.lastPart).\(last)", ".\(last)"]
      guard let text = names.lazy.compactMap({ constants[$0] }).first else { return nil }
      var found = mention
      found.string.text = text
      return found
    }
  }
}
