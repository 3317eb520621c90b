import CopyModel

/// Makes entries of a tree of texts: keys are the names from the top on, joined by points.
struct TextTreeReader {
  private(set) var file: TableFile
  private(set) var content = TableContent()
  private let tree: TextTree
  private let context: ReadingContext
  /// The names under which a group with plural forms says what it is for: `description` of go-i18n.
  private let metadata: Set<String>
  /// Whether a plural form may be told by the end of its name, as in i18next's tables: elsewhere `show_other` is a word.
  private let hasPluralSuffixes: Bool
  /// What other nodes call by a name, each once.
  private var named: [String: Int]
  /// Whether the path tells a language: then names of languages in the file are names.
  private let isOfLanguage: Bool

  private init(
    _ tree: TextTree, in file: TableFile, _ context: ReadingContext, named: [String: Int],
    metadata: Set<String>, hasPluralSuffixes: Bool
  ) {
    self.tree = tree
    self.file = file
    self.context = context
    self.named = named
    self.metadata = metadata
    self.hasPluralSuffixes = hasPluralSuffixes
    isOfLanguage = TableLayout.readings(of: file.path).contains { $0.locale != nil }
  }

  /// Reads what is in a group, and says what is wrong in the file.
  static func content(
    of tree: TextTree, root: Int = TextTree.root, flaws: [(range: Range<Int>, message: String)],
    in file: inout TableFile, _ context: ReadingContext, named: [String: Int] = [:],
    metadata: Set<String> = [], hasPluralSuffixes: Bool = false
  ) -> TableContent {
    var reader = TextTreeReader(
      tree, in: file, context, named: named, metadata: metadata,
      hasPluralSuffixes: hasPluralSuffixes)
    reader.read(root)
    file = reader.file
    var content = reader.content
    for (range, message) in flaws {
      content.issues.append(file.issue(.unreadableEntry, range, message))
    }
    return content
  }

  private mutating func read(_ root: Int) {
    let members = tree.children(of: root).map { resolve($0) }
    if isByLocale(members) {
      for (name, node) in members where tree.isGroup(node) {
        addMembers(of: node, at: "", LocaleTag(folding: name))
      }
    } else if members.count == 1, let (name, node) = members.first, tree.isGroup(node),
      let own = DeclaredLanguage(name, at: tree[node].range),
      TableLayout.readings(of: file.path).contains(where: { $0.locale == own.locale })
    {
      content.language = own
      addMembers(of: node, at: "", nil)
    } else {
      add(members, at: "", nil)
    }
    content.isTable = content.entries.indices.contains { !content.entries.text(of: $0).isEmpty }
  }

  /// `{ en: { … }, ko: { … } }`
  private func isByLocale(_ members: [(name: String, node: Int)]) -> Bool {
    var locales: [LocaleTag] = []
    for (name, node) in members {
      if tree.isText(node) { return false }
      guard tree.isGroup(node) else { continue }
      guard tree[node].first != nil, let locale = LocaleTag(folding: name) else { return false }
      locales.append(locale)
    }
    return locales.count > 1 && locales.contains { $0.language == context.sourceLocale.language }
  }

  /// The group that a name stands for, in its place; whatever else, as it is.
  private mutating func resolve(_ node: Int) -> (name: String, node: Int) {
    let name = tree[node].name
    guard case .reference(let called) = tree[node].content,
      let target = named.removeValue(forKey: called)
    else { return (name, node) }
    return (name, target)
  }

  private mutating func addMembers(of group: Int, at key: String, _ locale: LocaleTag?) {
    add(tree.children(of: group).map { (tree[$0].name, $0) }, at: key, locale)
  }

  private mutating func add(
    _ members: [(name: String, node: Int)], at key: String, _ locale: LocaleTag?
  ) {
    if addForms(members, at: key, locale) || addRow(members, at: key, locale) { return }
    let plurals = PluralSuffixes(hasPluralSuffixes ? members.map(\.name) : [])
    for (name, node) in members {
      let plural = tree.isText(node) ? plurals.split(name) : nil
      let own = key.joined(to: plural?.key ?? name)
      switch tree[node].content {
      case .text: append(node, own, variation: plural?.variation, locale)
      case .group: addMembers(of: node, at: own, locale)
      // The key is there, and what it says only a run can tell.
      case .reference, .other:
        let start = tree[node].range.lowerBound
        content.entries.append(
          TableEntry(
            key: own, text: "", state: .untranslatable,
            stored: file.stored(start..<start, as: .plain), locale: locale))
      }
    }
  }

  private mutating func append(
    _ node: Int, _ key: String, comment: String? = nil, variation: String? = nil,
    _ locale: LocaleTag?
  ) {
    guard case .text(let text, let range, let notation) = tree[node].content else { return }
    content.entries.append(
      TableEntry(
        key: key, text: text, comment: comment ?? tree[node].comment, variation: variation,
        stored: file.stored(range, as: notation), locale: locale))
  }

  /// `{ one: …, other: … }`: the plural forms of one string. Where all strings are written so, one form makes no plural.
  private mutating func addForms(
    _ members: [(name: String, node: Int)], at key: String, _ locale: LocaleTag?
  ) -> Bool {
    let forms = members.filter { !metadata.contains($0.name) }
    guard !key.isEmpty, Set(forms.map(\.name)).isPluralForms,
      forms.allSatisfy({ tree.isText($0.node) })
    else { return false }
    var comment: String?
    for (name, node) in members where name == "description" && metadata.contains(name) {
      if case .text(let text, _, _) = tree[node].content { comment = text }
    }
    let isPlural = forms.count > 1 || metadata.isEmpty
    for (name, node) in forms {
      append(node, key, comment: comment, variation: isPlural ? "plural." + name : nil, locale)
    }
    return true
  }

  /// `greeting: { en: …, ko: … }`: a string in all its languages.
  private mutating func addRow(
    _ members: [(name: String, node: Int)], at key: String, _ locale: LocaleTag?
  ) -> Bool {
    guard locale == nil, !isOfLanguage, !key.isEmpty, members.count > 1,
      members.allSatisfy({ tree.isText($0.node) && LocaleTag(folding: $0.name) != nil }),
      members.contains(where: { LocaleTag(folding: $0.name) == context.sourceLocale })
    else { return false }
    for (name, node) in members { append(node, key, LocaleTag(folding: name)) }
    return true
  }
}
