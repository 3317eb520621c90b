extension AnalyzedText {
  /// Whether the text has more words than a budget allows, where a name of several words counts as one:
  /// Use Face ID has two.
  package func exceeds(_ budget: Int) -> Bool {
    var count = words.count
    // Names only make it less.
    guard count > budget else { return false }
    for name in profile.caseWords.names where contains(name) {
      count -= name.count { $0 == " " } * string.ranges(of: name).count
    }
    return max(count, 1) > budget
  }

  /// Markup tags and the targets of links, which nobody sees: some of `literals`.
  package var tags: [Range<Int>] {
    if literals.isEmpty { return [] }
    let bytes = string.utf8.span
    return literals.filter { "<]".utf8.contains(bytes[$0.lowerBound]) }
  }

  /// What people see of it: all but its tags.
  package var shown: String {
    let tags = tags
    if tags.isEmpty { return string }
    var (shown, start) = ("", 0)
    for tag in tags where tag.lowerBound >= start {
      shown += text(in: start..<tag.lowerBound)
      start = tag.upperBound
    }
    return shown + text(in: start..<string.utf8.count)
  }

  /// How many of its characters people see: all but those of its tags.
  package var shownCharacters: Int {
    tags.reduce(characters) { $0 - text(in: $1).count }
  }

  /// How long the text is in characters of its script: a placeholder counts as its sample, a plural as
  /// its main branch, a tag as nothing, and beside Han or Hangul two Latin letters or digits count as one, since they are about half as wide.
  package var budgetedCharacters: Int {
    let tags = tags
    let syntax = branchSyntax + tags
    let placeholders = shownPlaceholders.filter { placeholder in
      !tags.contains { $0.overlaps(placeholder.range) }
    }
    var count = syntax.reduce(characters) { $0 - text(in: $1).count }
    for placeholder in placeholders {
      count += placeholder.type.sampleLength - placeholder.text.count
    }
    guard profile.uses(.han) || profile.uses(.hangul) else { return count }
    var narrow = placeholders.reduce(0) { $0 + $1.type.sampleLength }
    let bytes = string.utf8.span
    for index in bytes.indices where bytes[index] < 0x80 {
      let kind = ScalarClass(UInt32(bytes[index]))
      guard kind == .latin || kind == .digit,
        !placeholders.contains(where: { $0.range.contains(index) }),
        !syntax.contains(where: { $0.contains(index) })
      else { continue }
      narrow += 1
    }
    return count - narrow / 2
  }
}

extension Placeholder.ValueType {
  /// How many characters a usual value has: a short name, a number of two digits.
  fileprivate var sampleLength: Int {
    switch self {
    case .object, .string, .any, .selector: 5
    case .integer, .number: 2
    case .date: 12
    case .floating: 4
    case .character: 1
    case .pointer: 8
    }
  }
}
