import FoundationEssentials
import StringTables

/// Reads tables some at a time, in order, so that not all are in memory at once.
struct TableQueue: ~Copyable {
  /// How many table groups are in memory at one time.
  private static let groupsAtOnce = 64

  private let options: Options
  private let context: ReadingContext
  private let named: Set<String>
  private let windowsOver: Int
  private var groups: ArraySlice<TableGroup>
  /// The large file whose windows come next.
  private var windows: WindowedFile?

  /// `windowsOver` is the number of bytes from which on a file may be read window by window.
  init(_ inputs: InputFiles, options: Options, context: ReadingContext, windowsOver: Int) {
    self.windowsOver = windowsOver
    self.options = options
    self.context = context
    named = inputs.named
    groups =
      TableGroup.groups(of: inputs.paths, context: context) {
        FileManager.default.fileExists(atPath: $0)
      }[...]
  }

  /// The next tables; nil when all were read.
  mutating func next() async throws -> [LoadedTable]? {
    while true {
      if let table = try await nextWindow() { return [table] }
      guard !groups.isEmpty else { return nil }
      let batch = takeGroups()
      if !batch.isEmpty { return try await load(batch) }
    }
  }

  /// Takes the next groups off the queue, up to one that is a large file, whose windows come then.
  private mutating func takeGroups() -> [TableGroup] {
    var batch: [TableGroup] = []
    while batch.count < Self.groupsAtOnce, let group = groups.popFirst() {
      if group.members.count == 1 {
        windows = WindowedFile.open(group.members[0].path, smallest: windowsOver)
      }
      if windows != nil {
        windowed = group
        return batch
      }
      batch.append(group)
    }
    return batch
  }

  /// The group whose windows come next.
  private var windowed: TableGroup?

  /// The next window of the large file as a table of its own.
  private mutating func nextWindow() async throws -> LoadedTable? {
    guard let group = windowed, let format = group.tableFormat, let path = group.members.first?.path
    else { return nil }
    guard let window = windows?.next() else {
      windows = nil
      windowed = nil
      return nil
    }
    let read = FileRead(
      window: window, isNamed: named.contains(path), format: format, context: context)
    let joined = try await join([read])
    var table = LoadedTable(group, from: [path: joined[0]], options: options, context: context)
    if let failure = windows?.failure { table.errors.append(InputError(path, failure)) }
    return table
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
    return try await inParallel(groups.count, jobs: options.jobs) { [options, context] next in
      var loaded: [(number: Int, result: LoadedTable)] = []
      while let number = next() {
        let table = LoadedTable(groups[number], from: byPath, options: options, context: context)
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
