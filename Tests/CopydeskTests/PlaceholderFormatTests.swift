import CopyModel
import Copydesk
import TestKit
import Testing

/// What a project and its files say of their placeholders.
@Suite struct PlaceholderFormatTests {
  private func rules(
    _ source: String, _ target: String, placeholders: [String] = []
  ) async throws -> [String] {
    var options = Options()
    options.placeholders = placeholders.compactMap { PlaceholderDialect(pattern: $0) }
    let pair = CopyPair(
      source: source, target: target, locale: try #require(LocaleTag(folding: "ko")))
    return try await Copydesk(options).diff([pair])[0].map { "\($0.severity) \($0.rule)" }
  }

  @Test func `the project's own placeholders are held to as any others`() async throws {
    let (source, lost) = ("Open ^boat^ now", "지금 배 열기")
    #expect(try await rules(source, lost).isEmpty)
    #expect(try await rules(source, lost, placeholders: ["^*^"]) == ["error lost-placeholder"])
    #expect(
      try await rules(source, "지금 ^boat^ 열기", placeholders: ["^*^"]).isEmpty)
  }

  @Test func `a lost account is a note, and one with a translated name a warning`() async throws {
    #expect(try await rules("Hello @guest", "안녕하세요") == ["note lost-placeholder"])
    #expect(try await rules("Hello @guest", "@손님, 안녕하세요").isEmpty)
    #expect(try await rules("Hello @guest", "@guest님, 안녕하세요").isEmpty)
  }

  @Test(.timeLimit(.minutes(5)))
  func `time does not run away with the number of signs`() async throws {
    let signs = [":ab ", "{} ", "'{0} ", "#A# ", "&aB; ", "{'|'} ", "{a,number,percent} "]
    let pairs = signs.map { sign in
      CopyPair(
        source: String(repeating: sign, count: 16_000 / sign.utf8.count),
        target: String(repeating: "|' {", count: 4_000), locale: .root)
    }
    #expect(try await Copydesk().diff(pairs).count == pairs.count)
  }
}
