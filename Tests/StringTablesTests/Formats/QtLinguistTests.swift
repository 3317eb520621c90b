import CopyModel
import Testing

struct QtLinguistTests {
  private func read(_ translation: String, _ attributes: String = "") -> Reading {
    Reading(
      """
      <TS version="2.1" language="ko"><context><name>Main</name>
      <message\(attributes)><source>Open the file</source>
      <translation\(translation)</translation></message>
      </context></TS>
      """, as: "app_ko.ts")
  }

  @Test func `each variant is a text`() {
    let reading = read(
      " variants=\"yes\"><lengthvariant>파일 열기</lengthvariant><lengthvariant>열기</lengthvariant>")
    #expect(reading.issues.isEmpty)
    #expect(reading.units.map(\.target) == ["파일 열기", "열기"])
    #expect(reading.units.map(\.variation) == [nil, "length.2"])
    #expect(reading.units.map { reading.written($0.stored) } == ["파일 열기", "열기"])
  }

  @Test func `a comment is a part of the key, as it is for Qt`() {
    let reading = Reading(
      """
      <TS version="2.1" language="ko"><context><name>Main</name>
      <message><source>Open</source><comment>verb</comment><translation>열기</translation></message>
      <message><source>Open</source><comment>state</comment><extracomment>Of a door.</extracomment>
      <translation>열림</translation></message></context></TS>
      """, as: "app_ko.ts")
    #expect(reading.units.map(\.key) == ["verb|Open", "state|Open"])
    #expect(reading.units.map(\.comment) == ["verb", "state\nOf a door."])
  }

  @Test func `a message without a translation is not lost`() {
    let message = "<context><message><source>Open</source></message></context></TS>"
    let reading = Reading("<TS version=\"2.1\" language=\"ko\">\(message)", as: "app_ko.ts")
    #expect(reading.units.map(\.target) == [nil])
    #expect(reading.units.map(\.locale.identifier) == ["ko"])
    let template = Reading("<TS version=\"2.1\">\(message)", as: "app.ts")
    #expect(template.units.map(\.source) == ["Open"])
    #expect(template.units.map(\.locale.identifier) == ["en"])
  }

  @Test func `a language that is not known is told once`() {
    let messages = "<message><source>Open</source><translation>Ouvrir</translation></message>"
    func read(_ language: String) -> Reading {
      Reading(
        "<TS language=\"\(language)\"><context>\(messages)\(messages)</context></TS>", as: "app.ts")
    }
    #expect(read("french").issues.map { $0.message.contains("“french” is no language") } == [true])
    #expect(read("ltg").issues.isEmpty)
    #expect(read("ltg").units.map(\.locale.identifier) == ["ltg", "ltg"])
  }

  @Test func `each plural form may have variants`() {
    let reading = read(
      """
      ><numerusform variants="yes"><lengthvariant>하나</lengthvariant><lengthvariant>1</lengthvariant>
      </numerusform><numerusform>여럿</numerusform>
      """, " numerus=\"yes\"")
    #expect(reading.units.map(\.target) == ["하나", "1", "여럿"])
    #expect(
      reading.units.map(\.variation) == ["plural.one", "plural.one.length.2", "plural.other"])
  }

  @Test func `an id may stand without its source`() {
    let reading = Reading(
      """
      <TS version="2.1" language="ko"><context>
      <message id="lid_open"><translation>뚜껑 열기</translation></message>
      <message><translation>잃음</translation></message></context></TS>
      """, as: "app_ko.ts")
    #expect(reading.units.map(\.key) == ["lid_open"])
    #expect(reading.units.map(\.source) == [nil])
    #expect(reading.units.map(\.target) == ["뚜껑 열기"])
  }

  @Test func `a byte that XML cannot hold is the character`() {
    let reading = read(">종<byte value=\"x7\"/>이 <byte value=\"27\"/>울림<byte value=\"no\"/>")
    #expect(reading.units.map(\.target) == ["종\u{7}이 \u{1B}울림<byte value=\"no\"/>"])
  }

  @Test(
    arguments: [
      ("ja_JP", 1, 0), ("ja_JP", 2, 1), ("sk_SK", 2, 1), ("sk_SK", 3, 0), ("tr_TR", 1, 0),
      ("tr_TR", 2, 0), ("ru_RU", 3, 0),
    ])
  func `a plural has as many forms as Qt shows`(language: String, count: Int, issues: Int) {
    let forms = String(repeating: "<numerusform>%n</numerusform>", count: count)
    let message =
      "<message numerus=\"yes\"><source>%n</source><translation>\(forms)</translation></message>"
    let reading = Reading(
      """
      <TS version="2.1" language="\(language)"><context>
      \(message)
      \(message)
      </context></TS>
      """, as: "a.ts")
    // A file that miscounts does so throughout.
    #expect(reading.issues.map(\.kind) == Array(repeating: .pluralHeader, count: issues))
  }
}
