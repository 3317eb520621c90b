import JSONText
import Testing

struct JSONWriterTests {
  private func written(indent: Int? = nil, _ body: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter(indent: indent)
    body(&writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// An array in an object in an array, with empty ones beside it.
  private func nested(_ json: inout JSONWriter) {
    json.array { json in
      json.object { json in
        json.name("a")
        json.array([1, 2]) { $0.integer($1) }
        json.name("b")
        json.object { _ in }
        json.name("c")
        json.array { _ in }
      }
      json.null()
      json.object { _ in }
    }
  }

  @Test func `puts commas between values and nowhere else`() {
    #expect(written(nested) == #"[{"a":[1,2],"b":{},"c":[]},null,{}]"#)
  }

  @Test func `indents by level and keeps empty values on one line`() {
    #expect(
      written(indent: 2, nested) == """
        [
          {
            "a": [
              1,
              2
            ],
            "b": {},
            "c": []
          },
          null,
          {}
        ]
        """)
  }

  @Test func `writes every kind of value`() {
    #expect(
      written { json in
        json.array { json in
          json.string("x")
          json.string(nil)
          json.integer(-3)
          json.bool(true)
          json.bool(false)
          json.literal("[0]")
        }
      } == #"["x",null,-3,true,false,[0]]"#)
  }

  @Test(
    arguments: [
      (0.5, 2, "0.5"), (1, 2, "1"), (0.999, 2, "1"), (0.126, 2, "0.13"), (0, 3, "0"),
      (-2.25, 1, "-2.3"), (101.2, 3, "101.2"),
    ])
  func `rounds decimals`(value: Double, places: Int, text: String) {
    #expect(written { $0.decimal(value, places: places) } == text)
  }

  @Test(
    arguments: [
      "", "plain", "“%@” 삭제 😀", "a\"b\\c/d", "\n\r\t", "\u{0}\u{1}\u{8}\u{C}\u{1F}\u{7F}",
      "\u{2028}\u{FEFF}",
    ])
  func `what is written reads back the same`(text: String) throws {
    let json = written { json in
      json.object { json in
        json.name(text)
        json.string(text)
      }
    }
    let value = try parse(json)
    #expect(value.members.map(\.name) == [text])
    #expect(value.members.first?.value.string == text)
  }

  @Test func `control characters are escaped`() {
    #expect(written { $0.string("\u{1}\u{1F}\n\t\r\"\\") } == #""\u0001\u001f\n\t\r\"\\""#)
  }

  @Test func `writes one value a line`() {
    var writer = JSONWriter()
    for number in 1...2 {
      writer.array([number]) { $0.integer($1) }
      writer.endLine()
    }
    #expect(String(decoding: writer.bytes, as: UTF8.self) == "[1]\n[2]\n")
  }

  @Test func `writing what was read changes nothing`() throws {
    let json = #"{"a":[1,{"b":"c"},[]],"d":{},"e":null,"f":true}"#
    func write(_ value: JSONValue, _ json: inout JSONWriter) {
      switch value.kind {
      case .object(let members):
        json.object { json in
          for member in members {
            json.name(member.name)
            write(member.value, &json)
          }
        }
      case .array(let elements): json.array(elements) { write($1, &$0) }
      case .string(let string): json.string(string)
      case .number(let number): json.literal(number)
      case .bool(let bool): json.bool(bool)
      case .null: json.null()
      }
    }
    let value = try parse(json)
    #expect(written { write(value, &$0) } == json)
  }
}
