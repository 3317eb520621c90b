import ArgumentParser
import Copydesk
import FoundationEssentials

/// The tables as they were, for `--since`: in a folder, or in a revision of Git.
struct EarlierTables {
  /// Each path that is checked, and where its earlier version is.
  private(set) var places: [EarlierPlace] = []
  /// Where a revision was written; nil for a folder that was there.
  private let scratch: URL?

  /// Finds the earlier version of some paths.
  init(_ since: String, of paths: [String]) throws {
    if FileManager.default.fileExists(atPath: since) {
      guard since.isFolder else {
        throw ValidationError("--since takes a folder or a revision of Git; \(since) is a file.")
      }
      scratch = nil
      places = paths.map {
        EarlierPlace(
          now: $0.withoutLastSlash,
          then: Self.place(of: $0, in: since, isOnly: paths.count == 1))
      }
      return
    }
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "copydesk-since-\(UUID().uuidString)")
    scratch = folder
    do {
      for (number, path) in paths.enumerated() {
        let place = folder.appending(path: String(number))
        let now = Self.root(of: path)
        try GitRevision(since, of: now).write(to: place)
        places.append(EarlierPlace(now: now, then: place.path))
      }
    } catch {
      remove()
      throw error
    }
  }

  /// Takes away what was written.
  func remove() {
    // What stays behind in the system's temporary folder harms nobody.
    if let scratch { try? FileManager.default.removeItem(at: scratch) }
  }

  /// The folder in which a path's tables and those that they translate lie: of `App/ko.lproj/A.strings`
  /// it is `App`. Empty for this folder.
  private static func root(of path: String) -> String {
    if path.isFolder { return path.withoutLastSlash }
    let folder = path.withoutName
    // What lies above `..` has another name, and what lies above a repository is none of its own.
    let isTop =
      [".", ".."].contains(folder.split(separator: "/").last)
      || FileManager.default.fileExists(atPath: (folder.isEmpty ? "" : folder + "/") + ".git")
    return isTop ? folder : folder.withoutName
  }

  /// Where a folder of earlier tables has a path: a folder stands for the only one that is checked.
  private static func place(of path: String, in folder: String, isOnly: Bool) -> String {
    if isOnly, path.isFolder { return folder.withoutLastSlash }
    return URL(filePath: folder).appending(path: URL(filePath: path).lastPathComponent).path
  }
}

extension String {
  /// Whether a folder has this path.
  var isFolder: Bool {
    var isFolder = false
    return FileManager.default.fileExists(atPath: self, isDirectory: &isFolder) && isFolder
  }

  /// The path of the folder that it lies in; empty for this folder.
  fileprivate var withoutName: String {
    lastIndex(of: "/").map { String(self[..<$0]) } ?? ""
  }

  fileprivate var withoutLastSlash: String {
    count > 1 && hasSuffix("/") ? String(dropLast()) : self
  }
}
