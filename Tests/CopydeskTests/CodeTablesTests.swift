import CopyModel
import Copydesk
import TestKit
import Testing

/// Tables in files of a kind that is mostly code or settings: in a folder only those where tables lie are read.
@Suite struct CodeTablesTests {
  private func units(_ files: [(String, String)], naming name: String = "") async throws -> [String]
  {
    let scratch = try Scratch()
    for (path, text) in files { try scratch.write(path, text) }
    var units: [String] = []
    _ = try await Copydesk(Options()).read([scratch.path(name)]) { found in
      found.map { "\($0.format) \($0.locale) \($0.key): \($0.source ?? "-") → \($0.target ?? "-")" }
    } body: { form, _ in
      units += form
    }
    return units
  }

  @Test(arguments: [
    ("lang/en/app.php", "lang/ko/app.php", "<?php return ['a' => 'TEXT'];", "php"),
    ("locales/en.ts", "locales/ko.ts", "export default { a: 'TEXT' }", "module"),
    (
      "src/lang/en-US/index.js", "src/lang/ko-KR/index.js", "module.exports = { a: 'TEXT' }",
      "module"
    ),
    ("i18n/active.en.toml", "i18n/active.ko.toml", "[a]\nother = 'TEXT'", "toml"),
    ("data/locale/en-US.ini", "data/locale/ko-KR.ini", "a=\"TEXT\"", "ini"),
    ("language/en-GB/en-GB.app.ini", "language/ko-KR/ko-KR.app.ini", "a=\"TEXT\"", "ini"),
    ("res/app.rc", "res/app_ko.rc", "STRINGTABLE { a \"TEXT\" }", "rc"),
  ])
  func `a table is paired with its source`(
    english: String, korean: String, text: String, format: String
  ) async throws {
    let files = [
      (english, text.replacing("TEXT", with: "Delete the file?")),
      (korean, text.replacing("TEXT", with: "파일을 삭제할까요?")),
    ]
    #expect(
      try await units(files).last == "\(format) ko a: Delete the file? → 파일을 삭제할까요?")
    #expect(try await units(files, naming: korean).last?.hasSuffix("→ 파일을 삭제할까요?") == true)
  }

  @Test func `code and settings in a folder are no tables`() async throws {
    let files = [
      ("src/main.ts", "export default { title: 'Delete the file?' }"),
      ("src/a.js", "export const ko = { title: 'Delete the file?' }"),
      ("app/Config.php", "<?php return ['title' => 'Delete the file?'];"),
      ("pyproject.toml", "description = 'Delete the file?'"),
      ("php.ini", "title = Delete the file?"),
      ("src/locales/index.ts", "import ko from './ko'\nexport default { ko, fallback: 'en' }"),
      ("src/i18n/setup.ts", "export function setup() { return { title: 'Delete the file?' } }"),
      ("src/lang/ko.d.ts", "export default { title: 'Delete the file?' }"),
    ]
    #expect(try await units(files).isEmpty)
  }

  @Test func `a module that is named is read, wherever it lies`() async throws {
    let files = [("src/main.ts", "export default { title: 'Delete the file?' }")]
    #expect(
      try await units(files, naming: "src/main.ts") == ["module en title: Delete the file? → -"])
  }

  @Test func `what is no literal is neither missing nor compared`() async throws {
    let files = [
      (
        "lang/en/a.php", "<?php return ['a' => 'Delete the file?', 'b' => env('X'), 'c' => 'Save'];"
      ),
      ("lang/ko/a.php", "<?php return ['a' => trans('x'), 'b' => '지우기', 'c' => '저장', 'd' => X];"),
    ]
    let scratch = try Scratch()
    for (path, text) in files { try scratch.write(path, text) }
    #expect(try await Copydesk(Options()).check([scratch.path("")]).findings.isEmpty)
  }
}
