package import CopyModel

/// A part of an alert that does not stand on as many lines as a rule allows.
package struct OverlongPart: Sendable {
  package let text: AnalyzedText
  /// Never `fits`.
  package let fit: Fit
  /// How many lines it takes.
  package let lines: Int
  /// Where it takes them.
  package let platform: Platform

  package init(text: AnalyzedText, fit: Fit, lines: Int, platform: Platform) {
    self.text = text
    self.fit = fit
    self.lines = lines
    self.platform = platform
  }
}

/// An alert as it comes out on the platforms of the run.
package struct LaidOutAlert: Sendable {
  package struct Shape: Sendable {
    package let platform: Platform
    /// At the text size that people have who change nothing; nil where nothing can be wrong with it.
    package let usual: AlertShape?
    /// At the smallest of the accessibility sizes; nil where it surely does not scroll there.
    package let large: AlertShape?

    package init(platform: Platform, usual: AlertShape?, large: AlertShape?) {
      self.platform = platform
      self.usual = usual
      self.large = large
    }
  }

  package let alert: AnalyzedAlert
  package let shapes: [Shape]
  /// Whether the project says for which platforms it is. If not, what is wrong is wrong on all of them.
  package let areChosen: Bool

  package init(alert: AnalyzedAlert, shapes: [Shape], areChosen: Bool) {
    self.alert = alert
    self.shapes = shapes
    self.areChosen = areChosen
  }

  /// The platform on which something is wrong; nil when there is none.
  package func platform(where isWrong: (Shape) -> Bool) -> Platform? {
    let first = shapes.first(where: isWrong)
    return areChosen || shapes.allSatisfy(isWrong) ? first?.platform : nil
  }
}

/// A text that may only be so long.
package struct LimitedText: Sendable {
  /// A limit, and how long the text and its source are in its unit: surely so long, and probably.
  package struct Measure: Sendable {
    package let limit: TextLimit
    /// Nil where there is no translation yet.
    package let length: ClosedRange<Double>?
    /// Nil in the source language.
    package let sourceLength: ClosedRange<Double>?
    /// How sure it is that the limit holds for the text, from 0 to 1.
    package let trust: Double

    package init(
      limit: TextLimit, length: ClosedRange<Double>?, sourceLength: ClosedRange<Double>?,
      trust: Double
    ) {
      self.limit = limit
      self.length = length
      self.sourceLength = sourceLength
      self.trust = trust
    }
  }

  /// The unit that it belongs to.
  package let unit: TextUnit
  /// Nil where there is no translation yet.
  package let text: AnalyzedText?
  /// Nil in the source language.
  package let source: AnalyzedText?
  /// The locale that it is written in or waits for.
  package let profile: LocaleProfile
  package let measures: [Measure]

  package init(
    unit: TextUnit, text: AnalyzedText?, source: AnalyzedText?, profile: LocaleProfile,
    measures: [Measure]
  ) {
    self.unit = unit
    self.text = text
    self.source = source
    self.profile = profile
    self.measures = measures
  }
}
