import CopyModel
import Testing

/// Patterns of include, exclude and languages against paths.
@Suite struct PathPatternTests {
  @Test(arguments: [
    ("App", "App"), ("App", "App/ko.lproj/A.strings"), ("App/", "App/A.strings"),
    ("./App", "App/A.strings"), ("**/Tests", "Tests/A.strings"),
    ("**/Tests/**", "Modules/Core/Tests/A.strings"), ("**/Tests/**", "Tests"),
    ("App/**/ko.json", "App/ko.json"), ("App/**/ko.json", "App/a/b/ko.json"),
    ("*.strings", "A.strings"), ("*/A.*", "en/A.strings"), ("strings_??.json", "strings_ko.json"),
    ("**/*_ko.*", "a/b/strings_ko.json"), ("a*b*c", "aXbYbZc"), ("**", "anything/at/all"),
    ("문서/*.po", "문서/앱.po"), ("?.po", "한.po"), ("**/a/**/b", "a/x/a/y/b"),
  ])
  func `fits`(_ pattern: String, _ path: String) {
    #expect(PathPattern(pattern, in: "/project").matches("/project/" + path))
  }

  @Test(arguments: [
    ("App", "Apple/A.strings"), ("App", "Modules/App/A.strings"), ("*.strings", "en/A.strings"),
    ("App/*/ko.json", "App/a/b/ko.json"), ("?.po", "ko.po"), ("a*b", "aXbc"), ("App/ko", "App"),
    ("**/Tests/A", "Tests/B"), ("[ab]", "a"), ("app", "App"), ("a?c", "a/c"),
  ])
  func `does not fit`(_ pattern: String, _ path: String) {
    #expect(!PathPattern(pattern, in: "/project").matches("/project/" + path))
  }

  @Test func `a path outside the folder is not spoken of`() {
    let pattern = PathPattern("**", in: "/project/")
    #expect(!pattern.matches("/projects/A.strings"))
    #expect(!pattern.reaches("/elsewhere/A.strings"))
    #expect(pattern.reaches("/project/A.strings"))
  }

  @Test(.timeLimit(.minutes(30)))
  func `many wildcards take no time`() {
    let pattern = PathPattern(
      String(repeating: "**/a*/", count: 60) + "b", in: "/project")
    let path = "/project/" + String(repeating: "aaaa/", count: 400) + "c"
    #expect(!pattern.matches(path))
    let stars = PathPattern(String(repeating: "*a", count: 200) + "b", in: "/project")
    #expect(!stars.matches("/project/" + String(repeating: "a", count: 4000)))
  }

  @Test func `the first language that matches holds`() throws {
    let (korean, chinese) = (
      try #require(LocaleTag(folding: "ko")), try #require(LocaleTag(folding: "zh-Hant"))
    )
    let languages = [("texts/main.json", korean), ("texts/**", chinese)].map { pattern, locale in
      PathLanguage(pattern: PathPattern(pattern, in: "/project"), locale: locale)
    }
    #expect(languages.locale(of: "/project/texts/main.json") == korean)
    #expect(languages.locale(of: "/project/texts/other.json") == chinese)
    #expect(languages.locale(of: "/project/other.json") == nil)
  }
}
