import FoundationEssentials
import StoredFiles
import StringTables

/// Finds the tables under the paths that were asked for.
struct InputFiles: Sendable {
  private(set) var paths: [String] = []
  /// Those of `paths` that were named, not found in a folder.
  private(set) var named: Set<String> = []
  private(set) var errors: [InputError] = []
  /// Whether folders were searched: single files are seldom all of a project.
  private(set) var hasFolders = false
  private var seen: Set<String> = []
  private let scope: PathScope
  private var files: FileManager { FileManager.default }

  /// Walks `inputs` in order; folders in the order of their names, as far as `scope` goes.
  init(_ inputs: [String], scope: PathScope = PathScope()) {
    self.scope = scope
    for input in inputs {
      let path = input.count > 1 && input.hasSuffix("/") ? String(input.dropLast()) : input
      var isFolder = false
      guard files.fileExists(atPath: path, isDirectory: &isFolder) else {
        errors.append(InputError(path: input, message: Self.absence(of: path)))
        continue
      }
      if isFolder {
        hasFolders = true
        walk(path, at: path.realPath, above: [])
      } else if TableFormat.of(path: path) == nil {
        let known = TableFormat.all.flatMap(\.extensions).map { "." + $0 }.joined(separator: ", ")
        errors.append(
          InputError(
            path: input, message: "This is no table that copydesk reads. It reads \(known)."))
      } else {
        add(path)
        named.insert(path)
      }
    }
  }

  private mutating func add(_ path: String) {
    if seen.insert(URL(filePath: path).standardizedFileURL.path).inserted { paths.append(path) }
  }

  /// Adds the tables in a folder. `place` is its path from the root by the names that patterns see;
  /// `above` holds the real paths of the folders that led here.
  private mutating func walk(_ folder: String, at place: String, above: [String]) {
    guard !scope.leavesOut(folder: place) else { return }
    let real = folder.realPath
    guard !above.contains(real) else {
      errors.append(
        InputError(
          path: folder,
          message: "This link leads back to a folder above it. It is not followed; remove it."))
      return
    }
    let names: [String]
    do {
      names = try files.contentsOfDirectory(atPath: folder).sorted()
    } catch {
      errors.append(
        InputError(path: folder, message: "The folder cannot be read. Check its permissions."))
      return
    }
    // A localization catalog (.xcloc) brings copies of the tables that it was made from.
    let isCatalog = folder.fileExtension == "xcloc"
    // Packages that npm fetched bring tables of their own.
    let isForeign = { name in name == "node_modules" || isCatalog && name == "Source Contents" }
    for name in names where !name.hasPrefix(".") && !isForeign(name) {
      let path = folder.appendingPath(name)
      var isFolder = false
      guard files.fileExists(atPath: path, isDirectory: &isFolder) else { continue }
      if isFolder {
        walk(path, at: place.appendingPath(name), above: above + [real])
      } else if TableFormat.of(path: path) != nil, !isCompiled(name, in: place, among: names),
        scope.holds(file: place.appendingPath(name))
      {
        add(path)
      }
    }
  }

  /// Whether a table is gettext's compiled form of one that lies beside it: the same texts, without lines.
  private func isCompiled(_ name: String, in place: String, among names: [String]) -> Bool {
    guard name.fileExtension.lowercased() == "mo" else { return false }
    let source = String(name.dropLast(2) + "po")
    return names.contains(source) && scope.holds(file: place.appendingPath(source))
  }

  /// What to say of a path that leads nowhere.
  private static func absence(of path: String) -> String {
    if path == "-" {
      return """
        Standard input has no name that tells its format and language. Save it to a file, such as \
        ko.json, or compare pairs with “copydesk diff -”.
        """
    }
    if path.isEmpty { return "This path is empty. Name a file or folder." }
    let folder = path.folderPath
    if !folder.isEmpty, !FileManager.default.fileExists(atPath: folder) {
      return "There is no such file, and no folder “\(folder)”. Check the path."
    }
    return "There is no such file or folder. Check the path."
  }

  /// The bytes of a regular file.
  static func contents(of path: String) throws(InputError) -> [UInt8] {
    do throws(FileError) {
      var file = try StoredFile(path)
      // Places are kept in 32 bits.
      if file.size <= UInt32.max { return try file.read(file.size) }
    } catch {
      throw InputError(path, error)
    }
    throw InputError(
      path: path,
      message: "The file is larger than 4 GB and cannot be read in parts. Split it into several.")
  }
}

extension InputError {
  /// What to say of a file that cannot be read.
  init(_ path: String, _ error: FileError) {
    let message =
      switch error {
      case .missing: "The file is gone. Was it removed during the run?"
      case .noPermission: "The file may not be read. Check its permissions."
      case .notRegular: "This is no regular file."
      case .other(let words): "The file cannot be read: \(words)."
      }
    self.init(path: path, message: message)
  }
}
