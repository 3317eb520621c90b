import CopyModel
import Foundation
import LocaleProfiles
import Testing

@testable import TextAnalysis

/// Each thing in each locale: a phrase that names it, and one that only looks as if it did.
@Suite struct ThingTests {
  /// A line of `Copy/Things`: `thing⇥found⇥trap`.
  struct Line: CustomTestStringConvertible {
    let locale: LocaleTag
    let thing: String
    let found: String
    let trap: String

    var testDescription: String { "\(locale): \(thing)" }
  }

  private static let library = Result { try LocaleLibrary.embedded() }

  static let lines = ConceptTests.locales.flatMap { name in
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Copy/Things/\(name).tsv")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").compactMap { line -> Line? in
      let cells = line.split(separator: "\t").map(String.init)
      guard cells.count == 3, let locale = LocaleTag(folding: name) else { return nil }
      return Line(locale: locale, thing: cells[0], found: cells[1], trap: cells[2])
    }
  }

  @Test(arguments: ConceptTests.locales)
  func `every thing that a locale names has its phrases, in order`(_ locale: String) throws {
    let library = try Self.library.get()
    let own = Self.lines.filter { $0.locale.identifier == locale }.map(\.thing)
    #expect(own == library.things.names)
  }

  @Test(arguments: lines)
  func `a phrase names its thing, and its trap does not`(_ line: Line) throws {
    let library = try Self.library.get()
    let thing = try #require(library.things.number(of: line.thing))
    let profile = library.profile(for: line.locale)
    var analyzer = Analyzer()
    let found = try analyzer.analyze(line.found, profile: profile)
    let trap = try analyzer.analyze(line.trap, profile: profile)
    #expect(found.named.contains(thing), "“\(line.found)” does not name it")
    #expect(!trap.named.contains(thing), "“\(line.trap)” names it")
  }
}
