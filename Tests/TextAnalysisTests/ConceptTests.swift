import CopyModel
import LocaleProfiles
import Testing

@testable import TextAnalysis

/// Each concept in each locale: a phrase that says it, and one that only looks as if it did.
@Suite struct ConceptTests {
  private static let library = Result { try LocaleLibrary.embedded() }

  static let lines = PhraseLine.all(of: "Concepts")

  @Test(arguments: PhraseLine.locales)
  func `every concept that a locale words has its phrases, in order`(_ locale: String) throws {
    let library = try Self.library.get()
    let own = Self.lines.filter { $0.locale.identifier == locale }.map(\.name)
    #expect(own == library.lists.concepts.concepts.map(\.name))
  }

  @Test(arguments: lines)
  func `a phrase says its concept, and its trap does not`(_ line: PhraseLine) throws {
    let library = try Self.library.get()
    let concept = try #require(library.lists.concepts.index(of: line.name))
    let (found, trap) = try line.analyzed(by: library)
    #expect(
      found.cue(concept) != nil || found.labelConcepts.contains(concept),
      "“\(line.found)” does not say it")
    #expect(
      trap.cue(concept) == nil && !trap.labelConcepts.contains(concept), "“\(line.trap)” says it")
  }
}
