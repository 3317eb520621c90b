import CopyModel
import Testing

@testable import StringTables

struct ScriptModulesTests {
  private func pairs(_ module: String, as path: String = "locales/ko.js") -> [String] {
    Reading(module, as: path).pairs
  }

  @Test(
    arguments: [
      "export default { a: 'One', b: { c: 'Two' } }",
      "const ko = { a: 'One', b: { c: 'Two' } };\nexport default ko;",
      "const ko: Record<string, { x: () => void }> = { a: 'One', b: { c: 'Two' } } as const\nexport { ko as default }",
      "export const messages: Messages = { 'a': `One`, \"b\": { c: 'T' + 'wo', }, } satisfies Messages;",
      "'use strict';\nmodule.exports = { a: 'One', b: { c: 'Two' } };",
      "exports.ko = { a: 'One', b: { c: 'Two' } }",
      "Object.defineProperty(exports, '__esModule', { value: true });\nexports.default = { a: 'One', b: { c: 'Two' } };",
      "import { x } from './x';\nconst b = { c: 'Two' };\nexport default { a: 'One', b };",
      "export default { ko: { a: 'One', b: { c: 'Two' } } };",
    ])
  func `every way to export an object`(module: String) {
    #expect(pairs(module) == ["a=One", "b.c=Two"])
    #expect(Reading(module, as: "locales/ko.js").issues.isEmpty)
  }

  @Test(
    arguments: [
      (#"'it\'s "a"'"#, "it's \"a\""), (#""\n\u00e9\u{1F600}\x41\0 \q""#, "\né😀A\0 q"),
      ("`two\n lines \\` $5`", "two\n lines ` $5"), ("'a' +\n  // b\n  \"c\" + `d`", "acd"),
      ("'long \\\n  line'", "long   line"), ("'a' as string", "a"),
    ])
  func `every way to write a text`(written: String, text: String) {
    let reading = Reading("export default { k: \(written), z: 'Z' }", as: "locales/ko.js")
    #expect(reading.pairs == ["k=" + text, "z=Z"])
    #expect(reading.issues.isEmpty)
  }

  @Test(
    arguments: [
      "`Hi ${name}`", "`a${`b${'}'}`}c`", "t('x')", "name", "a.b", "12", "null", "'a' + b",
      "n => n > 1 ? 'a' : `b`", "(n) => { return { a: 'b' } }", "function () { return 'a' }",
      "/['\"]/g", "a / b / c", "new Date()", "'a'.repeat(2)",
    ])
  func `what is no literal is known to be there, and not read`(value: String) {
    let reading = Reading("export default { k: \(value), z: 'Z' }", as: "locales/ko.js")
    #expect(reading.pairs == ["k=", "z=Z"])
    #expect(reading.entries.first?.state == .untranslatable)
    #expect(reading.issues.isEmpty)
  }

  @Test func `functions and variables go by their names, what is spread in has none`() {
    #expect(
      pairs(
        "export default { ...en, ...{ x: 'X' }, a, b() { return 'B' }, get c() { return 1 }, [d]: 'D', e: 'E' }"
      )
        == ["a=", "b=", "c=", "e=E"])
  }

  @Test func `languages at the top`() {
    let module = """
      const ko = { a: '하나' }
      const messages = { en: { a: 'One' }, ko }
      export default createI18n({ locale: 'ko', messages })
      """
    for text in [
      module, "export const en = { a: 'One' }\nexport const ko = { a: '하나' }",
      "export default { a: { en: 'One', ko: '하나' } }",
    ] {
      let reading = Reading(text, as: "src/i18n.js")
      #expect(reading.pairs == ["a=One", "a=하나"])
      #expect(reading.entries.compactMap(\.locale?.identifier) == ["en", "ko"])
    }
  }

  @Test(
    arguments: [
      "import Vue from 'vue'\nexport function hello() { return { a: 'Text' } }",
      "const a = { b: 'Text' }",
      "export class A { name = 'Text' }", "export default defineComponent({ name: 'Text' })",
      "export type A = { b: 'Text' }\nexport * from './b'", "it's no program {", "",
    ])
  func `a program is no table`(text: String) {
    let reading = Reading(text, as: "lang/ko/helper.js")
    #expect(reading.entries.isEmpty)
    #expect(!reading.content.isTable)
    #expect(reading.issues.isEmpty)
  }

  @Test func `TypeScript is told from Qt's tables`() {
    let module = "export default {\n  title: '제목',\n}\n"
    let qt =
      #"<!DOCTYPE TS><TS language="ko"><context><message><source>Title</source><translation>제목</translation></message></context></TS>"#
    #expect(Reading(module, as: "locales/ko.ts").pairs == ["title=제목"])
    #expect(Reading(qt, as: "locales/ko.ts").units.map(\.source) == ["Title"])
    #expect(TableFormat.qtLinguist.settled(by: module.utf8.span).name == "module")
    #expect(TableFormat.qtLinguist.settled(by: qt.utf8.span).name == "ts")
  }

  @Test func `places and comments`() {
    let reading = Reading(
      """
      export default {
        // Title of the alert
        title: "제목", // shown once
        cancel: '취' +
          "소",
      }
      """, as: "locales/ko.js")
    #expect(reading.entries.map(\.comment) == ["Title of the alert\nshown once", nil])
    #expect(reading.entries.map { reading.written($0.stored) } == ["제목", "'취' +\n    \"소\""])
    #expect(
      reading.entries.map(\.stored.place) == [
        Place(line: 3, column: 11), Place(line: 4, column: 11),
      ])
  }
}
