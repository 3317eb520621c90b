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
    var content = TextTreeReader.content(
      of: tree, root: root, flaws: flaws.sorted { $0.range.lowerBound < $1.range.lowerBound },
      in: &file, context, named: named, hasPluralSuffixes: dialect == .script)
    content.isPartial = isPartial
    return content
  }
}
