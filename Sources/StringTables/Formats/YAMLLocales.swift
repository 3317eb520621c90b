import CopyModel

/// The languages that the keys at the top of a YAML file stand for, as `ko:` does in Rails.
struct YAMLLocales {
  private var tags: [String: LocaleTag] = [:]
  /// The language of a file that has only one.
  private(set) var single: DeclaredLanguage?

  /// Empty when the keys at the top are keys like others: then a group among them is no language.
  ///
  /// Below the language that the file is named for, another group has slipped there.
  init(_ roots: [YAMLRoot], named: [LocaleTag]) {
    // A text at the top has slipped there. What only holds anchors for the others is passed over too:
    // `default: &default`, `.shared: …`.
    let groups = roots.filter { root in
      root.isGroup
        && (LocaleTag(folding: root.name) != nil
          || !(root.isAnchored || root.name.hasPrefix(".") || root.name.hasPrefix("x-")))
    }
    let languages = groups.compactMap { DeclaredLanguage($0.name, at: $0.range) }
    guard
      let first = languages.first(where: { named.contains($0.locale) })
        ?? (languages.count == groups.count ? languages.first : nil)
    else { return }
    let isNamed = named.contains(first.locale)
    guard isNamed || groups.contains(where: { Self.isLikely($0.name) }) else { return }
    for group in groups { tags[group.name] = LocaleTag(folding: group.name) }
    if languages.allSatisfy({ $0.locale == first.locale }) { single = first }
  }

  var isEmpty: Bool { tags.isEmpty }

  subscript(root: String) -> LocaleTag? { tags[root] }

  /// Whether a key is more likely a language than a word: `ko`, `pt-BR`, not `to` or `bar`.
  private static func isLikely(_ name: String) -> Bool {
    guard let language = LocaleTag(folding: name)?.language else { return false }
    return name.count > 3 || LocaleTag.isCommon(language: language)
  }
}
