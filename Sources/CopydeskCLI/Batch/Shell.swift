import Foundation

/// Commands of the system's shell.
enum Shell {
  /// Runs a command with something on its standard input, and says what went wrong; nil where nothing did.
  static func run(_ command: String, input: [UInt8]) throws -> String? {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", command]
    let feed = Pipe()
    process.standardInput = feed
    do {
      try process.run()
    } catch {
      return "The shell cannot be run: \(error.localizedDescription)"
    }
    // A command that does not read to the end has seen enough.
    try? feed.fileHandleForWriting.write(contentsOf: Data(input))
    try? feed.fileHandleForWriting.close()
    process.waitUntilExit()
    return process.terminationStatus == 0
      ? nil : "The command ended with \(process.terminationStatus)."
  }
}
