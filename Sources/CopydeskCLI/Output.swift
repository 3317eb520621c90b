import ArgumentParser
import FoundationEssentials
import Reports
import StoredFiles
import SystemPackage

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Standard output and error. A reader that hangs up has seen enough: that is no failure.
enum Output {
  /// Lets a write to a closed pipe fail instead of ending the process.
  static func ignoreClosedPipes() {
    signal(SIGPIPE, SIG_IGN)
  }

  /// Writes all bytes to standard output. A closed pipe ends a run that has nothing else to do with success.
  static func write(_ bytes: [UInt8]) throws {
    guard try isTaken(bytes) else { throw ExitCode.success }
  }

  /// Writes all bytes to standard output. False when nobody reads them any more.
  static func isTaken(_ bytes: [UInt8]) throws -> Bool {
    do {
      try FileDescriptor.standardOutput.writeAll(bytes)
      return true
    } catch Errno.brokenPipe {
      return false
    } catch {
      complain("Standard output cannot be written: \(error).")
      throw ExitCode(2)
    }
  }

  /// Writes a line to standard error, with the program's name before it.
  static func complain(_ message: String) {
    _ = try? FileDescriptor.standardError.writeAll(Array("copydesk: \(message.visible)\n".utf8))
  }

  /// Writes a file whole or not at all; where a link stands, the file that it leads to. What is no file, such as a
  /// pipe, is written into.
  static func write(_ bytes: [UInt8], toFile path: String) throws {
    do {
      if let there = try? Stat(FilePath(path)), ![.regular, .directory].contains(there.type) {
        let descriptor = try FileDescriptor.open(FilePath(path), .writeOnly, options: .closeOnExec)
        try descriptor.closeAfter { _ = try descriptor.writeAll(bytes) }
      } else {
        try Data(bytes).write(to: URL(filePath: path).resolvingSymlinksInPath(), options: .atomic)
      }
    } catch Errno.brokenPipe {
      return
    } catch {
      complain("\(path): The report cannot be written there. Check the folder and its permissions.")
      throw ExitCode(2)
    }
  }

  /// Appends to a file, which is made where there is none.
  static func append(_ bytes: [UInt8], toFile path: String) throws {
    do {
      let descriptor = try FileDescriptor.open(
        FilePath(path), .writeOnly, options: [.append, .create, .closeOnExec],
        permissions: [.ownerReadWrite, .groupRead, .otherRead])
      try descriptor.closeAfter { _ = try descriptor.writeAll(bytes) }
    } catch {
      complain("\(path): The report cannot be written there. Check the folder and its permissions.")
      throw ExitCode(2)
    }
  }

  /// How many bytes a file has; none where there is no such file.
  static func size(ofFile path: String) -> Int {
    (try? Stat(FilePath(path))).map { Int($0.size) } ?? 0
  }

  /// Whether standard output is a terminal.
  static var isTerminal: Bool { isatty(1) == 1 }

  /// Whether standard error is one.
  static var errorIsTerminal: Bool { isatty(2) == 1 }

  /// Whether nobody asked for no colors: https://no-color.org
  static var mayColor: Bool { ProcessInfo.processInfo.environment["NO_COLOR"]?.isEmpty ?? true }

  /// How many columns a line of standard output may take: those of the terminal, of which one that does not tell has 80.
  static var textWidth: Int {
    guard isTerminal else { return ReportStyle.widest }
    let told = ProcessInfo.processInfo.environment["COLUMNS"].flatMap { Int($0) }
    return max(40, Terminal.columns ?? told ?? 80)
  }
}
