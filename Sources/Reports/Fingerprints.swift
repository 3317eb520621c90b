import CopyModel

/// The fingerprints of a report's findings, by which a later run knows them again: whatever path was typed, and one
/// for each.
struct Fingerprints {
  private let folders: ReportFolders?
  private var counts: [String: Int] = [:]
  /// The file of the finding before, which the next mostly shares, its path, and whether it numbers its paragraphs.
  private var last: (file: String, path: String, isNumbered: Bool)?

  /// Without folders, paths stay as they are.
  init(in folders: ReportFolders?) {
    self.folders = folders
  }

  /// The fingerprint of the next finding.
  mutating func next(_ finding: Finding) -> String {
    let (path, isNumbered) = place(of: finding.file)
    let key = isNumbered ? finding.lastingKey : finding.key
    let mark = finding.fingerprint(of: path, key: key)
    let number = (counts[mark] ?? 0) + 1
    counts[mark] = number
    return number == 1 ? mark : finding.fingerprint(of: path, key: key, number: number)
  }

  private mutating func place(of file: String) -> (path: String, isNumbered: Bool) {
    if let last, last.file == file { return (last.path, last.isNumbered) }
    let name = file.lowercased()
    let isNumbered = [".md", ".markdown", ".txt"].contains { name.hasSuffix($0) }
    let path = folders.map { file.path(in: $0) } ?? file
    last = (file, path, isNumbered)
    return (path, isNumbered)
  }
}

extension Finding {
  /// In a file whose paragraphs are numbered: of a paragraph, whose number changes when another comes before it, its
  /// text; else the key.
  fileprivate var lastingKey: String? {
    guard let key, key.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x2E })
    else { return key }
    return source ?? target ?? key
  }
}

extension String {
  /// The path without `.`, `..` and doubled slashes, from the project's folder on where it leads there.
  fileprivate func path(in folders: ReportFolders) -> String {
    path(from: folders.working, in: folders.project)
  }

  /// The same of a path that starts at one folder, from another one on.
  func path(from working: String, in home: String) -> String {
    var steps: [Substring] = []
    for step in (hasPrefix("/") ? self : working + "/" + self).split(separator: "/") {
      switch step {
      case ".": break
      case ".." where !steps.isEmpty: steps.removeLast()
      default: steps.append(step)
      }
    }
    let project = home.split(separator: "/")
    guard steps.starts(with: project) else { return "/" + steps.joined(separator: "/") }
    return steps.dropFirst(project.count).joined(separator: "/")
  }
}

extension Report {
  /// Those of all findings, in their order.
  var fingerprints: [String] {
    var marks = Fingerprints(in: folders)
    return findings.map { marks.next($0) }
  }
}
