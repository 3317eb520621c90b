import CopyModel
@testable import StringTables
import Testing

struct WrittenTextTests {
  struct Writing: Sendable {
    let notation: StoredText.Notation
    let written: String
    let text: String
  }

  static let writings: [Writing] = [
    Writing(notation: .plain, written: "a\\n한😀&amp;", text: "a\\n한😀&amp;"),
    Writing(
      notation: .strings, written: #"a\n\"한\U00e9\Ud83d\Ude00\101\é\q\Ud83d 끝\"#,
      text: "a\n\"한é😀Aéq\u{FFFD} 끝\\"),
    Writing(
      notation: .json, written: #"a\n\"한\u00e9\ud83d\ude00\/\\\ud83d \u2026"#,
      text: "a\n\"한é😀/\\\u{FFFD} …"),
    Writing(
      notation: .json5, written: #"a\n\'한\x41\v\0\q\u00e9"# + "\\\r\n끝\\\n\u{2028}😀",
      text: "a\n'한A\u{B}\0qé끝\u{2028}😀"),
    Writing(
      notation: .xmlAttribute, written: "a&amp;한&#10;b\r\nc\td>&quot;😀 &nope;",
      text: "a&한\nb c d>\"😀 &nope;"),
    Writing(notation: .cue, written: "한\r\n😀\r- <i>a</i>\nb", text: "한\n😀\n- <i>a</i>\nb"),
    Writing(
      notation: .xml, written: "a&amp;한&#x2026;<b>&lt;😀</b><!-- no --> &#8230;&nope;",
      text: "a&한…<b><😀</b> …&nope;"),
    Writing(
      notation: .xml, written: "a<![CDATA[1 < 2 &amp; <!-- x -->]]>b<![CDATA[]]>c",
      text: "a1 < 2 &amp; <!-- x -->bc"),
    Writing(
      notation: .xml, written: "a\r\nb\rc]]d<g id=\"1\">&</g>", text: "a\nb\nc]]d<g id=\"1\">&</g>"),
    Writing(
      notation: .android,
      written:
        "\n  it\\'s \\u2026\\n \"  two  \" <b>한</b>\n&lt;<xliff:g id=\"n\">%1$s</xliff:g>]  ",
      text: "it's …\n   two   <b>한</b> <%1$s]"),
    Writing(
      notation: .android, written: "<![CDATA[a \\\"b\\\" & <br>]]> c\\@d",
      text: "a \"b\" & <br> c@d"),
    Writing(notation: .csv, written: "a\"\"b\\n,한", text: "a\"b\\n,한"),
    Writing(
      notation: .properties, written: "a\\n한\\u00e9\\ud83d\\ude00\\\n   b\\=\\q\\\r\n끝",
      text: "a\n한é😀b=q끝"),
    Writing(
      notation: .po, written: "a\\n한\\\"\"\n  \"b\\x21😀\"\r\n\"끝", text: "a\n한\"b!😀끝"),
    Writing(
      notation: .lines, written: "one\n> two\r\n> é\r\t>four > 5", text: "one two é four > 5"),
    Writing(
      notation: .csv, written: "\"\"한\r\n\"\"\"\"😀, ; \\\"\"", text: "\"한\r\n\"\"😀, ; \\\""),
    Writing(
      notation: .markdownCell, written: #"a\|b \\ `한\|` \* 😀 <br> \"#,
      text: "a|b \\\\ `한|` \\* 😀 \n \\"),
    Writing(
      notation: .lines, written: "one  \n> two\t \n> three  four", text: "one two three  four"),
    Writing(
      notation: .yamlPlain, written: "it''s  \n   한 \\n\r\n\t😀\n\n\n  end",
      text: "it''s 한 \\n 😀\n\nend"),
    Writing(
      notation: .yamlSingleQuoted, written: "it''s 'a\\n  b \n  c\n\n d ",
      text: "it's 'a\\n  b c\nd "),
    Writing(
      notation: .yamlDoubleQuoted,
      written: #"\0\a\b\t\n\v\f\r\e\"\/\\\N\_\L\P\x41\u00e9\U0001F600\q"#,
      text:
        "\0\u{7}\u{8}\t\n\u{B}\u{C}\r\u{1B}\"/\\\u{85}\u{A0}\u{2028}\u{2029}Aé😀q"),
    Writing(
      notation: .yamlDoubleQuoted, written: "한 \\\n   글  \n  a\\\n\n b\n\n\n\t c  d",
      text: "한 글 a\nb\n\nc  d"),
    Writing(
      notation: .yamlLiteral(indentation: 2), written: "한\r\n\n    a \\n\n  b  \n",
      text: "한\n\n  a \\n\nb  \n"),
    Writing(
      notation: .fluent(indentation: 2), written: "한 { \"\\u00e9\" }\r\n  a\n\n     \n   b  \n  😀",
      text: "한 { \"\\u00e9\" }\na\n\n\n b  \n😀"),
    Writing(
      notation: .yamlFolded(indentation: 2),
      written: "한\n  글\n\n  a\n   b\n  c\n\n\n  d\n\n",
      text: "한 글\na\n b\nc\n\nd\n\n"),
    Writing(notation: .quoted(.verbatim), written: #"a\n "한" 😀"#, text: #"a\n "한" 😀"#),
    Writing(notation: .quoted(.phpSingle), written: #"it\'s \\ \n 한😀\"#, text: #"it's \ \n 한😀\"#),
    Writing(
      notation: .quoted(.phpDouble), written: #"a\n\"\$x\\ \x21\41 \u{1F600}\u{zz}\e\q 한"#,
      text: "a\n\"$x\\ !! 😀\\u{zz}\u{1B}\\q 한"),
    Writing(
      notation: .quoted(.script),
      written: "a\\n\\'\\u00e9\\u{1F600}\\ud83d\\ude00\\x41\\0\\q \\\r\n한\r\n😀",
      text: "a\n'é😀😀A\0q 한\n😀"),
    Writing(
      notation: .quoted(.toml), written: "a\\n\\\"\\u00e9\\U0001F600\\e \\\n\n   한\n😀",
      text: "a\n\"é😀\u{1B} 한\n😀"),
    Writing(
      notation: .quoted(.ini), written: #"a\n\"한\" \\ C:\dir "b" "_QQ_"😀"_QQ_""#,
      text: "a\n\"한\" \\ C:\\dir \"b\" \"😀\""),
    Writing(
      notation: .quoted(.resource), written: "a\\n\"\"한\"\"\" \n \"\\x2026\\101\\q \\\r\n😀",
      text: "a\n\"한\"…Aq 😀"),
    Writing(
      notation: .heredoc(indentation: 2, isRaw: false),
      written: "한\\n\r\n    a \"b\" \\\"\n\n  \\$c 😀",
      text: "한\n\n  a \"b\" \\\"\n\n$c 😀"),
    Writing(
      notation: .heredoc(indentation: 0, isRaw: true), written: "한\\n\n  {$a}\n",
      text: "한\\n\n  {$a}\n"),
  ]

  /// Those of which no part is an expression of its own.
  static let joined: [Writing] = [
    Writing(
      notation: .joined(.php), written: #"'it\'s ' /* 'no' */ . "한\n" . '' . '😀'"#,
      text: "it's 한\n😀"),
    Writing(
      notation: .joined(.script), written: "'a\\u00e9' + // 'no'\n \"한'\" + `\r\n😀`",
      text: "aé한'\n😀"),
  ]

  /// What a stretch of writing stands for.
  private func decoded(_ written: [UInt8], _ notation: StoredText.Notation) -> String {
    WrittenText.decode(written.span, as: notation)
  }

  @Test(arguments: writings + joined)
  func `the samples decode to their texts`(writing: Writing) {
    #expect(decoded(Array(writing.written.utf8), writing.notation) == writing.text)
  }

  @Test(arguments: writings)
  func `the range of a character holds what it is written as`(writing: Writing) {
    let written = Array(writing.written.utf8)
    var offset = 0
    var end = 0
    for scalar in writing.text.unicodeScalars {
      let length = scalar.utf8.count
      let range = WrittenText.range(
        offset..<offset + length, in: written.span, as: writing.notation)
      #expect(range.lowerBound >= end, "\(scalar) at \(offset)")
      #expect(!range.isEmpty, "\(scalar) at \(offset)")
      let isPlain = written[range].elementsEqual(scalar.utf8)
      if scalar == " ", !isPlain {
        #expect(written[range].allSatisfy { " \t\r\n>".utf8.contains($0) }, "at \(offset)")
      } else if !isPlain {
        #expect(
          decoded(Array(written[range]), writing.notation) == String(scalar),
          "\(scalar) at \(offset)")
      }
      end = range.upperBound
      offset += length
    }
  }

  @Test(arguments: writings + joined)
  func `the whole text is the whole writing but for marks at its ends`(writing: Writing) {
    let written = Array(writing.written.utf8)
    let range = WrittenText.range(
      0..<writing.text.utf8.count, in: written.span, as: writing.notation)
    #expect(decoded(Array(written[..<range.lowerBound]), writing.notation).isEmpty)
    #expect(decoded(Array(written[range.upperBound...]), writing.notation).isEmpty)
  }

  @Test(arguments: writings + joined)
  func `an empty range and one past the end stay inside`(writing: Writing) {
    let written = Array(writing.written.utf8)
    let count = writing.text.utf8.count
    for offset in [0, 1, count, count + 9] {
      let range = WrittenText.range(offset..<offset, in: written.span, as: writing.notation)
      #expect(range.isEmpty && range.upperBound <= written.count)
    }
    let past = WrittenText.range(count..<count + 9, in: written.span, as: writing.notation)
    #expect(past == written.count..<written.count)
  }

  @Test func `a range spans marks that stand for nothing`() {
    let written = Array("a<![CDATA[b]]>c".utf8)
    #expect(WrittenText.range(0..<2, in: written.span, as: .xml) == 0..<11)
    #expect(WrittenText.range(1..<2, in: written.span, as: .xml) == 10..<11)
    #expect(WrittenText.range(2..<3, in: written.span, as: .xml) == 14..<15)
  }
}
