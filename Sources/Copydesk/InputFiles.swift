import CopyModel
import FoundationEssentials
import StoredFiles
import StringTables

/// Finds the tables under the paths that were asked for.
struct InputFiles: Sendable {
  private(set) var paths: [String] = []
  /// Those of `paths` that were named, not found in a folder.
  private(set) var named: Set<String> = []
  private(set) var errors: [InputError] = []
  /// The folders that are projects of their own, which were not entered.
  private(set) var projects: [String] = []
  /// Whether folders were searched: single files are seldom all of a project.
  private(set) var hasFolders = false
  private var seen: Set<String> = []
  /// The real paths of the folders that were entered.
  private var entered: Set<String> = []
  /// Those that were entered by a link that `include` names.
  private var included: Set<String> = []
  /// Links to folders, which are followed when all else was walked: what lies in a folder goes by its own name.
  private var links: [(path: String, place: String, above: [String])] = []
  /// Whether folders or tables were left out because they are not the project's own.
  private var hasForeign = false
  private let scope: PathScope
  /// How many files of a table's name the folders hold, those that the scope leaves out as well.
  private var candidates = 0
  /// Of the patterns that say where to look, which speak of files that were met, and which match some.
  private var speaking: Set<PathPattern> = []
  private var matching: Set<PathPattern> = []
  private var files: FileManager { FileManager.default }

