import CopyModel
import FoundationEssentials
import StringTables

/// A table as its turn comes.
enum QueuedTable {
  /// One that was read: a window of it where it is too large.
  case read(LoadedTable)
  /// One whose files are as they were when it was checked.
  case known(TableResult)
}

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
  private let keeper: TableKeeper?
  private var groups: ArraySlice<TableGroup>
  /// The large file whose windows come next, its group, and what its result is kept under.
  private var windowed: (group: TableGroup, windows: SharedWindows, key: UInt64?)?
  private var told = WholeFileIssues()

  /// `windowsOver` is the number of bytes from which on a file may be read window by window; `keeper` finds what was kept
  /// of tables that are as they were.
  init(
    _ inputs: InputFiles, options: Options, context: ReadingContext, alerts: ManifestAlerts,
    windowsOver: Int, keeper: TableKeeper? = nil
  ) {
    self.windowsOver = windowsOver
    self.keeper = keeper
    self.alerts = alerts
    self.options = options
    self.context = context
    named = inputs.named
    let all = TableGroup.groups(
      of: inputs.paths, context: context, exists: { FileManager.default.fileExists(atPath: $0) },
      source: Self.source(options.sources, inputs.paths))
    groups = (options.shard?.own(of: all) ?? all)[...]
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

  /// The next tables that are read; nil when all were.
  mutating func nextRead() async throws -> [LoadedTable]? {
    try await next()?.compactMap { table in
      if case .read(let table) = table { table } else { nil }
    }
  }

  /// The next tables; nil when there are no more.
  mutating func next() async throws -> [QueuedTable]? {
    while true {
      if let tables = try await nextWindows() { return tables }
      guard !groups.isEmpty else { return nil }
      let (known, batch) = takeGroups()
      if let known { return [.known(known)] }
      if !batch.isEmpty { return try await load(batch) }
    }
  }

  /// Takes the next groups off the queue, up to one that is a large file, whose windows come then, or what is known of it.
  private mutating func takeGroups() -> (known: TableResult?, groups: [TableGroup]) {
    var batch: [TableGroup] = []
    while batch.count < Self.groupsAtOnce, let group = groups.first {
      if group.members.count == 1, let path = group.members.first?.path,
        let file = WindowedFile.open(path, smallest: windowsOver)
      {
        // First those that came before it.
        guard batch.isEmpty else { break }
        groups.removeFirst()
        let key = keeper?.key(of: group, named: named)
        if let key, let known = keeper?.result(of: name(of: group), under: key) {
          return (known, [])
        }
        windowed = (group, SharedWindows(file, path: path), key)
        told = WholeFileIssues()
        return (nil, [])
      }
      groups.removeFirst()
      batch.append(group)
    }
    return (nil, batch)
  }

  /// Hashes of the files of each table that is still to come; nil where one cannot be read.
  func hashes() async -> [UInt64]? {
    let groups = Array(groups)
    let hashes = try? await inParallel(groups.count, jobs: options.jobs) { [named] next in
      var hashes: [(number: Int, result: UInt64?)] = []
      while let number = next() {
        var hash = StableHash()
        let isRead = hash.addFiles(of: groups[number], named: named)
        hashes.append((number, isRead ? hash.value : nil))
      }
      return hashes
    }
    let read = hashes?.compactMap(\.self)
    return read?.count == groups.count ? read : nil
  }

  /// What the tables that are still to come go by, in their order.
  var names: [String] { groups.map { $0.name(source: options.sourceLocale) } }

  private func name(of group: TableGroup) -> String { group.name(source: options.sourceLocale) }

  /// The next windows of the large file, each as a table of its own.
  private mutating func nextWindows() async throws -> [QueuedTable]? {
    guard let (group, windows, key) = windowed, let format = group.tableFormat else { return nil }
    let isNamed = named.contains(windows.path)
    let mark = LoadedTable.Mark(name: name(of: group), key: key, isWindow: true)
    var tables = try await inParallel(options.jobs * Self.windowsAtOnce, jobs: options.jobs) {
      [options, context, alerts] next in
      var tables: [(number: Int, result: LoadedTable)] = []
      while next() != nil, let window = windows.next() {
        let read = FileRead(
          window: window.file, isNamed: isNamed, format: format, context: context)
        let table = LoadedTable(
          group, from: [windows.path: read], options: options, context: context, alerts: alerts,
          mark: mark)
        tables.append((window.number, table))
      }
      return tables
    }
    for index in tables.indices { told.settle(&tables[index].issues) }
    if tables.isEmpty { windowed = nil }
    if let failure = windows.failure {
      windowed = nil
      var rest = LoadedTable(
        group, from: [:], options: options, context: context, alerts: alerts,
        mark: LoadedTable.Mark(name: mark.name, isWindow: true))
      rest.errors.append(InputError(windows.path, failure))
      tables.append(rest)
    }
    return tables.isEmpty ? nil : tables.map { .read($0) }
  }

  /// Brings some groups: what is kept of those that are as they were, the others read from their files.
  private func load(_ groups: [TableGroup]) async throws -> [QueuedTable] {
    guard let keeper else { return try await read(groups, under: [:]).map { .read($0) } }
    let found = try await inParallel(groups.count, jobs: options.jobs) { [options, named] next in
      var found: [(number: Int, result: (key: UInt64?, known: TableResult?))] = []
      while let number = next() {
        let key = keeper.key(of: groups[number], named: named)
        let name = groups[number].name(source: options.sourceLocale)
        found.append((number, (key, key.flatMap { keeper.result(of: name, under: $0) })))
      }
      return found
    }
    let open = groups.indices.filter { found[$0].known == nil }
    var keys: [Int: UInt64] = [:]
    for (number, index) in open.enumerated() { keys[number] = found[index].key }
    var tables = try await read(open.map { groups[$0] }, under: keys)[...]
    return found.compactMap { known in
      known.known.map { .known($0) } ?? tables.popFirst().map { .read($0) }
    }
  }

  /// Reads the files of some groups, then puts each group together. `keys` are what their results are kept under.
  private func read(
    _ groups: [TableGroup], under keys: [Int: UInt64]
  ) async throws -> [LoadedTable] {
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
      [options, context, alerts, keeper] next in
      var loaded: [(number: Int, result: LoadedTable)] = []
      while let number = next() {
        let mark = LoadedTable.Mark(
          name: groups[number].name(source: options.sourceLocale), key: keys[number])
        var table = LoadedTable(
          groups[number], from: byPath, options: options, context: context, alerts: alerts,
          mark: mark)
        table.memory = keeper?.memory(of: mark.name)
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
