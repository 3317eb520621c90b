import SystemPackage

/// Why a file cannot be read.
package enum FileError: Error, Equatable {
  case missing
  case noPermission
  /// A folder, a pipe, a device.
  case notRegular
  /// In the system's words.
  case other(String)
}

/// A regular file that is open for reading, from its start to its end.
///
/// Files are read, not mapped: the bytes are the reader's own, so nothing happens when another
/// process cuts the file short, and a part can be let go before the next is read.
package struct StoredFile: ~Copyable {
  private let descriptor: FileDescriptor
  /// In bytes, when the file was opened.
  package let size: Int

  package init(_ path: String) throws(FileError) {
    do {
      // Without NONBLOCK the opening of a pipe would wait for someone to write.
      let opened = try FileDescriptor.open(
        FilePath(path), .readOnly, options: [.closeOnExec, .nonBlocking])
      do {
        let status = try Stat(opened)
        guard status.type == .regular else { throw FileError.notRegular }
        size = Int(status.size)
      } catch {
        try opened.close()
        throw error
      }
      descriptor = opened
    } catch {
      throw FileError(error)
    }
  }

  deinit {
    // A file that was only read has nothing to lose when closing fails.
    try? descriptor.close()
  }

  /// The next bytes: `count` of them, or what is left.
  package mutating func read(_ count: Int) throws(FileError) -> [UInt8] {
    do {
      return unsafe try Array(unsafeUninitializedCapacity: max(count, 0)) { buffer, filled in
        let room = UnsafeMutableRawBufferPointer(buffer)
        while filled < room.count {
          let rest = unsafe UnsafeMutableRawBufferPointer(rebasing: room[filled...])
          let got = try unsafe descriptor.read(into: rest)
          guard got > 0 else { return }
          filled += got
        }
      }
    } catch {
      throw FileError(error)
    }
  }

  /// Whether nobody may write a file that is there, whoever asks: who may write everything is held to what it says, too.
  package static func isWriteProtected(_ path: String) -> Bool {
    guard let status = try? Stat(FilePath(path)) else { return false }
    return status.permissions.rawValue & 0o222 == 0
  }

  /// All bytes of a file.
  package static func bytes(of path: String) throws(FileError) -> [UInt8] {
    var file = try StoredFile(path)
    return try file.read(file.size)
  }
}

extension FileError {
  fileprivate init(_ error: any Error) {
    self =
      switch error {
      case let error as FileError: error
      case Errno.noSuchFileOrDirectory, Errno.notDirectory: .missing
      case Errno.permissionDenied, Errno.notPermitted: .noPermission
      // Opening a socket, or a pipe that nobody reads.
      case Errno.noSuchAddressOrDevice, Errno.isDirectory: .notRegular
      default: .other("\(error)")
      }
  }
}
