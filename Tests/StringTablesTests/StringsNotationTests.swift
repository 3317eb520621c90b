import CopyModel
@testable import StringTables
import Testing

struct StringsNotationTests {
  @Test(
    arguments: [
      (#"\n\t\r"#, "\n\t\r"), (#"\a\b\f\v"#, "\u{7}\u{8}\u{C}\u{B}"), (#"\"\'\\"#, "\"'\\"),
      (#"\q\%"#, "q%"), (#"\é\한\😀"#, "é한😀"), ("\\\n", "\n"), (#"\101"#, "A"), (#"\0"#, "\0"),
      (#"\12x"#, "\nx"), (#"\1234"#, "S4"), (#"\377"#, "\u{FF}"), (#"\8"#, "8"),
      (#"\U00e9"#, "é"), (#"\u00E9"#, "é"), (#"\U2026\U201c"#, "…“"), (#"\Ud83d\Ude00"#, "😀"),
      (#"\ud83d\Ude00!"#, "😀!"), (#"\Ud83d"#, "\u{FFFD}"), (#"\Ude00"#, "\u{FFFD}"),
      (#"\Ud83d\n"#, "\u{FFFD}\n"), (#"\Ud83d\U0041"#, "\u{FFFD}A"), (#"\U12"#, "U12"),
      (#"\u"#, "u"), ("plain 한", "plain 한"), ("", ""), ("\\", "\\"),
    ])
  func `decodes every escape`(written: String, text: String) {
    #expect(WrittenText.decode(written.utf8.span, as: .strings) == text)
  }
}
