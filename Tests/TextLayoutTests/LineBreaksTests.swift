import CopyModel
@testable import TextLayout
import Testing

/// `|` stands where a line may break, `‖` where it must; the end of the text is left out.
@Suite struct LineBreaksTests {
  private func marked(_ text: String, in locale: String) throws -> String {
    var breaks = LineBreaks()
    let opportunities = try breaks.opportunities(
      of: text.utf8.span, profile: Layout.profile(locale))
    let bytes = Array(text.utf8)
    var marked = ""
    var start = 0
    for opportunity in opportunities {
      marked += String(decoding: bytes[start..<opportunity.end], as: UTF8.self)
      start = opportunity.end
      if start < bytes.count { marked += opportunity.isHard ? "‖" : "|" }
    }
    #expect(start == bytes.count)
    return marked
  }

  @Test(arguments: [
    ("en", "Save |“My |Trip” |now?"), ("en", "well-|known |and/|or |(see |below)"),
    ("en", "don’t |stop |it’s |late"), ("en", "5 |−3 |$20 |10 |%"), ("en", "one‖two |three"),
    ("ko", "이 |파일을 |삭제하겠습니까?"), ("ko", "iPhone|을 |2024|년 |15|분"),
    ("ko", "大|韓|民|國 |헌법"), ("ko", "‘메모’|를 |삭제"), ("ko", "(휴지통)|에서"),
    ("zh-Hans", "无|法|打|开|文|件。"), ("zh-Hans", "打|开|“设|置”|吗？"), ("zh-Hant", "打|開|「設|定」|嗎？"),
    ("zh-Hans", "共 |128 |个"), ("zh-Hans", "使|用 |iPhone |吗"),
    ("zh-Hans", "（例|如），|好"),
    // Worked out by hand from UAX #14 and Apple's changes to it.
    ("en", "Save |20% |off"), ("en", "US$5 |a |month"), ("en", "https://|a.example/|b?|c=d"),
    ("en", "co\u{AD}|op"), ("en", "10\u{A0}km |run"), ("en", "foo\u{200B}|bar"),
    ("en", "one|—|two"), ("en", "9–|5 |7-11"), ("en", "wait…|now |1/2 |a/|b"), ("en", "(a)|(b)"),
    ("en", "👨‍👩‍👧|👍🏽|👍"), ("en", "“%@” |(%d)"), ("en", "‘A’ |and |’90s"),
    ("zh-Hans", "价|格：|¥100|元"), ("zh-Hans", "约|50%|的|人"), ("zh-Hans", "《设|置》|与|“通|知”"),
    ("zh-Hans", "等|等……|好！|再|见"), ("zh-Hans", "A|和|B、|C"), ("zh-Hans", "第|3|章|——|完"),
    ("zh-Hant", "「刪|除」|或|『取|消』？"), ("zh-Hant", "（5GB）|與|iCloud"),
    ("ko", "100%|를 |할인"), ("ko", "‘%@’을|(를) |삭제"), ("ko", "3.5GB|의 |공간"), ("ko", "삭제…|취소"),
    ("ko", "사진|·|비디오"), ("ko", "저장/|공유"), ("ko", "a.txt|를 |열기"),
  ])
  func `lines break where Apple's do`(_ locale: String, _ wanted: String) throws {
    let text = wanted.replacing("|", with: "").replacing("‖", with: "\n")
    let found = try marked(text, in: locale).replacing("\n‖", with: "‖")
    #expect(found == wanted)
  }

  @Test func `only Korean keeps Hangul together`() throws {
    #expect(try marked("삭제 항목", in: "en") == "삭|제 |항|목")
    #expect(try marked("삭제 항목", in: "ko") == "삭제 |항목")
  }

  @Test func `quotation marks of the locale open and close`() throws {
    // Without Apple's change ICU keeps a quotation mark with both of its neighbors.
    #expect(try marked("한국어“인용”은", in: "ko") == "한국어|“인용”|은")
    #expect(try marked("“A”“B”", in: "en") == "“A”|“B”")
  }

  @Test func `around quotation marks between East Asian characters a line may break`() throws {
    #expect(try marked("中‘文’字", in: "zh-Hans") == "中|‘文’|字")
    #expect(try marked("中‘文’。字", in: "zh-Hans") == "中|‘文’。|字")
    #expect(try marked("（‘文’）字", in: "zh-Hans") == "（‘文’）|字")
    #expect(try marked("中‘A’字", in: "zh-Hans") == "中‘A’字")
  }

  @Test func `breaks are in order, and the last ends the text`() throws {
    var breaks = LineBreaks()
    for text in ["“", "”’“‘", "가’나’다", "中’中‘中”中“中", "’"] {
      for locale in ["en", "ko", "zh-Hans", "root"] {
        let ends = try breaks.opportunities(
          of: text.utf8.span, profile: Layout.profile(locale)
        ).map(\.end)
        #expect(ends == Array(Set(ends)).sorted())
        #expect(ends.last == text.utf8.count)
      }
    }
  }
}
