import CopyModel
import RuleKit

extension Rule {
  static let missingComment = Rule(
    "missing-comment", .table, .note,
    summary: "A string that can be misread has a comment for its translators.",
    rationale: """
      Translators see a string without its screen: they cannot tell what %@ stands for, or whether
      “Open” is what one does or how a thing is. Only tables whose other strings have comments are
      looked at.
      """,
    source: .practice("comments explain placeholders and ambiguous words"),
    examples: [
      .files(
        (
          "en.lproj/Localizable.strings",
          """
          /* Title of the alert; the name of a note */
          "note.delete" = "Delete “%@”?";
          "note.move" = "⟦Move “%1$@” to “%2$@”?⟧";
          """
        )),
      .files(
        (
          "en.lproj/Localizable.strings",
          """
          /* Button: opens the note */
          "Edit" = "Edit";

          /* No comment provided by engineer. */
          "Open" = "⟦Open⟧";
          """
        )),
      .files(
        (
          "en.lproj/Localizable.strings",
          """
          /* Button: opens the note */
          "note.edit" = "Edit";
          "note.done" = "Done";
          """
        )),
      .files(("en.lproj/Localizable.strings", "\"note.delete\" = \"Delete “%@”?\";\n")),
    ],
    check: .table { table, findings in
      guard table.units.indices.contains(where: table.hasComment) else { return }
      let strings = table.strings
      let silent = strings.filter { !table.hasComment($0) }
      guard silent.count * 2 <= strings.count else { return }
      let ambiguousLabels = table.profile(table.sourceLocale).ruleWords[.ambiguousLabels].words
      let flagged = silent.filter { index in
        let unit = table.units[index]
        guard let source = unit.source else { return false }
        return source.hasUnnamedPlaceholder
          || unit.key == source && ambiguousLabels.contains(source)
      }
      for group in table.byFile(flagged) {
        guard let first = group.first, group.count > UnitTable.mostReported else {
          for index in group {
            let unit = table.units[index]
            findings.flagSource(of: unit, .explain(unit.source ?? ""))
          }
          continue
        }
        findings.flagSource(of: table.units[first], .explainAll(group.count))
      }
    }
  )
}

extension UnitTable {
  /// The strings that are shown in the source language, one for each key; the first unit that shows each.
  fileprivate var strings: [Int] {
    struct Name: Hashable {
      var table: String?
      var key: String
    }
    var seen: Set<Name> = []
    return units.indices.filter { index in
      let (file, locale) = (units.file(of: index), units.locale(of: index))
      // What stands nowhere else is its own source in the source language.
      let sourceFile = units.sourceFile(of: index) ?? (locale == sourceLocale ? file : nil)
      guard sourceFile == file, locale == sourceLocale || units.hasTarget(index),
        ![.stale, .obsolete, .untranslatable].contains(units.state(of: index))
      else { return false }
      let unit = units[index]
      guard unit.source?.isEmpty == false else { return false }
      return seen.insert(Name(table: unit.table, key: unit.key)).inserted
    }
  }

  fileprivate func hasComment(_ index: Int) -> Bool {
    guard let comment = units.comment(of: index)?.trimmed, !comment.isEmpty else { return false }
    // What genstrings writes where a comment is missing.
    return !comment.hasPrefix("No comment provided")
  }
}

extension String {
  /// Whether a placeholder stands in it that does not say what it is: `%@`, `%1$lld`, `{0}`.
  fileprivate var hasUnnamedPlaceholder: Bool {
    let bytes = utf8.span
    for index in bytes.indices {
      guard bytes[index] == UInt8(ascii: "%") || bytes[index] == UInt8(ascii: "{") else { continue }
      var end = index + 1
      if bytes[index] == UInt8(ascii: "{") {
        while end < bytes.count, bytes[end].isASCIIDigit { end += 1 }
        if end > index + 1, bytes.has("}", at: end) { return true }
        continue
      }
      while end < bytes.count, bytes[end].isASCIIDigit || "$.lhqz".utf8.contains(bytes[end]) {
        end += 1
      }
      if end < bytes.count, "@diufgsx".utf8.contains(bytes[end]) { return true }
    }
    return false
  }
}

extension Message {
  fileprivate static func explain(_ source: String) -> Message {
    "Tell translators in a comment what “\(source.excerpt)” is about."
  }

  fileprivate static func explainAll(_ count: Int) -> Message {
    """
    \(count) strings with placeholders or ambiguous words have no comment, from here on. Tell translators \
    what they are about.
    """
  }
}
