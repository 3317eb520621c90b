import CopyModel

extension TableFormat {
  /// YAML tables in one language a file, or with the languages at the top, as Rails keeps them
  /// (YAML 1.2.2; Rails guide, “Internationalization API”). Yams parses them.
  static let yaml = TableFormat(
    name: "yaml", extensions: ["yml", "yaml"], languages: .one, isEveryday: true
  ) { file, _ in
    var reader = YAMLReader(file: file)
    reader.read()
    file = reader.file
    return reader.content
  }
}

/// Makes entries of what a YAML file holds, if it is a table at all.
private struct YAMLReader {
  var file: TableFile
  var content = TableContent()
  /// The languages that the path may tell.
  private let named: [LocaleTag]
  private var isNamedForLanguage: Bool { !named.isEmpty }

  init(file: TableFile) {
    self.file = file
    named = TableLayout.readings(of: file.path).compactMap(\.locale)
  }

  mutating func read() {
    content.isTable = false
    // Most YAML files are no tables; to parse them would be waste.
    guard isNamedForLanguage || mayHaveLocaleRoot() else { return }
    let documents = YAMLDocuments(YAMLCopy(of: file.bytes))
    let walk = YAMLWalk(documents, original: file.bytes)
    let locales = YAMLLocales(walk.roots, named: named)
    // Of a file that is damaged beyond reading only the name can tell.
    let isLost = isNamedForLanguage && !documents.copy.flaws.isEmpty
    guard isLost || !walk.roots.isEmpty, isNamedForLanguage || !locales.isEmpty else { return }
    content.isTable = true
    content.language = locales.single
    for leaf in walk.leaves {
      let locale = locales[leaf.root]
      guard locale != nil || locales.isEmpty || locales.single != nil else { continue }
      content.entries.append(
        TableEntry(
          key: locale == nil ? leaf.path : leaf.tail, text: leaf.text, comment: leaf.comment,
          variation: leaf.variation, stored: file.stored(leaf.range, as: leaf.notation),
          locale: locales.single == nil ? locale : nil))
    }
    // Where languages stand at the top, Ruby reads the file, which knows YAML 1.1.
    let flaws = documents.copy.flaws + walk.flaws + (locales.isEmpty ? [] : walk.truthValues)
    for flaw in flaws.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      content.issues.append(
        file.issue(flaw.kind, flaw.range, flaw.message, confidence: flaw.confidence))
    }
  }

  /// Whether a line opens with what may be a language at the top: `ko:`, `"zh-TW":`, `{`.
  private func mayHaveLocaleRoot() -> Bool {
    let text = file.bytes.span
    var start = 0
    while start < text.count {
      let first = text[start]
      if first == UInt8(ascii: "{") { return true }
      let line = YAMLLine(at: start, in: text)
      if let key = line.key, line.first == start {
        var end = line.value
        while end > key, text[end - 1] != UInt8(ascii: ":") { end -= 1 }
        let name = String(copying: text.extracting(key..<max(key, end - 1)))
        if LocaleTag(folding: name.filter { $0 != "\"" && $0 != "'" && $0 != " " }) != nil {
          return true
        }
      }
      start = line.end + 1
    }
    return false
  }
}
