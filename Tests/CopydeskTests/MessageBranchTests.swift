import CopyModel
import Copydesk
import Testing

/// Each branch that a message and its translation both have is compared with its counterpart, not only the one that
/// they are read by.
@Suite struct MessageBranchTests {
  private func findings(
    _ source: String, _ target: String, _ locale: String = "zh-Hans"
  ) async throws -> [Finding] {
    let tag = try #require(LocaleTag(folding: locale))
    return try await Copydesk().diff([CopyPair(source: source, target: target, locale: tag)])
      .flatMap(\.self)
  }

  private let kites = "{n, plural, =1 {Open the kite?} other {Open # kites?}}"

  @Test func `the opposite in one branch is told where it stands`() async throws {
    let target = "{n, plural, =1 {关闭风筝？} other {打开 # 只风筝？}}"
    let found = try await findings(kites, target)
    #expect(found.map(\.rule) == ["opposite-action"])
    let span = try #require(found.first?.targetSpan)
    #expect(Array(target.utf16)[span].elementsEqual("关闭".utf16))
  }

  @Test func `good branches are quiet, however many there are`() async throws {
    #expect(try await findings(kites, "{n, plural, =1 {打开风筝？} other {打开 # 只风筝？}}").isEmpty)
    #expect(try await findings(kites, "{n, plural, other {打开 # 只风筝？}}").isEmpty)
    #expect(
      try await findings(
        "{n, plural, =0 {No kites} =1 {# kite} other {# kites}}",
        "{n, plural, =0 {没有风筝} =1 {# 只风筝} other {# 只风筝}}"
      ).isEmpty)
  }

  @Test func `what all branches say otherwise is told once`() async throws {
    let found = try await findings(kites, "{n, plural, =1 {关闭风筝？} other {关闭 # 只风筝？}}")
    #expect(found.map(\.rule) == ["opposite-action"])
  }

  @Test func `a number that only one branch shows is its value`() async throws {
    let cards = "{n, plural, =1 {{n} card} other {{n} cards}}"
    #expect(
      try await findings(cards, "{n, plural, =1 {카드 장} other {카드 {n}장}}", "ko").map(\.rule)
        == ["lost-placeholder"])
    #expect(
      try await findings(cards, "{n, plural, =1 {카드 한 장} other {카드 {n}장}}", "ko").isEmpty)
  }

  @Test func `a form for another number is told`() async throws {
    let target = "{n, plural, =2 {打开风筝？} other {打开 # 只风筝？}}"
    #expect(try await findings(kites, target).map(\.rule) == ["number-drift"])
    let twice = "{n, plural, =1 {打开风筝？} =1 {打开风筝？} other {打开 # 只风筝？}}"
    #expect(try await findings(kites, twice).map(\.rule) == ["number-drift"])
  }
}
