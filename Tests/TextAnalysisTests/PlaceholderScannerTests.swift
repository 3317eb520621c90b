import CopyModel
@testable import TextAnalysis
import Testing

struct PlaceholderScannerTests {
  private func scan(_ text: String) -> [Placeholder] {
    PlaceholderScanner.scan(text.utf8.span, ByteSet(text.utf8.span)).placeholders
  }

  @Test(
    arguments: [
      ("%@", .object, nil), ("%1$@", .object, "1"), ("%12$lld", .integer, "12"),
      ("%d", .integer, nil),
      ("%i", .integer, nil), ("%u", .integer, nil), ("%ld", .integer, nil), ("%zd", .integer, nil),
      ("%x", .integer, nil), ("%02X", .integer, nil), ("%'d", .integer, nil),
      ("%-5d", .integer, nil),
      ("%+d", .integer, nil), ("%f", .floating, nil), ("%.2f", .floating, nil),
      ("%1$.1f", .floating, "1"),
      ("%5.1Lf", .floating, nil), ("%g", .floating, nil), ("%c", .character, nil),
      ("%C", .character, nil),
      ("%s", .string, nil), ("%2$s", .string, "2"), ("%S", .string, nil), ("%p", .pointer, nil),
      ("%[tt]@", .object, nil), ("%#x", .integer, nil), ("%*d", .integer, nil),
      ("%.*s", .string, nil), ("%-*.*f", .floating, nil), ("%2$*1$d", .integer, "2"),
      ("%v", .any, nil), ("%+v", .any, nil), ("%q", .any, nil),
      ("%1$tB", .date, "1"), ("%2$te", .date, "2"), ("%1$TH", .date, "1"),
    ] as [(String, Placeholder.ValueType, String?)])
  func `knows printf's forms`(text: String, type: Placeholder.ValueType, argument: String?) {
    let found = scan("A \(text), b")
    #expect(found.map(\.text) == [text])
    #expect(found.map(\.range) == [2..<2 + text.utf8.count])
    #expect(found.map(\.type) == [type])
    #expect(found.map(\.argument) == [argument])
    #expect(found.map(\.syntax) == [.printf])
  }

  @Test(
    arguments: [
      ("{name}", "name"), ("{0}", "0"), ("{{name}}", "name"), ("{{ user.name }}", "user.name"),
      ("${x}", "x"), ("${user.first-name}", "user.first-name"), ("\\(name)", "name"),
      ("\\(items.count(of: x))", "items.count(of: x)"),
      ("{0:N2}", "0"), ("{0:yyyy-MM-dd}", "0"), ("{0,-10}", "0"), ("{0,10:F2}", "0"),
      ("{size:N0}", "size"), ("{price:.2f}", "price"), ("{n:02d}", "n"), ("{ name }", "name"),
      ("{name!r}", "name"), ("{name!s:>10}", "name"), ("{items[0]}", "items"),
      ("{row[title]}", "row"), ("{0[0]!a}", "0"),
      ("%{count}", "count"), ("%count%", "count"), ("{{{raw}}}", "raw"),
      ("{{ date | short }}", "date"), ("{ $episode }", "$episode"), ("{$n}", "$n"),
      ("{ -brand }", "-brand"), ("{ -brand(case: \"of\") }", "-brand"),
      ("{ NUMBER($share, style: \"percent\") }", "$share"),
    ])
  func `knows names in brackets`(text: String, name: String) {
    let found = scan("é \(text).")
    #expect(found.map(\.text) == [text])
    #expect(found.map(\.argument) == [name])
    #expect(found.map(\.syntax) == [.named])
    #expect(found.map(\.type) == [.any])
  }

  @Test(
    arguments: [
      ("%(name)s", .string), ("%(count)d", .integer), ("%(share).1f", .floating),
      ("%<name>s", .string), ("%<count>03d", .integer),
    ] as [(String, Placeholder.ValueType)])
  func `knows names with a conversion`(text: String, type: Placeholder.ValueType) {
    let found = scan("A \(text), b")
    #expect(found.map(\.text) == [text])
    #expect(found.map(\.type) == [type])
    #expect(found.allSatisfy { $0.syntax == .named })
  }

  @Test(
    arguments: [
      ("%1", "1"), ("%L1", "1"), ("%12", "12"), ("%n", "n"), ("%Ln", "n"), ("%0s", "0"),
    ])
  func `knows Qt's numbers`(text: String, argument: String) {
    let found = scan("Opening \(text).")
    #expect(found.map(\.argument) == [argument])
    #expect(found.map(\.syntax) == [.numbered])
  }

