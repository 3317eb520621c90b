import CopyModel
import Testing

struct TermBaseTests {
  private func lines(_ reading: Reading) -> [String] {
    reading.units.map { "\($0.locale) \($0.key): \($0.source ?? "-") > \($0.target ?? "-")" }
  }

  /// A glossary of version 2.
  private func read(_ concepts: String) -> Reading {
    Reading(
      """
      <?xml version="1.0"?><martif type="TBX-Basic" xml:lang="en"><text><body>
      \(concepts)
      </body></text></martif>
      """, as: "A.tbx")
  }

  private func concept(_ languages: [(String, [String])], id: String = "c1") -> String {
    let sets = languages.map { language, terms in
      let tigs = terms.map { "<tig><term>\($0)</term></tig>" }.joined()
      return "<langSet xml:lang=\"\(language)\">\(tigs)</langSet>"
    }
    return "<termEntry id=\"\(id)\">\(sets.joined())</termEntry>"
  }

  @Test func `a unit for each term, with its notes and places`() throws {
    let reading = read(
      """
      <termEntry id="c1"><descripGrp><descrip type="definition">To take away for good.</descrip></descripGrp>
      <langSet xml:lang="en"><tig><term>delete</term></tig></langSet>
      <langSet xml:lang="ko"><note>a button</note><ntig><termGrp><term>삭제 &amp; 제거</term></termGrp>
      <note>polite</note></ntig></langSet></termEntry>
      """)
    #expect(reading.issues.isEmpty)
    let unit = try #require(reading.units.first)
    #expect(lines(reading) == ["ko c1: delete > 삭제 & 제거"])
    #expect(unit.format == "tbx")
    #expect(unit.comment == "To take away for good.\na button\npolite")
    #expect(unit.stored.place == Place(line: 4, column: 66))
    #expect(unit.storedSource?.place == Place(line: 3, column: 35))
    #expect(reading.written(unit.stored) == "삭제 &amp; 제거")
  }

  @Test func `version 3, in both styles`() {
    let reading = Reading(
      """
      <tbx type="TBX-Basic" style="dct" xml:lang="en" xmlns="urn:iso:std:iso:30042:ed-2"
       xmlns:min="http://www.tbxinfo.net/ns/min" xmlns:basic="http://www.tbxinfo.net/ns/basic"><text><body>
      <conceptEntry id="1"><basic:definition>d</basic:definition>
      <langSec xml:lang="en"><termSec><term>sign in</term><min:administrativeStatus>admittedTerm-admn-sts</min:administrativeStatus></termSec>
      <termSec><term>log in</term><termNote type="administrativeStatus">preferredTerm-admn-sts</termNote></termSec></langSec>
      <langSec xml:lang="zh-TW"><termSec><term>登入</term></termSec></langSec></conceptEntry></body></text></tbx>
      """, as: "A.tbx")
    #expect(lines(reading) == ["zh-Hant 1: log in > 登入"])
    #expect(reading.units.first?.comment == "d")
  }

  @Test func `each target term is a unit, and a deprecated one is not live`() {
    let reading = read(
      """
      <termEntry><langSet xml:lang="en-US"><tig><term>photo</term></tig><tig><term>picture</term></tig></langSet>
      <langSet xml:lang="ko"><tig><term>사진</term></tig><tig><term>그림</term>
      <termNote type="administrativeStatus">deprecatedTerm-admn-sts</termNote></tig></langSet></termEntry>
      """)
    #expect(lines(reading) == ["ko photo: photo > 사진", "ko photo: photo > 그림"])
    #expect(reading.units.map(\.state) == [nil, .obsolete])
  }

  @Test func `no more than Chinese is said, and the text tells the script`() {
    #expect(
      lines(read(concept([("en", ["error"]), ("zh", ["錯誤"])]))) == ["zh-Hant c1: error > 錯誤"])
  }

  @Test func `a concept without a source term is still read`() {
    #expect(lines(read(concept([("ko", ["사진"])]))) == ["ko c1: - > 사진"])
    #expect(lines(read(concept([("en", ["photo"])]))) == [])
  }

  @Test func `damage is one issue and keeps the concepts before`() {
    let good = (1...3).map { concept([("en", ["photo"]), ("ko", ["사진"])], id: "c\($0)") + "\n" }
    let whole = read(good.joined())
    let damaged = read(good[0] + good[1] + "<termEntry id=\"x\"><langSet></termEntry>\n" + good[2])
    #expect(damaged.issues.map(\.kind) == [.unreadableEntry])
    #expect(lines(damaged).prefix(2) == lines(whole).prefix(2))
  }
}
