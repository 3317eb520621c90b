import CopyModel
import StringTables
import Testing

struct StringsFormatTests {
  @Test func `a missing equals sign is told as such`() {
    let reading = Reading("\"a\" \"가\";\n\"b\" = \"나\";\n", as: "ko.lproj/A.strings")
    #expect(reading.pairs == ["b=나"])
    #expect(reading.issues.map { $0.message.contains("“=” is missing behind “a”") } == [true])
  }

  private func read(_ text: String) -> Reading { Reading(text, as: "ko.lproj/A.strings") }

  @Test(
    arguments: [
      (#""a" = "b";"#, ["a=b"]), (#""a"="b";"c"="d";"#, ["a=b", "c=d"]),
      ("\n  \"a\"\n=\n\"b\"\n;\n", ["a=b"]), ("key = value;", ["key=value"]),
      ("a.b-c_1/2:$x = \"d\";", ["a.b-c_1/2:$x=d"]), ("\"key\";", ["key=key"]),
      ("key;", ["key=key"]), ("'a' = 'b \"c\" d';", ["a=b \"c\" d"]),
      (#""a" = "";"#, ["a="]), (#""" = "b";"#, ["=b"]),
      ("\"a\" = \"two\nlines\";", ["a=two\nlines"]),
      (#""a" /* x */ = /* y */ "b" /* z */;"#, ["a=b"]), (#""a" = "// /* b";"#, ["a=// /* b"]),
      (#""a" = "1"; "a" = "2";"#, ["a=1", "a=2"]), ("\u{2028}\u{FEFF}\"a\" = \"b\";", ["a=b"]),
      ("{ \"a\" = \"b\"; // c\n}", ["a=b"]),
      ("/* c */ {\na = b;\n\"c\" = \"d\";\n}\n", ["a=b", "c=d"]),
      ("{ a = b; } c = d;", ["a=b", "c=d"]),
    ])
  func `reads entries`(text: String, wanted: [String]) {
    let reading = read(text)
    #expect(reading.pairs == wanted)
    #expect(reading.issues.isEmpty)
  }

  @Test func `knows where a value stands`() throws {
    let reading = read("/* 한 */ \"한😀\" = \"b\\\"c\";")
    let stored = try #require(reading.entries.first).stored
    #expect(reading.written(stored) == "b\\\"c")
    #expect(stored.place == Place(line: 1, column: 18))
    #expect(stored.file == "ko.lproj/A.strings")
    #expect(stored.notation == .strings)
  }

  @Test func `a property list in XML is read`() throws {
    let reading = read(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0"><dict>
      <key>save</key><string>저장</string><key>a &amp; b</key>
      <string>가 &amp; 나</string></dict></plist>
      """)
    #expect(reading.pairs == ["save=저장", "a & b=가 & 나"])
    #expect(reading.issues.isEmpty)
    #expect(reading.entries.map(\.variation) == [nil, nil])
    #expect(reading.written(try #require(reading.entries.last).stored) == "가 &amp; 나")
  }

  @Test func `a binary property list is to be converted`() {
    let reading = Reading(Array("bplist00".utf8) + [0xD1, 1, 2, 0xFF], as: "ko.lproj/A.strings")
    #expect(reading.issues.map(\.kind) == [.unreadableEntry])
    #expect(reading.issues.first?.message.contains("plutil -convert xml1 A.strings") == true)
  }

  @Test(
    arguments: [
      ("/* one */\n\"a\" = \"b\";", "one"), ("// one\n\"a\" = \"b\";", "one"),
      ("// one\n// two\n\"a\" = \"b\";", "one\ntwo"),
      ("/* one */\n\n/* two */\n\"a\" = \"b\";", "two"),
      ("/**/\"a\" = \"b\";", ""), ("\"a\" = /* inner */ \"b\";", nil), ("\"a\" = \"b\";", nil),
      ("/* no one */\n\"z\" = \"y\";\n\"a\" = \"b\";", nil),
    ] as [(String, String?)])
  func `a comment belongs to the entry behind it`(text: String, comment: String?) {
    #expect(read(text).entries.first { $0.key == "a" }?.comment == comment)
  }

  @Test(
    arguments: [
      ("\"a\" = \"A\"; // one\n\"b\" = \"B\"; // two\n", ["one", "two"]),
      (
        "\"a\" = \"A\";\t/* one */ // and more\n\"b\" = \"B\"; /* two */", ["one\nand more", "two"]
      ),
      ("/* zero */\n\"a\" = \"A\"; // one\n// two\n\"b\" = \"B\";", ["zero\none", "two"]),
      ("\"a\" = \"A\"; /* two */ \"b\" = \"B\";", [nil, "two"]),
      ("\"a\" = \"A\"; /* one\n more */\n\"b\" = \"B\";", ["one\n more", nil]),
      ("\"a\" = \"A\";\n/* two */ \"b\" = \"B\"; //\n", [nil, "two"]),
    ] as [(String, [String?])])
  func `a comment that ends an entry's line belongs to it`(text: String, comments: [String?]) {
    let reading = read(text)
    #expect(reading.entries.map(\.comment) == comments)
    #expect(reading.issues.isEmpty)
  }

  @Test func `a missing semicolon is an issue and the next entries are kept`() throws {
    let reading = read("\"a\" = \"A\";\n  \"b\" = \"B\"\n\"c\" = \"C\";\n")
    #expect(reading.pairs == ["a=A", "c=C"])
    let issue = try #require(reading.issues.first)
    #expect(reading.issues.count == 1)
    #expect(issue.kind == .unreadableEntry)
    #expect(issue.start == Place(line: 2, column: 3))
    #expect(issue.end == Place(line: 2, column: 12))
    #expect(issue.message.contains("“b”"))
  }

  @Test func `a quote that never closes costs one entry`() {
    let reading = read("\"a\" = \"A;\n\"b\" = \"B\";\n\"c\" = \"C\";\n")
    #expect(reading.pairs == ["b=B", "c=C"])
    #expect(reading.issues.map(\.start) == [Place(line: 1, column: 1)])
  }

  @Test func `the last quote never closes`() {
    let reading = read("\"a\" = \"A\";\n\"b\" = \"B;\n")
    #expect(reading.pairs == ["a=A"])
    #expect(reading.issues.map(\.message) == ["The quote that opens here never closes."])
    #expect(reading.issues.map(\.start.line) == [2])
  }

  @Test func `an unescaped quote inside costs one entry`() {
    let reading = read("\"a\" = \"say \"hi\" now\";\n\"b\" = \"B\";\n")
    #expect(reading.pairs == ["b=B"])
    #expect(reading.issues.map(\.start) == [Place(line: 1, column: 1)])
  }

  @Test func `a comment that never closes is an issue`() {
    let reading = read("\"a\" = \"A\";\n /* lost\n\"b\" = \"B\";\n")
    #expect(reading.pairs == ["a=A"])
    #expect(reading.issues.map(\.start) == [Place(line: 2, column: 2)])
    #expect(reading.issues.map(\.end) == [Place(line: 2, column: 4)])
  }

  @Test(arguments: [
    "\"a\"", "\"a\" =", "\"a\" = \"b\"", "=", ";", "\"a\" = = \"b\";", "{{ a = b; }",
  ])
  func `half an entry is an issue`(text: String) {
    #expect(read(text).issues.map(\.kind) == [.unreadableEntry])
    #expect(read(text + "\n\"z\" = \"Z\";").pairs.last == "z=Z")
  }

  @Test func `conflict markers are issues and both sides are kept`() {
    let reading = read(
      """
      <<<<<<< HEAD
      "a" = "ours";
      =======
      "a" = "theirs";
      >>>>>>> branch
      "b" = "<<<<<<< no marker";
      """)
    #expect(reading.pairs == ["a=ours", "a=theirs", "b=<<<<<<< no marker"])
    #expect(reading.issues.map(\.kind) == [.conflictMarker, .conflictMarker, .conflictMarker])
    #expect(reading.issues.map(\.start.line) == [1, 3, 5])
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func `counts lines by any line break`(lineBreak: String) {
    let text = ["// 한", "\"a\" = \"A\";", "", "\"b\" = \"B\""].joined(separator: lineBreak)
    let reading = read(text)
    #expect(reading.entries.map(\.stored.place) == [Place(line: 2, column: 8)])
    #expect(reading.issues.map(\.start) == [Place(line: 4, column: 1)])
    #expect(reading.issues.map(\.end) == [Place(line: 4, column: 10)])
  }

  @Test func `what is no UTF-8 is an issue and the rest is kept`() throws {
    let stored = Array("\"a\" = \"한x".utf8) + [0xFF] + Array("y\";\n\"b\" = \"B\";".utf8)
    let reading = Reading(stored, as: "a.strings")
    #expect(reading.pairs == ["a=한x\u{FFFD}y", "b=B"])
    let issue = try #require(reading.issues.first)
    #expect(reading.issues.count == 1)
    #expect(issue.kind == .wrongEncoding)
    #expect(issue.start == Place(line: 1, column: 10))
  }

  @Test(arguments: [
    ("{\n  \"sourceLanguage\" : \"en\", \"strings\" : {} }", ".xcstrings"),
    ("{ \"a\": \"Keep\" }", ".json"),
  ])
  func `JSON is told once`(_ text: String, _ name: String) {
    let reading = read(text)
    #expect(reading.entries.isEmpty)
    #expect(reading.issues.count == 1)
    #expect(reading.issues.first?.message.contains(name) == true)
  }
}
