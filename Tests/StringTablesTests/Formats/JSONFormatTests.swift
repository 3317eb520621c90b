import CopyModel
import Testing

@testable import StringTables

struct JSONFormatTests {
  @Test func `the schema of a file is no string`() {
    let reading = Reading(
      #"{"$schema":"https://example.com/s.json","a":"가","b":{"$schema":"나"}}"#, as: "ko.json")
    #expect(reading.pairs == ["a=가", "b.$schema=나"])
  }
}
