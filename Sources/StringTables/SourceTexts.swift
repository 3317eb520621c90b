package import CopyModel

/// What the source language has to translate, in one table or in several, where a language has nothing of it.
package struct SourceTexts: Sendable {
  /// How many strings there are, their forms counted once.
  package private(set) var count = 0
  /// The files, in the order in which they were met.
  package private(set) var files: [String] = []
  /// The key of the string before.
  private var last: String?

  package init() {}

  /// As many strings as were counted in some files.
  package init(count: Int, files: [String]) { (self.count, self.files) = (count, files) }

  /// Takes in those of another table.
  package mutating func merge(_ other: SourceTexts) {
    count += other.count
    for file in other.files where !files.contains(file) { files.append(file) }
    last = nil
  }

  /// Takes in a string. What is not to be translated, and what names the app and nothing else, needs no translation.
  package mutating func add(
    _ key: String, _ text: String, _ state: UnitState?, in file: @autoclosure () -> String
  ) {
    switch state {
    case .untranslatable, .stale, .obsolete: return
    default: break
    }
    guard key != last, KeyText.isText(text), !Self.namesApp(key) else { return }
    last = key
    count += 1
    let file = file()
    if files.last != file, !files.contains(file) { files.append(file) }
  }

  /// Takes in the strings of a table in the source language.
  package mutating func add(_ units: TableUnits, in locale: LocaleTag) {
    for index in units.indices where units.locale(of: index) == locale {
      add(
        units.key(of: index), units.sourceText(of: index) ?? "", units.state(of: index),
        in: units.file(of: index))
    }
  }

  /// Apple's keys for an app's names and the line on its rights (Information Property List Key Reference).
  private static func namesApp(_ key: String) -> Bool {
    key.hasPrefix("CFBundle") || key == "NSHumanReadableCopyright"
  }

  /// That a language has nothing of this; nil where nothing is to be translated. It stands in the source's first
  /// file where `file` is nil.
  package func issue(about locale: LocaleTag, in file: String?, _ advice: String) -> ReadIssue? {
    guard count > 0, let first = files.first else { return nil }
    let name = first.folderPath.lastPathComponent.appendingPath(first.lastPathComponent)
    let others =
      switch files.count {
      case 1: ""
      case 2: " and another table"
      case let all: " and \(all - 1) other tables"
      }
    let texts = count == 1 ? "The only string" : "None of the \(count) strings"
    return ReadIssue(
      .missingTranslation, file: file ?? first, start: Place(line: 1, column: 1), locale: locale,
      message:
        "\(texts) of \(name)\(others) is \(count == 1 ? "not " : "")translated into \(locale). \(advice)",
      confidence: 0.9)
  }
}
