import CopyModel
import Foundation
import LocaleProfiles
import Testing

@testable import TextAnalysis

/// Each concept in each locale: a phrase that says it, and one that only looks as if it did.
@Suite struct ConceptTests {
  /// A line of `Copy/Concepts`: `concept⇥found⇥trap`.
  struct Line: CustomTestStringConvertible {
    let locale: LocaleTag
    let concept: String
    let found: String
    let trap: String

    var testDescription: String { "\(locale): \(concept)" }
  }

  static let locales = ["en", "ja", "ko", "zh-Hans", "zh-Hant"]
  private static let library = Result { try LocaleLibrary.embedded() }

  static let lines = locales.flatMap { name in
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Copy/Concepts/\(name).tsv")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").compactMap { line -> Line? in
      let cells = line.split(separator: "\t").map(String.init)
      guard cells.count == 3, let locale = LocaleTag(folding: name) else { return nil }
      return Line(locale: locale, concept: cells[0], found: cells[1], trap: cells[2])
    }
  }

  @Test(arguments: locales)
  func `every concept that a locale words has its phrases, in order`(_ locale: String) throws {
    let library = try Self.library.get()
    let own = Self.lines.filter { $0.locale.identifier == locale }.map(\.concept)
    #expect(own == library.concepts.concepts.map(\.name))
  }

  @Test(arguments: lines)
  func `a phrase says its concept, and its trap does not`(_ line: Line) throws {
    let library = try Self.library.get()
    let concept = try #require(library.concepts.index(of: line.concept))
    let profile = library.profile(for: line.locale)
    var analyzer = Analyzer()
    let found = try analyzer.analyze(line.found, profile: profile)
    let trap = try analyzer.analyze(line.trap, profile: profile)
    #expect(
      found.cue(concept) != nil || found.labelConcepts.contains(concept),
      "“\(line.found)” does not say it")
    #expect(
      trap.cue(concept) == nil && !trap.labelConcepts.contains(concept), "“\(line.trap)” says it")
  }
}
