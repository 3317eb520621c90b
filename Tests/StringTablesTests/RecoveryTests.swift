import CopyModel
import Testing

@testable import StringTables

/// What damage costs, and what it must not cost.
struct RecoveryTests {
  @Test func `a comment that never closes is reported once`() {
    let lines = String(repeating: "\"Delete it\"=/* \n", count: 500)
    #expect(Reading(lines, as: "ko.lproj/A.strings").issues.count <= 2)
  }

  /// Korean strings of an Android app, of which some lines are damaged.
  private func android(_ damaged: [Int: String]) -> Reading {
    let rows = (2..<12).map { damaged[$0] ?? "<string name=\"a\($0)\">폴더 열기</string>" }
    return Reading(
      "<resources>\n\(rows.joined(separator: "\n"))\n</resources>\n", as: "values-ko/a.xml")
  }

  @Test func `each damage of an XML file is reported where it stands`() {
    let damaged = android([
      3: "<string name=\"a3\">열기 & 닫기</string>", 5: "<string name=\"a5\">열기 < 닫기</string>",
      7: "<string name=\"a7\">열기", 8: "<string name=\"a8\" x=>열기</string>",
      10: "<string name=\"a10\">열기 <b닫기</string>", 11: "<string name=\"a11\">\u{1}열기</string>",
    ])
    #expect(damaged.issues.map(\.start.line).sorted() == [3, 5, 7, 8, 10, 11])
    #expect(damaged.issues.allSatisfy { $0.kind == .unreadableEntry })
    #expect(damaged.pairs.count == 10)
  }

  @Test(
    arguments: [
      "<string name=\"a4>열기</string>", "<string name=\"a4\">열기 <b>닫기</string>",
      "<string name=\"a4\">열기</strin>", "<string name=\"a4\"열기</string>",
      "<string name=\"a4\">열기</string></resources>", "<!-- 열기", "<![CDATA[ 열기",
    ])
  func `one damage of an XML file is one finding`(line: String) {
    #expect(android([4: line]).issues.count == 1)
  }

  @Test func `bare and single-quoted keys behind damage are read`() {
    let reading = Reading(
      "\"a\" = \"b\"\nCancel = \"확인\";\n'Delete' = \"취소\";\n", as: "ko.lproj/A.strings")
    #expect(reading.pairs == ["Cancel=확인", "Delete=취소"])
    #expect(reading.issues.count == 1)
  }

  @Test func `UTF-32 is read and reported`() {
    var stored: [UInt8] = [0xFF, 0xFE, 0, 0]
    for scalar in "\"a\"=\"한\";".unicodeScalars {
      for shift in [0, 8, 16, 24] as [UInt32] { stored.append(UInt8(scalar.value >> shift & 0xFF)) }
    }
    let reading = Reading(stored, as: "ko.lproj/A.strings")
    #expect(reading.pairs == ["a=한"])
    #expect(reading.issues.map(\.kind) == [.wrongEncoding])
  }

  @Test func `the segments of one XLIFF 2 unit have names of their own`() {
    let segment = "<segment><source>A</source><target>가</target></segment>"
    let reading = Reading(
      "<xliff version=\"2.0\" trgLang=\"ko\"><file id=\"f\"><unit id=\"u\">\(segment)\(segment)</unit></file></xliff>",
      as: "A.xlf")
    #expect(reading.units.map(\.key) == ["u", "u#2"])
  }

  @Test func `a catalog may name its language behind its strings`() throws {
    let reading = Reading(
      """
      {"strings":{"취소":{"localizations":{"en":{"stringUnit":{"state":"translated","value":"Cancel"}}}}},
      "sourceLanguage":"ko","version":"1.0"}
      """, as: "A.xcstrings")
    let unit = try #require(reading.unit("취소", "en"))
    #expect(unit.source == "취소")
    #expect(unit.target == "Cancel")
  }

