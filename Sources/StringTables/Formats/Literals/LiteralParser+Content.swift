import CopyModel

extension LiteralParser {
  /// What the table holds that has its root at a node; nothing where there is none. `named` are the groups that others
  /// are called by.
  func content(
    in file: inout TableFile, _ context: ReadingContext, root: Int?, named: [String: Int] = [:]
  ) -> TableContent {
    guard let root else {
      var content = TableContent()
      content.isTable = false
      return content
    }
    var reader = TextTreeReader(
      tree, in: file, context, named: named, hasPluralSuffixes: dialect == .script)
    reader.read(root)
    file = reader.file
    var content = reader.content
    content.isPartial = isPartial
    for (range, message) in flaws.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      content.issues.append(file.issue(.unreadableEntry, range, message))
    }
    return content
  }
}
