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

  @Test func `the name of a file may say that its strings stay`() {
    let text = "<resources><string name=\"a\">%m/%d</string></resources>"
    let states = ["donottranslate.xml", "donottranslate-dates.xml", "dates.xml"].map {
      Reading(text, as: "values/\($0)").entries.map(\.state)
    }
    #expect(states == [[.untranslatable], [.untranslatable], [nil]])
  }

  @Test func `a plural form without a category is an issue`() {
    let reading = Reading(
      """
      <resources>
      <plurals name="a"><item quantity="lots">%d개들</item><item>%d개</item></plurals>
      </resources>
      """, as: "values-ko/strings.xml")
    #expect(reading.pairs == ["a=%d개"])
    #expect(reading.entries.map(\.variation) == ["plural.other"])
    #expect(reading.issues.map(\.start.column) == [19, 52])
    #expect(reading.issues.map(\.key) == ["a", "a"])
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

  private func flaws(_ value: String, in folder: String = "app/src/main/res/values-fr") -> [String]
  {
    let reading = Reading(
      "<resources xmlns:xliff='urn:a'><string name='a'>\(value)</string></resources>",
      as: folder + "/strings.xml")
    let line = Array(reading.bytes)
    return reading.issues.map {
      String(decoding: line[$0.start.column - 1..<$0.end.column - 1], as: UTF8.self)
    }
  }

  @Test(
    arguments: [
      ("Effacer l'album", "'"), ("Effacer l&apos;album", "&apos;"), ("l&#39;album", "&#39;"),
      ("<![CDATA[<b>l'album</b>]]>", "'"), (#"l\'album de l'ami"#, "'"), (#""l'album" d'ici"#, "'"),
      (#"\u00g9t\u00e9"#, #"\u"#), (#"Caf\u00e"#, #"\u"#), (#"Ouvrir "demain"#, "\""),
      (#"Ouvrir "l'album"#, "\""),
      (#"Ouvrir "Albums" ?"#, "\"Albums\""), (#""Albums" est vide"#, "\"Albums\""),
      (#"Ouvrir &quot;Albums&quot;"#, "&quot;Albums&quot;"),
    ])
  func `what Android's build refuses or drops is an issue`(value: String, flaw: String) {
    #expect(flaws(value) == [flaw])
  }

  @Test(
    arguments: [
      #"l\'album"#, #""l'album""#, #""l'album, l'ami""#, #"\u00e9 \n \"Albums\""#, "l’album",
      "<a href='x'>album</a>", "l<!-- it's -->a", #""Effacer ""#, #"a "  " b"#, #"a " b""#,
      #""Effacer "<xliff:g id="n">%s</xliff:g>"?""#, #"dites "l'ami" ici"#, #"\ud83d\ude00"#,
      #""Une ligne\n""#, "\"Une ligne.\"\n  \"Une autre.\"",
    ])
  func `what Android's build takes is no issue`(value: String) {
    #expect(flaws(value) == [])
  }

  @Test(arguments: ["composeResources/values-fr", "moko-resources/fr", "values-fr/raw"])
  func `other readers than Android's build need no escapes`(folder: String) {
    #expect(flaws("l'album", in: folder) == [])
  }

  @Test(
    arguments: [
      (["10", "20", "100"], true), (["#FF00AA", "#80102030"], true),
      (["auto", "dark_mode", "light_mode"], true), (["daily", "weekly"], false),
      (["Automatic", "Dark mode"], false), (["5", "Ten"], false),
    ])
  func `an array of values may be missing from translations`(items: [String], mayBe: Bool) {
    let rows = items.map { "<item>\($0)</item>" }.joined()
    let reading = Reading(
      """
      <resources><string name="a">Keep</string><string-array name="b">\(rows)</string-array>\
      <string name="c">Open</string></resources>
      """, as: "values/a.xml")
    #expect(reading.entries.map(\.text) == ["Keep"] + items + ["Open"])
    #expect(
      reading.entries.map(\.mayBeMissing) == [false] + items.map { _ in mayBe } + [false])
  }

  @Test func `entities of the file's own are texts, and cannot grow`() {
    let reading = Reading(
      """
      <!DOCTYPE resources [
        <!-- the name --> <!ENTITY app "연"> <!ENTITY app "둘"> <!ENTITY more "&app;&app;">
        <!ENTITY file SYSTEM "file:///etc/passwd">
      ]><resources><string name="a">&app; 열기 &amp;app;</string><string name="b">닫기</string></resources>
      """, as: "values-ko/strings.xml")
    #expect(reading.pairs == ["a=연 열기 &app;", "b=닫기"])
    #expect(reading.entries.map(\.stored.notation) == [.approximate, .android])
    #expect(reading.issues.isEmpty)
  }

  @Test func `moko calls its plurals plural`() {
    let reading = Reading(
      "<resources><plural name=\"n\"><item quantity=\"other\">메모 %d개</item></plural></resources>",
      as: "MR/ko/plurals.xml")
    #expect(reading.entries.map(\.variation) == ["plural.other"])
  }
}
