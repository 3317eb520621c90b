import Foundation
import StringTables
import Testing

/// Where `Tests/Fuzz/fuzz.sh` starts from: the samples of the conformance tests.
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
    try Data(sample.text.utf8).write(to: folder.appending(path: "sample-\(number)"))
  }
}
