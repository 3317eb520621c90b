@testable import JSONText
import Testing

struct JSON5Tests {
  /// Names and texts of a document, as its outline has them.
  private func pairs(_ text: String) throws -> [String] {
    let (outline, problems, _) = JSONOutline.document(Array(text.utf8), .json5)
    #expect(problems.isEmpty)
    let json = try #require(outline)
    return json.members(of: json.root).map {
      "\(json.name(of: $0))=\(json.string(of: $0) ?? json.literal(of: $0) ?? "…")"
    }
  }

  @Test(
    arguments: [
      ("{a: 1, $b_2: 'x', \"c d\": \"y\",}", ["a=1", "$b_2=x", "c d=y"]),
      ("// one\n{/* two */a /*:*/ : // three\n'x' /* , */}", ["a=x"]),
      ("{글: '가', \\u0061b: 2}", ["글=가", "ab=2"]),
      (#"{a: 'it\'s "so"', b: "\x41\v\0\q"}"#, ["a=it's \"so\"", "b=A\u{B}\0q"]),
      ("{a: 'one \\\r\ntwo \\\nthree'}", ["a=one two three"]),
      (
        "{a: +1, b: .5, c: 5., d: 0xfF, e: -Infinity, f: NaN, g: -1.5e+3}",
        ["a=+1", "b=.5", "c=5.", "d=0xfF", "e=-Infinity", "f=NaN", "g=-1.5e+3"]
      ),
      ("\u{FEFF}{\u{A0}a\u{2028}:\u{B}[1, 2,], b: {},}\u{C}", ["a=…", "b=…"]),
    ] as [(String, [String])])
  func `reads what people write`(text: String, pairs: [String]) throws {
    #expect(try self.pairs(text) == pairs)
  }

  @Test(
    arguments: [
      ("{a: 'x' b: 'y'}", 8, .expected("“,” or “}”")), ("{a: 'x\n'}", 4, .unclosedString),
      ("{a: 1} /* no end", 7, .openComment), ("{a: /* no end", 4, .openComment),
      ("{1a: 2}", 1, .expected("a name")), ("{a: x}", 4, .expected("a value")),
      ("{a: 0x}", 4, .badNumber), ("{a: 1.2.3}", 4, .badNumber), ("{a: '\\1'}", 5, .badEscape),
      ("{a: '\\xg0'}", 5, .badEscape), ("{,}", 1, .expected("a name")),
    ] as [(String, Int, JSONError.Problem)])
  func `says where it is none`(text: String, offset: Int, problem: JSONError.Problem) {
    let problems = JSONOutline.document(Array(text.utf8), .json5).problems
    #expect(problems.first == JSONError(at: offset, problem))
  }

  @Test func `strict JSON has none of it`() {
    for text in [
      "{a: 1}", "{'a': 1}", "{\"a\": 1,}", "{\"a\": +1}", "{/**/}", "{\"a\": \"\\x41\"}",
    ] {
      #expect(!JSONOutline.document(Array(text.utf8)).problems.isEmpty, "\(text)")
    }
  }

  @Test func `comments that never close take no long time`() {
    let text = "{" + String(repeating: "a: 1, b /*,", count: 50_000)
    let time = ContinuousClock().measure {
      #expect(!JSONOutline.document(Array(text.utf8), .json5).problems.isEmpty)
    }
    #expect(time < .seconds(20))
  }
}
