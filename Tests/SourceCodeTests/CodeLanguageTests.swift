import SourceCode
import Testing

struct CodeLanguageTests {
  @Test(arguments: [
    ("App/Main.swift", CodeLanguage.swift), ("app/Dialogs.kt", .kotlin), ("lib/a.dart", .dart),
    ("A.java", .java), ("Panel.m", .objectiveC), ("README.md", nil), ("swift", nil),
  ])
  func `tells the language by the file's name`(_ path: String, _ language: CodeLanguage?) {
    #expect(CodeLanguage(path: path) == language)
  }
}
