import CopyModel
import Testing

struct XLIFFTests {
  /// An XLIFF 1.2 document with these units in one file.
  private func read(_ units: String, target: String? = "ko", path: String = "A.xliff") -> Reading {
    let language = target.map { " target-language=\"\($0)\"" } ?? ""
    return Reading(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
      <file original="A &amp; B.strings" source-language="en"\(language)><body>
      \(units)
      </body></file></xliff>
      """, as: path)
  }

  private func unit(_ source: String, _ target: String, attributes: String = "") -> String {
    """
    <trans-unit id="k"\(attributes)><source>\(source)</source>
    <target>\(target)</target></trans-unit>
    """
  }

  @Test func `reads a unit with its place, table and note`() throws {
    let reading = read(
      """
      <trans-unit id="a &lt; b"><source>Delete?</source><target state="translated">삭제?</target>
      <note> One. </note><note>Two &amp; three.</note></trans-unit>
      """)
    #expect(reading.issues.isEmpty)
    let unit = try #require(reading.units.first)
    #expect(unit.key == "a < b")
    #expect(unit.table == "A & B.strings")
    #expect(unit.locale.identifier == "ko")
    #expect(unit.source == "Delete?")
    #expect(unit.target == "삭제?")
    #expect(unit.comment == "One.\nTwo & three.")
    #expect(unit.state == .translated)
    #expect(reading.written(unit.stored) == "삭제?")
    #expect(unit.stored.place == Place(line: 4, column: 78))
    #expect(unit.storedSource.map(reading.written) == "Delete?")
  }

  @Test(
    arguments: [
      ("a &amp;&lt;&gt;&quot;&apos; b", "a &<>\"' b"), ("&#8230;&#x2026;&#x1F600;", "……😀"),
      ("<![CDATA[1 < 2 & &amp; 3]]>", "1 < 2 & &amp; 3"), ("a<![CDATA[b]]>c<![CDATA[]]>", "abc"),
      ("a<!-- no -->b", "ab"), ("Tap <g id=\"1\">here</g>", "Tap <g id=\"1\">here</g>"),
      ("<x id=\"1\"/> left", "<x id=\"1\"/> left"), ("", ""), (" 가 ", " 가 "),
      (
        "<mrk mid=\"1\" mtype=\"seg\"><ph id=\"0\">%@</ph></mrk>. <mrk mtype=\"seg\" mid=\"2\"/>",
        "<ph id=\"0\">%@</ph>. "
      ),
      (
        "<mrk mtype=\"seg\"><mrk mtype=\"term\">a</mrk> b</mrk><mrk mtype=\"term\">c</mrk>",
        "<mrk mtype=\"term\">a</mrk> b<mrk mtype=\"term\">c</mrk>"
      ),
    ])
  func `decodes text and keeps inline markup`(written: String, text: String) throws {
    let reading = read(unit(written, written))
    #expect(reading.issues.isEmpty)
    let unit = try #require(reading.units.first)
    #expect(unit.source == text)
    #expect(unit.target == text)
    #expect(reading.written(unit.stored) == written)
  }

  @Test(
    arguments: [
      ("final", .final), ("signed-off", .final), ("translated", .translated),
      ("needs-review-translation", .needsReview), ("needs-translation", .new), ("new", .new),
      ("x-other", nil),
    ] as [(String, UnitState?)])
  func `takes over the state`(name: String, state: UnitState?) {
    let reading = read(
      "<trans-unit id=\"k\"><source>A</source><target state=\"\(name)\">가</target></trans-unit>")
    #expect(reading.units.map(\.state) == [state])
  }

  @Test(
    arguments: [
      ("%lld files|==|plural.one", "%lld files", "plural.one"),
      ("tap|==|device.mac", "tap", "device.mac"),
      ("tap|==|device.mac.plural.other", "tap", "device.mac.plural.other"),
      ("k|==|substitutions.birds.plural.one", "k", "substitution.birds.plural.one"),
      ("a|==|b", "a|==|b", nil), ("a|==|", "a|==|", nil), ("plural.one", "plural.one", nil),
      ("/%d a/b:dict/n:dict/other:dict/:string", "%d a/b", "substitution.n.plural.other"),
      ("/k:dict/NSStringLocalizedFormatKey:dict/:string", "k", nil),
      ("/k:dict/:string", "/k:dict/:string", nil), ("/a/b", "/a/b", nil),
    ] as [(String, String, String?)])
  func `Xcode's ids have the variation behind the key`(id: String, key: String, variation: String?)
  {
    let reading = read("<trans-unit id=\"\(id)\"><source>A</source><target>가</target></trans-unit>")
    #expect(reading.units.map(\.key) == [key])
    #expect(reading.units.map(\.variation) == [variation])
  }

  @Test func `proposals are no translation`() {
    let reading = read(
      """
      <trans-unit id="k"><source>A</source><target>가</target>
      <alt-trans><source>B</source><target state="final">나</target><note>N</note></alt-trans>
      </trans-unit>
      """)
    #expect(reading.units.map(\.target) == ["가"])
    #expect(reading.units.map(\.source) == ["A"])
    #expect(reading.units.map(\.comment) == [nil])
    #expect(reading.units.map(\.state) == [nil])
  }

  @Test func `a unit may be kept from translation`() {
    let reading = read(unit("Copydesk", "Copydesk", attributes: " translate=\"no\""))
    #expect(reading.units.map(\.state) == [.untranslatable])
  }

  @Test(arguments: ["0", "-5", "20px", "wide", "99999999999999999999"])
  func `a width that nothing can have is no limit, and is told once`(_ width: String) {
    let units = (1...3).map { number in
      "<trans-unit id=\"\(number)\" size-unit=\"char\" maxwidth=\"\(width)\"><source>A</source></trans-unit>"
    }
    let reading = read(units.joined(separator: "\n"))
    #expect(reading.units.map(\.limit) == [nil, nil, nil])
    #expect(reading.issues.map(\.kind) == [.unreadableEntry])
    #expect(reading.issues.first?.message.contains("maxwidth=\"\(width)\"") == true)
    #expect(
      reading.issues.first?.start
        == reading.units.first.map {
          Place(line: $0.stored.place.line, column: 1)
        })
  }

  @Test func `a size may be restricted on both sides`() {
    let limits = ["10", "5,10", "5,", "0,0"].map { size in
      read(
        "<unit id=\"a\" sizeRestriction=\"\(size)\"><segment><source>A</source></segment></unit>"
      ).units.first?.limit?.count
    }
    #expect(limits == [10, 10, nil, nil])
  }

  @Test func `a unit without a target stands where its source stands`() throws {
    let reading = read("<trans-unit id=\"k\"><source>A</source></trans-unit>")
    let unit = try #require(reading.units.first)
    #expect(unit.target == nil)
    #expect(reading.written(unit.stored) == "A")
    #expect(unit.locale.identifier == "ko")
  }

  @Test func `every file has its own table and language`() {
    let file = { (name: String, language: String, text: String) in
      """
      <file original="\(name)" source-language="en" target-language="\(language)"><body>
      <trans-unit id="k"><source>A</source><target>\(text)</target></trans-unit></body></file>
      """
    }
    let reading = Reading(
      "<xliff version=\"1.2\">\(file("One", "ko", "가"))\(file("Two", "zh-CN", "甲"))</xliff>",
      as: "A.xliff")
    #expect(reading.units.map(\.table) == ["One", "Two"])
    #expect(reading.units.map(\.locale.identifier) == ["ko", "zh-Hans"])
  }

  @Test func `a file's name may tell the language`() {
    let reading = read(unit("A", "가"), target: nil, path: "ko.xliff")
    #expect(reading.units.map(\.locale.identifier) == ["ko"])
    #expect(reading.issues.isEmpty)
  }

  @Test func `targets without a language are one issue`() {
    let reading = read(unit("A", "가") + unit("B", "나"), target: nil)
    #expect(reading.issues.map(\.kind) == [.unreadableEntry])
    #expect(reading.issues.map(\.start.line) == [5])
  }

  @Test func `a unit without an id goes by its source`() {
    let reading = read(
      "<trans-unit><source>Open</source><target>열기</target></trans-unit>", target: "ko")
    #expect(reading.units.map(\.key) == ["Open"])
    #expect(reading.units.map(\.target) == ["열기"])
  }

  @Test func `a target language that is none is named`() {
    let reading = read(unit("A", "가"), target: "Korean")
    #expect(reading.issues.map { $0.message.contains("“Korean” is no language") } == [true])
  }

  @Test func `a document without targets is the source's own table`() {
    let reading = read("<trans-unit id=\"k\"><source>A</source></trans-unit>", target: nil)
    #expect(reading.issues.isEmpty)
    #expect(reading.units.map(\.locale) == [.english])
    #expect(reading.units.map(\.source) == ["A"])
  }

  @Test func `reads the segments of XLIFF 2`() {
    let reading = Reading(
      """
      <xliff version="2.0" srcLang="en" trgLang="zh-Hant"><file id="f1">
      <unit id="u1" name="alert.title"><notes><note>Title</note></notes>
      <segment state="reviewed"><source>One.</source><target>甲。</target></segment>
      <ignorable><source> </source></ignorable>
      <segment state="initial"><source>Two.</source></segment></unit>
      <unit id="u2" translate="no"><segment><source>X</source><target>X</target></segment></unit>
      </file></xliff>
      """, as: "A.xliff")
    #expect(reading.issues.isEmpty)
    #expect(reading.units.map(\.key) == ["alert.title", "alert.title#2", "u2"])
    #expect(reading.units.map(\.target) == ["甲。", nil, "X"])
    #expect(reading.units.map(\.state) == [.translated, .new, .untranslatable])
    #expect(reading.units.map(\.comment) == ["Title", "Title", nil])
    #expect(reading.units.map(\.table) == ["f1", "f1", "f1"])
    #expect(reading.units.map(\.locale.identifier) == ["zh-Hant", "zh-Hant", "zh-Hant"])
  }

  @Test func `a damaged document is one issue and keeps the units before`() {
    let reading = read(unit("A", "가") + "<trans-unit id=\"z\"><source>&nope;</target>")
    #expect(reading.units.first?.target == "가")
    #expect(reading.issues.map(\.kind) == [.unreadableEntry])
  }

  @Test(arguments: [
    ("<resources>\n<string name=\"a\">Keep</string></resources>", "Android’s strings (.xml)"),
    ("<plan/>", "The file begins with <plan>"),
  ])
  func `a file of another format is told`(_ text: String, _ words: String) {
    let reading = Reading(text, as: "A.xliff")
    #expect(reading.issues.map(\.start.line) == [1])
    #expect(reading.issues.first?.message.contains(words) == true)
  }

  @Test func `the language may stand with the translation alone`() {
    let reading = read(
      "<trans-unit id=\"k\"><source>Lid</source><target xml:lang=\"ko\">뚜껑</target></trans-unit>",
      target: nil)
    #expect(reading.units.map(\.target) == ["뚜껑"])
    #expect(reading.units.map(\.locale.identifier) == ["ko"])
    #expect(reading.issues.isEmpty)
  }

  @Test(
    arguments: [
      (
        "sdlxliff", "",
        "<s:seg-defs><s:seg id=\"1\" conf=\"Translated\"/><s:seg id=\"2\" conf=\"Draft\"/></s:seg-defs>",
        UnitState.needsReview
      ),
      (
        "sdlxliff", "", "<s:seg-defs><s:seg id=\"1\" conf=\"ApprovedSignOff\"/></s:seg-defs>",
        .final
      ),
      ("mqxliff", " s:status=\"ManuallyConfirmed\"", "", .translated),
      ("mxliff", " s:confirmed=\"0\"", "", .needsReview),
      ("mxliff", " s:confirmed=\"1\"", "", .translated),
    ] as [(String, String, String, UnitState)])
  func `translation tools tell states in ways of their own`(
    ending: String, attributes: String, segments: String, state: UnitState
  ) {
    let reading = read(
      """
      <trans-unit id="k" xmlns:s="u"\(attributes)><source>Lid</source>
      <target><mrk mtype="seg" mid="1">뚜껑</mrk></target>\(segments)</trans-unit>
      """, path: "A.\(ending)")
    #expect(reading.units.map(\.state) == [state])
    #expect(reading.units.map(\.target) == ["뚜껑"])
  }
}
