import CopyModel
import Testing

@Suite struct PlaceholderDialectTests {
  /// What a pattern finds in a text: each placeholder with its name.
  private func found(_ pattern: String, in text: String) throws -> [String] {
    let dialect = try #require(PlaceholderDialect(pattern: pattern))
    let bytes = text.utf8.span
    return bytes.indices.compactMap { start in
      dialect.placeholder(in: bytes, at: start).map { name, end in
        String(copying: bytes.extracting(start..<end)) + " "
          + String(copying: bytes.extracting(name))
      }
    }
  }

  @Test func `a name ends where the closing signs begin`() throws {
    #expect(try found("<<*>>", in: "연 <<kite.name>>, <<>> <<a b>>") == ["<<kite.name>> kite.name"])
    #expect(try found("__*__", in: "at __max_size__.") == ["__max_size__ max_size"])
  }

  @Test func `a mark behind a name ends the sentence`() throws {
    #expect(try found("~*", in: "See ~kite. Then ~boat-1님") == ["~kite kite", "~boat-1 boat-1"])
  }

  @Test(arguments: ["name", "*", "*%", "a*", "<<*>>*", "< * >", ""])
  func `a pattern has one name behind a sign`(pattern: String) {
    #expect(PlaceholderDialect(pattern: pattern) == nil)
  }
}
