import CopyModel
import StringTables

/// Looks for the strings of the alerts that a project lists, and says which no table has.
struct ListedTexts {
  private let manifest: AlertManifest
  /// Which strings have a key: each by its alert's number and its own.
  private let wanted: [String: [(alert: Int, text: Int)]]
  /// For each alert, which of its strings were found.
  private var found: [Set<Int>]
  /// The alerts of which one table has all strings.
  private var whole: Set<Int> = []
  /// The keys of the tables, for what may have been meant.
  private var keys: Set<String> = []

  /// How many keys of tables are remembered.
  private static let mostKeys = 20_000
  /// For how many strings what was meant is looked for.
  private static let mostSearches = 20

  init(_ manifest: AlertManifest) {
    self.manifest = manifest
    var wanted: [String: [(alert: Int, text: Int)]] = [:]
    for (alert, entry) in manifest.entries.enumerated() {
      for (text, part) in entry.texts.enumerated() {
        wanted[part.text.key, default: []].append((alert, text))
      }
    }
    self.wanted = wanted
    found = Array(repeating: [], count: manifest.entries.count)
  }

  /// Whether any are looked for.
  var areWanted: Bool { !wanted.isEmpty }

  /// Notes which strings a table has.
  mutating func look(at table: TableResult) {
    guard !wanted.isEmpty, let runs = table.keys?.runs else { return }
    var here: [Int: Set<Int>] = [:]
    for run in runs {
      for key in run.keys {
        if keys.count < Self.mostKeys { keys.insert(key) }
        for (alert, text) in wanted[key] ?? [] {
          let isMeant = manifest.entries[alert].texts[text].text.names(run.table, run.file)
          if isMeant { here[alert, default: []].insert(text) }
        }
      }
    }
    for (alert, texts) in here {
      found[alert].formUnion(texts)
      if texts.count == manifest.entries[alert].texts.count { whole.insert(alert) }
    }
  }

  /// What is wrong with the list. Where only some files were read, an alert without any string may have
  /// them elsewhere.
  func issues(hasFolders: Bool) -> [ReadIssue] {
    // Where nothing was read, that is said; it is no fault of the list.
    guard let path = manifest.path, !keys.isEmpty else { return [] }
    var searches = 0
    func nearest(_ key: String) -> String? {
      searches += 1
      guard searches <= Self.mostSearches else { return nil }
      return keys.lazy.filter { abs($0.utf8.count - key.utf8.count) <= max(2, key.utf8.count / 3) }
        .sorted().nearest(to: key)
    }
    var issues: [ReadIssue] = []
    for (number, entry) in manifest.entries.enumerated() where !whole.contains(number) {
      let texts = entry.texts
      let missing = texts.indices.filter { !found[number].contains($0) }
      if missing.isEmpty, let first = texts.first?.text {
        issues.append(Self.issue(first, in: path, Self.scattered(entry.name), confidence: 0.9))
        continue
      }
      // A button that several alerts share says nothing of where the others are.
      let isHere = found[number].contains { wanted[texts[$0].text.key]?.count == 1 }
      guard isHere || hasFolders else { continue }
      for index in missing {
        let (text, role, _) = texts[index]
        let message = Self.missing(
          text, role, of: entry.name, isElsewhere: keys.contains(text.key), nearest(text.key))
        issues.append(Self.issue(text, in: path, message, confidence: isHere ? 0.9 : 0.7))
      }
    }
    return issues
  }

  private static func issue(
    _ text: AlertManifest.Text, in path: String, _ message: String, confidence: Double
  ) -> ReadIssue {
    let start = text.place ?? Place(line: 1, column: 1)
    let end = Place(line: start.line, column: start.column + text.key.utf16.count)
    return ReadIssue(
      .unknownManifestKey, file: path, start: start, end: end, key: text.key, message: message,
      confidence: confidence)
  }

  private static func missing(
    _ text: AlertManifest.Text, _ role: Role, of alert: String, isElsewhere: Bool,
    _ nearest: String?
  ) -> String {
    let part = role == .button ? "a button" : "the \(role.rawValue)"
    let table = text.table.map { "The table “\($0)” has no key" } ?? "No table has the key"
    let hint =
      if isElsewhere {
        " It stands in another table."
      } else {
        nearest.map { " Did you mean “\($0)”?" } ?? ""
      }
    return """
      \(table) “\(text.key)”, \(part) of “\(alert)”.\(hint) Until it is found, the alert is \
      not judged.
      """
  }

  private static func scattered(_ alert: String) -> String {
    """
    The strings of “\(alert)” are in different tables, so the alert is not judged. Move them into one table.
    """
  }
}
