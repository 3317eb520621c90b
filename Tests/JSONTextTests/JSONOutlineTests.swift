import JSONText
import Testing

struct JSONOutlineTests {
  /// A document's values in their order: `name:kind=text`, those inside in brackets.
  private func describe(_ json: JSONOutline, _ value: Int) -> String {
    let inside = json.children(of: value).map { describe(json, $0) }.joined(separator: " ")
    return switch json.kind(of: value) {
    case .object: "\(json.name(of: value)):{\(inside)}"
    case .array: "\(json.name(of: value)):[\(inside)]"
    case .string: "\(json.name(of: value))=\(json.string(of: value) ?? "nil")"
    case .other: "\(json.name(of: value)):other"
    }
  }

  @Test(
    arguments: [
      (
        #"{"a": "x", "b": {"c": "\u00e9\n", "d": {}}, "e": [1, "y", [true]], "f": null}"#,
        ":{a=x b:{c=é\n d:{}} e:[:other =y :[:other]] f:other}"
      ),
      (#"{"a\"b": "x"}"#, #":{a"b=x}"#), (#" "x" "#, "=x"), ("[]", ":[]"),
      // Damaged: what can be told from the layout is there.
      ("{\n  \"a\": \"x\"\n  \"b\": \"y\"\n}", ":{a=x b=y}"),
    ])
  func `tells the values of a document`(text: String, wanted: String) throws {
    let outline = try #require(JSONOutline.document(Array(text.utf8)).outline)
    #expect(describe(outline, outline.root) == wanted)
  }

  @Test func `keeps where values stand, and takes the last of two members`() throws {
    let text = Array(#"{"a": "x", "a": "yz"}"#.utf8)
    let outline = try #require(JSONOutline.document(text).outline)
    let last = try #require(outline.member("a", of: outline.root))
    #expect(outline.range(of: last) == 17..<19)
    #expect(outline.range(of: outline.root) == 0..<text.count)
    #expect(outline.member("b", of: outline.root) == nil)
    #expect(outline.members(of: last).isEmpty)
  }

  @Test(
    arguments: [
      ("{\"a\": \"x\"", 9), ("{\"a\": \"\\q\"}", 7), ("{\"\\q\": 1}", 2), ("{} x", 3), ("", 0),
    ])
  func `says what is wrong`(text: String, offset: Int) {
    #expect(JSONOutline.document(Array(text.utf8)).problems.first?.offset == offset)
  }
}
