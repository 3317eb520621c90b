internal import GRDB
internal import StoredFiles
internal import SystemPackage

extension HistoryError {
  static let readOnly =
    "It may not be written. Give yourself the right to write it and its folder, or name another file."
  static let foreign = "This is no history of copydesk. Name another file."
  static let noPermission = "It may not be read. Give yourself the right to, or name another file."

  /// What SQLite complains of, in words to act on.
  init(_ error: any Error, path: String) {
    if let error = error as? HistoryError {
      self = error
      return
    }
    guard let error = error as? DatabaseError else {
      self.init(.other, path: path, message: "\(error)")
      return
    }
    let said = error.message ?? "SQLite’s error \(error.extendedResultCode.rawValue)"
    switch error.resultCode.primaryResultCode {
    case .SQLITE_FULL:
      self.init(
        .full, path: path,
        message:
          "The disk is full, so this run was not stored; those before are. Make room, and run again."
      )
    case .SQLITE_READONLY, .SQLITE_PERM, .SQLITE_AUTH:
      self.init(.readOnly, path: path, message: Self.readOnly)
    case .SQLITE_NOTADB:
      self.init(.foreign, path: path, message: Self.foreign)
    case .SQLITE_CORRUPT:
      self.init(
        .damaged, path: path,
        message:
          "It is damaged (\(said)). Put a copy in its place, or move it away, and a new one begins."
      )
    case .SQLITE_BUSY, .SQLITE_LOCKED:
      self.init(
        .held, path: path, message: "Another program is at work on it. Run again when that is done."
      )
    case .SQLITE_CANTOPEN:
      self.init(
        .other, path: path, message: "It cannot be opened. Check its folder and the rights there.")
    default:
      self.init(
        .other, path: path, message: "It cannot be used: \(said). Check the disk, and run again.")
    }
  }

  init(_ failure: FileLock.Failure, path: String) {
    switch failure {
    case .held(let holder):
      let parts = holder.split(separator: " ")
      let who = parts.first.map { "Process \($0)" } ?? "Another process"
      let since = parts.count > 1 ? " since \(parts[1])" : ""
      self.init(
        .held, path: path,
        message: "\(who) has been writing it\(since). Run again when that is done.")
    case .file(.noSuchFileOrDirectory):
      self.init(
        .missing, path: path, message: "Its folder is not there. Make it, or name another file.")
    case .file(.permissionDenied), .file(.readOnlyFileSystem), .file(.notPermitted):
      self.init(.readOnly, path: path, message: Self.readOnly)
    case .file(let error):
      self.init(
        .other, path: path, message: "The file \(path).lock cannot be made: \(error).")
    }
  }
}
