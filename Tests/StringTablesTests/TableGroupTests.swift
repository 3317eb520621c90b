import CopyModel
@testable import StringTables
import Testing

struct TableGroupTests {
  @Test func `files of one table and of every language are one group`() {
    let groups = TableGroup.groups(of: [
      "App/en.lproj/A.strings", "App/en.lproj/B.strings", "App/ko.lproj/A.strings",
      "App/zh-Hant.lproj/A.strings", "Kit/ko.lproj/A.strings",
    ])
    #expect(
      groups.map { $0.members.map(\.path) } == [
        ["App/en.lproj/A.strings", "App/ko.lproj/A.strings", "App/zh-Hant.lproj/A.strings"],
        ["App/en.lproj/B.strings"], ["Kit/ko.lproj/A.strings"],
      ])
    #expect(groups[0].members.map(\.locale?.identifier) == ["en", "ko", "zh-Hant"])
    #expect(groups.allSatisfy { $0.format == "strings" && $0.members.allSatisfy(\.isRequested) })
  }

  @Test(
    arguments: [
      ("Base.lproj/A.strings", nil), ("English.lproj/A.strings", "en"),
      ("Korean.lproj/A.strings", "ko"), ("zh_TW.lproj/A.strings", "zh-Hant"),
      ("Plugins.lproj/A.strings", nil), ("A.strings", nil), ("A.xcstrings", nil),
    ] as [(String, String?)])
  func `a folder tells the language`(path: String, locale: String?) {
    let groups = TableGroup.groups(of: [path])
    #expect(groups.map { $0.members.map(\.locale?.identifier) } == [[locale]])
  }

  @Test func `Base belongs to its table, another folder does not`() {
    let groups = TableGroup.groups(of: [
      "Base.lproj/A.strings", "ko.lproj/A.strings", "Plugins.lproj/A.strings", "A.strings",
    ])
    #expect(groups.map(\.members.count) == [2, 1, 1])
  }

  @Test func `other files and unknown ones`() {
    let groups = TableGroup.groups(of: [
      "a.xcstrings", "a.swift", "a.XLIFF", "a", ".strings", "b.md", "b.xcstrings",
    ])
    #expect(groups.map(\.format) == ["xcstrings", "xliff", "markdown", "xcstrings"])
  }

  @Test func `knows where the sources of a table may lie`() {
    let siblings = TableGroup.sourceSiblings(
      of: "App/ko.lproj/A.strings", sourceLocale: .english)
    #expect(siblings.first == "App/en.lproj/A.strings")
    #expect(siblings.contains("App/Base.lproj/A.strings"))
    #expect(siblings.contains("App/English.lproj/A.strings"))
    #expect(
      TableGroup.sourceSiblings(of: "ko.lproj/A.strings", sourceLocale: .english).first
        == "en.lproj/A.strings")
  }

  @Test(arguments: ["App/en.lproj/A.strings", "App/A.strings", "App/A.xliff"])
  func `a source table has no sources elsewhere`(path: String) {
    #expect(TableGroup.sourceSiblings(of: path, sourceLocale: .english).isEmpty)
  }

  @Test(
    arguments: [
      ("ko.lproj/A.strings", "ko"), ("a/zh_CN.lproj/A.strings", "zh-Hans"), ("A.ko.xliff", "ko"),
      ("ko.xliff", "ko"), ("A_ko.txt", "ko"), ("a-zh-Hant.md", "zh-Hant"),
      ("m.zh_CN.xliff", "zh-Hans"),
      ("ko/A.xliff", "ko"), ("a/b.xliff", nil), ("Alerts.md", nil), ("", nil),
      ("a.lproj/ko.strings", nil),
    ] as [(String, String?)])
  func `a path tells the language`(path: String, locale: String?) {
    #expect(FileNames.locale(of: path)?.identifier == locale)
  }

  @Test(
    arguments: [
      ("a/b.Strings", "b.Strings", "a", "Strings"), ("b", "b", "", ""), ("/b.md", "b.md", "", "md"),
      ("a.b/c", "c", "a.b", ""), (".md", ".md", "", ""), ("a/b.c.md", "b.c.md", "a", "md"),
    ])
  func `takes a path apart`(path: String, name: String, folder: String, fileExtension: String) {
    #expect(path.lastPathComponent == name)
    #expect(path.folderPath == folder)
    #expect(path.fileExtension == fileExtension)
  }

  @Test func `puts a path together`() {
    #expect("".appendingPath("a") == "a")
    #expect("a".appendingPath("b") == "a/b")
    #expect("a/".appendingPath("b") == "a/b")
  }
}
