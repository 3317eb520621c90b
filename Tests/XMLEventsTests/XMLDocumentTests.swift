import Testing
import XMLEvents

struct XMLDocumentTests {
  /// A document's events and errors.
  private func read(
    _ text: String
  ) throws -> (events: [XMLEvent], errors: [XMLProblem]) {
    let bytes = Array(text.utf8)
    var events: [XMLEvent] = []
    let errors = try XMLDocument.read(bytes.span) { events.append($0) }
    return (events, errors)
  }

  /// What stands between the tags of each element with this name, as written.
  private func contents(of wanted: String, in text: String) throws -> [String] {
    let bytes = Array(text.utf8)
    var open: [Int] = []
    var found: [String] = []
    for event in try read(text).events {
      switch event {
      case .start(wanted, _, _, let offset): open.append(offset)
      case .end(wanted, let offset):
        if let start = open.popLast() {
          found.append(String(decoding: bytes[start..<offset], as: UTF8.self))
        }
      default: break
      }
    }
    return found
  }

  @Test(
    arguments: [
      ("<!ENTITY app \"Paper\">", "&app;", []), ("<!ENTITY amp \"x\">", "&amp;", []),
      ("<!ENTITY app SYSTEM \"file\">", "&app;", [.unknownEntity]),
      ("<!ENTITY app \"Paper\">", "&none;", [.unknownEntity]),
      ("<!ENTITY % app \"Paper\">", "&app;", [.unknownEntity]),
      ("<!ENTITY app \"&app;\">", "&app;", [.unknownEntity]),
    ] as [(String, String, [XMLProblem.Kind])])
  func `what a document declares may stand in it, and nothing is put in`(
    _ declared: String, _ written: String, _ problems: [XMLProblem.Kind]
  ) throws {
    let text = "<!DOCTYPE r [\(declared)]><r><a b='\(written)'>\(written)</a></r>"
    #expect(try contents(of: "a", in: text) == [written])
    let found = try read(text).errors.map(\.kind)
    #expect(found.allSatisfy(problems.contains) && found.isEmpty == problems.isEmpty, "\(found)")
  }

  @Test(
    arguments: [
      ("<r><a>text</a></r>", ["text"]), ("<r><a></a></r>", [""]), ("<r><a/></r>", [""]),
      ("<r><a /><a\n>x</a\n></r>", ["", "x"]), ("<r><a b=\"1>2\">x</a></r>", ["x"]),
      ("<r><a b='>' c=\"/>\"/><a>y</a></r>", ["", "y"]),
      ("<r><a><![CDATA[1 < 2 </a>]]></a></r>", ["<![CDATA[1 < 2 </a>]]>"]),
      ("<r><a>1 &lt; 2 &#x2026;</a></r>", ["1 &lt; 2 &#x2026;"]),
      ("<r><a>an <b id='1'/> in <b>line</b></a></r>", ["an <b id='1'/> in <b>line</b>"]),
      ("<r><a>x<a>y</a>z</a></r>", ["y", "x<a>y</a>z"]), ("<r><a>삭제 😀</a></r>", ["삭제 😀"]),
      ("<r><a><!-- > </a> --></a></r>", ["<!-- > </a> -->"]),
      ("<?xml version=\"1.0\"?>\r\n<r>\r\n<a>x\r\ny</a></r>", ["x\r\ny"]),
      ("<!DOCTYPE r><n:r xmlns:n='u'><n:a>x</n:a></n:r>", ["x"]),
      ("<?xml version='1.0' encoding='UTF-16'?><r><a>한</a></r>", ["한"]),
    ])
  func `knows the bytes of an element's content`(text: String, wanted: [String]) throws {
    #expect(try contents(of: "a", in: text) == wanted)
    #expect(try read(text).errors.isEmpty)
  }

