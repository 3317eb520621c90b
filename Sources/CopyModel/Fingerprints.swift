/// The fingerprints of a report's findings, by which a later run knows them again: whatever path was typed, and one
/// for each.
package struct Fingerprints {
  private let folders: ReportFolders?
  private var counts: [String: Int] = [:]
  /// The file of the finding before, which the next mostly shares, its path, and whether it numbers its paragraphs.
  private var last: (file: String, path: String, isNumbered: Bool)?

  /// Without folders, paths stay as they are.
  package init(in folders: ReportFolders?) {
    self.folders = folders
  }

  /// The fingerprint of the next finding.
  package mutating func next(_ finding: Finding) -> String {
    let place = place(of: finding)
    let mark = finding.fingerprint(of: place.path, key: place.key)
    let number = (counts[mark] ?? 0) + 1
    counts[mark] = number
    return number == 1 ? mark : finding.fingerprint(of: place.path, key: place.key, number: number)
  }

  /// Where a finding is, as long as its string stays: the path from the project's folder on, and the key.
  package struct Place: Sendable {
    package let path: String
    package let key: String?
  }

  /// The place of a finding.
  package mutating func place(of finding: Finding) -> Place {
    let (path, isNumbered) = place(of: finding.file)
    return Place(path: path, key: isNumbered ? finding.lastingKey : finding.key)
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
  package func path(in folders: ReportFolders) -> String {
    path(from: folders.working, in: folders.project)
  }

  /// The same of a path that starts at one folder, from another one on.
  package func path(from working: String, in home: String) -> String {
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
