package import CopyModel

/// Where the parts of an alert stand when it is drawn: points from its upper left corner.
///
/// Widths, line breaks and row heights are those that the rules measure with; what only a picture needs – corners,
/// the air between parts where no figure is known – is made up here and judged by nobody.
package struct AlertFrame: Sendable {
  /// Which text of an alert.
  package enum Part: Sendable, Equatable {
    case title, message
    case button(Int)
  }

  package struct Box: Sendable {
    package var x, y, width, height: Double

    package init(x: Double, y: Double, width: Double, height: Double) {
      (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }
  }

  package struct Line: Sendable {
    package let part: Part
    /// Which line of its part.
    package let number: Int
    /// The middle of the line where it is centered, else where it starts.
    package let x: Double
    package let baseline: Double
    /// The room that the text takes; nil where nobody measured it.
    package let width: Double?
    package let size: Double
    package let weight: Int
    package let isCentered: Bool
    /// Whether the platform's guideline has no room for it.
    package let isBeyond: Bool
  }

  package struct Button: Sendable {
    package let number: Int
    package let box: Box
    /// Whether its title has no room.
    package let overflows: Bool
    /// Whether it stands apart from the others, as Cancel does under an action sheet.
    package let isApart: Bool
  }

  package let style: Style
  package let width: Double
  /// Of all of it, with what stands apart.
  package internal(set) var height = 0.0
  /// Of what does not stand apart.
  package internal(set) var bodyHeight = 0.0
  /// The radius of its corners.
  package let corner: Double
  package internal(set) var lines: [Line] = []
  package internal(set) var buttons: [Button] = []
  /// The lines between rows and columns of buttons.
  package internal(set) var separators: [Box] = []
  /// How high an alert may be on the smallest screen in landscape before it scrolls; nil where nobody knows.
  package let landscapeHeight: Double?
  package let portraitHeight: Double?

  /// What an alert looks like besides its texts.
  package enum Style: Sendable {
    /// Rows that lines part: iOS 7 to 18.
    case rows
    /// Buttons with a shape of their own: iOS 26, macOS.
    case capsules
    /// Rows from the lower edge of the screen, Cancel apart.
    case sheet
    /// Texts from the leading edge, and buttons that are nothing but their titles at the other: Android.
    case dialog
  }

  /// What an alert looks like on a platform.
  package static func style(of kind: AlertTraits.Kind, on platform: Platform) -> Style {
    switch platform {
    case .iOS26, .macOS, .macOS10, .tvOS, .watchOS: .capsules
    case .iOS, .iPadOS: kind == .actionSheet ? .sheet : .rows
    case .android: .dialog
    }
  }
}

extension LayoutFacts {
  /// The frame of a laid out alert; nil on a platform whose widths nobody knows.
  package func frame(
    of shape: AlertShape, as kind: AlertTraits.Kind, buttons: [AlertTraits.Button],
    on platform: Platform, at size: TextSize, isRightToLeft: Bool
  ) -> AlertFrame? {
    guard let facts = facts(of: platform, as: kind), let width = facts.width else { return nil }
    let style = AlertFrame.style(of: kind, on: platform)
    var frame = AlertFrame(
      style: style,
      width: facts.shown(size).isAccessibility ? facts.accessibilityWidth ?? width : width,
      corner: facts.corner ?? AlertFrame.corner(of: style), shape: shape)
    frame.fill(
      with: shape, facts, buttons: buttons, isRightToLeft: isRightToLeft,
      isCentered: ![.iOS26, .macOS10, .android].contains(platform)
    ) { role in facts.styles[role].map { sizes.setting(of: $0, at: facts.shown(size)) } }
    return frame
  }
}

extension AlertFrame {
  fileprivate init(style: Style, width: Double, corner: Double, shape: AlertShape) {
    self.style = style
    self.width = width
    self.corner = corner
    landscapeHeight = shape.landscapeHeight
    portraitHeight = shape.portraitHeight
  }

  /// Corners where nobody has published them.
  fileprivate static func corner(of style: Style) -> Double {
    switch style {
    case .rows, .sheet: 14
    case .capsules: 26
    case .dialog: 28
    }
  }
}
