package import SystemPackage

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A lock on what a file beside it says, held as long as the value lives and the process does.
///
/// The file stays when the lock is let go: to remove it would let two others hold it at once.
package struct FileLock: ~Copyable, Sendable {
  /// Why there is no lock.
  package enum Failure: Error, Equatable {
    /// Somebody has it; with what they wrote into the file, which may be nothing.
    case held(by: String)
    /// The file cannot be made or opened.
    case file(Errno)
  }

  private let descriptor: FileDescriptor

  /// Takes the lock without waiting, and writes into its file who has it.
  package init(_ path: String, holder: String) throws(Failure) {
    let descriptor: FileDescriptor
    do {
      descriptor = try FileDescriptor.open(
        FilePath(path), .readWrite, options: [.create, .closeOnExec],
        permissions: [.ownerReadWrite, .groupRead, .otherRead])
    } catch {
      throw .file(error as? Errno ?? .ioError)
    }
    guard flock(descriptor.rawValue, LOCK_EX | LOCK_NB) == 0 else {
      try? descriptor.close()
      let bytes = (try? StoredFile.bytes(of: path)) ?? []
      throw .held(by: String(decoding: bytes.prefix { $0 != 0x0A }, as: UTF8.self))
    }
    self.descriptor = descriptor
    // The lock holds whether or not it can be said who has it.
    try? descriptor.resize(to: 0)
    _ = try? descriptor.writeAll(Array("\(holder)\n".utf8))
  }

  deinit { try? descriptor.close() }
}
