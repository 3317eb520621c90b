import CopyModel
import Testing

struct RESXTests {
  @Test func `an entry without a value is told`() {
    let reading = Reading(
      """
      <root><data name="Bare">Invalid key</data>
      <data name="Noted"><comment>c</comment></data>
      <data name="ok"><value>확인</value></data><data name="none"><value/></data>
      <data name="image" type="Bitmap"/><data name="&gt;&gt;form"/></root>
      """, as: "A.ko.resx")
    #expect(reading.pairs == ["ok=확인", "none="])
    #expect(reading.issues.map(\.key) == ["Bare", "Noted"])
  }
}
