import CopyModel
@testable import TextAnalysis
import Testing

struct MessageReaderTests {
  private func read(_ text: String) -> MessageFormat? { MessageReader.read(text.utf8.span) }

  @Test func `a plural is read with its branches`() throws {
    let text = "Deleting {count, plural, =0 {none} one {# file} other {# files in {place}}}."
    let message = try #require(read(text))
    let argument = try #require(message.arguments.first)
    #expect(message.problem == nil)
    #expect(message.arguments.count == 1)
    #expect(argument.name == "count")
    #expect(argument.kind == .plural)
    #expect(argument.range == 9..<text.utf8.count - 1)
    #expect(argument.branches.map(\.selector) == ["=0", "one", "other"])
    #expect(argument.branches.map(\.range) == [29..<33, 40..<46, 55..<73])
    #expect(argument.branches.map(\.numberSigns) == [[], [40..<41], [55..<56]])
    #expect(argument.branches.flatMap(\.arguments).map(\.name) == ["place"])
    #expect(argument.mainBranch?.selector == "other")
  }

  @Test(
    arguments: [
      ("{when, date, short}", .simple, "date", "short"), ("{n, number}", .simple, "number", nil),
      ("{ n , time , ::jm }", .simple, "time", "::jm"),
      ("{who, select, other {a}}", .select, nil, nil),
      ("{n, selectordinal, other {#th}}", .ordinal, nil, nil),
    ] as [(String, MessageFormat.Kind, String?, String?)])
  func `an argument has a kind, a type and a style`(
    text: String, kind: MessageFormat.Kind, type: String?, style: String?
  ) throws {
    let argument = try #require(read(text)?.arguments.first)
    #expect(argument.kind == kind)
    #expect(argument.type == type)
    #expect(argument.style == style)
  }

  @Test func `a choice's selectors are its numbers and signs`() throws {
    let argument = try #require(read("{n, choice, 0#none|1#one|1<many {x}}")?.arguments.first)
    #expect(argument.branches.map(\.selector) == ["0#", "1#", "1<"])
    #expect(argument.branches.last?.arguments.map(\.name) == ["x"])
  }

  @Test func `a plural's offset is no branch`() throws {
    let argument = try #require(read("{n, plural, offset:1 =1 {a} other {b}}")?.arguments.first)
    #expect(argument.branches.map(\.selector) == ["=1", "other"])
  }

  @Test func `apostrophes that quote are known`() throws {
    let message = try #require(read("It''s '{x}' {n, number}"))
    #expect(message.quotes == [3..<4, 6..<7, 10..<11])
    #expect(message.arguments.map(\.name) == ["n"])
  }

  @Test(
    arguments: [
      ("{n, plural, one {a}}", .lacksOther), ("{n, plural, other {a", .unmatchedBrace),
      ("{n, plural, other a}", .badSyntax), ("{n, select other {a}}", .badSyntax),
    ] as [(String, MessageFormat.Problem.Kind)])
  func `what ICU does not take has a problem`(
    text: String, kind: MessageFormat.Problem.Kind
  ) throws {
    let message = try #require(read(text))
    #expect(message.problem?.kind == kind)
    #expect(message.arguments.isEmpty)
  }

  @Test(
    arguments: [
      "", "Delete {name}?", "It’s {0} of {1}", "{a, b}", "{n, numberless}", "plural, {", "{n,",
      "{,",
      "Use {{n, number}", "{n, data, x}",
    ])
  func `only a typed argument shows MessageFormat`(text: String) {
    let isTyped = text.contains("{n, number}")
    #expect((read(text) != nil) == isTyped)
  }

  @Test func `a text is measured with its main branch`() throws {
    let text = try Analysis.of(
      "{n, plural, =0 {Cancel 5 of them.} one {Delete # file?} other {Delete all # files?}}")
    #expect(text.texts(text.words) == ["Delete", "all", "#", "files"])
    #expect(text.sentences.count == 1)
    #expect(text.ending == .question)
    #expect(text.numbers.isEmpty)
    #expect(text.cues.map { text.profile.concepts[$0.concept].name }.contains("delete"))
    #expect(!text.cues.map { text.profile.concepts[$0.concept].name }.contains("cancel"))
    #expect(text.caseFacts.capitalization == .sentence)
  }

  @Test func `what stands around a plural is measured with it`() throws {
    let text = try Analysis.of("You have {n, plural, one {# note} other {# notes. Big ones}} here.")
    #expect(
      text.texts(text.words) == ["You", "have", "#", "notes", "Big", "ones", "here"])
    #expect(text.sentences.count == 2)
    #expect(text.ending == .period)
  }

  @Test func `a select within a plural is measured once`() throws {
    let text = try Analysis.of(
      "{n, plural, other {{who, select, she {She kept} other {They kept}} # of {all}}}")
    #expect(text.texts(text.words) == ["They", "kept", "#", "of", "{all}"])
    #expect(text.placeholders.map(\.argument) == ["n", "who", "all"])
    #expect(text.placeholders.map(\.syntax) == [.branches, .branches, .named])
  }

  @Test func `placeholders of other kinds are found in the main branch`() throws {
    let text = try Analysis.of("{n, plural, one {%d of '{n}'} other {%d of %@}}")
    #expect(text.placeholders.dropFirst().map(\.text) == ["%d", "%@"])
  }

  @Test func `an address ends with its branch`() throws {
    let text = try Analysis.of("{n, plural, one {b} other {See https://example.com/a}}")
    #expect(text.texts(text.literals) == ["https://example.com/a"])
  }

  @Test func `a message that ICU does not take is masked where its braces close`() throws {
    let text = try Analysis.of("Delete {n, plural, one {# file}} now")
    #expect(text.texts(text.words) == ["Delete", "{n, plural, one {# file}}", "now"])
    #expect(text.placeholders.map(\.argument) == ["n"])
  }
}
