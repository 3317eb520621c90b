import CopyModel
import LocaleProfiles
import Testing
import TextAnalysis

/// Texts measured with the locales in the binary.
enum Analysis {
  /// Loaded once for all tests.
  private static let library = Result { try LocaleLibrary.embedded() }

  static func of(_ text: String, in locale: String = "en") throws -> AnalyzedText {
    let tag = try #require(locale == "root" ? .root : LocaleTag(folding: locale))
    var analyzer = Analyzer()
    return try analyzer.analyze(text, profile: library.get().profile(for: tag))
  }
}

extension AnalyzedText {
  /// The parts of the text at these places.
  func texts(_ ranges: [Range<Int>]) -> [String] { ranges.map { text(in: $0) } }
}
