#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// The names in a folder, without `.` and `..`.
package struct StoredFolder {
  /// In their order.
  package private(set) var names: [String] = []
  /// Those that are not UTF-8, with `\u{FFFD}` for what is not: no path in a text leads to them.
  package private(set) var illegible: [(name: String, isFolder: Bool)] = []

  package init(_ path: String) throws(FileError) {
    guard let folder = unsafe opendir(path) else {
      throw errno == EACCES ? .noPermission : .missing
    }
    defer { unsafe closedir(folder) }
    while let entry = unsafe readdir(folder) {
      let isFolder = unsafe Int32(entry.pointee.d_type) == Int32(DT_DIR)
      // The name ends with a zero, well inside its room.
      let bytes = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { name in
        unsafe Array(name.prefix { $0 != 0 })
      }
      if bytes == Array(".".utf8) || bytes == Array("..".utf8) { continue }
      if let name = String(validating: bytes, as: UTF8.self) {
        names.append(name)
      } else {
        illegible.append((String(decoding: bytes, as: UTF8.self), isFolder))
      }
    }
    names.sort()
    illegible.sort { $0.name < $1.name }
  }
}
