import CopyModel
import Testing

struct TranslationMemoryTests {
  private func read(
    _ units: String, source: String = "en-US", version: String = "1.4", path: String = "A.tmx"
  ) -> Reading {
    Reading(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <tmx version="\(version)"><header creationtool="x" segtype="sentence" srclang="\(source)"/><body>
      \(units)
      </body></tmx>
      """, as: path)
  }

  private func lines(_ reading: Reading) -> [String] {
    reading.units.map { "\($0.locale) \($0.key): \($0.source ?? "-") > \($0.target ?? "-")" }
  }

  @Test func `a unit for each translation, with its notes and places`() throws {
    let reading = read(
      """
      <tu tuid="t1"><note>Title</note><prop type="x-project">Notes</prop><prop type="x-context">alert</prop>
      <tuv xml:lang="en-US"><seg>Delete &amp; close?</seg></tuv>
      <tuv xml:lang="ko-KR"><note>polite</note><seg>삭제 &amp; 닫기<![CDATA[?]]></seg></tuv>
      <tuv xml:lang="zh-TW"><seg>刪除並關閉？</seg></tuv></tu>
      """)
    #expect(reading.issues.isEmpty)
    #expect(
      lines(reading) == [
        "ko t1: Delete & close? > 삭제 & 닫기?", "zh-Hant t1: Delete & close? > 刪除並關閉？",
      ])
    let unit = try #require(reading.unit("t1", "ko"))
    #expect(unit.format == "tmx")
    #expect(unit.comment == "Title\nalert\npolite")
    #expect(reading.unit("t1", "zh-Hant")?.comment == "Title\nalert")
    #expect(unit.stored.place == Place(line: 5, column: 47))
    #expect(unit.storedSource?.place == Place(line: 4, column: 28))
    #expect(reading.written(unit.stored) == "삭제 &amp; 닫기<![CDATA[?]]>")
  }

  @Test func `inline elements are kept as written`() {
    let seg =
      "Tap <bpt i=\"1\">&lt;b></bpt>here<ept i=\"1\"/> <ph x=\"2\">%@<sub>alt</sub></ph><it pos=\"begin\"/><hi>now</hi>"
    let reading = read(
      "<tu><tuv xml:lang=\"en\"><seg>\(seg)</seg></tuv><tuv xml:lang=\"ko\"><seg>\(seg)</seg></tuv></tu>"
    )
    let text = seg.replacing("&lt;", with: "<")
    #expect(lines(reading) == ["ko \(text): \(text) > \(text)"])
  }

  @Test(
    arguments: [
      ("en", "xml:lang", ["ko Keep: Keep > 유지", "ja Keep: Keep > 残す"]),
      ("*all*", "lang", ["ko Keep: Keep > 유지", "ja Keep: Keep > 残す"]),
      ("ko", "xml:lang", ["en 유지: 유지 > Keep", "ja 유지: 유지 > 残す"]),
    ])
  func `the source is in the language that the memory says`(
    source: String, attribute: String, expected: [String]
  ) {
    let variants = [("ko", "유지"), ("en", "Keep"), ("ja", "残す")].map {
      "<tuv \(attribute)=\"\($0)\"><seg>\($1)</seg></tuv>"
    }
    let reading = read("<tu>\(variants.joined())</tu>", source: source, version: "1.1")
    #expect(lines(reading) == expected)
  }

  @Test func `without it the memory says what was translated`() {
    let unit =
      "<tu tuid=\"t\"><tuv xml:lang=\"ja\"><seg>残す</seg></tuv><tuv xml:lang=\"ko\"><seg>유지</seg></tuv></tu>"
    #expect(lines(read(unit, source: "ja")) == ["ko t: 残す > 유지"])
    #expect(lines(read(unit, source: "*all*")) == ["ja t: - > 残す", "ko t: - > 유지"])
  }

  @Test func `no more than Chinese is said, and the text tells the script`() {
    let unit =
      "<tu tuid=\"t\"><tuv xml:lang=\"en\"><seg>Delete</seg></tuv><tuv xml:lang=\"ZH\"><seg>刪除這些</seg></tuv></tu>"
    #expect(lines(read(unit)) == ["zh-Hant t: Delete > 刪除這些"])
  }

  @Test func `an empty translation stands where its source does`() throws {
    let reading = read(
      "<tu tuid=\"t\"><tuv xml:lang=\"en\"><seg>Keep</seg></tuv><tuv xml:lang=\"ko\"><seg/></tuv></tu>"
    )
    #expect(lines(reading) == ["ko t: Keep > -"])
    #expect(reading.units.first?.stored == reading.units.first?.storedSource)
  }

  @Test func `damage is one issue and keeps the units before`() {
    let unit = { (id: String) in
      "<tu tuid=\"\(id)\"><tuv xml:lang=\"en\"><seg>Keep</seg></tuv><tuv xml:lang=\"ko\"><seg>유지</seg></tuv></tu>\n"
    }
    let whole = read(unit("a") + unit("b") + unit("c"))
    let damaged = read(
      unit("a") + unit("b") + "<tu tuid=\"x\"><tuv xml:lang=\"en\"><seg>A</tuv></tu>" + unit("c"))
    #expect(damaged.issues.map(\.kind) == [.unreadableEntry])
    #expect(damaged.issues.first?.start.line == 5)
    #expect(lines(damaged).prefix(2) == lines(whole).prefix(2))
    #expect(lines(damaged).last == lines(whole).last)
  }
}