  @Test func `reports names, decoded attributes and tags in order`() throws {
    let events = try read("<r><u id=\"a &amp; b\" x:lang=\"ko\" xmlns:x=\"y\"/></r>").events
    #expect(
      events == [
        .start(name: "r", attributes: [:], tag: 0, offset: 3),
        .start(name: "u", attributes: ["id": "a & b", "lang": "ko"], tag: 3, offset: 46),
        .end(name: "u", offset: 46), .end(name: "r", offset: 46),
      ])
  }

  @Test func `offsets hold far into a large document`() throws {
    let line = "<a k=\"가>나\">" + String(repeating: "다 ", count: 100) + "</a>\n"
    let count = 10_000
    let found = try contents(of: "a", in: "<r>" + String(repeating: line, count: count) + "</r>")
    #expect(found.count == count)
    #expect(Set(found) == [String(repeating: "다 ", count: 100)])
  }

  @Test(
    arguments: [
      "<r><a>one</a><a>two", "<r><a>one</a><b></r>", "<r><a>one</a>&undefined;</r>",
      "<r><a>one</a></r><r/>", "<r><a>one</a><b c=1/></r>", "<r><a>one</a> < </r>",
      "<r><a>one</a><b c=\"1\" c=\"2\"/></r>", "<r><a>one</a>\u{1}</r>",
    ])
  func `a damaged document gives an error and the elements before it`(text: String) throws {
    #expect(try contents(of: "a", in: text).first == "one")
    let errors = try read(text).errors
    #expect(!errors.isEmpty)
    #expect(errors.allSatisfy { (0...text.utf8.count).contains($0.offset) })
  }

  @Test(arguments: ["", " ", "plain text", "<", "<>", "\u{0}", "<?xml", "<!--", "<![CDATA["])
  func `what is no XML is an error`(text: String) throws {
    let (events, errors) = try read(text)
    #expect(events.isEmpty)
    #expect(!errors.isEmpty)
  }

  @Test func `an entity bomb is refused`() throws {
    var text = "<!DOCTYPE r [<!ENTITY a0 \"ha\">"
    for level in 1...30 {
      let reference = "&a\(level - 1);"
      text += "<!ENTITY a\(level) \"\(reference)\(reference)\">"
    }
    let (events, errors) = try read(text + "]><r><s k=\"&a30;\"/>&a30;</r>")
    #expect(!errors.isEmpty)
    for case .start(_, let attributes, _, _) in events {
      #expect((attributes["k"] ?? "").utf8.count < 100)
    }
  }

  @Test func `an external entity is not read`() throws {
    let (events, errors) = try read(
      """
      <!DOCTYPE r SYSTEM "file:///etc/passwd" [<!ENTITY e SYSTEM "file:///etc/passwd">\
      <!ENTITY % p SYSTEM "http://127.0.0.1:9/x.dtd"> %p;]><r><s/>&e;</r>
      """)
    #expect(!errors.isEmpty)
    let names = events.compactMap { if case .start(let name, _, _, _) = $0 { name } else { nil } }
    #expect(names.allSatisfy { ["r", "s"].contains($0) })
  }

  @Test func `very deep nesting is an error and no crash`() throws {
    let (events, errors) = try read(String(repeating: "<a>", count: 100_000))
    #expect(!errors.isEmpty)
    #expect(events.count < 100_000)
  }

  @Test func `keeps at most 20 errors`() throws {
    let text = "<r>" + String(repeating: "&no;", count: 100) + "</r>"
    #expect(try read(text).errors.count == 20)
  }

  @Test func `every prefix of a document is read`() throws {
    let bytes = Array("<?xml version='1.0'?><r><a b='>'>x&amp;<![CDATA[y]]></a><c/></r>".utf8)
    for count in bytes.indices {
      let (events, errors) = try read(String(decoding: bytes[..<count], as: UTF8.self))
      #expect(!errors.isEmpty, "\(count) bytes")
      for event in events {
        switch event {
        case .start(_, _, let tag, let offset): #expect(tag <= offset && offset <= count)
        case .end(_, let offset): #expect(offset <= count)
        }
      }
    }
  }

  @Test(
    arguments: [
      ("", .empty), ("<r><a></r>", .mismatchedTag), ("<r>", .unclosed),
      ("<r>a & b</r>", .badReference),
      ("<r>&nbsp;</r>", .unknownEntity), ("<r a='<'/>", .bareLessThan), ("<r a=1/>", .badAttribute),
      ("<r>\u{1}</r>", .badCharacter), ("<r/><r/>", .trailingContent),
    ] as [(String, XMLProblem.Kind)])
  func `names the problem`(text: String, kind: XMLProblem.Kind) throws {
    #expect(try read(text).errors.first?.kind == kind)
  }
}
