import CopyModel
import Testing

@testable import StringTables

struct DelimitedTableTests {
  @Test(
    arguments: [
      ("max_length", "3", 3), ("Max. chars", " 12 ", 12), ("maxlength", "0", nil),
      ("Character limit", "many", nil), ("Korean max length", "5", 5), ("최대 글자수", "7", 7),
      ("Chinese max length", "5", nil), ("length", "2", nil), ("max width", "40", nil),
      ("limit", "9", nil),
    ] as [(String, String, Int?)])
  func `a column may say how long translations may be`(
    heading: String, cell: String, limit: Int?
  ) {
    let reading = Reading("key,en,ko,\(heading)\nk,Keep,유지,\(cell)\n", as: "A.csv")
    #expect(reading.units.filter { $0.target != nil }.map(\.limit?.count) == [limit])
  }

  @Test(
    arguments: [
      ("key,en,ko,ko", [11]), ("key,English,Korean,ko-KR", [20]), ("key,en,ko,ko notes", []),
      ("key,en,Korean,Korean (review)", []), ("key,en,zh-Hans,zh-Hant", []),
    ])
  func `a second column of one language is told`(headings: String, columns: [Int]) {
    let reading = Reading("\(headings)\nk,Keep,유지,보관\n", as: "A.csv")
    #expect(reading.issues.filter { $0.kind == .unreadableEntry }.map(\.start.column) == columns)
  }

  /// The units of a table: `locale key: source > target`.
  private func lines(_ text: String, as path: String = "A.csv") -> [String] {
    Reading(text, as: path).units.map(Self.line)
  }

  private static func line(_ unit: TextUnit) -> String {
    "\(unit.locale) \(unit.key): \(unit.source ?? "-") > \(unit.target ?? "-")"
  }

  @Test func `a row has a unit for each language, with places of both texts`() throws {
    let reading = Reading(
      """
      key,comment,en,ko,zh-Hans
      alert.delete.title,Title of the alert,"Delete “%@”, and all it holds?","“%@” 및 모든 내용을 ""영구히"" 삭제할까요?",要删除“%@”吗？
      cancel,,Cancel,취소,取消
      """, as: "A.csv")
    #expect(reading.issues.isEmpty)
    #expect(reading.units.count == 4)
    let unit = try #require(reading.unit("alert.delete.title", "ko"))
    #expect(unit.format == "csv")
    #expect(unit.source == "Delete “%@”, and all it holds?")
    #expect(unit.target == "“%@” 및 모든 내용을 \"영구히\" 삭제할까요?")
    #expect(unit.comment == "Title of the alert")
    #expect(unit.state == nil)
    #expect(unit.stored.notation == .csv)
    #expect(unit.stored.place == Place(line: 2, column: 73))
    #expect(reading.written(unit.stored) == "“%@” 및 모든 내용을 \"\"영구히\"\" 삭제할까요?")
    #expect(unit.storedSource?.place == Place(line: 2, column: 40))
    let plain = try #require(reading.unit("cancel", "zh-Hans"))
    #expect(plain.stored.notation == .plain)
    #expect(plain.stored.place == Place(line: 3, column: 19))
    #expect(plain.comment == nil)
  }

  @Test(
    arguments: [
      "key,en,ko\na,Keep,유지\n\nb,Done,완료\n", "\u{FEFF}key;en;ko\na;Keep;유지\nb;Done;완료",
      "key|en|ko\ra|Keep|유지\rb|Done|완료\r", "sep=;\nkey;en;ko\na;Keep;유지\nb;Done;완료",
      "\"sep=;\"\r\nkey;en;ko\r\na;Keep;유지\r\nb;Done;완료\r\n",
      "key\ten\tko\na\tKeep\t유지\nb\tDone\t완료", "\n\nkey,en,ko\r\na,Keep,유지\rb,Done,완료\n\n",
      "Strings of the app,,\nkey,en,ko\na,Keep,유지\nb,Done,완료",
      "key , en , ko\na , Keep ,유지\nb, Done , 완료 ", "key,en,ko,,\na,Keep,유지,,\nb,Done,완료,,\n,,,,\n",
      "\"key\" , \"en\",\"ko\"\n\"a\", \"Keep\" ,\"유지\"\n\"b\",\"Done\",\"완료\"",
      "en,author,ko,key\nKeep,Kim,유지,a\nDone,,완료,b",
    ])
  func `the ways in which tables are written`(text: String) {
    #expect(lines(text) == ["ko a: Keep > 유지", "ko b: Done > 완료"])
    #expect(Reading(text, as: "A.csv").issues.isEmpty)
  }

