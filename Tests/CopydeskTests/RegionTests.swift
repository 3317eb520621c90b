import CopyModel
import Copydesk
import TestKit
import Testing

/// Tables of one region of a language beside those of the language.
@Suite struct RegionTests {
  private func missing(_ files: [(String, String)]) async throws -> [String] {
    let scratch = try Scratch()
    for (path, text) in files { try scratch.write(path, text) }
    return try await Copydesk().check([scratch.path("")]).findings
      .filter { $0.rule == "missing-translation" }.map {
        "\($0.locale?.identifier ?? "") \($0.key ?? "")"
      }
  }

  private static let texts = ["a": "Open the note", "b": "Archive the note", "c": "Share the note"]

  private func android(_ keys: String...) -> String {
    let strings = keys.map { "<string name=\"\($0)\">\(Self.texts[$0] ?? "")</string>" }
    return "<resources>\(strings.joined())</resources>"
  }

  private func strings(_ keys: String...) -> String {
    keys.map { "\"\($0)\" = \"\(Self.texts[$0] ?? "")\";\n" }.joined()
  }

  @Test func `a key that the language has is not missing in a region of it`() async throws {
    let found = try await missing([
      ("res/values/s.xml", android("a", "b", "c")), ("res/values-fr/s.xml", android("a", "b")),
      ("res/values-fr-rCA/s.xml", android("a")), ("res/values-zh-rHK/s.xml", android("b")),
      ("res/values-zh-rTW/s.xml", android("a", "b", "c")),
    ])
    #expect(found.sorted() == ["fr c", "fr-CA c"])
  }

  @Test func `Apple looks in one language alone`() async throws {
    let found = try await missing([
      ("en.lproj/L.strings", strings("a", "b")), ("fr.lproj/L.strings", strings("a", "b")),
      ("fr-CA.lproj/L.strings", strings("a")),
    ])
    #expect(found == ["fr-CA b"])
  }
}
