import CopyModel
import LocaleProfiles
import Testing

@testable import TextAnalysis

/// Each thing in each locale: a phrase that names it, and one that only looks as if it did.
@Suite struct ThingTests {
  private static let library = Result { try LocaleLibrary.embedded() }

  static let lines = PhraseLine.all(of: "Things")

  @Test(arguments: PhraseLine.locales)
  func `every thing that a locale names has its phrases, in order`(_ locale: String) throws {
    let library = try Self.library.get()
    let own = Self.lines.filter { $0.locale.identifier == locale }.map(\.name)
    #expect(own == library.lists.things.names)
  }

  @Test(arguments: lines)
  func `a phrase names its thing, and its trap does not`(_ line: PhraseLine) throws {
    let library = try Self.library.get()
    let thing = try #require(library.lists.things.number(of: line.name))
    let (found, trap) = try line.analyzed(by: library)
    #expect(found.named.contains(thing), "“\(line.found)” does not name it")
    #expect(!trap.named.contains(thing), "“\(line.trap)” names it")
  }
}
