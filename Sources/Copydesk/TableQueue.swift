import CopyModel
import FoundationEssentials
import StringTables

/// Reads tables some at a time, in order, so that not all are in memory at once.
struct TableQueue: ~Copyable {
  /// How many table groups are in memory at one time.
  private static let groupsAtOnce = 64
  /// How many windows of a large file a worker reads before they are handed on.
  private static let windowsAtOnce = 3

  private let options: Options
  private let context: ReadingContext
  private let alerts: ManifestAlerts
  private let named: Set<String>
  private let windowsOver: Int
  private var groups: ArraySlice<TableGroup>
  /// The large file whose windows come next, and its group.
  private var windowed: (group: TableGroup, windows: SharedWindows)?
  private var told = WholeFileIssues()

  /// `windowsOver` is the number of bytes from which on a file may be read window by window.
  init(
    _ inputs: InputFiles, options: Options, context: ReadingContext, alerts: ManifestAlerts,
    windowsOver: Int
  ) {
    self.windowsOver = windowsOver
    self.alerts = alerts
    self.options = options
    self.context = context
    named = inputs.named
    groups =
      TableGroup.groups(
        of: inputs.paths, context: context, exists: { FileManager.default.fileExists(atPath: $0) },
        source: Self.source(options.sources, inputs.paths))[...]
  }

  /// Where the configuration says that the source of a file stands: by the path that it was found by, if it was.
  private static func source(_ sources: [PathSource], _ paths: [String]) -> (String) -> String? {
    guard !sources.isEmpty else { return { _ in nil } }
    let found = Dictionary(paths.map { ($0.realPath, $0) }) { first, _ in first }
    return { path in
      let real = path.realPath
      return sources.first { $0.pattern.matches(real) }.map { found[$0.path.realPath] ?? $0.path }
    }
  }

  /// The next tables; nil when all were read.
  mutating func next() async throws -> [LoadedTable]? {
    while true {
      if let tables = try await nextWindows() { return tables }
      guard !groups.isEmpty else { return nil }
      let batch = takeGroups()
      if !batch.isEmpty { return try await load(batch) }
    }
  }

  /// Takes the next groups off the queue, up to one that is a large file, whose windows come then.
  private mutating func takeGroups() -> [TableGroup] {
    var batch: [TableGroup] = []
    while batch.count < Self.groupsAtOnce, let group = groups.popFirst() {
      if group.members.count == 1, let path = group.members.first?.path,
        let file = WindowedFile.open(path, smallest: windowsOver)
      {
        windowed = (group, SharedWindows(file, path: path))
        told = WholeFileIssues()
        return batch
      }
      batch.append(group)
    }
    return batch
  }

  /// The next windows of the large file, each as a table of its own.
  private mutating func nextWindows() async throws -> [LoadedTable]? {
    guard let (group, windows) = windowed, let format = group.tableFormat else { return nil }
    let isNamed = named.contains(windows.path)
    var tables = try await inParallel(options.jobs * Self.windowsAtOnce, jobs: options.jobs) {
      [options, context, alerts] next in
      var tables: [(number: Int, result: LoadedTable)] = []
      while next() != nil, let window = windows.next() {
        let read = FileRead(
          window: window.file, isNamed: isNamed, format: format, context: context)
        let table = LoadedTable(
          group, from: [windows.path: read], options: options, context: context, alerts: alerts)
        tables.append((window.number, table))
      }
      return tables
    }
    for index in tables.indices { told.settle(&tables[index].issues) }
    if tables.isEmpty { windowed = nil }
    if let failure = windows.failure {
      windowed = nil
      var rest = LoadedTable(
        group, from: [:], options: options, context: context, alerts: alerts)
      rest.errors.append(InputError(windows.path, failure))
      tables.append(rest)
    }
    return tables.isEmpty ? nil : tables
  }

  /// Reads the files of some groups, then puts each group together.
  private func load(_ groups: [TableGroup]) async throws -> [LoadedTable] {
    let paths = Set(groups.flatMap { $0.members.map(\.path) }).sorted()
    let reads = try await inParallel(paths.count, jobs: options.jobs) { [context, named] next in
      var reads: [(number: Int, result: FileRead)] = []
      while let number = next() {
        let path = paths[number]
        reads.append(
          (number, FileRead(path, isNamed: named.contains(path), context: context)))
      }
      return reads
    }
    let byPath = Dictionary(uniqueKeysWithValues: zip(paths, try await join(reads)))
    return try await inParallel(groups.count, jobs: options.jobs) {
      [options, context, alerts] next in
      var loaded: [(number: Int, result: LoadedTable)] = []
      while let number = next() {
        let table = LoadedTable(
          groups[number], from: byPath, options: options, context: context, alerts: alerts)
        loaded.append((number, table))
      }
      return loaded
    }
  }

  /// Reads the pieces of large files and joins them.
  private func join(_ reads: [FileRead]) async throws -> [FileRead] {
    let pieces = reads.enumerated().flatMap { number, read in
      read.pieces.map { (file: number, piece: $0) }
    }
    guard !pieces.isEmpty else { return reads }
    let contents = try await inParallel(pieces.count, jobs: options.jobs) { [context] next in
      var contents: [(number: Int, result: TableContent)] = []
      while let number = next() {
        var piece = pieces[number].piece
        guard let format = TableFormat.of(path: piece.path) else { continue }
        contents.append((number, FileRead.content(of: &piece, format, context)))
      }
      return contents
    }
    let byFile = Dictionary(grouping: zip(pieces, contents)) { $0.0.file }
    var reads = reads
    for number in reads.indices {
      if let found = byFile[number] { reads[number].join(found.map(\.1)) }
    }
    return reads
  }
}

extension TableGroup {
  var tableFormat: TableFormat? { TableFormat.all.first { $0.name == format } }
}
