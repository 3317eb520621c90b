import CopyModel
@testable import TextAnalysis
import Testing

struct PlaceholderScannerTests {
  private func scan(_ text: String) -> [Placeholder] {
    PlaceholderScanner.scan(text.utf8Span.span)
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
      ("%[tt]@", .object, nil), ("%#x", .integer, nil),
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
      ("{0, plural, one {# day} other {# days}}", "0"),
      ("{count, number}", "count"), ("{0:N2}", "0"), ("{ name }", nil),
    ] as [(String, String?)])
  func `knows names in brackets`(text: String, name: String?) {
    let found = scan("é \(text).")
    if let name {
      #expect(found.first?.text == text)
      #expect(found.first?.argument == name)
      #expect(found.first?.syntax == .named)
      #expect(found.first?.type == .any)
      #expect(found.count == 1)
    } else {
      #expect(found.isEmpty)
    }
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
      "{a!}", "5 %의", "",
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
    let nested = "{n, plural, one {# {x}} other {{y}}}"
    #expect(scan(nested).map(\.text) == [nested])
    let deep = String(repeating: "{a,", count: 17) + String(repeating: "}", count: 17)
    #expect(scan(deep).map(\.text) == [String(deep.dropFirst(3).dropLast())])
  }

  @Test func `double braces are taken whole`() {
    #expect(scan("Hi {{name}}!").map(\.text) == ["{{name}}"])
  }
}
