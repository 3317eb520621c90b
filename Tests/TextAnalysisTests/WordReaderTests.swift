import CopyModel
import Testing

struct WordReaderTests {
  @Test(
    arguments: [
      ("en", "Turn Wi-Fi off", ["Turn", "Wi-Fi", "off"]),
      ("en", "You can’t go", ["You", "can’t", "go"]),
      ("en", "Built\u{2011}in camera", ["Built\u{2011}in", "camera"]),
      ("en", "Keep “%@”?", ["Keep", "%@"]),
      ("en", "%1$@ & {user name} {n}", ["%1$@", "user", "name", "{n}"]),
      ("en", "Open <b>file</b>", ["Open", "file"]),
      ("en", "See [Help](https://a.bc) now", ["See", "Help", "now"]),
      ("en", "{n, plural, one {# day} other {# days}} left", ["#", "days", "left"]),
      ("ko", "<b>파일 삭제</b> {n, plural, other {#개}}", ["파일", "삭제", "#개"]),
      ("en", "a cafe\u{301}https://a.b/c d", ["a", "cafe\u{301}", "https://a.b/c", "d"]),
      ("en", "3.5 or 1,000", ["3.5", "or", "1,000"]),
      ("en", "a - b", ["a", "b"]), ("en", "… !", []), ("en", "", []), ("en", "Go 👩‍👩‍👧", ["Go"]),
      ("ko", "파일을 삭제할까요?", ["파일을", "삭제할까요?"]), ("ko", "‘%@’을(를) 삭제", ["‘%@’을(를)", "삭제"]),
      ("ko", "a - b", ["a", "b"]), ("ko", "  ", []), ("ko", "3\u{A0}개", ["3", "개"]),
      ("zh-Hans", "要删除文件吗？", ["要", "删除", "文件", "吗"]), ("zh-Hans", "无法打开“%@”。", ["无法", "打开", "%@"]),
      ("zh-Hant", "刪除檔案", ["刪除", "檔案"]), ("zh-Hans", "打开Wi-Fi", ["打开", "Wi-Fi"]),
    ])
  func `counts words as the locale does`(locale: String, text: String, words: [String]) throws {
    let text = try Analysis.of(text, in: locale)
    #expect(text.texts(text.words) == words)
  }

  @Test(arguments: [("👨‍👩‍👧‍👦", 1), ("e\u{301}", 1), ("한글", 2), ("", 0), ("\r\n", 1), ("a%@", 3)])
  func `counts characters as people see them`(text: String, count: Int) throws {
    #expect(try Analysis.of(text).characters == count)
  }

  @Test func `counts letters by script`() throws {
    let scripts = try Analysis.of("Ab 한글 漢字 かな я ３ %@", in: "ko").scripts
    #expect(scripts.latin == 2)
    #expect(scripts.hangul == 2)
    #expect(scripts.han == 2)
    #expect(scripts.kana == 2)
    #expect(scripts.other == 1)
    #expect(scripts.letters == 9)
  }

  @Test(arguments: [
    ("en", "Delete", true), ("ko", "Delete", false), ("ko", "삭제 it", true),
    ("zh-Hans", "삭제", false), ("en", "%@", false),
  ])
  func `knows text in the locale's own script`(locale: String, text: String, isOwn: Bool) throws {
    #expect(try Analysis.of(text, in: locale).isInOwnScript == isOwn)
  }

  @Test(arguments: [
    ("Delete the file", 3), ("Open iCloud and GitHub", 2), ("VPN %@ 3", 0), ("a", 0),
    ("See report.pdf", 1),
  ])
  func `counts ordinary words`(text: String, count: Int) throws {
    #expect(try Analysis.of(text).ordinaryWords == count)
  }
}