  @Test(
    arguments: [
      ("@:general.quickSave", "general.quickSave"), ("@.lower:save", "save"),
      ("@:{'quick save'}", "quick save"), ("@:{name}", "name"), ("@:(save)", "save"),
      ("@:save_all-2", "save_all-2"), ("$t(save)", "save"),
      ("$t(menu:file.save)", "menu:file.save"),
      ("{'@'}", "@"), ("{ \"{\" }", "{"), ("{\"\"}", ""),
      ("$t(files, {\"count\": {{n}} })", "files"),
    ])
  func `knows messages that stand for others`(text: String, key: String?) {
    for context in ["\(text)", "é \(text).", "저장\(text) 하기", "(\(text))"] {
      let found = scan(context).filter { $0.syntax == .linked }
      #expect(found.map(\.text) == [key == nil ? nil : text].compactMap(\.self))
      #expect(found.map(\.argument) == [key].compactMap(\.self))
    }
  }

  @Test(
    arguments: [
      "me@:home", "a.b@.c:d", "@: all", "@:)", "@:", "@", "@.:a", "@:1", "@:{'a", "@:{''}", "@:_",
      "@:__)",
      "me@example.com", "Mail @anna: hi", "@:(a b)", "$t", "$t()", "$t(a b)",
      "{\"a\": 1}", "{'a}", "{'a' b}",
      "$t(a, b",
    ])
  func `knows what is no message that stands for another`(text: String) {
    #expect(scan(text).isEmpty)
  }

  /// What is open and never closes is searched for its end once.
  @Test(arguments: ["@:{'", "$t(a,"])
  func `what begins like a link a hundred thousand times is read once`(_ start: String) {
    let text = String(repeating: start, count: 100_000)
    let time = ContinuousClock().measure { #expect(scan(text).isEmpty) }
    #expect(time < .seconds(30))
  }

  @Test func `Qt's numbers stand beside text of every script`() {
    #expect(scan("파일 %n개를 %1에 %2").map(\.text) == ["%n", "%1", "%2"])
  }

  @Test(
    arguments: [
      ("%dx%d", ["%d", "%d"]), ("%lld%", ["%lld"]), ("%s%%", ["%s"]), ("%ds ago", ["%d"]),
      ("%1%2", ["%1", "%2"]), ("%1%2%3", ["%1", "%2", "%3"]), ("50%2", []),
      ("%count%개", ["%count%"]), ("%d% of it", ["%d"]),
      ("%1%<br>up: %2%", ["%1", "%2"]), ("1%d", ["%d"]), ("%,d", ["%,d"]),
      ("%1: %2x%3", ["%1", "%2", "%3"]), ("%2x%3 (%1)", ["%2", "%3", "%1"]),
      ("%2x, %1$s", ["%2x", "%1$s"]),
      ("%1. %2Do", ["%1", "%2"]), ("%1.5f, %2d", ["%1.5f", "%2d"]), ("%10d, %2d", ["%10d", "%2d"]),
    ])
  func `percent signs side by side`(text: String, wanted: [String]) {
    #expect(scan(text).map(\.text) == wanted)
  }

  @Test func `knows substitutions`() {
    let found = scan("%#@days@ left, %1$#@hours@")
    #expect(found.map(\.text) == ["%#@days@", "%1$#@hours@"])
    #expect(found.map(\.argument) == ["days", "hours"])
    #expect(found.map(\.syntax) == [.substitution, .substitution])
  }

  @Test(
    arguments: [
      "100% for you", "100%", "50 % of it", "%%", "100%% done", "%%@", "% d", "%", "%1$", "%#@open",
      "%#@@", "{", "}", "{}", "{ }", "{a b}", "{open", "${", "$name", "\\(", "\\()", "\\n",
      "{a!}", "5 %의", "", "100 % sure", "50% off", "50%off", "5 % de", "Use “{” here", "{}",
      "{a, b}", "{1, 2}", "a{1,3}", "p { color: red; }", "p{color:red}", "{\"a\": 1}", "{a: 1}",
      "{a:1}", "{a!}", "{a!x}", "a{b[0]}", "{a[]}", "{a[0}", "{tour: Tour}", "{width:10px}",
      "100%sure", "{ $n -> }", "\\(deep|machine\\)",
      "100% count%", "a.bc/x%20y", "50%name% ", "{ or }", "{ And }", "the 90th %ile", "as %title",
      "그 %ile에 따라", "%iles",
    ])
  func `leaves text alone`(text: String) {
    #expect(scan(text).isEmpty)
  }

  @Test func `a placeholder in brackets behind a backslash is the placeholder`() {
    #expect(scan("\\(%lld)").map(\.text) == ["%lld"])
  }

  @Test func `finds all of them in order`() {
    #expect(
      scan("“%@” {n} %2$d%% ${x}%@").map(\.text) == ["%@", "{n}", "%2$d", "${x}", "%@"])
  }

  @Test func `brackets nest, but not without end`() {
    let nested = "\\(a(b(c)))"
    #expect(scan(nested).map(\.text) == [nested])
    let deep = String(repeating: "(", count: 17) + String(repeating: ")", count: 17)
    #expect(scan("\\(a\(deep))").isEmpty)
  }

  @Test func `double braces are taken whole`() {
    #expect(scan("Hi {{name}}!").map(\.text) == ["{{name}}"])
  }
}
