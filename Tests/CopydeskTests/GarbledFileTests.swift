import CopyModel
import Copydesk
import Foundation
import TestKit
import Testing

/// A file in an encoding that cannot be told: that is said, once, and nothing of texts that nobody can read.
@Suite struct GarbledFileTests {
  /// Two Korean syllables, too few to be sure of.
  private static let garbled: [UInt8] = [0xC3, 0xEB, 0xBC, 0xD2]

  private func findings(_ name: String, _ bytes: [UInt8]) async throws -> [Finding] {
    let scratch = try Scratch()
    try scratch.write("en.lproj/A.strings", "\"cancel\" = \"Cancel\";\n")
    let path = scratch.path(name)
    try FileManager.default.createDirectory(
      at: URL(filePath: path).deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(filePath: path))
    return try await Copydesk(Options()).check([scratch.folder.path]).findings
  }

  @Test func `a garbled translation is one finding, and none of its text`() async throws {
    let found = try await findings(
      "ko.lproj/A.strings", Array("\"cancel\" = \"".utf8) + Self.garbled + Array("\";\n".utf8))
    #expect(found.map(\.rule) == ["wrong-encoding"])
    #expect(found.map(\.start) == [Place(line: 1, column: 13)])
    #expect(found.first?.message.contains("UTF-8") == true)
  }

  @Test func `a garbled row is one finding`() async throws {
    let found = try await findings(
      "A.csv", Array("key,en,ko\ncancel,Cancel,".utf8) + Self.garbled + Array("\n".utf8))
    #expect(found.map(\.rule) == ["wrong-encoding"])
  }
}
