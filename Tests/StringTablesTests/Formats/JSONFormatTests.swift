import CopyModel
import Testing

@testable import StringTables

struct JSONFormatTests {
  @Test func `the schema of a file is no string`() {
    let reading = Reading(
      #"{"$schema":"https://example.com/s.json","a":"가","b":{"$schema":"나"}}"#, as: "ko.json")
    #expect(reading.pairs == ["a=가", "b.$schema=나"])
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
