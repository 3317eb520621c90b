import CopyModel
import Testing

@testable import StringTables

/// What damage costs, and what it must not cost.
struct RecoveryTests {
  @Test func `a comment that never closes is reported once`() {
    let lines = String(repeating: "\"Delete it\"=/* \n", count: 500)
    #expect(Reading(lines, as: "ko.lproj/A.strings").issues.count <= 2)
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
}
