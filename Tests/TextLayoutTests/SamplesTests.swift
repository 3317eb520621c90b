import CopyModel
@testable import TextLayout
import Testing

@Suite struct SamplesTests {
  private func shown(
    _ text: String, in locale: String = "en", samples: [String: String] = [:]
  ) throws -> String {
    let facts = try LayoutFacts(samples: samples)
    let shown = ShownText(try Layout.text(text, in: locale), samples: facts.samples)
    return shown.samples.map { String(decoding: $0.bytes, as: UTF8.self) } ?? shown.written
  }

  @Test(arguments: [
    ("en", "Delete “%@”?", "Delete “Summer Trip”?"), ("en", "%d items", "128 items"),
    ("en", "%1$lld of %2$.1f", "128 of 12.5"), ("en", "{name} and %c", "Summer Trip and A"),
    ("ko", "‘%@’ 삭제", "‘여름 여행’ 삭제"), ("ko", "%d개", "128개"), ("zh-Hant", "“%@”", "“夏日旅行”"),
    ("root", "%@", "Summer Trip"), ("en", "100% of it", "100% of it"), ("en", "", ""),
  ])
  func `a placeholder is measured as a sample of its kind`(
    _ locale: String, _ text: String, _ wanted: String
  ) throws {
    #expect(try shown(text, in: locale) == wanted)
  }

  @Test(arguments: [
    ("Delete “%@”?", "Delete “Report”?"), ("%1$@ by %2$@", "Report by Ann"), ("%d", "7"),
    ("%3$d", "7"), ("{count} left", "12 left"), ("%ld", "128"), ("{other}", "Summer Trip"),
  ])
  func `a project's samples come first`(_ text: String, _ wanted: String) throws {
    let samples = ["%@": "Report", "%2$@": "Ann", "%d": "7", "{count}": "12"]
    #expect(try shown(text, samples: samples) == wanted)
  }

  @Test func `a line has the placeholder, or its part of the sample`() throws {
    let text = try Layout.text("Move %@ to %@?")
    let facts = try LayoutFacts(samples: ["%@": "My File"])
    let shown = ShownText(text, samples: facts.samples)
    // Move My File to My File?
    #expect(shown.text(in: 0..<24) == "Move %@ to %@?")
    #expect(shown.text(in: 0..<12) == "Move %@")
    #expect(shown.text(in: 0..<7) == "Move My")
    #expect(shown.text(in: 8..<24) == "File to %@?")
    #expect(shown.text(in: 16..<23) == "%@")
    #expect(shown.text(in: 24..<24) == "")
  }

  @Test(arguments: [
    ("Delete <b>%@</b>?", "Delete Summer Trip?"), ("<i>Gone</i><br/>for good", "Gone\nfor good"),
    ("See [the guide](https://example.com/a).", "See [the guide."), ("1 < 2 > 0", "1 < 2 > 0"),
  ])
  func `tags take no room`(_ text: String, _ wanted: String) throws {
    #expect(try shown(text) == wanted)
  }

  @Test func `a line keeps the tags that stand in it`() throws {
    let text = try Layout.text("<b>Delete <i>all</i> notes?</b>")
    let shown = ShownText(text, samples: try LayoutFacts().samples)
    // Delete all notes?
    #expect(shown.text(in: 0..<17) == text.string)
    #expect(shown.text(in: 0..<7) == "<b>Delete ")
    #expect(shown.text(in: 7..<17) == "<i>all</i> notes?</b>")
  }

  @Test func `a longer sample takes more room`() throws {
    let short = try Layout.part("Delete “%@”?", as: .title, samples: ["%@": "A"])
    let long = try Layout.part(
      "Delete “%@”?", as: .title, samples: ["%@": "The Very Long Name of a File That Is Lost"])
    #expect(short.lines.map(\.text) == ["Delete “%@”?"])
    #expect(long.lines.count == 2)
    #expect(long.lines.first?.text == "Delete “The Very Long Name")
  }
}
