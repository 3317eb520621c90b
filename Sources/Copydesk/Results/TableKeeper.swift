import CopyModel
import JSONText
import StoredFiles
import StringTables

/// Finds what is kept of tables, and has it kept.
struct TableKeeper: Sendable {
  private let kept: any KeptTables
  private let key: RunKey
  private let codeTexts: CodeTexts

  /// Nil where nothing is kept. What an earlier version says of a string, and what is drawn for an audit, is no part of
  /// a kept result.
  init?(_ options: Options, for wanted: TableResult.Wanted) {
    guard let kept = options.kept, options.earlier.isEmpty, !options.gathersForAudit else {
      return nil
    }
    self.kept = kept
    key = RunKey(options, tool: kept.tool, for: wanted)
    codeTexts = options.codeTexts
  }

  /// The hash of a table's files, with all that its result depends on; nil where a file cannot be read.
  func key(of group: TableGroup, named: Set<String>) -> UInt64? {
    var hash = StableHash()
    hash.add(Int(truncatingIfNeeded: key.tables))
    guard hash.addFiles(of: group, named: named) else { return nil }
    codeTexts.add(to: &hash, for: group)
    return hash.value
  }

  /// What a table brought when it was as it is.
  func result(of table: String, under key: UInt64) -> TableResult? {
    guard let bytes = kept.result(of: table, under: key),
      let value = try? JSONReader.document(bytes.span)
    else { return nil }
    return TableResult(value)
  }

  /// What is known of the strings of a table.
  func memory(of table: String) -> UnitMemory {
    kept.units(of: table, under: key.units).flatMap { UnitMemory($0) } ?? UnitMemory()
  }

  /// Keeps what a table brought.
  func keep(_ result: TableResult, _ entries: [UnitMemory.Entry], under table: UInt64) {
    var json = JSONWriter()
    result.write(to: &json)
    kept.keep(
      KeptTable(
        key: table, result: json.bytes, unitsKey: key.units, units: UnitMemory(entries).bytes),
      of: result.name)
  }
}

extension StableHash {
  /// Takes in the files of a table, and which of them were named; false where one cannot be read.
  mutating func addFiles(of group: TableGroup, named: Set<String>) -> Bool {
    add(group)
    return group.members.allSatisfy { member in
      add(named.contains(member.path) ? 1 : 0)
      return addFile(member.path)
    }
  }

  /// Takes in which files make up a table, and what their places say of them.
  private mutating func add(_ group: TableGroup) {
    add(group.format)
    add(group.members.count)
    for member in group.members {
      add(member.path)
      add(member.locale?.identifier)
      add(member.region)
      let facts = [
        member.isBareChinese, member.isOfFolder, member.isInPlace, member.isRequested,
      ]
      for fact in facts { add(fact ? 1 : 0) }
    }
    add(group.absent.count)
    for absence in group.absent {
      add(absence.locale.identifier)
      add(absence.path)
    }
    add(group.likelySource?.pattern)
    add(group.likelySource?.path)
  }

  /// How many bytes of a file are in memory at one time.
  private static let bytesAtOnce = 1 << 20

  /// Takes in what a file holds; false where it cannot be read.
  mutating func addFile(_ path: String) -> Bool {
    do throws(FileError) {
      var file = try StoredFile(path)
      add(file.size)
      var rest = file.size
      while true {
        // One more than there should be: it may have grown.
        let count = min(rest + 1, Self.bytesAtOnce)
        let bytes = try file.read(count)
        add(bytes.span)
        rest -= min(rest, bytes.count)
        if bytes.count < count { return true }
      }
    } catch {
      return false
    }
  }
}

extension TableGroup {
  /// What the table goes by in a run: the path of its source, else of its first file.
  func name(source: LocaleTag) -> String {
    let own = members.first { $0.isRequested && ($0.locale == nil || $0.locale == source) }
    return (own ?? members.first)?.path ?? ""
  }
}
