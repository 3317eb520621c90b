import CopyModel
import JSONText

extension TableFormat {
  /// JSON of web and game projects: nested objects of texts, in one language or with all languages in one file.
  static let json = TableFormat(
    name: "json", extensions: ["json"], languages: .one, isEveryday: true
  ) { file, context in
    JSONTable.read(&file, context)
  }

  /// JSON as people write it by hand, with comments, single quotes and names without quotes (spec.json5.org): `.json5`, and
  /// `.jsonc`, which has but some of that.
  static let json5 = TableFormat(
    name: "json5", extensions: ["json5", "jsonc"], languages: .one, isEveryday: true
  ) { file, context in
    JSONTable.read(&file, context, as: .json5)
  }

  /// Flutter's Application Resource Bundle: JSON with `@key` beside each key
  /// (github.com/google/app-resource-bundle, “Specification”).
  package static let arb = TableFormat(
    name: "arb", extensions: ["arb"], languages: .one
  ) { file, context in
    JSONTable.read(&file, context)
  }
}

/// Reads a JSON document as a table.
private enum JSONTable {
  static func read(
    _ file: inout TableFile, _ context: ReadingContext, as dialect: JSONDialect = .strict
  ) -> TableContent {
    var content = TableContent()
    let bytes = file.bytes
    let (outline, problems, isLost) = JSONOutline.document(bytes, dialect)
    // What tools exchange is written by tools, in strict JSON.
    if let outline, dialect == .strict, let pairs = JSONPairs(outline, in: file, context) {
      file = pairs.file
      (content.units, content.language) = (pairs.units, pairs.language)
      if let homeless = pairs.homeless {
        content.issues.append(
          file.issue(ofMissingLanguage: homeless, "the language to its name, as in ko.json,"))
      }
    } else if let outline {
      var strings = JSONStrings(outline, in: file, sourceLocale: context.sourceLocale)
      strings.read()
      file = strings.file
      content.language = strings.language
      content.entries = strings.entries
    }
    for (number, problem) in problems.enumerated() {
      let end = min(problem.offset + 1, bytes.count)
      let rest =
        isLost && number == problems.count - 1 && bytes[end...].contains(UInt8(ascii: "\""))
        ? "What stands behind it in the file is not checked."
        : "What stands near it may be missing."
      content.issues.append(
        file.issue(
          .unreadableEntry, min(problem.offset, end)..<end,
          "This is no \(dialect.name): \(problem.message). \(rest)"))
    }
    content.isTable = !content.entries.isEmpty || !content.units.isEmpty
    return content
  }
}

extension JSONDialect {
  fileprivate var name: String {
    switch self {
    case .strict: "JSON"
    case .json5: "JSON5"
    }
  }
}
