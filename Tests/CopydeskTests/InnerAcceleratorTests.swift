import CopyModel
import Copydesk
import Testing

/// The accelerator of a desktop program may stand inside a word of the source.
@Suite struct InnerAcceleratorTests {
  private func rules(_ source: String, _ target: String) async throws -> [String] {
    let tag = try #require(LocaleTag(folding: "ko"))
    return try await Copydesk().diff([CopyPair(source: source, target: target, locale: tag)])
      .flatMap(\.self).map(\.rule)
  }

  @Test(arguments: [
    ("Ne_ver Fold This Map", "이 지도 접지 않음(_V)"), ("Do&n’t fold", "접지 않음(&N)"),
    ("M_yAtlas Map", "MyAtlas 지도(_Y)"),
  ])
  func `the word is read`(_ source: String, _ target: String) async throws {
    #expect(try await rules(source, target).isEmpty)
  }

  @Test func `and so is a fault in it`() async throws {
    #expect(try await rules("H_ide Maps", "지도 표시(_I)") == ["opposite-action"])
    #expect(try await rules("H_ide Maps", "지도 숨기기(_I)").isEmpty)
  }

  @Test func `a name in code stays`() async throws {
    #expect(try await rules("Invalid map_id", "잘못된 map_id").isEmpty)
  }
}
