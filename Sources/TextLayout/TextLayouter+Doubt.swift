package import CopyModel
package import ICUText

/// Answers for the many texts that are short enough, without laying them out.
extension TextLayouter {
  /// Whether a title or message stands on at most so many lines of a platform's alert; nil where
  /// nobody knows how wide the alert is.
  package mutating func fit(
    of text: AnalyzedText, as role: Role, within most: Int, on platform: Platform
  ) throws(ICUError) -> Fit? {
    guard let facts = facts.facts(of: platform), let style = facts.styles[role],
      let width = facts.lineWidth(at: facts.shown(.large))
    else { return nil }
    let font = self.facts.sizes.setting(of: style, at: facts.shown(.large)).font
    let narrow = width * (1 - Self.doubt)
    if let widest = Self.widest(text, in: font), Self.mostLines(widest, narrow) <= most {
      return .fits
    }
    return try lines(
      of: ShownText(text, samples: self.facts.samples), profile: text.profile,
      limit: Limit(lines: most, width: width...width), metrics: self.font(.apple, style: font)
    ).fit
  }

  /// Whether an alert may be too high for a platform's smallest screen: only a no is sure.
  package mutating func mayScroll(
    title: AnalyzedText?, message: AnalyzedText?, buttons: Int, on platform: Platform,
    at size: TextSize, inLandscape: Bool
  ) throws(ICUError) -> Bool {
    guard let facts = facts.facts(of: platform), let height = facts.height,
      let screen = facts.screen, let button = facts.styles[.button]
    else { return false }
    let shown = facts.shown(size)
    let titleHeight = try most(title, as: .title, on: facts, at: shown)
    let messageHeight = try most(message, as: .message, on: facts, at: shown)
    // At accessibility sizes the title of a button may take several lines: two are allowed for.
    let row = self.facts.sizes.setting(of: button, at: shown).pitch
    let rows = Array(repeating: shown.isAccessibility ? 2 * row : row, count: buttons)
    let highest = height.height(
      titleLines: titleHeight, messageLines: messageHeight, rows: rows)
    return highest > (inLandscape ? screen.landscape : screen.portrait) - screen.margins
  }

  /// How high the lines of a text are at most, in points.
  private mutating func most(
    _ text: AnalyzedText?, as role: Role, on facts: PlatformFacts, at size: TextSize
  ) throws(ICUError) -> Double {
    guard let text, let style = facts.styles[role], let width = facts.lineWidth(at: size) else {
      return 0
    }
    let (font, pitch) = self.facts.sizes.setting(of: style, at: size)
    let narrow = width * (1 - Self.doubt)
    if let widest = Self.widest(text, in: font), Self.mostLines(widest, narrow) <= 2 {
      return 2 * pitch
    }
    let count = try lines(
      of: ShownText(text, samples: self.facts.samples), profile: text.profile,
      limit: Limit(lines: nil, width: narrow...narrow), metrics: self.font(.apple, style: font)
    ).lines.count
    return Double(count) * pitch
  }

  /// How wide a text is at most, in points, by its bytes: none of them stands for more than 1.1 em in
  /// the embedded figures. Nil where the text has breaks of its own or holds placeholders.
  private static func widest(_ text: AnalyzedText, in font: FontStyle) -> Double? {
    guard text.placeholders.isEmpty else { return nil }
    let bytes = text.string.utf8.span
    // What is no short text need not be searched for breaks.
    guard bytes.count < 80, !bytes.indices.contains(where: { bytes[$0] < 0x20 }) else { return nil }
    return Double(bytes.count) * font.size * 1.1
  }

  /// How many lines a text of some width takes at most: any two in a row are wider together than one
  /// line, else the second would have begun on the first.
  private static func mostLines(_ total: Double, _ width: Double) -> Int {
    total <= width ? 1 : 2 * Int(total / width) + 1
  }
}

extension TextLayouter {
  /// Whether a button has room for its title, beside another of a pair or in a row of its own.
  package mutating func fitsButton(
    _ text: AnalyzedText, isPair: Bool, on platform: Platform
  ) throws(ICUError) -> Bool {
    guard let facts = facts.facts(of: platform),
      let room = isPair ? facts.sideBySide ?? facts.stacked : facts.stacked
    else { return true }
    return try width(of: text, as: .button, on: platform) <= room.lowerBound * (1 - Self.doubt)
  }

  /// How wide a text is on one line, in points, set as a part of a platform's alert; as on the iPhone
  /// where nobody knows how.
  package mutating func width(
    of text: AnalyzedText, as role: Role, on platform: Platform
  ) throws(ICUError) -> Double {
    let known = facts.facts(of: platform)?.styles[role] == nil ? .iOS : platform
    guard let facts = facts.facts(of: known), let style = facts.styles[role] else { return 0 }
    let font = self.facts.sizes.setting(of: style, at: facts.shown(.large)).font
    let shown = try lines(
      of: ShownText(text, samples: self.facts.samples), profile: text.profile,
      limit: Limit(lines: nil, width: 0...0, wraps: false),
      metrics: self.font(.apple, style: font))
    return shown.lines.map(\.width).max() ?? 0
  }
}
