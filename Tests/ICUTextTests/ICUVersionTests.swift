import ICUText
import Testing

struct ICUVersionTests {
  @Test(arguments: [ICUVersion.library, ICUVersion.unicode])
  func `a version is two numbers or more`(version: String) {
    let parts = version.split(separator: ".", omittingEmptySubsequences: false)
    #expect(parts.count >= 2)
    #expect(parts.allSatisfy { Int($0) != nil })
  }
}
