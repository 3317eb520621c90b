import CopyModel
import FoundationEssentials
import SourceCode
import StoredFiles
import StringTables

/// Finds the source code under some paths: what makes the alerts of the app itself.
struct CodeFiles {
  private(set) var paths: [String] = []
  /// Android's layouts, in the same order.
  private(set) var layouts: [String] = []
  private(set) var errors: [InputError] = []
  private let scope: PathScope
  private var seen: Set<String> = []
  /// The real paths of the folders that were entered: none is entered twice.
  private var entered: Set<String> = []

  /// A larger file was made by a program.
  private static let largest = 1 << 20

  /// Walks `inputs` in order; folders in the order of their names, as far as `scope` does not leave them out.
  init(_ inputs: [String], scope: PathScope) {
    self.scope = scope
    for input in inputs {
      let path = input.count > 1 && input.hasSuffix("/") ? String(input.dropLast()) : input
      var isFolder = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        errors.append(
          InputError(
            path: input,
            message: "There is no such file or folder, so its alerts are not read. Check the path.")
        )
        continue
      }
      if isFolder { walk(path, at: path.realPath, inside: "") } else { add(path) }
    }
  }

  private mutating func add(_ path: String) {
    guard CodeLanguage(path: path) != nil else { return }
    if seen.insert(URL(filePath: path).standardizedFileURL.path).inserted { paths.append(path) }
  }

  /// `inside` is where the folder stands in the one that was named, whose own name says nothing of its code; empty for
  /// that one.
  private mutating func walk(_ folder: String, at place: String, inside: String) {
    guard !scope.leavesOut(folder: place), let stored = try? StoredFolder(folder),
      inside.isEmpty || !scope.isProject(stored), entered.insert(folder.realPath).inserted
    else { return }
    for name in stored.names where !name.hasPrefix(".") {
      let (path, below) = (folder.appendingPath(name), place.appendingPath(name))
      if CodeLanguage(path: name) != nil {
        if isOwn(below), !CodeProject.isTestCode(inside + "/" + name) { add(path) }
      } else if AndroidLayout.isOne(path: below) {
        if isOwn(below) { layouts.append(path) }
      } else if !name.utf8.contains(UInt8(ascii: ".")) || name.hasSuffix("proj") == false {
        var isFolder = false
        if !scope.isForeign(below, isFolder: true),
          FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder
        {
          walk(path, at: below, inside: inside + "/" + name)
        }
      }
    }
  }

  private func isOwn(_ place: String) -> Bool {
    !scope.leavesOut(folder: place) && !scope.isForeign(place, isFolder: false)
  }

  /// A file's bytes; nil for one that cannot be read or is larger than what people write.
  static func file(_ path: String) -> CodeProject.File? {
    bytes(path).flatMap { CodeProject.File(path: path, bytes: $0) }
  }

  /// A layout; nil as for a file.
  static func layout(_ path: String) -> AndroidLayout? {
    bytes(path).flatMap { AndroidLayout(path: path, bytes: $0) }
  }

  private static func bytes(_ path: String) -> [UInt8]? {
    guard var stored = try? StoredFile(path), stored.size <= largest else { return nil }
    return try? stored.read(stored.size)
  }
}