  /// Walks `inputs` in order; folders in the order of their names, as far as `scope` goes. With `mustHoldTables`, a
  /// folder without any is an error: whoever misspells it would be told that all is well.
  init(_ inputs: [String], scope: PathScope = PathScope(), mustHoldTables: Bool = false) {
    self.scope = scope
    defer { if mustHoldTables { reportIdlePatterns(inputs) } }
    for input in inputs {
      let path = input.count > 1 && input.hasSuffix("/") ? String(input.dropLast()) : input
      var isFolder = false
      guard files.fileExists(atPath: path, isDirectory: &isFolder) else {
        errors.append(InputError(path: input, message: Self.absence(of: path)))
        continue
      }
      if isFolder {
        hasFolders = true
        hasForeign = false
        let isNew = !entered.contains(path.realPath)
        let (known, found, failed) = (seen.count, candidates, errors.count + projects.count)
        walk(path, at: path.realPath, above: [])
        followLinks()
        if mustHoldTables, isNew, seen.count == known, errors.count + projects.count == failed {
          errors.append(InputError(path: input, message: emptiness(candidates - found)))
        }
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
    entered.insert(real)
    let names: [String]
    do {
      let stored = try StoredFolder(folder)
      names = stored.names
      if !above.isEmpty, scope.isProject(stored) {
        note(place)
        return projects.append(folder)
      }
      report(stored.illegible, in: folder)
    } catch {
      errors.append(
        InputError(path: folder, message: "The folder cannot be read. Check its permissions."))
      return
    }
    // A localization catalog (.xcloc) brings copies of the tables that it was made from.
    let isCatalog = folder.fileExtension == "xcloc"
    for name in names where !name.isHidden && !(isCatalog && name == "Source Contents") {
      let path = folder.appendingPath(name)
      var isFolder = false
      guard files.fileExists(atPath: path, isDirectory: &isFolder) else {
        // What is not there has a name only as a link.
        if TableFormat.of(path: path) != nil, scope.holds(file: place.appendingPath(name)) {
          errors.append(
            InputError(path: path, message: "This link leads nowhere. Correct or remove it."))
        }
        continue
      }
      if scope.isForeign(place.appendingPath(name), isFolder: isFolder) {
        hasForeign = hasForeign || isFolder || TableFormat.of(path: path) != nil
      } else if isFolder {
        let inner = (path: path, place: place.appendingPath(name), above: above + [real])
        if path.isLink {
          links.append(inner)
        } else {
          walk(inner.path, at: inner.place, above: inner.above)
        }
      } else if Self.isLikely(path), !isCompiled(name, in: place, among: names) {
        candidates += 1
        note(place.appendingPath(name))
        if scope.holds(file: place.appendingPath(name)) { add(path) }
      }
    }
  }

  /// Whether a file that lies in a folder may be a table: by its path, and by its first bytes where that is not enough.
  private static func isLikely(_ path: String) -> Bool {
    TableFormat.isLikely(path: path) { count in
      do throws(FileError) {
        var file = try StoredFile(path)
        return try file.read(min(count, file.size))
      } catch {
        // What is wrong with it is told where it is read.
        return Array("<".utf8)
      }
    }
  }

  /// Follows the links that were met to where nothing was looked at yet. What a language links to another's folder is
  /// its own table all the same, and what `include` names by the link was left out by its own name.
  private mutating func followLinks() {
    while !links.isEmpty {
      let link = links.removeFirst()
      let real = link.path.realPath
      let isIncluded = scope.include.contains { $0.matches(link.place) }
      guard !link.above.contains(real),
        !entered.contains(real) || TableGroup.isOfLanguage(folder: link.path)
          || isIncluded && included.insert(real).inserted
      else { continue }
      walk(link.path, at: link.place, above: link.above)
    }
  }

  /// Reports the folders and tables to which no path leads.
  private mutating func report(_ illegible: [(name: String, isFolder: Bool)], in folder: String) {
    for (name, isFolder) in illegible
    where !name.isHidden && (isFolder || TableFormat.of(path: name) != nil) {
      errors.append(
        InputError(
          path: folder.appendingPath(name),
          message: "This name is not UTF-8, so what it stands for is not looked at. Rename it."))
    }
  }

  /// Notes which patterns speak of a file, by its absolute path.
  private mutating func note(_ file: String) {
    for pattern in scope.include + scope.sourced where pattern.reaches(file) {
      speaking.insert(pattern)
      if pattern.matches(file) { matching.insert(pattern) }
    }
  }

  /// What to say of a folder in which nothing is looked at, though some files have the names of tables.
  private func emptiness(_ count: Int) -> String {
    guard count > 0 else {
      let more =
        hasForeign
        ? "What Git ignores, Pods, build and the like were left out; --no-ignore looks there too."
        : "Name the folder that has the app’s tables; “copydesk --help” says what is read."
      return "No table is in this folder, so nothing was looked at. \(more)"
    }
    let files =
      count == 1 ? "the only file that could be a table" : "all \(count) files that could be tables"
    return """
      “include” and “exclude” in .copydesk.yml leave out \(files) here, so nothing was looked at. Correct \
      the patterns, or name a file.
      """
  }

  /// A pattern without any table was misspelled, where all that it speaks of was walked.
  private mutating func reportIdlePatterns(_ inputs: [String]) {
    let roots = inputs.map(\.realPath)
    // Nothing at all was said already.
    guard !paths.isEmpty else { return }
    for (key, patterns) in [("include", scope.include), ("sources", scope.sourced)] {
      for pattern in patterns where speaking.contains(pattern) && !matching.contains(pattern) {
        guard !roots.contains(where: pattern.reaches) else { continue }
        errors.append(
          InputError(
            path: ".copydesk.yml",
            message: "\(key): “\(pattern)” matches no table. Correct the pattern, or remove it."))
      }
    }
  }

  /// Whether a table is gettext's compiled form of one that lies beside it: the same texts, without lines.
  private func isCompiled(_ name: String, in place: String, among names: [String]) -> Bool {
    guard name.fileExtension.lowercased() == "mo" else { return false }
    let source = String(name.dropLast(2) + "po")
    return names.contains(source) && scope.holds(file: place.appendingPath(source))
  }

  /// That none of the files in the folders turned out to be a table.
  func errorsOfNoTable(_ inputs: [String]) -> [InputError] {
    guard hasFolders, let input = inputs.first else { return [] }
    let count = paths.count
    let files =
      count == 1
      ? "The only file here that could be a table is none"
      : "None of the \(count) files here that could be tables is one"
    return [
      InputError(
        path: input,
        message: """
          \(files): nothing tells what language its strings are in. Name the language in the files’ names or \
          headings, or say it in .copydesk.yml: languages: {"\(paths.first?.languagePattern ?? "*")": ko}
          """)
    ]
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

extension String {
  /// Whether it names a file that people do not see, such as the one by which Excel locks a workbook: `~$App.xlsx`.
  fileprivate var isHidden: Bool { hasPrefix(".") || hasPrefix("~$") }
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
