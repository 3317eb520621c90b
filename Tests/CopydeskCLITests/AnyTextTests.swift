import TestKit
import Testing

/// Texts that no writer would write, handed to the verbs that read standard input.
@Suite struct AnyTextTests {
  /// Half of a surrogate pair is no character; JSON can write it all the same (RFC 8259, 8.2).
  static let escapes = [#"\ud800"#, #"a\udc00b"#, #"\udc00\ud800"#, #"\ud83d \ude00"#, #"\ud83d"#]

  @Test(arguments: escapes, ["en", "ko", "zh-Hans"])
  func `half a surrogate pair is measured`(escape: String, locale: String) throws {
    let run = try Binary.run(
      ["analyze"], input: #"{"id":1,"text":"\#(escape)","locale":"\#(locale)"}"# + "\n")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix(#"{"id":1,"characters":"#))
    #expect(run.complaints.isEmpty)
  }

  @Test(arguments: escapes)
  func `half a surrogate pair is compared`(escape: String) throws {
    let run = try Binary.run(
      ["diff"],
      input: #"{"id":1,"source":"Cancel \#(escape)","target":"확인\#(escape)","locale":"ko"}"# + "\n")
    #expect(run.status == 0)
    #expect(run.complaints.isEmpty)
  }

  @Test(arguments: ["\u{301}", "%@"])
  func `a megabyte is measured and compared`(piece: String) throws {
    let text = String(repeating: piece, count: 1_000_000 / piece.utf8.count)
    let facts = try Binary.run(["analyze"], input: #"{"id":1,"text":"\#(text)"}"# + "\n")
    #expect(facts.status == 0 && facts.output.hasSuffix("}\n"))
    let pair = #"{"id":1,"source":"\#(text)","target":"\#(text)","locale":"ko"}"#
    #expect(try Binary.run(["diff"], input: pair + "\n").status == 0)
  }

  @Test func `empty texts are measured and compared`() throws {
    let facts = try Binary.run(["analyze"], input: #"{"id":1,"text":"","locale":"ko"}"# + "\n")
    #expect(facts.output.contains(#""characters":0,"words":0,"sentences":0"#))
    let pair = #"{"id":1,"source":"","target":"","locale":"ko"}"#
    #expect(try Binary.run(["diff"], input: pair + "\n").status == 0)
  }
}
