import CopyModel
import Testing

@testable import StringTables

struct JSONFormatTests {
  @Test func `the schema of a file is no string`() {
    let reading = Reading(
      #"{"$schema":"https://example.com/s.json","a":"가","b":{"$schema":"나"}}"#, as: "ko.json")
    #expect(reading.pairs == ["a=가", "b.$schema=나"])
  }

  @Test func `a message with a description is one of an extension only among such`() {
    let alert = #""ask":{"message":"지울까요?","description":"되돌릴 수 없습니다."}"#
    let extensions = Reading("{\(alert),\"b\":{\"message\":\"둘\"}}", as: "ko.json")
    #expect(extensions.pairs == ["ask=지울까요?", "b=둘"])
    #expect(extensions.entries.map(\.comment) == ["되돌릴 수 없습니다.", nil])
    for nested in ["{\"alerts\":{\(alert)}}", "{\"alerts\":{\(alert),\"b\":{\"title\":\"둘\"}}}"] {
      let pairs = Reading(nested, as: "ko.json").pairs
      #expect(
        pairs.prefix(2) == ["alerts.ask.message=지울까요?", "alerts.ask.description=되돌릴 수 없습니다."])
    }
    #expect(
      Reading(#"{"a":{"b":{"defaultMessage":"가","description":"x"}}}"#, as: "ko.json").pairs == [
        "a.b=가"
      ])
  }

  @Test func `ordinals are no cardinals`() {
    let reading = Reading(
      """
      {"place_ordinal_two": "{{count}}nd", "place_ordinal_other": "{{count}}th",
       "place_one": "One place", "place_other": "{{count}} places"}
      """, as: "en.json")
    #expect(reading.entries.map(\.key) == ["place_ordinal", "place_ordinal", "place", "place"])
    #expect(
      reading.entries.map(\.variation) == [
        "plural.ordinal.two", "plural.ordinal.other", "plural.one", "plural.other",
      ])
  }
}
