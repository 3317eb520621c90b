import Copydesk
import CopyModel
import Foundation
import RuleKit
import Testing

/// Where `Tests/Fuzz/fuzz.sh pairs` starts from: the examples of the rules, which reach all that they look at.
@Suite struct PairSeedTests {
  /// The folder that the fuzzer looks in, when it is to follow.
  private static let folder = ProcessInfo.processInfo.environment["COPYDESK_SEEDS"]

  @Test(.enabled(if: folder != nil, "no fuzzer follows"))
  func `an example is a seed`() throws {
    let folder = try URL(filePath: #require(Self.folder)).appending(path: "pairs")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var count = 0
    for (number, example) in RuleExampleTests.cases.map(\.example).enumerated() {
      guard case .pair(let source, let target, _) = example.subject else { continue }
      let fields = [example.locale.identifier, MarkedText(source).text, MarkedText(target).text]
      try Data(fields.joined(separator: "\t").utf8).write(
        to: folder.appending(path: "example-\(number)"))
      count += 1
    }
    #expect(count > 1_000)
  }
}
