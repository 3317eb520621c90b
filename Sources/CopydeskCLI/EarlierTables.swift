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
      places = paths.compactMap { path in
        Self.place(of: path, in: since.withoutLastSlash, isOnly: paths.count == 1).map {
          EarlierPlace(now: path.withoutLastSlash, then: $0)
        }
      }
      try Self.require(places, of: paths, in: since)
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
  static func root(of path: String) -> String {
    let folder = path.isFolder ? path.withoutLastSlash : path.withoutName
    // Beside the folder of a language lies that of its source; of another folder all of it is meant.
    if path.isFolder, !folder.isLanguageFolder { return folder }
    // What lies above `..` has another name, and what lies above a repository is none of its own.
    let isTop =
      [".", ".."].contains(folder.split(separator: "/").last)
      || FileManager.default.fileExists(atPath: (folder.isEmpty ? "" : folder + "/") + ".git")
    return isTop ? folder : folder.withoutName
  }

  /// Where a folder of earlier tables has a path: under as much of the path as both have. Nil where
  /// it has none; the folder itself stands for the only one that is checked.
  private static func place(of path: String, in folder: String, isOnly: Bool) -> String? {
    let steps = URL(filePath: path).standardizedFileURL.path.split(separator: "/")
    for start in steps.indices {
      let tail = steps[start...].joined(separator: "/")
      let then = "\(folder)/\(tail)"
      guard FileManager.default.fileExists(atPath: then), then.isFolder == path.isFolder else {
        continue
      }
      // A folder may hold one of its own name: then it is that one's earlier version that was found.
      let isInner =
        isOnly && path.isFolder && start == steps.count - 1
        && "\(path.withoutLastSlash)/\(tail)".isFolder
      return isInner ? folder : then
    }
    return isOnly && path.isFolder ? folder : nil
  }

  /// Says of which paths the folder has no earlier version: tables that are new need none, but when all
  /// are, it is the wrong folder.
  private static func require(
    _ places: [EarlierPlace], of paths: [String], in folder: String
  ) throws {
    let known = Set(places.map(\.now))
    let absent = paths.filter { !known.contains($0.withoutLastSlash) }
    guard places.isEmpty else {
      for path in absent {
        Output.complain("--since: \(folder) has no earlier \(path). It is checked without.")
      }
      guard places.contains(where: { $0.then.holdsTable }) else {
        throw ValidationError(
          "--since: \(folder) holds no tables. Name the folder that has them as they were.")
      }
      return
    }
    throw ValidationError(
      """
      --since: \(folder) has no earlier \(absent.joined(separator: ", ")). Name the folder that holds \
      the tables as they were, under the same path or name.
      """)
  }
}

extension String {
  /// Whether a folder has this path.
  var isFolder: Bool {
    var isFolder = false
    return FileManager.default.fileExists(atPath: self, isDirectory: &isFolder) && isFolder
  }

  /// Whether it is a table, or a folder that has one somewhere inside.
  fileprivate var holdsTable: Bool {
    guard isFolder else { return Copydesk.isLikelyTable(self) }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: self)) ?? []
    // The tables of a folder before those of folders in it; a link may lead back.
    let paths = names.filter { !$0.hasPrefix(".") }.map { "\(self)/\($0)" }
    let isLink = { (path: String) in
      (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
    }
    return paths.contains { Copydesk.isLikelyTable($0) && !$0.isFolder }
      || paths.contains { $0.isFolder && !isLink($0) && $0.holdsTable }
  }

  /// The path of the folder that it lies in; empty for this folder.
  fileprivate var withoutName: String {
    lastIndex(of: "/").map { String(self[..<$0]) } ?? ""
  }

  fileprivate var withoutLastSlash: String {
    count > 1 && hasSuffix("/") ? String(dropLast()) : self
  }
}
