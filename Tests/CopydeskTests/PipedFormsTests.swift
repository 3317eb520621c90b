import CopyModel
import Copydesk
import Testing

/// A translation into fewer plural forms than its source has says the same.
@Suite struct PipedFormsTests {
  private func rules(_ source: String, _ target: String, _ locale: String) async throws -> [String]
  {
    let tag = try #require(LocaleTag(folding: locale))
    return try await Copydesk().diff([CopyPair(source: source, target: target, locale: tag)])
      .flatMap(\.self).map(\.rule)
  }

  private let apples = "no apples | one apple | {count} apples"

  @Test(arguments: [
    ("사과 {count}개", "ko"), ("사과 없음 | 사과 {count}개", "ko"), ("{count} 个苹果", "zh-Hans"),
    ("沒有蘋果 | {count} 顆蘋果", "zh-Hant"),
  ])
  func `fewer forms are quiet`(_ target: String, _ locale: String) async throws {
    #expect(try await rules(apples, target, locale).isEmpty)
  }

  @Test func `a number behind a sign is no sign of forms`() async throws {
    let source = "Can’t delete %@;see issue #12"
    #expect(try await rules(source, "%@ 삭제할 수 있음;이슈 #12 참고", "ko") == ["polarity-drift"])
  }

  @Test func `the last form is compared`() async throws {
    #expect(try await rules(apples, "사과 {n}개", "ko").contains("lost-placeholder"))
    let files = "no file | one file | Delete {count} files"
    #expect(try await rules(files, "파일 {count}개 저장", "ko") == ["opposite-action"])
  }

  @Test func `a pair may say which form it is`() async throws {
    let pair = CopyPair(
      source: "%d photo", target: "사진 한 장", locale: try #require(LocaleTag(folding: "ko")))
    var form = pair
    form.variation = "plural.one"
    let rules = try await Copydesk().diff([pair, form]).map { $0.map(\.rule) }
    #expect(rules == [["lost-placeholder"], []])
  }
}
