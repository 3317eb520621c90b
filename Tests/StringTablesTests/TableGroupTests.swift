import CopyModel
@testable import StringTables
import Testing

struct TableGroupTests {
  /// Groups paths where `files` are all the files that there are besides.
  private func groups(of paths: [String], among files: [String] = []) -> [TableGroup] {
    TableGroup.groups(of: paths, context: ReadingContext(sourceLocale: .english)) {
      files.contains($0)
    }
  }

  @Test func `files of one table and of every language are one group`() {
    let groups = groups(of: [
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

  @Test func `the hash of a script is no language, nor hides one`() {
    let hash = "0123456789abcdef0123456789abcdef"
    let groups = groups(of: ["shop-ko_KR-\(hash).json", "shop-zh_TW-\(hash).json"])
    #expect(groups.map { $0.members.map(\.locale?.identifier) } == [["ko", "zh-Hant"]])
    #expect(self.groups(of: ["shop-\(hash).json"])[0].members[0].locale == nil)
  }

  @Test func `an interface file and the texts of its name are one table`() {
    let groups = groups(of: [
      "Base.lproj/Main.storyboard", "Base.lproj/Sheet.xib", "ko.lproj/Main.strings",
      "zh-Hant.lproj/Main.strings",
    ])
    #expect(groups.map(\.format) == ["strings", "interface"])
    #expect(groups[0].members.map(\.locale?.identifier) == [nil, "ko", "zh-Hant"])
  }

  @Test func `texts of an interface find the file that they translate`() {
    for source in ["Base.lproj/Main.storyboard", "en.lproj/Main.xib"] {
      let groups = groups(of: ["ko.lproj/Main.strings"], among: [source])
      #expect(groups.map { $0.members.map(\.path) } == [["ko.lproj/Main.strings", source]])
    }
  }

  @Test func `an interface file whose texts are in a catalog is not read beside it`() {
    let paths = ["Base.lproj/Main.storyboard", "mul.lproj/Main.xcstrings"]
    #expect(groups(of: paths).map(\.format) == ["xcstrings"])
    #expect(groups(of: [paths[0]]).map(\.format) == ["interface"])
  }

  @Test(
    arguments: [
      ("Base.lproj/A.strings", nil), ("English.lproj/A.strings", "en"),
      ("Korean.lproj/A.strings", "ko"), ("French.lproj/A.strings", "fr"),
      ("German.lproj/A.strings", "de"), ("Norwegian.lproj/A.strings", "nb"),
      ("zh_TW.lproj/A.strings", "zh-Hant"), ("ChineseTaiwan.lproj/A.strings", "zh-Hant"),
      ("BrazilianPortuguese.lproj/A.strings", "pt-BR"), ("SerbianLatin.lproj/A.strings", "sr-Latn"),
      ("NorwegianNynorsk.lproj/A.strings", "nn"), ("Welsh.lproj/A.strings", "cy"),
      ("Plugins.lproj/A.strings", nil), ("A.strings", nil), ("A.xcstrings", nil),
    ] as [(String, String?)])
  func `a folder tells the language`(path: String, locale: String?) {
    let groups = groups(of: [path])
    #expect(groups.map { $0.members.map(\.locale?.identifier) } == [[locale]])
  }

  @Test(arguments: [
    ("texts/app_cn.json", "texts/app_en.json"), ("i18n/cn.json", "i18n/en.json"),
    ("cn/x.json", "en/x.json"), ("texts.cn.json", "texts.en.json"),
    ("texts/my_app_xx.json", "texts/my_app.json"), ("a/chinese/x.json", "a/en/x.json"),
  ])
  func `a file whose language the configuration tells has its source beside it`(
    _ path: String, _ source: String
  ) {
    let context = ReadingContext(sourceLocale: .english) {
      $0 == path ? LocaleTag(folding: "zh-Hans") : nil
    }
    let groups = TableGroup.groups(of: [path], context: context) { $0 == source }
    #expect(groups.map { $0.members.map(\.path) } == [[path, source]])
    #expect(groups[0].members[0].locale?.identifier == "zh-Hans")
  }

  @Test(arguments: [
    ("kr.lproj/A.strings", "ko"), ("values-kr/strings.xml", "ko"),
    ("cn.lproj/A.strings", "zh-Hans"),
    ("tw.lproj/A.strings", "zh-Hant"), ("jp.lproj/A.strings", "ja"),
  ])
  func `a region stands for its language until the texts are read`(_ path: String, _ locale: String)
  {
    let member = groups(of: [path]).first?.members.first
    #expect(member?.locale?.identifier == locale)
    #expect(member?.region != nil)
  }

  @Test func `a folder between others is no language that few write`() {
    // `ha` is Hausa’s code, and what the folder of a program’s part is called.
    func count(_ paths: String...) -> Int { groups(of: paths, among: paths).count }
    #expect(count("a/ha/x.properties", "a/x.properties") == 2)
    #expect(count("a/ha/x.properties", "a/en/x.properties") == 1)
    #expect(count("a/it/x.properties", "a/x.properties") == 1)
  }

  @Test func `folders that happen to be codes of rare languages make no table`() {
    #expect(groups(of: ["a/my/x.json", "a/yi/x.json", "a/zones/x.json"]).count == 3)
    #expect(groups(of: ["a/my/x.json", "a/yi/x.json", "a/it/x.json"]).count == 1)
  }

  @Test(arguments: [
    ("./a/ko/LC_MESSAGES/app.po", "**/ko/LC_MESSAGES/app.po"), ("../app.po", "**/app.po"),
    ("/x/app.po", "**/x/app.po"),
  ])
  func `a file is named for the configuration wherever that lies`(path: String, pattern: String) {
    #expect(path.languagePattern == pattern)
  }

  @Test func `Base belongs to its table, another folder does not`() {
    let groups = groups(of: [
      "Base.lproj/A.strings", "ko.lproj/A.strings", "Plugins.lproj/A.strings", "A.strings",
    ])
    #expect(groups.map(\.members.count) == [2, 1, 1])
  }

  @Test func `other files and unknown ones`() {
    let groups = groups(of: [
      "a.xcstrings", "a.swift", "a.XLIFF", "a", ".strings", "b.md", "b.xcstrings",
    ])
    #expect(groups.map(\.format) == ["xcstrings", "xliff", "markdown", "xcstrings"])
  }

  @Test(
    arguments: [
      ("App/ko.lproj/A.strings", "App/en.lproj/A.strings"),
      ("ko.lproj/A.strings", "en.lproj/A.strings"),
      ("App/ko.lproj/A.strings", "App/Base.lproj/A.strings"),
      ("App/ko.lproj/A.strings", "App/English.lproj/A.strings"),
      ("App/ko.lproj/A.strings", "App/en-US.lproj/A.strings"),
      ("res/values-zh-rTW/strings.xml", "res/values/strings.xml"),
      ("res/values-b+zh+Hans/strings.xml", "res/values/strings.xml"),
      ("mr/ko/strings.xml", "mr/base/strings.xml"),
      ("App_ko.properties", "App.properties"), ("App_ko.properties", "App_en.properties"),
      ("i18n/app.ko.json", "i18n/app.en.json"), ("i18n/ko-KR.json", "i18n/en-US.json"),
      ("l/ko/web/a.json", "l/en/web/a.json"), ("l/ko/a.json", "l/a.json"),
      ("l/to/a.json", "l/en/a.json"),
    ])
  func `finds the sources of a table that was asked for alone`(path: String, source: String) {
    let group = groups(of: [path], among: [source])
    #expect(group.map { $0.members.map(\.path) } == [[path, source]])
    #expect(group.first?.members.map(\.isRequested) == [true, false])
    #expect(groups(of: [path], among: []).first?.members.count == 1)
  }

  @Test(
    arguments: [
      ("base.json", ["ko.json", "ja.json"]), ("mr/base/strings.xml", ["mr/ko/strings.xml"]),
      ("l/a.json", ["l/ko/a.json"]), ("default/a.json", ["ko/a.json"]),
    ])
  func `sources without a language that were asked for are their table's`(
    source: String, others: [String]
  ) {
    let found = groups(of: [source] + others, among: [source])
    #expect(found.map { $0.members.map(\.path) } == [others + [source]])
    #expect(found.first?.members.allSatisfy(\.isRequested) == true)
  }

  @Test(arguments: ["App/en.lproj/A.strings", "App/A.strings", "App/A.xliff"])
  func `a source table has no sources elsewhere`(path: String) {
    let group = TableGroup.groups(of: [path], context: ReadingContext(sourceLocale: .english)) {
      _ in true
    }
    #expect(group.map(\.members.count) == [1])
  }

  @Test(
    arguments: [
      (["l/en/a.json", "l/ko/a.json"], ["en", "ko"]),
      (["en.json", "zh-CN.json"], ["en", "zh-Hans"]),
      (["A.properties", "A_zh_TW.properties"], [nil, "zh-Hant"]),
      (["res/values/a.xml", "res/values-zh-rHK/a.xml"], [nil, "zh-Hant-HK"]),
      (["res/values/a.xml", "res/values-ko/b.xml"], [nil, "ko"]),
      (["res/values-mcc310/a.xml", "res/values-mcc310-ko-rKR/a.xml"], [nil, "ko"]),
    ] as [([String], [String?])])
  func `knows the usual layouts`(paths: [String], locales: [String?]) {
    let found = groups(of: paths, among: paths)
    #expect(found.map { $0.members.map(\.locale?.identifier) } == [locales])
  }

  @Test(arguments: ["to/a.properties", "how_is.properties", "res/values-night/strings.xml"])
  func `a word that may be a language is none without a sibling`(path: String) {
    #expect(groups(of: [path]).map { $0.members.map(\.locale) } == [[nil]])
  }

  @Test(
    arguments: [
      ("ko.lproj/A.strings", "ko"), ("a/zh_CN.lproj/A.strings", "zh-Hans"), ("A.ko.xliff", "ko"),
      ("ko.xliff", "ko"), ("A_ko.txt", "ko"), ("a-zh-Hant.md", "zh-Hant"),
      ("m.zh_CN.xliff", "zh-Hans"), ("admin-ko_KR.mo", "ko"), ("a-b-zh_TW.mo", "zh-Hant"),
      ("ko/A.xliff", "ko"), ("a/b.xliff", nil), ("Alerts.md", nil), ("", nil),
      ("a.lproj/ko.strings", nil), ("Dutch.lproj/A.strings", "nl"), ("zh_CN.GB2312.po", "zh-Hans"),
      ("po/sr@latin.po", "sr-Latn"), ("Base.lproj/A.strings", nil),
      ("how-to.po", nil), ("log-in.po", nil), ("save-as.xliff", nil), ("ko/how-to.po", "ko"),
      ("app_it.ts", "it"), ("app-fr.po", "fr"),
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
