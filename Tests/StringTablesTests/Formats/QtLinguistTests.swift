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

  @Test func `the longest variant is the translation`() {
    let reading = read(
      " variants=\"yes\"><lengthvariant>파일 열기</lengthvariant><lengthvariant>열기</lengthvariant>")
    #expect(reading.issues.isEmpty)
    #expect(reading.units.map(\.target) == ["파일 열기"])
    #expect(reading.units.map { reading.written($0.stored) } == ["파일 열기"])
  }

  @Test func `each plural form may have variants`() {
    let reading = read(
      """
      ><numerusform variants="yes"><lengthvariant>하나</lengthvariant><lengthvariant>1</lengthvariant>
      </numerusform><numerusform>여럿</numerusform>
      """, " numerus=\"yes\"")
    #expect(reading.units.map(\.target) == ["하나", "여럿"])
    #expect(reading.units.map(\.variation) == ["plural.one", "plural.other"])
  }
}
