import CopyModel
import Testing

@testable import StringTables

struct PlaceCursorTests {
  /// Lines of every kind: empty, long, with characters of one to four bytes.
  private static let text = Array(
    (0..<400).map { number in
      String(repeating: "a한😀é ", count: number % 17 * (number % 5))
        + (number % 3 == 0 ? "\r\n" : "\n")
    }.joined().utf8)

  /// The place by counting from the start.
  private func counted(_ offset: Int) -> Place {
    var place = Place(line: 1, column: 1)
    for index in 0..<offset {
      let byte = Self.text[index]
      if byte == 0x0A {
        place = Place(line: place.line + 1, column: 1)
      } else if byte == 0x0D {
        let isPair = index + 1 < Self.text.count && Self.text[index + 1] == 0x0A
        if !isPair { place = Place(line: place.line + 1, column: 1) } else { place.column += 1 }
      } else if byte & 0xC0 != 0x80 {
        place.column += byte >= 0xF0 ? 2 : 1
      }
    }
    return place
  }

  @Test func `places agree with a count from the start, in any order`() {
    var cursor = PlaceCursor()
    var offset = 7
    for _ in 0..<300 {
      offset = (offset &* 7919 &+ 104_729) % Self.text.count
      #expect(cursor.place(of: offset, in: Self.text.span) == counted(offset), "\(offset)")
    }
    #expect(cursor.place(of: 0, in: Self.text.span) == Place(line: 1, column: 1))
  }
}
