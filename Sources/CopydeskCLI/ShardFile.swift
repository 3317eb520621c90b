import CopyModel
import Copydesk
import JSONText
import StoredFiles

/// What one machine checked of a run that several share: JSON, one object a line. A head, what each table brought, and
/// an end without which the file was cut off.
struct ShardFile {
  /// What all shards of a run agree in.
  struct Head: Equatable {
    var count: Int
    var version: String
    /// As they were given.
    var paths: [String]
    /// Of the options and the configuration of each project.
    var keys: [String]
  }

  let path: String
  let head: Head
  /// From 1 on.
  let number: Int
  /// By the numbers of their projects.
  private(set) var tables: [Int: [TableResult]] = [:]

  // MARK: Writing

  static func headLine(_ head: Head, number: Int) -> [UInt8] {
    line { json in
      json.name("shard")
      json.integer(number)
      json.name("of")
      json.integer(head.count)
      json.member("version", head.version)
      json.name("paths")
      json.array(head.paths) { $0.string($1) }
      json.name("keys")
      json.array(head.keys) { $0.string($1) }
    }
  }

  static func tableLine(_ table: TableResult, project: Int) -> [UInt8] {
    line { json in
      json.name("project")
      json.integer(project)
      json.name("result")
      table.write(to: &json)
    }
  }

  static func endLine(tables: Int) -> [UInt8] {
    line { json in
      json.name("tables")
      json.integer(tables)
    }
  }

  private static func line(_ body: (inout JSONWriter) -> Void) -> [UInt8] {
    var json = JSONWriter()
    json.object(body)
    json.endLine()
    return json.bytes
  }

  // MARK: Reading

  /// Why a file is no shard that can be merged.
  struct Damage: Error {
    let message: String
  }

  init(_ path: String) throws(Damage) {
    self.path = path
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try StoredFile.bytes(of: path)
    } catch {
      throw Damage(
        message: "\(path): The file cannot be read. Name what check --shard has written.")
    }
    var head: (Head, Int)?
    var end: Int?
    var count = 0
    for (number, text) in bytes.split(separator: 0x0A).enumerated() {
      let text = Array(text)
      func damage(_ message: String) -> Damage {
        Damage(message: "\(path):\(number + 1): \(message)")
      }
      guard end == nil else {
        throw damage("Something stands behind the end. Run the shard again.")
      }
      guard let value = try? JSONReader.document(text.span) else {
        throw damage("This line is no JSON: the file is damaged or cut off. Run the shard again.")
      }
      if head == nil {
        head = Self.head(value)
        if head == nil {
          throw damage("This is no head of a shard. Name what check --shard has written.")
        }
      } else if let tables = value["tables"]?.integer {
        end = tables
      } else if let project = value["project"]?.integer,
        let table = value["result"].flatMap({ TableResult($0) })
      {
        tables[project, default: []].append(table)
        count += 1
      } else {
        throw damage("This is no table of a shard. Run it with this version of copydesk.")
      }
    }
    guard let (head, number) = head else {
      throw Damage(message: "\(path): The file is empty. Run the shard again.")
    }
    guard let end, end == count else {
      throw Damage(
        message: "\(path): The file was cut off: its end is missing. Run shard \(number) again.")
    }
    (self.head, self.number) = (head, number)
  }

  private static func head(_ value: JSONValue) -> (Head, Int)? {
    guard let number = value["shard"]?.integer, let count = value["of"]?.integer,
      let version = value["version"]?.string, let paths = value["paths"]?.elements,
      let keys = value["keys"]?.elements
    else { return nil }
    return (
      Head(
        count: count, version: version, paths: paths.compactMap(\.string),
        keys: keys.compactMap(\.string)), number
    )
  }
}
