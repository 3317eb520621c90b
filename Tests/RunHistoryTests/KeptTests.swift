import HistoryTrials
import RunHistory
import TestKit
import Testing

/// Results that are kept by what they were made of.
@Suite struct KeptTests {
  @Test func `a result is kept, replaced and forgotten`() throws {
    let scratch = try Scratch()
    let history = try HistoryFile(in: scratch)
    #expect(try history.kept(of: "A").isEmpty)
    let first = KeptResult(key: [1, 2], record: Array(repeating: 7, count: 100_000), pairs: [])
    let second = KeptResult(key: [0, 255], record: [3], pairs: [4])
    try history.keep(first, of: "a.strings", in: "A")
    try history.keep(second, of: "b.strings", in: "A")
    try history.keep(second, of: "a.strings", in: "B")
    #expect(
      try history.kept(of: "A").mapValues(\.key) == ["a.strings": [1, 2], "b.strings": [0, 255]])
    #expect(try history.keptRecord(of: "a.strings", in: "A", under: [1, 2]) == first.record)
    #expect(try history.keptRecord(of: "a.strings", in: "A", under: [1, 3]) == nil)
    #expect(try history.keptRecord(of: "c.strings", in: "A", under: [1, 2]) == nil)
    #expect(try history.keptPairs(of: "b.strings", in: "A") == [4])
    #expect(try history.keptPairs(of: "c.strings", in: "A") == nil)
    try history.keep(second, of: "a.strings", in: "A")
    #expect(try history.keptRecord(of: "a.strings", in: "A", under: [1, 2]) == nil)
    #expect(try history.keptRecord(of: "a.strings", in: "A", under: [0, 255]) == [3])
    #expect(try history.keptPairs(of: "a.strings", in: "A") == [4])
    try history.forget(of: "A", tablesNotIn: ["b.strings"])
    #expect(try history.kept(of: "A").keys.sorted() == ["b.strings"])
    #expect(try history.kept(of: "B").keys.sorted() == ["a.strings"])
  }
}
