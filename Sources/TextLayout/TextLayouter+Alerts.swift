package import CopyModel
package import ICUText

extension TextLayouter {
  /// The lines of a part of an alert on a platform, and whether they fit: a title on as many lines
  /// as the guideline allows, a message without scrolling below such a title and above one row of
  /// buttons, a button beside another, or in a row of its own when `isStacked`.
  package mutating func lines(
    of text: AnalyzedText, as role: Role, on platform: Platform, at size: TextSize = .large,
    isStacked: Bool = false, in kind: AlertTraits.Kind = .alert
  ) throws(ICUError) -> TextLines {
    guard let facts = facts.facts(of: platform, as: kind), let style = facts.styles[role],
      let width = facts.lineWidth(at: facts.shown(size))
    else { return Self.budgeted(text, as: role, on: platform) }
    let shownSize = facts.shown(size)
    var limit = Limit(lines: style.lines, width: width...width)
    switch role {
    case .title: break
    case .message: limit.lines = mostMessageLines(on: facts, at: shownSize)
    case .button:
      // At accessibility sizes, titles of stacked buttons take several lines.
      let room = isStacked ? facts.stacked : facts.sideBySide ?? facts.stacked
      if let room, !shownSize.isAccessibility {
        limit = Limit(lines: 1, width: room, wraps: false)
      }
    }
    let font = self.facts.sizes.setting(of: style, at: shownSize).font
    return try lines(
      of: ShownText(text, samples: self.facts.samples), profile: text.profile, limit: limit,
      metrics: self.font(.apple, style: font), platform: platform)
  }

  /// An alert on a platform, or a sheet. Nil stands for a part that it does not have.
  package mutating func shape(
    title: AnalyzedText?, message: AnalyzedText?, buttons: [AnalyzedText], on platform: Platform,
    at size: TextSize = .large, as kind: AlertTraits.Kind = .alert
  ) throws(ICUError) -> AlertShape {
    let titleLines = try part(title, as: .title, on: platform, at: size, in: kind)
    let messageLines = try part(message, as: .message, on: platform, at: size, in: kind)
    let platformFacts = facts.facts(of: platform, as: kind)
    let shownSize = platformFacts?.shown(size) ?? size
    let isColumn = kind == .actionSheet && platform.hasSheets
    var buttonLines = try rows(
      buttons, on: platform, at: size, areStacked: buttons.count != 2 || isColumn, in: kind)
    let arrangement = platformFacts.flatMap {
      Self.arrangement(of: buttonLines, on: $0, at: shownSize, isColumn: isColumn)
    }
    var stackers: [Int] = []
    if arrangement == .stacked, buttons.count == 2, !shownSize.isAccessibility, !isColumn {
      stackers = buttonLines.indices.filter { buttonLines[$0].fit == .overflows }
    }
    if arrangement == .stacked, buttons.count == 2 {
      buttonLines = try rows(buttons, on: platform, at: size, areStacked: true, in: kind)
    }
    let screen = platformFacts?.screen
    return AlertShape(
      title: titleLines, message: messageLines, buttons: buttonLines, arrangement: arrangement,
      stackers: stackers,
      height: platformFacts.flatMap {
        height(
          of: (titleLines, messageLines, buttonLines), arrangement: arrangement, on: $0,
          at: shownSize)
      },
      leastHeight: platformFacts.flatMap {
        height(
          of: (titleLines, messageLines, buttonLines),
          arrangement: arrangement == .unsure ? .sideBySide : arrangement, on: $0, at: shownSize,
          lines: \.fewest
        ).map { [doubt = platformFacts?.height?.doubt ?? 0] in $0 - doubt }
      },
      portraitHeight: screen.map { $0.portrait - $0.margins },
      landscapeHeight: screen.map { $0.landscape - $0.margins })
  }

  private mutating func part(
    _ text: AnalyzedText?, as role: Role, on platform: Platform, at size: TextSize,
    in kind: AlertTraits.Kind
  ) throws(ICUError) -> TextLines? {
    guard let text else { return nil }
    return try lines(of: text, as: role, on: platform, at: size, in: kind)
  }

