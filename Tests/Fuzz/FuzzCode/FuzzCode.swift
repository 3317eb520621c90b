import LibFuzzer
import SourceCode

/// Lets libFuzzer read source code: the first byte of an input chooses the language.
///
/// The arguments are libFuzzer's own: `-runs=2000 -seed=1 FOLDER`.
@main enum FuzzCode {
  static func main() {
    var count = CommandLine.argc
    var arguments = unsafe Optional(CommandLine.unsafeArgv)
    _ = unsafe LLVMFuzzerRunDriver(&count, &arguments, testOneInput)
  }

  private static let names = ["A.swift", "A.kt", "A.java", "A.dart", "A.m"]

  /// Reads one input; only a crash or a hang is a flaw.
  static func read(_ bytes: [UInt8]) {
    guard let first = bytes.first else { return }
    let name = names[Int(first) % names.count]
    guard let file = CodeProject.File(path: name, bytes: Array(bytes.dropFirst())) else { return }
    var project = CodeProject([file])
    _ = project.take([(number: 0, code: project.read(0))], round: 0)
    _ = project.alerts
  }
}

/// What libFuzzer calls with each input. Its own main function, which is not used here, looks for this name.
@c(LLVMFuzzerTestOneInput)
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  unsafe FuzzCode.read(Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}