  @Test func `a catalog says whether the entries behind damage are checked`() {
    let minified = Reading(
      #"{"strings":{"a":{"localizations":{"ko":bad}},"b":{}}}"#, as: "A.xcstrings")
    #expect(minified.issues.map { $0.message.contains("is not checked") } == [true])
    let indented = Reading(
      "{\n  \"strings\" : {\n    \"a\" : bad,\n    \"b\" : {}\n  }\n}", as: "A.xcstrings")
    #expect(indented.issues.map { $0.message.contains("are still checked") } == [true])
    #expect(indented.units.map(\.key) == ["b"])
  }

  @Test func `a line that is no JSON costs no other member`() {
    for line in ["junk", "// a comment \"x\"", "=======", "*"] {
      let reading = Reading(
        "{\n  \"a\": \"가\",\n\(line)\n  \"b\": \"나\",\n  \"c\": \"다\"\n}\n", as: "ko.json")
      #expect(reading.pairs == ["a=가", "b=나", "c=다"], "\(line)")
      #expect(reading.issues.map(\.start.line) == [3], "\(line)")
    }
  }

  @Test func `damage in an object on one line does not cost the others`() {
    for damaged in [#""t": "가\q""#, #""t": "가"#, #""t": bad"#] {
      let reading = Reading(
        "{\n  \"a\": {\(damaged) },\n  \"b\": \"나\",\n  \"c\": \"다\"\n}\n", as: "ko.json")
      #expect(reading.pairs.suffix(2) == ["b=나", "c=다"], "\(damaged)")
      #expect(reading.issues.first?.start.line == 2, "\(damaged)")
    }
  }

  @Test func `damage in a file without indentation costs one member`() {
    let reading = Reading(
      "{\n\"a\": {\"t\": \"가,\n\"u\": \"나\"},\n\"b\": \"다\"\n}\n", as: "ko.json")
    #expect(reading.pairs == ["a.u=나", "b=다"])
    #expect(reading.issues.map(\.start.line) == [2])
    let closed = Reading("{\n\"a\": \"가\" }\n\"b\": \"나\"\n}\n", as: "ko.json")
    #expect(closed.pairs == ["a=가"])
    #expect(
      closed.issues.map { $0.message.contains("behind it in the file is not checked") } == [true])
  }

  @Test func `comments and a last comma cost nothing of a JSON file`() {
    let reading = Reading(
      "{\n  // one\n  \"a\": \"가\", /* two */ \"b\": [\"나\", ],\n  \"c\": \"다\", // three\n}\n",
      as: "ko.json")
    #expect(reading.pairs == ["a=가", "b.0=나", "c=다"])
    #expect(reading.issues.map(\.start.line) == [2, 3, 4])
    #expect(reading.issues.last?.message.contains("comma") == true)
  }

  @Test func `a section that never closes is told where it opens`() {
    let reading = Reading(
      "<resources>\n<string name=\"a\"><![CDATA[가</string>\n<string name=\"b\">나</string>\n</resources>",
      as: "values-ko/strings.xml")
    #expect(reading.issues.map(\.start) == [Place(line: 2, column: 18)])
    #expect(reading.issues.first?.message.contains("]]>") == true)
  }

  @Test func `one damaged character leaves the others of a properties file what they are`() {
    let stored = Array("a=가나\nb=다".utf8) + [0xB0] + Array("\nc=라\n".utf8)
    let reading = Reading(stored, as: "a_ko.properties")
    #expect(reading.pairs == ["a=가나", "b=다\u{FFFD}", "c=라"])
    #expect(reading.issues.map(\.kind) == [.wrongEncoding])
  }

  @Test func `a properties file in ISO-8859-1 is read as such`() {
    let reading = Reading(Array("a=caf".utf8) + [0xE9, 0x0A], as: "a_fr.properties")
    #expect(reading.pairs == ["a=café"])
    #expect(reading.issues.isEmpty)
  }
}
