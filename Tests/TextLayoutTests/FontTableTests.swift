@testable import TextLayout
import Testing

@Suite struct FontTableTests {
  private func table(_ text: String) throws(LayoutError) -> FontTable {
    try FontTable(LayoutFile(name: "test", bytes: Array(text.utf8)))
  }

  @Test func `a table is read as its head says`() throws {
    let table = try table(
      """
      # A comment.
      advances
      100 200 300 400	AÄ
      1 2 3 4	\\u0020\\u0023\\u005C€
      kerning
      <AÄ
      -10 0 5 -20	V€
      <V
      -7 -7 -7 -7	A
      """)
    #expect([0, 1, 2, 3].map { table.advance(of: 0x41, weight: $0) } == [100, 200, 300, 400])
    #expect(table.advance(of: 0xC4, weight: 1) == 200)
    #expect([0x20, 0x23, 0x5C, 0x20AC].map { table.advance(of: $0, weight: 3) } == [4, 4, 4, 4])
    #expect(table.advance(of: 0x42, weight: 0) == nil)
    #expect(table.advance(of: 0x10FFFF, weight: 0) == nil)
    #expect([0, 1, 2, 3].map { table.kerning(0xC4, 0x56, weight: $0) } == [-10, 0, 5, -20])
    #expect(table.kerning(0x41, 0x20AC, weight: 3) == -20)
    #expect(table.kerning(0x56, 0x41, weight: 2) == -7)
    #expect(table.kerning(0x41, 0x41, weight: 0) == 0)
    #expect(table.kerning(0x56, 0x20AC, weight: 0) == 0)
    #expect(table.kerning(0, 0x10FFFF, weight: 0) == 0)
  }

  @Test(arguments: [
    ("", "no figures"), ("advances\n", "no figures"), ("1 2 3 4\tA", "line 1: figures before"),
    ("advances\n1 2 3\tA", "line 2: four numbers"), ("advances\n1 2 3 4\t", "line 2: four numbers"),
    ("advances\n1 x 3 4\tA", "line 2: four numbers"), ("advances\n<A", "line 2: characters on the"),
  ])
  func `a table that breaks the form is refused with its line`(_ text: String, _ wanted: String) {
    let error = #expect(throws: LayoutError.self) { try table(text) }
    #expect(error?.message.hasPrefix(wanted) == true, "\(error?.description ?? "")")
  }

  @Test func `the embedded table has letters, marks and pairs in four weights`() throws {
    let table = try FontTable(.inter)
    for character in "AaZz09 .,?!“”‘’…—é€→★" {
      let scalar = try #require(character.unicodeScalars.first)
      let widths = (0..<4).compactMap { table.advance(of: scalar.value, weight: $0) }
      #expect(widths.count == 4 && widths.allSatisfy { (100...1600).contains($0) })
    }
    // “AV” and “To” are what every Latin font kerns.
    #expect((0..<4).allSatisfy { table.kerning(0x41, 0x56, weight: $0) < -20 })
    #expect((0..<4).allSatisfy { table.kerning(0x54, 0x6F, weight: $0) < -20 })
    #expect(table.kerning(0x48, 0x48, weight: 0) == 0)
  }

  @Test(arguments: [(1, 0), (400, 0), (450, 0), (451, 1), (590, 2), (700, 3), (1000, 3)])
  func `a weight is measured as the nearest one`(_ weight: Int, _ number: Int) {
    #expect(FontTable.number(ofWeight: weight) == number)
  }
}
