import Foundation
import StringTables
import Testing

/// Where `Tests/Fuzz/fuzz.sh` starts from: the samples of the conformance tests, and what once failed.
struct FuzzSeedTests {
  /// The folder that the fuzzer looks in, when it is to follow.
  private static let folder = ProcessInfo.processInfo.environment["COPYDESK_SEEDS"]

  @Test(
    .enabled(if: folder != nil, "no fuzzer follows"),
    arguments: Array(FormatConformanceTests.samples.enumerated()))
  func `a sample is a seed`(number: Int, sample: FormatConformanceTests.Sample) throws {
    let format = try #require(TableFormat.of(path: sample.path))
    let folder = try URL(filePath: #require(Self.folder)).appending(path: format.name)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(sample.stored).write(to: folder.appending(path: "sample-\(number)"))
  }

  /// Inputs that the fuzzer found: `FORMAT/what-it-is.EXTENSION`.
  static let found: [URL] = {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let files = FileManager.default.enumerator(
      at: tests.appending(path: "Fuzz/Seeds"), includingPropertiesForKeys: nil)
    return (files?.compactMap { $0 as? URL } ?? []).filter { !$0.pathExtension.isEmpty }
  }()

  @Test(arguments: found)
  func `what the fuzzer found is read`(file: URL) throws {
    let folder = file.deletingLastPathComponent().lastPathComponent
    #expect(TableFormat.of(path: file.path)?.name == folder)
    FormatConformanceTests.inspect(
      Array(try Data(contentsOf: file)), as: file.path, file.lastPathComponent)
  }
}
