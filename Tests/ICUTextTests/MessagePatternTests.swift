import ICUText
import Testing

struct MessagePatternTests {
  private typealias Part = MessagePattern.Part
  private typealias SyntaxError = MessagePattern.SyntaxError

  private func parts(_ text: String) throws -> [Part] {
    try MessagePattern(parsing: text.utf8.span).parts
  }

  @Test func `parts stand in order, in UTF-8 bytes`() throws {
    #expect(
      try parts("é {가, date, short}") == [
        Part(kind: .messageStart, range: 0..<0),
        Part(kind: .argumentStart(.simple), range: 3..<4),
        Part(kind: .name, range: 4..<7),
        Part(kind: .type, range: 9..<13),
        Part(kind: .style, range: 14..<20),
        Part(kind: .argumentEnd, range: 20..<21),
        Part(kind: .messageEnd, range: 21..<21),
      ])
  }

  @Test(
    arguments: [
      ("{n}", .plain), ("{n, number}", .simple), ("{n, choice, 0#a|1<b}", .choice),
      ("{n, plural, other {a}}", .plural), ("{n, select, other {a}}", .select),
      ("{n, selectordinal, other {a}}", .ordinal),
    ] as [(String, MessagePattern.ArgumentKind)])
  func `knows the kinds of arguments`(text: String, kind: MessagePattern.ArgumentKind) throws {
    #expect(try parts(text).contains { $0.kind == .argumentStart(kind) })
  }

  @Test(
    arguments: [
      ("It's", []), ("It''s", [3..<4]), ("Say '{n}'", [4..<5, 8..<9]), ("'{n", [0..<1]),
    ] as [(String, [Range<Int>])])
  func `knows which apostrophes quote`(text: String, wanted: [Range<Int>]) throws {
    #expect(try parts(text).filter { $0.kind == .quote }.map(\.range) == wanted)
  }

  @Test(
    arguments: [
      ("{n, plural, one {a}}", .lacksOther, 0), ("é {n", .unmatchedBrace, 0),
      ("{n m}", .badSyntax, 1), ("{n, plural, other a}", .badSyntax, 12),
      ("가 {n, select, other {a} x}", .badSyntax, 26),
    ] as [(String, MessagePattern.Problem, Int)])
  func `says what is wrong and where`(
    text: String, problem: MessagePattern.Problem, offset: Int
  ) {
    #expect(throws: SyntaxError(problem: problem, offset: offset)) { try parts(text) }
  }

  @Test func `nesting has a bound, since ICU's parser has none`() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "{n, select, other {", count: depth)
        + String(repeating: "}}", count: depth)
    }
    #expect(try parts(nested(16)).count > 16)
    #expect(throws: SyntaxError.self) { try parts(nested(17)) }
    #expect(throws: SyntaxError.self) { try parts(nested(50_000)) }
  }

  @Test func `a message of any length has all its parts`() throws {
    #expect(try parts(String(repeating: "{n}", count: 100_000)).count == 300_002)
    #expect(try parts("").count == 2)
  }
}
