import CopyModel
@testable import TextAnalysis
import Testing

/// Plural forms with pipes between them, as vue-i18n has them.
@Suite struct PipedFormsTests {
  @Test(arguments: [
    ("no apples | one apple | {count} apples", "{count} apples"),
    ("{n} apple | {n} apples", "{n} apples"),
    ("{name} has one | {name} has { count }", "{name} has { count }"),
    ("%d of #1 card;%d of #1 cards", "%d of #1 cards"),
  ])
  func `the last form is the one that is measured`(_ text: String, _ last: String) throws {
    let found = PlaceholderScanner.scan(text.utf8.span, ByteSet(text.utf8.span))
    #expect(found.silent == [0..<text.utf8.count - last.utf8.count])
    let names = found.placeholders.map(\.text)
    #expect(
      names
        == PlaceholderScanner.scan(last.utf8.span, ByteSet(last.utf8.span)).placeholders.map(\.text)
    )
  }

  @Test(arguments: [
    // Titles, and figures side by side.
    "Notes | {app}", "{count} notes | {size}", "{count} notes | Page {n}", "{size} | {count} notes",
    "Home | Notes", "{count}|{n}", "| {count} notes", "{count} |",
    "{{count}} note | {{count}} notes",
    "Not {'|'} {count}",
  ])
  func `other pipes are text`(_ text: String) {
    let found = PlaceholderScanner.scan(text.utf8.span, ByteSet(text.utf8.span))
    #expect(found.silent.isEmpty && found.message == nil)
  }
}
