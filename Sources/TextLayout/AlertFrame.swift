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
  package private(set) var height = 0.0
  package private(set) var lines: [Line] = []
  package private(set) var buttons: [Button] = []
  /// The lines between rows and columns of buttons.
  package private(set) var separators: [Box] = []
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
  }
}

extension LayoutFacts {
  /// The frame of a laid out alert; nil on a platform whose widths nobody knows.
  package func frame(
    of shape: AlertShape, as kind: AlertTraits.Kind, buttons: [AlertTraits.Button],
    on platform: Platform, at size: TextSize, isRightToLeft: Bool
  ) -> AlertFrame? {
    guard let facts = facts(of: platform), let width = facts.width else { return nil }
    var frame = AlertFrame(
      style: AlertFrame.style(of: kind, on: platform),
      width: facts.shown(size).isAccessibility ? facts.accessibilityWidth ?? width : width,
      shape: shape)
    frame.fill(
      with: shape, facts, buttons: buttons, isRightToLeft: isRightToLeft,
      isCentered: platform != .iOS26 && platform != .macOS10
    ) { role in facts.styles[role].map { sizes.setting(of: $0, at: facts.shown(size)) } }
    return frame
  }
}

extension AlertFrame {
  fileprivate static func style(of kind: AlertTraits.Kind, on platform: Platform) -> Style {
    switch platform {
    case .iOS26, .macOS, .macOS10, .tvOS, .watchOS: .capsules
    case .iOS, .iPadOS: kind == .actionSheet ? .sheet : .rows
    }
  }

  fileprivate init(style: Style, width: Double, shape: AlertShape) {
    self.style = style
    self.width = width
    landscapeHeight = shape.landscapeHeight
    portraitHeight = shape.portraitHeight
  }

  /// Air where the platform's own figures are not public.
  private static let air = HeightFacts(
    above: 20, below: 16, title: 0, message: 6, row: 14, gap: 8, end: 16)
  /// Between the buttons of a sheet and its Cancel.
  private static let apart = 8.0
  /// Beside capsules.
  private static let margin = 16.0

  fileprivate mutating func fill(
    with shape: AlertShape, _ facts: PlatformFacts, buttons traits: [AlertTraits.Button],
    isRightToLeft: Bool, isCentered: Bool,
    font: (Role) -> (font: FontStyle, pitch: Double)?
  ) {
    let air = facts.height ?? Self.air
    var y = air.above
    func add(_ text: TextLines?, _ part: Part, _ role: Role, most: Int?) {
      guard let text, let (font, pitch) = font(role) else { return }
      for (number, line) in text.lines.enumerated() {
        lines.append(
          Line(
            part: part, number: number,
            x: isCentered ? width / 2 : isRightToLeft ? width - facts.inset : facts.inset,
            baseline: y + Self.baseline(in: pitch, font.size), width: line.width, size: font.size,
            weight: font.weight, isCentered: isCentered,
            isBeyond: most.map { number >= $0 } ?? false))
        y += pitch
      }
    }
    if let title = shape.title, !title.lines.isEmpty {
      add(title, .title, .title, most: facts.styles[.title]?.lines)
      y += air.title
    }
    if let message = shape.message, !message.lines.isEmpty {
      if shape.title != nil { y += air.message }
      add(message, .message, .message, most: nil)
      if shape.title == nil { y += air.message }
    }
    y += lines.isEmpty ? 0 : air.below
    if lines.isEmpty { y = style == .capsules ? Self.margin : 0 }
    addButtons(shape, traits, from: y, air, isRightToLeft: isRightToLeft, font: font(.button))
  }

  private mutating func addButtons(
    _ shape: AlertShape, _ traits: [AlertTraits.Button], from top: Double, _ air: HeightFacts,
    isRightToLeft: Bool, font: (font: FontStyle, pitch: Double)?
  ) {
    height = top
    guard let font, !shape.buttons.isEmpty else { return }
    let margin = style == .capsules ? Self.margin : 0
    let row = font.pitch + air.row
    let isPair =
      style != .sheet && shape.buttons.count == 2
      && (shape.arrangement == .sideBySide || shape.arrangement == .unsure)
    let room = width - 2 * margin
    for (number, text) in shape.buttons.enumerated() {
      let isApart =
        style == .sheet && traits.indices.contains(number) && traits[number].role == .cancel
      var box = Box(x: margin, y: height, width: room, height: row)
      if isPair {
        box.width = (room - (style == .capsules ? air.gap : 0)) / 2
        box.y = top
        if (number == 1) != isRightToLeft { box.x = width - margin - box.width }
      } else {
        if isApart {
          box.y += Self.apart
        } else if style != .capsules, height > 0 {
          separators.append(Box(x: 0, y: box.y, width: width, height: 0.5))
        }
        // Titles of stacked buttons take several lines at accessibility sizes.
        box.height += Double(max(0, text.lines.count - 1)) * font.pitch
        height = box.y + box.height + air.gap
      }
      buttons.append(
        Button(number: number, box: box, overflows: text.fit == .overflows, isApart: isApart))
      addTitle(text, number, in: box, font)
    }
    if isPair {
      height = top + row
      if style == .rows {
        separators.append(Box(x: 0, y: top, width: width, height: 0.5))
        separators.append(Box(x: width / 2, y: top, width: 0.5, height: row))
      }
    } else {
      height -= air.gap
    }
    height += air.end
  }

  private mutating func addTitle(
    _ text: TextLines, _ number: Int, in box: Box, _ font: (font: FontStyle, pitch: Double)
  ) {
    let top = box.y + (box.height - Double(max(1, text.lines.count)) * font.pitch) / 2
    for (line, measured) in text.lines.enumerated() {
      // What is too wide is shrunk, as the platforms do.
      let room = box.width - 16
      lines.append(
        Line(
          part: .button(number), number: line, x: box.x + box.width / 2,
          baseline: top + Double(line) * font.pitch + Self.baseline(in: font.pitch, font.font.size),
          width: min(measured.width, room), size: font.font.size, weight: font.font.weight,
          isCentered: true, isBeyond: false))
    }
  }

  /// Where letters stand on in a line: capitals, 0.7 em high, in its middle.
  private static func baseline(in pitch: Double, _ size: Double) -> Double {
    (pitch + 0.7 * size) / 2
  }
}
