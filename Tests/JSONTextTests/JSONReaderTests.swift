import JSONText
import Testing

/// Parses a text that is kept alive while it is read.
func parse(_ text: String) throws(JSONError) -> JSONValue {
  let bytes = Array(text.utf8)
  return try JSONReader.document(bytes.span)
}

struct JSONReaderTests {
  static let document = """
    {"name": "삭제", "n": [1, -2.5, 3e2], "deep": {"a": [{"b": null}], "t": true, "f": false},
     "esc": "a\\"b\\\\c\\n\\u00e9\\ud83d\\ude00"}
    """

  @Test func `reads every kind of value`() throws {
    let value = try parse(Self.document)
    #expect(value.members.map(\.name) == ["name", "n", "deep", "esc"])
    #expect(value["name"]?.string == "삭제")
    #expect(value["n"]?.elements.map(\.number) == [1, -2.5, 300])
    #expect(value["deep"]?["a"]?.elements.first?["b"]?.range.count == 4)
    #expect(value["deep"]?["t"]?.bool == true)
    #expect(value["deep"]?["f"]?.bool == false)
    #expect(value["esc"]?.string == "a\"b\\c\né😀")
  }

  @Test func `keeps the bytes of every value`() throws {
    let text = Self.document
    let bytes = Array(text.utf8)
    func written(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    let value = try parse(text)
    #expect(value.range == 0..<bytes.count)
    #expect(value.members.map { written($0.nameRange) } == ["name", "n", "deep", "esc"])
    #expect(try written(#require(value["name"]).range) == "삭제")
    #expect(try written(#require(value["n"]).range) == "[1, -2.5, 3e2]")
    #expect(try written(#require(value["deep"]?["a"]).range) == "[{\"b\": null}]")
    #expect(try written(#require(value["deep"]?["t"]).range) == "true")
    #expect(
      try written(#require(value["esc"]).range) == #"a\"b\\c\n\u00e9\ud83d\ude00"#)
  }

  @Test func `keeps every member with the same name and takes the last`() throws {
    let value = try parse(#"{"a": 1, "a": 2}"#)
    #expect(value.members.map(\.name) == ["a", "a"])
    #expect(value["a"]?.number == 2)
    #expect(value["b"] == nil)
  }

  @Test func `a wrong kind is nothing`() throws {
    let value = try parse("[1]")
    #expect(value.members.isEmpty)
    #expect(value.string == nil)
    #expect(value.bool == nil)
    #expect(value.number == nil)
    #expect(value["a"] == nil)
    #expect(try parse("{}").elements.isEmpty)
  }

  @Test(
    arguments: [
      (#""\b\f\n\r\t\/\\\"""#, "\u{8}\u{C}\n\r\t/\\\""), (#""\u0041\u00E9\uD55C""#, "Aé한"),
      (#""\ud83d\ude00""#, "😀"), (#""\uD83D\uDE00x""#, "😀x"), (#""\u0000""#, "\u{0}"),
    ])
  func `decodes escapes`(json: String, text: String) throws {
    #expect(try parse(json).string == text)
  }

  @Test(
    arguments: [
      (#""\ud83d""#, "\u{FFFD}"), (#""\ude00""#, "\u{FFFD}"), (#""\ud83dx""#, "\u{FFFD}x"),
      (#""\ud83d\n""#, "\u{FFFD}\n"), (#""\ud83d\u0041""#, "\u{FFFD}A"),
      (#""\ude00\ud83d""#, "\u{FFFD}\u{FFFD}"), (#""\ud83d\ud83d\ude00""#, "\u{FFFD}😀"),
    ])
  func `a lone surrogate is repaired`(json: String, text: String) throws {
    #expect(try parse(json).string == text)
  }

  @Test(
    arguments: [
      ("", 0, .unexpectedEnd), ("  ", 2, .unexpectedEnd), ("x", 0, .expected("a value")),
      ("{", 1, .unexpectedEnd), ("[1", 2, .unexpectedEnd), (#"{"a" 1}"#, 5, .expected("“:”")),
      ("{1}", 1, .expected("a string")), ("[1 2]", 3, .expected("“,” or “]”")),
      ("[1,]", 2, .extraComma), (#"{"a":1,}"#, 6, .extraComma),
      ("1 2", 2, .expected("nothing after the value")), (#""ab"#, 3, .unexpectedEnd),
      (#""a\q""#, 2, .badEscape), (#""a\u12g4""#, 2, .badEscape), (#""\u12"#, 5, .unexpectedEnd),
      ("\"a\nb\"", 0, .unclosedString), ("\"a\tb\"", 2, .controlCharacter), ("[-]", 1, .badNumber),
      ("1-2", 1, .expected("nothing after the value")),
      ("tru", 0, .expected("a value")), ("'a'", 0, .expected("a value")),
    ] as [(String, Int, JSONError.Problem)])
  func `points at what is no JSON`(json: String, offset: Int, problem: JSONError.Problem) {
    #expect(throws: JSONError(at: offset, problem)) { try parse(json) }
  }

  @Test func `steps over a byte order mark`() throws {
    let value = try parse("\u{FEFF}[true]")
    #expect(value.range == 3..<9)
  }

  @Test func `values nest up to the limit`() throws {
    let open = String(repeating: "[", count: 128)
    let close = String(repeating: "]", count: 128)
    #expect(try parse(open + close).elements.count == 1)
    #expect(throws: JSONError(at: 128, .tooDeep)) { try parse("[" + open + close + "]") }
  }

  @Test(arguments: ["[", #"{"a":"#])
  func `very deep nesting is an error and no crash`(open: String) {
    #expect(throws: JSONError(at: 128 * open.utf8.count, .tooDeep)) {
      try parse(String(repeating: open, count: 100_000))
    }
  }

  @Test func `every prefix of a document is refused`() {
    let bytes = Array(Self.document.utf8)
    for count in bytes.indices {
      let prefix = Array(bytes[..<count])
      #expect(throws: JSONError.self, "\(count) bytes") {
        try JSONReader.document(prefix.span)
      }
    }
  }

  @Test(arguments: [JSONError.Problem.tooDeep, .badEscape, .expected("a value"), .unexpectedEnd])
  func `says what is wrong`(problem: JSONError.Problem) {
    #expect(!JSONError(at: 0, problem).message.isEmpty)
  }

  @Test func `reads values one after the other`() throws {
    let bytes = Array(#" 1 "b" [] "#.utf8)
    var reader = JSONReader()
    #expect(try reader.value(in: bytes.span).number == 1)
    #expect(try reader.value(in: bytes.span).string == "b")
    #expect(try reader.value(in: bytes.span).range == 7..<9)
    reader.skipSpace(in: bytes.span)
    #expect(reader.offset == bytes.count)
  }
}
