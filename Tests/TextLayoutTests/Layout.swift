import CopyModel
import LocaleProfiles
import TextAnalysis
import TextLayout
import Testing

/// Texts laid out with the locales and figures in the binary.
enum Layout {
  /// Loaded once for all tests.
  private static let library = Result { try LocaleLibrary.embedded() }

  static func profile(_ locale: String) throws -> LocaleProfile {
    let tag = try #require(locale == "root" ? .root : LocaleTag(folding: locale))
    return try library.get().profile(for: tag)
  }

  static func text(_ text: String, in locale: String = "en") throws -> AnalyzedText {
    var analyzer = Analyzer()
    return try analyzer.analyze(text, profile: profile(locale))
  }

  /// The lines at a width in points, in 10 points regular with the reference figures.
  static func lines(
    _ text: String, in locale: String = "en", width: Double, mostLines: Int? = nil
  ) throws -> TextLines {
    var layouter = TextLayouter(try LayoutFacts())
    return try layouter.lines(
      of: Layout.text(text, in: locale), width: width, mostLines: mostLines, metrics: .reference,
      style: FontStyle(size: 10, weight: 400), asWritten: true)
  }

  static func part(
    _ text: String, in locale: String = "en", as role: Role, on platform: Platform = .iOS,
    at size: TextSize = .large, samples: [String: String] = [:]
  ) throws -> TextLines {
    var layouter = TextLayouter(try LayoutFacts(samples: samples))
    return try layouter.lines(
      of: Layout.text(text, in: locale), as: role, on: platform, at: size)
  }
}
