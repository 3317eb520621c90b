import CopyModel
import Testing

@testable import StringTables

struct AndroidStringsTests {
  @Test func `strings of one name for several products are several`() {
    let reading = Reading(
      """
      <resources>
      <string name="a" product="tablet">태블릿</string>
      <string name="a" product="default">전화</string>
      </resources>
      """, as: "values-ko/strings.xml")
    #expect(reading.pairs == ["a=태블릿", "a=전화"])
    #expect(reading.entries.map(\.variation) == ["product.tablet", nil])
  }

  @Test func `an item of the type of strings is one`() {
    let reading = Reading(
      """
      <resources>
      <item name="a" type="string">하나</item><item name="b" type="dimen">1dp</item>
      <plurals name="c"><item quantity="other">%d개</item></plurals>
      </resources>
      """, as: "values-ko/strings.xml")
    #expect(reading.pairs == ["a=하나", "c=%d개"])
    #expect(reading.issues.isEmpty)
  }
}