  @Test func `quoted cells keep their line breaks and spaces`() throws {
    let reading = Reading(
      "key,en,ko\n1,\" One\r\ntwo \",\"하나\r\n둘\"\n2, Three,  셋\n", as: "A.csv")
    #expect(reading.units.map(\.source) == [" One\r\ntwo ", " Three"])
    #expect(reading.units.map(\.target) == ["하나\r\n둘", "  셋"])
    #expect(
      reading.units.map(\.stored.place) == [Place(line: 3, column: 8), Place(line: 5, column: 10)])
  }

  @Test func `a missing translation stands where its source does`() throws {
    let reading = Reading("key,en,ko,zh-Hant\na,Keep\nb,\"Done\", ,完成\nc,,삭제,\nd,,,\n", as: "A.csv")
    #expect(
      reading.units.map(Self.line) == [
        "ko a: Keep > -", "zh-Hant a: Keep > -", "ko b: Done > -", "zh-Hant b: Done > 完成",
        "ko c: - > 삭제",
      ])
    #expect(reading.units[0].stored == reading.units[0].storedSource)
    #expect(reading.units[2].stored.place == Place(line: 3, column: 4))
    #expect(reading.units[4].storedSource == nil)
    #expect(reading.issues.isEmpty)
  }

  @Test func `without a key the source is the key`() {
    #expect(lines("English,Korean\nKeep,유지") == ["ko Keep: Keep > 유지"])
    #expect(lines("key,English,Korean\n,Keep,유지") == ["ko Keep: Keep > 유지"])
  }

  @Test func `states and comments of a row and of a language`() {
    let reading = Reading(
      """
      key,en,ko,zh-Hans,Status,ko status,Comment,Note
      a,Keep,유지,保留,Approved,Needs review,A button,In the toolbar
      b,Done,완료,完成,fuzzy,,,
      """, as: "A.csv")
    #expect(reading.units.map(\.state) == [.needsReview, .final, .fuzzy, .fuzzy])
    #expect(
      reading.units.map(\.comment) == [
        "A button\nIn the toolbar", "A button\nIn the toolbar", nil, nil,
      ])
  }

  @Test(
    arguments: [
      ("App_ko.csv", "Keep", "ko"), ("zh-TW.csv", "Keep", "zh-Hant"),
      ("App_fr.csv", "Garder", "fr"),
      ("App.csv", "유지하기", "ko"), ("App.csv", "删除这个错误", "zh-Hans"), ("App.csv", "刪除這個錯誤", "zh-Hant"),
      ("App.csv", "そのままにする", "ja"), ("App.csv", "1.5", nil), ("graph_no.csv", "B", nil),
      ("App_en.csv", "Keep", nil),
    ] as [(String, String, String?)])
  func `the file’s name or the text tells the target’s language`(
    path: String, target: String, locale: String?
  ) {
    let reading = Reading("source,target\nKeep it here,\(target)\n", as: path)
    #expect(reading.units.map(\.locale.identifier) == [locale].compactMap(\.self))
    #expect(reading.content.isTable == (locale != nil))
  }

  @Test func `no more than Chinese is said, and the text tells the script`() {
    #expect(lines("en,Chinese\nDelete,刪除這些錯誤") == ["zh-Hant Delete: Delete > 刪除這些錯誤"])
    #expect(lines("en,zh\nDelete,删除这些错误") == ["zh-Hans Delete: Delete > 删除这些错误"])
  }

  @Test func `rows with one text each are paired by their keys`() {
    let reading = Reading(
      "key,locale,value,comment\na,en,Keep,c\na,ko-KR,유지,\nb,en,Done,\nb,Korean,\"완료\",\nb,xx,-,\n",
      as: "A.csv")
    #expect(reading.pairs == ["a=Keep", "a=유지", "b=Done", "b=완료"])
    #expect(reading.entries.map { $0.locale?.identifier } == ["en", "ko", "en", "ko"])
    #expect(reading.entries.map(\.comment) == ["c", nil, nil, nil])
    #expect(reading.entries[3].stored.place == Place(line: 5, column: 11))
  }

  @Test func `a file may hold keys and the texts of one language`() {
    let reading = Reading("key;value;comment\na;Keep;c\n\nb;\"Done; or not\"\nc;\n", as: "A.csv")
    #expect(reading.pairs == ["a=Keep", "b=Done; or not", "c="])
    #expect(reading.entries.map(\.comment) == ["c", nil, nil])
    #expect(reading.content.language == nil && !reading.content.entries.nameLocales)
    let named = Reading("key,zh\na,保留\n", as: "A.csv").content.language
    #expect(named?.isBareChinese == true && named?.range == 4..<6)
  }

  @Test(
    arguments: [
      "", "a", "a,b\n1,2", "id,lang,text\n1,en,Hello\n2,ko,안녕",
      "value,note\nKeep,-", "id,name\n1,Mina", "\"key,en,ko\na,Keep,유지",
    ])
  func `what tells neither two languages nor a key and a text is no table`(text: String) {
    let reading = Reading(text, as: "A.csv")
    #expect(!reading.content.isTable)
    #expect(reading.units.isEmpty && reading.entries.isEmpty && reading.issues.isEmpty)
  }

  @Test(arguments: [
    (",en,ko\nask_delete,Delete it?,지울까요?\n,Keep,유지\n", ["ask_delete", "Keep"]),
    (",en,ko\nTitle,Delete it?,지울까요?\n", ["Delete it?"]),
    ("id,,en,ko\n7,ask_delete,Delete it?,지울까요?\n", ["7"]),
  ])
  func `keys may stand in a first column without a heading`(text: String, keys: [String]) {
    #expect(Reading(text, as: "A.csv").units.map(\.key) == keys)
  }

  @Test func `translations in a language that nothing names are one issue`() {
    let text = "context,source,target\n1,Open,Ouvrir\n2,Close,Fermer\n"
    let reading = Reading(text, as: "terms.csv")
    #expect(!reading.content.isTable)
    #expect(reading.issues.count == 1)
    #expect(reading.issues.allSatisfy { $0.message.contains("{\"**/terms.csv\": ko}") })
    #expect(Reading(text, as: "terms_fr.csv").units.map(\.target) == ["Ouvrir", "Fermer"])
  }

  @Test func `a quote between tabs may belong to the text`() {
    let text =
      "key\ten\tko\na\t\"Keep\" or not\t\"유지\" 여부\nb\t\"a \"\"b\"\"\"\t\"둘\n셋\"\nc\t5\" disk\t\"끝"
    #expect(
      lines(text, as: "A.tsv") == [
        "ko a: \"Keep\" or not > \"유지\" 여부", "ko b: a \"b\" > 둘\n셋", "ko c: 5\" disk > \"끝",
      ])
  }

  @Test func `a file that is called after its language needs no headings`() {
    let text = "\"Save the note\",\"메모 저장\"\n\"Open, now\",\"지금 열기\"\n"
    #expect(
      Reading(text, as: "i18n/ko_KR.csv").pairs == ["Save the note=메모 저장", "Open, now=지금 열기"])
    // Figures are no texts, and other names no languages.
    for path in ["i18n/ko_KR.csv", "sales.csv", "i18n/to.csv"] {
      let figures = path == "i18n/ko_KR.csv" ? "Seoul,3\nBusan,4\n" : text
      #expect(Reading(figures, as: path).content.isTable == false, "\(path)")
    }
  }

  @Test func `a context may be the key`() {
    let reading = Reading("context,target\nmenu.save,저장\n", as: "ko.csv")
    #expect(reading.pairs == ["menu.save=저장"])
  }
}
