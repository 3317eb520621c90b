import CopyModel
import Foundation
import LocaleProfiles
import Testing

@testable import TextAnalysis

/// A line of `Copy/FOLDER/LOCALE.tsv`, `name⇥found⇥trap`: a phrase that says what the name stands for, and one that
/// only looks as if it did.
struct PhraseLine: CustomTestStringConvertible {
  let locale: LocaleTag
  let name: String
  let found: String
  let trap: String

  var testDescription: String { "\(locale): \(name)" }

  /// What is measured of the two phrases.
  func analyzed(by library: LocaleLibrary) throws -> (found: AnalyzedText, trap: AnalyzedText) {
    let profile = library.profile(for: locale)
    var analyzer = Analyzer()
    return (
      try analyzer.analyze(found, profile: profile), try analyzer.analyze(trap, profile: profile)
    )
  }

  static let locales = ["en", "ja", "ko", "zh-Hans", "zh-Hant"]

  /// The lines of a folder, locale by locale.
  static func all(of folder: String) -> [PhraseLine] {
    locales.flatMap { locale in
      let file = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "Copy/\(folder)/\(locale).tsv")
      let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      return text.split(separator: "\n").compactMap { line -> PhraseLine? in
        let cells = line.split(separator: "\t").map(String.init)
        guard cells.count == 3, let locale = LocaleTag(folding: locale) else { return nil }
        return PhraseLine(locale: locale, name: cells[0], found: cells[1], trap: cells[2])
      }
    }
  }
}