  private mutating func rows(
    _ buttons: [AnalyzedText], on platform: Platform, at size: TextSize, areStacked: Bool,
    in kind: AlertTraits.Kind
  ) throws(ICUError) -> [TextLines] {
    var lines: [TextLines] = []
    for button in buttons {
      lines.append(
        try self.lines(
          of: button, as: .button, on: platform, at: size, isStacked: areStacked, in: kind))
    }
    return lines
  }

  /// Where no width is known: the locale's budgets. Beyond the budget it is not sure to fit.
  private static func budgeted(
    _ text: AnalyzedText, as role: Role, on platform: Platform
  ) -> TextLines {
    let budgets = text.profile.budgets
    let (most, limit, count): (Int?, Int?, Int)
    switch role {
    case .title: (most, limit, count) = (budgets.titleCharacters, nil, text.characters)
    case .button where budgets.buttonCharacters != nil:
      (most, limit, count) = (budgets.buttonCharacters, budgets.buttonLimit, text.characters)
    case .button: (most, limit, count) = (budgets.buttonWords, nil, text.words.count)
    case .message: (most, limit, count) = (nil, nil, 0)
    }
    let fit: Fit =
      if let most, count > most { count > limit ?? most ? .overflows : .borderline } else { .fits }
    return TextLines(lines: TextLines.Lines(), fit: fit, basis: .budget, platform: platform)
  }

  /// One button, or three and more, are stacked; two stand side by side when both titles have room. Buttons as wide as
  /// their titles, however many, stand side by side while they have room together.
  private static func arrangement(
    of buttons: [TextLines], on facts: PlatformFacts, at size: TextSize, isColumn: Bool
  ) -> AlertShape.Arrangement? {
    guard !buttons.isEmpty, facts.stacked != nil || facts.sideBySide != nil else { return nil }
    if isColumn { return .stacked }
    if let row = facts.buttonRow, let width = facts.lineWidth(at: size) {
      let titles = buttons.reduce(0) { $0 + ($1.lines.map(\.width).max() ?? 0) }
      let room = row.room(for: buttons.count, in: width)
      if titles > room * (1 + doubt) { return .stacked }
      return titles > room * (1 - doubt) ? .unsure : .sideBySide
    }
    guard buttons.count == 2, facts.sideBySide != nil, !size.isAccessibility else {
      return .stacked
    }
    if buttons.contains(where: { $0.fit == .overflows }) { return .stacked }
    return buttons.contains { $0.fit == .borderline } ? .unsure : .sideBySide
  }

  /// How many lines of message do not scroll, even in landscape; nil where nobody knows.
  private func mostMessageLines(on facts: PlatformFacts, at size: TextSize) -> Int? {
    guard let height = facts.height, let screen = facts.screen,
      let title = facts.styles[.title], let message = facts.styles[.message],
      let button = facts.styles[.button]
    else { return nil }
    let titleLines = self.facts.sizes.setting(of: title, at: size).pitch * Double(title.lines ?? 1)
    let row = self.facts.sizes.setting(of: button, at: size).pitch
    let pitch = self.facts.sizes.setting(of: message, at: size).pitch
    let rest = height.height(titleLines: titleLines, messageLines: 0, rows: [row]) + height.message
    return max(0, Int((screen.landscape - screen.margins - rest) / pitch))
  }

  private func height(
    of parts: (title: TextLines?, message: TextLines?, buttons: [TextLines]),
    arrangement: AlertShape.Arrangement?, on facts: PlatformFacts, at size: TextSize,
    lines count: (TextLines) -> Int = \.lines.count
  ) -> Double? {
    guard let height = facts.height else { return nil }
    func pitch(_ role: Role) -> Double {
      facts.styles[role].map { self.facts.sizes.setting(of: $0, at: size).pitch } ?? 0
    }
    func lines(_ part: TextLines?, _ role: Role) -> Double {
      Double(part.map(count) ?? 0) * pitch(role)
    }
    let rows =
      arrangement == .sideBySide
      ? [pitch(.button)]
      : parts.buttons.map {
        max(1, size.isAccessibility ? Double(count($0)) : 1) * pitch(.button)
      }
    return height.height(
      titleLines: lines(parts.title, .title), messageLines: lines(parts.message, .message),
      rows: rows)
  }
}
