import CopyModel
import Testing

@testable import StringTables

/// What damaged tags cost in the formats that are XML.
struct XMLRecoveryTests {
  private static func android(_ damaged: String) -> Reading {
    Reading(
      """
      <resources>
      <string name="a">가</string>
      \(damaged)
      <string name="c">다</string>
      <plurals name="d"><item quantity="other">라</item></plurals>
      </resources>
      """, as: "values-ko/strings.xml")
  }

  @Test(
    arguments: [
      "<string name=\"b\">나", "<string name=\"b\">나 <b>", "<string name=\"b\">나<br></string>",
      "<string name=\"b\">나</b></string>", "<plurals name=\"b\"><item>나</item>",
      "<plurals name=\"b\"><item>나</plurals>", "<string name=”b”>나</string>",
      "<string name \"b\">나</string>", "<string name=\"b\">\0나</string>",
    ])
  func `a damaged tag costs no other string`(_ damaged: String) {
    let reading = Self.android(damaged)
    let sound = reading.pairs.filter { !$0.hasPrefix("b=") }
    #expect(sound == ["a=가", "c=다", "d=라"])
    #expect(reading.issues.first?.start.line == 3)
  }

  @Test func `elements of one name in one another stay what they are`() {
    let reading = Reading(
      """
      <xliff version="1.2"><file target-language="ko"><body><group translate="no"><group><note/></group>
      <trans-unit id="a"><source>A</source><target>가 <g id="1"><g id="2"><x id="3"/></g></g> 나</target></trans-unit>
      </group></body></file></xliff>
      """, as: "A.xliff")
    #expect(reading.units.map(\.target) == ["가 <g id=\"1\"><g id=\"2\"><x id=\"3\"/></g></g> 나"])
    #expect(reading.units.map(\.state) == [.untranslatable])
    #expect(reading.issues.isEmpty)
  }

  @Test func `an element that never closes does not name the last one twice`() {
    let reading = Reading(
      """
      <xliff version="1.2"><file target-language="ko"><body>
      <trans-unit id="a"><source>A</source><target>가</trans-unit>
      <trans-unit id="b"><source>B</source><target>나</target></trans-unit>
      <trans-unit id="c"><source>C</source><target>다</target></trans-unit>
      </body></file></xliff>
      """, as: "A.xliff")
    #expect(reading.units.map(\.key) == ["a", "b", "c"])
    #expect(reading.issues.map(\.start.line) == [2])
  }
}
