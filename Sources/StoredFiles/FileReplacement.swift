import SystemPackage

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Why a file was left as it was.
package enum ReplacementError: Error, Equatable {
  /// It holds other bytes than those that were read.
  case changed
  /// Nobody may write it.
  case writeProtected
  /// Nothing may be written in its folder.
  case folderProtected
  /// In the system's words.
  case other(String)
}

/// Puts new bytes in the place of a file's: whoever looks, and whenever the machine stops, finds the old or the new ones.
///
/// The new file is written beside the old one without a name (`O_TMPFILE`, see open(2)), is on the disk before anybody
/// sees it, gets a name and takes the old one's place at once. What ends the process before leaves nothing; between the
/// last two steps, or where the file system knows no files without names, it leaves one of our names, which
/// `removeLeftovers` takes away: its owner holds a lock on it as long as it lives.
package struct FileReplacement: ~Copyable {
  /// What names of files that are being written start with.
  private static let prefix = ".copydesk-fix-"

  private let path: String
  private let folder: String
  private let descriptor: FileDescriptor
  /// The name that the new file has until it takes the old one's; nil while it has none.
  private var name: String?

  /// Replaces `old` by `new` in the regular file at `path`, which is no link.
  package static func replace(
    _ path: String, from old: [UInt8], to new: [UInt8]
  ) throws(ReplacementError) {
    let status: Stat
    do {
      status = try Stat(FilePath(path))
    } catch {
      throw ReplacementError(error)
    }
    // Whoever may write everything is held to what the file says as well.
    guard status.permissions.rawValue & 0o222 != 0, unsafe access(path, W_OK) == 0 else {
      throw .writeProtected
    }
    var replacement = try FileReplacement(beside: path)
    do {
      try replacement.fill(with: new, like: status)
      guard try StoredFile.bytes(of: path) == old else { throw ReplacementError.changed }
      try replacement.takePlace()
    } catch {
      replacement.withdraw()
      throw ReplacementError(error)
    }
  }

  /// Removes what a run that was killed has left in a folder.
  package static func removeLeftovers(in folder: String) {
    guard let names = try? StoredFolder(folder.isEmpty ? "." : folder).names else { return }
    for name in names where name.hasPrefix(prefix) {
      let path = folder.isEmpty ? name : folder + "/" + name
      // Who writes one now holds its lock.
      guard let file = try? FileDescriptor.open(FilePath(path), .readOnly, options: .closeOnExec)
      else { continue }
      if flock(file.rawValue, LOCK_EX | LOCK_NB) == 0 { _ = unsafe unlink(path) }
      try? file.close()
    }
  }

  private init(beside path: String) throws(ReplacementError) {
    self.path = path
    let slash = path.lastIndex(of: "/")
    folder = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    do {
      (descriptor, name) = try Self.open(in: folder)
      // Nobody else knows the file yet.
      _ = flock(descriptor.rawValue, LOCK_EX | LOCK_NB)
    } catch {
      throw ReplacementError(error)
    }
  }

  deinit { try? descriptor.close() }

  private static func open(in folder: String) throws -> (FileDescriptor, name: String?) {
    #if os(Linux)
      // `O_TMPFILE` is `__O_TMPFILE | O_DIRECTORY`, which Swift does not import.
      let unnamed = FileDescriptor.OpenOptions(rawValue: 0o20000000 | O_DIRECTORY)
      // Where one is to have a name in the end, it is found by its number.
      if unsafe access("/proc/self/fd", X_OK) == 0 {
        do {
          let file = try FileDescriptor.open(
            FilePath(folder), .readWrite, options: [unnamed, .closeOnExec],
            permissions: .ownerReadWrite)
          return (file, nil)
        } catch Errno.notSupported, Errno.isDirectory {
          // The file system does not know them.
        }
      }
    #endif
    let name = ownName
    let file = try FileDescriptor.open(
      FilePath(folder + "/" + name), .readWrite,
      options: [.create, .exclusiveCreate, .closeOnExec], permissions: .ownerReadWrite)
    return (file, name)
  }

  /// No other process has it while this one lives.
  private static var ownName: String { prefix + String(getpid()) }

  /// Writes the new bytes to the disk, with the owner and the permissions of the old file.
  private func fill(with bytes: [UInt8], like old: Stat) throws {
    _ = try descriptor.writeAll(bytes)
    // Only the system's administrator may give files away; a group is given by its members.
    if fchown(descriptor.rawValue, old.userID.rawValue, old.groupID.rawValue) != 0 {
      _ = fchown(descriptor.rawValue, uid_t.max, old.groupID.rawValue)
    }
    guard fchmod(descriptor.rawValue, old.permissions.rawValue & 0o7777) == 0,
      fsync(descriptor.rawValue) == 0
    else { throw Errno(rawValue: errno) }
  }

  /// Gives the new file its name.
  private mutating func takePlace() throws {
    if name == nil {
      let own = Self.ownName
      let link = "/proc/self/fd/\(descriptor.rawValue)"
      guard
        unsafe linkat(AT_FDCWD, link, AT_FDCWD, folder + "/" + own, AT_SYMLINK_FOLLOW) == 0
      else { throw Errno(rawValue: errno) }
      name = own
    }
    guard let name, unsafe rename(folder + "/" + name, path) == 0 else {
      throw Errno(rawValue: errno)
    }
    self.name = nil
  }

  /// Takes away the new file, if it has a name.
  private mutating func withdraw() {
    if let name { _ = unsafe unlink(folder + "/" + name) }
    name = nil
  }
}

extension ReplacementError {
  fileprivate init(_ error: any Error) {
    self =
      switch error {
      case let error as ReplacementError: error
      case FileError.missing, FileError.notRegular, Errno.noSuchFileOrDirectory: .changed
      case Errno.permissionDenied, Errno.notPermitted, Errno.readOnlyFileSystem: .folderProtected
      case FileError.noPermission: .writeProtected
      case FileError.other(let words): .other(words)
      default: .other("\(error)")
      }
  }
}
