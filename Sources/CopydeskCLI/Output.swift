import ArgumentParser
import FoundationEssentials
import SystemPackage

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Standard output and error. A reader that hangs up is no failure.
enum Output {
  /// Lets a write to a closed pipe fail instead of ending the process.
  static func ignoreClosedPipes() {
    signal(SIGPIPE, SIG_IGN)
  }

  /// Writes all bytes to standard output. A closed pipe ends the run with success.
  static func write(_ bytes: [UInt8]) throws {
    do {
      try FileDescriptor.standardOutput.writeAll(bytes)
    } catch Errno.brokenPipe {
      throw ExitCode.success
    } catch {
      complain("Standard output cannot be written: \(error).")
      throw ExitCode(2)
    }
  }

  /// Writes a line to standard error, with the program's name before it.
  static func complain(_ message: String) {
    _ = try? FileDescriptor.standardError.writeAll(Array("copydesk: \(message)\n".utf8))
  }

  /// Writes a file whole or not at all.
  static func write(_ bytes: [UInt8], toFile path: String) throws {
    do {
      try Data(bytes).write(to: URL(filePath: path), options: .atomic)
    } catch {
      complain("\(path): The report cannot be written there. Check the folder and its permissions.")
      throw ExitCode(2)
    }
  }

  /// Whether standard output is a terminal.
  static var isTerminal: Bool { isatty(1) == 1 }
}
