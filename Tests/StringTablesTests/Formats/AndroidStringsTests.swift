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

  @Test(
    arguments: [
      (
        "<string name='a'>A</string> <!-- one -->\n<string name='b'>B</string><!-- two -->\n",
        ["one", "two"]
      ),
      (
        "<!-- zero -->\n<string name='a'>A</string> <!-- one -->\n<string name='b'>B</string>",
        ["zero\none", nil]
      ),
      ("<string name='a'>A</string> <!-- two --> <string name='b'>B</string>", [nil, "two"]),
      ("<string name='a'>A</string>\n<!-- two --><string name='b'>B</string>", [nil, "two"]),
      (
        "<string name='a'>A</string> <!-- one -->\n<!-- two -->\n<string name='b'>B</string>",
        ["one", "two"]
      ),
      ("<dimen name='d'>1dp</dimen> <!-- no text -->\n<string name='b'>B</string>", [nil]),
      (
        """
        <!-- Days -->
        <string-array name='c'>
        <item>Monday</item> <!-- the first -->
        <item>Tuesday</item>
        </string-array> <!-- both -->
        <string name='b'>B</string>
        """, ["Days\nthe first", "Days", nil]
      ),
    ] as [(String, [String?])])
  func `a comment that ends an entry's line belongs to it`(strings: String, comments: [String?]) {
    let reading = Reading("<resources>\n\(strings)</resources>", as: "values/strings.xml")
    #expect(reading.entries.map(\.comment) == comments)
    #expect(reading.issues.isEmpty)
  }
}
