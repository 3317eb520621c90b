import CopyModel
import Copydesk
import Testing

/// What a translation alone shows, in `diff`.
@Suite struct LoneTranslationTests {
  private func rules(_ source: String, _ target: String) async throws -> [String] {
    let tag = try #require(LocaleTag(folding: "ko"))
    return try await Copydesk().diff([CopyPair(source: source, target: target, locale: tag)])
      .flatMap(\.self).map(\.rule)
  }

  @Test func `a particle of the other form is told`() async throws {
    #expect(try await rules("Fold the map", "지도을 접기") == ["wrong-particle"])
    #expect(try await rules("Fold the map", "지도를 접기").isEmpty)
  }

  @Test func `what a whole table may do on purpose is not`() async throws {
    #expect(try await rules("Fold %@", "%@를 접기").isEmpty)
  }
}
