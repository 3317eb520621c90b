import CopyModel
import Testing

struct MarkScannerTests {
  @Test(
    arguments: [
      ("Done", .none), ("Done.", .period), ("Done. ", .period), ("Done.”", .period),
      ("(Done.)", .period),
      ("<b>Done.</b>", .period), ("**Done.**", .period), ("Done!", .exclamation),
      ("Done?", .question),
      ("What?!", .question), ("What!?", .question), ("Wait…", .ellipsis), ("Wait...", .ellipsis),
      ("Name:", .colon), ("One;", .other), ("One,", .other), ("One –", .other), ("%@", .none),
      ("Hi %@.", .period),
      ("Open a.pdf", .none), ("", .none), (".", .period), ("3.5", .none), ("“”", .none),
      ("Fetch `x`", .none), ("Done! 🎉", .exclamation), ("Done. 👍🏽👩‍🚀", .period), ("Done ❤️", .none),
      ("Done (1) 🎉", .none), ("5% 🎉", .none),
    ] as [(String, Ending)])
  func `knows how a text ends`(text: String, ending: Ending) throws {
    #expect(try Analysis.of(text).ending == ending)
  }

  @Test(
    arguments: [
      ("已删除。", .period), ("删除吗？", .question), ("好！", .exclamation), ("请稍候……", .ellipsis),
      ("請稍候⋯⋯", .ellipsis), ("名称：", .colon), ("「好。」", .period), ("好．", .period), ("（好）", .none),
    ] as [(String, Ending)])
  func `knows full-width endings`(text: String, ending: Ending) throws {
    let text = try Analysis.of(text, in: "zh-Hans")
    #expect(text.ending == ending)
    #expect((text.endMark == nil) == (ending == .none))
  }

  private func marks(_ text: String) throws -> [String] {
    let text = try Analysis.of(text)
    return text.marks.map { "\($0.kind) \(text.text(in: $0.range))" }
  }

  @Test(
    arguments: [
      ("1,000 or 3.5", []), ("a, b", ["comma ,"]), ("10:30", []), ("Note: b", ["colon :"]),
      ("can’t", []), ("can't", []), ("‘a’", ["openingQuote ‘", "closingQuote ’"]),
      ("\"a\"", ["straightQuote \"", "straightQuote \""]),
      ("'a'", ["straightQuote '", "straightQuote '"]),
      ("“a”", ["openingQuote “", "closingQuote ”"]),
      ("(a]", ["openingBracket (", "closingBracket ]"]),
      ("a;", ["semicolon ;"]), ("....", ["ellipsis ...."]), ("……", ["ellipsis ……"]), ("a.b", []),
      (
        "「『《【（；，、",
        [
          "openingQuote 「", "openingQuote 『", "openingBracket 《", "openingBracket 【",
          "openingBracket （",
          "semicolon ；", "comma ，", "comma 、",
        ]
      ),
    ])
  func `finds marks`(text: String, wanted: [String]) throws {
    #expect(try marks(text) == wanted)
  }

  @Test(arguments: [
    ("。", true), ("．", true), ("，", true), ("？", true), ("「", true), (".", false), ("…", false),
    ("“", false),
  ])
  func `knows full-width marks`(mark: String, isFullWidth: Bool) throws {
    #expect(try Analysis.of("a\(mark) b").marks.map(\.isFullWidth) == [isFullWidth])
  }

  @Test(
    arguments: [
      ("a\u{00A0}b", ["space"]), ("a\u{3000}b", ["space"]), ("a\u{202F}b\tc", ["space", "space"]),
      ("a b", []), ("a\u{200B}b", ["invisible"]),
      ("\u{FEFF}a\u{00AD}b", ["invisible", "invisible"]),
      ("\u{2068}a\u{2069}", ["invisible", "invisible"]), ("👩\u{200D}💻", []),
      ("a.\u{200B}", ["period", "invisible"]), ("정말요⁉", ["question"]), ("好‼", ["exclamation"]),
      ("〈a〉〔b〕", ["openingBracket", "closingBracket", "openingBracket", "closingBracket"]),
    ])
  func `finds odd spaces, invisible characters and rare marks`(text: String, wanted: [String])
    throws
  {
    #expect(try Analysis.of(text).marks.map(\.kind.rawValue) == wanted)
  }

  @Test(arguments: ["Done.\u{200B}", "Done.\u{00A0}", "Done.\u{2069}"])
  func `what takes no room hides no end mark`(text: String) throws {
    #expect(try Analysis.of(text).ending == .period)
  }
}
