import CopyModel
import ICUText
import RuleKit
import TextLayout

/// Measures what the rules on layout ask about. One per worker: it owns its layouter.
struct LineMeter: ~Copyable {
  var layouter: TextLayouter
  let platforms: [Platform]
  let areChosen: Bool
  let limits: [Role: [TextLimit]]
  private let shown: [String: [AlertTraits.Platform]]

  /// Where no platform is chosen, a text is held to the iPhone's alerts, and to the wider ones of the
  /// two designs that are in use: what fits there is nothing to complain of. Nothing but what is too
  /// long for the Mac as well is sure.
  private static let usualPlatforms: [Platform] = [.iOS, .iOS26]

  /// What all meters of a run share.
  struct Facts: Sendable {
    let layout: LayoutFacts
    let platforms: [Platform]
    let limits: [Role: [TextLimit]]
    /// Where the manifest says that its alerts appear, by their names; those that appear anywhere left out.
    var shown: [String: [AlertTraits.Platform]] = [:]
  }

  init(_ facts: Facts) {
    shown = facts.shown
    layouter = TextLayouter(facts.layout)
    areChosen = !facts.platforms.isEmpty
    platforms = areChosen ? facts.platforms : Self.usualPlatforms
    limits = facts.limits
  }

  /// The title or message of an alert where it takes more lines than so many; nil when it does not.
  mutating func overlong(
    _ text: AnalyzedText, as role: Role, of alert: String?, beyond most: Int
  ) throws(ICUError) -> OverlongPart? {
    let own = alert.flatMap { shown[$0] } ?? []
    // Material Design sets no number of lines.
    var platforms = platforms.filter { $0 != .android && $0.isAmong(own) }
    // An alert of the Mac alone is held to the Mac's, whatever else the project is for.
    let areChosen = areChosen || platforms.isEmpty
    if platforms.isEmpty { platforms = own.contains(.macos) ? [.macOS] : [] }
    var found: (fit: Fit, platform: Platform)?
    for platform in platforms {
      // Where no width is known, the rules on budgets have their say.
      guard let fit = try layouter.fit(of: text, as: role, within: most, on: platform) else {
        continue
      }
      if areChosen {
        if fit > found?.fit ?? .fits { found = (fit, platform) }
      } else {
        if fit == .fits { return nil }
        if found.map({ $0.fit > fit }) ?? true { found = (fit, found?.platform ?? platform) }
      }
    }
    guard var found else { return nil }
    if !areChosen, found.fit == .overflows {
      // The app may be one for the Mac, whose alerts have room for more.
      let fit = try layouter.fit(of: text, as: role, within: most, on: .macOS)
      if fit != .overflows { found.fit = .borderline }
    }
    let lines = try layouter.lines(of: text, as: role, on: found.platform)
    return OverlongPart(
      text: text, fit: found.fit, lines: lines.lines.count, platform: found.platform)
  }

  /// How an alert comes out; nil where no platform's figures are known, or nothing can be wrong with it.
  mutating func layOut(_ alert: AnalyzedAlert) throws(ICUError) -> LaidOutAlert? {
    var shapes: [LaidOutAlert.Shape] = []
    for platform in platforms
    where platform.isAmong(alert.traits?.platforms ?? []) {
      let usual = try shape(of: alert, on: platform, at: .large)
      let large = try shape(of: alert, on: platform, at: .AX1)
      if usual != nil || large != nil {
        shapes.append(LaidOutAlert.Shape(platform: platform, usual: usual, large: large))
      } else if !areChosen {
        // What comes out well on one of them is nothing to complain of.
        return nil
      }
    }
    guard !shapes.isEmpty else { return nil }
    return LaidOutAlert(alert: alert, shapes: shapes, areChosen: areChosen)
  }

  /// The shape of an alert; nil where a quick look says that nothing is wrong with it. Texts that
  /// cannot make it scroll are left out of it.
  private mutating func shape(
    of alert: AnalyzedAlert, on platform: Platform, at size: TextSize
  ) throws(ICUError) -> AlertShape? {
    let mayScroll = try layouter.mayScroll(
      title: alert.title?.text, message: alert.message?.text, buttons: alert.buttons.count,
      on: platform, at: size, inLandscape: !size.isAccessibility)
    if !mayScroll {
      // At the larger sizes only scrolling counts.
      guard size == .large, try mayNotFit(alert.buttons, on: platform) else { return nil }
    }
    return try layouter.shape(
      title: mayScroll ? alert.title?.text : nil, message: mayScroll ? alert.message?.text : nil,
      buttons: alert.buttons.map(\.text), on: platform, at: size)
  }

  private mutating func mayNotFit(
    _ buttons: [AlertPart], on platform: Platform
  ) throws(ICUError) -> Bool {
    for button in buttons {
      let fits = try layouter.fitsButton(button.text, isPair: buttons.count == 2, on: platform)
      if !fits { return true }
    }
    return false
  }
}

extension Platform {
  /// Whether an alert appears there that says where it does, or does not say so.
  fileprivate func isAmong(_ platforms: [AlertTraits.Platform]) -> Bool {
    platforms.isEmpty || own.map(platforms.contains) ?? false
  }

  /// What the manifest calls it; nil where it has no word for it.
  private var own: AlertTraits.Platform? {
    switch self {
    case .iOS, .iOS26: .ios
    case .iPadOS: .ipados
    case .macOS, .macOS10: .macos
    case .tvOS: .tvos
    case .watchOS: .watchos
    case .android: nil
    }
  }
}
