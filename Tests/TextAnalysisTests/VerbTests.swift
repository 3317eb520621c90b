import CopyModel
import LocaleProfiles
import Testing

@testable import TextAnalysis

/// Each verb in each locale that words them: a phrase that says it, and one that only looks as if it did.
@Suite struct VerbTests {
  private static let library = Result { try LocaleLibrary.embedded() }

  static let lines = PhraseLine.all(of: "Verbs")

  @Test(arguments: PhraseLine.locales.filter { $0 != "ja" })
  func `every verb that a locale words has its phrases, in order`(_ locale: String) throws {
    let library = try Self.library.get()
    let own = Self.lines.filter { $0.locale.identifier == locale }.map(\.name)
    #expect(own == library.lists.verbs.names)
  }

  @Test(arguments: lines)
  func `a phrase says its verb, and its trap does not`(_ line: PhraseLine) throws {
    let library = try Self.library.get()
    let verb = try #require(library.lists.verbs.number(of: line.name))
    let (found, trap) = try line.analyzed(by: library)
    #expect(found.done.contains(verb), "“\(line.found)” does not say it")
    #expect(!trap.done.contains(verb), "“\(line.trap)” says it")
  }
}
