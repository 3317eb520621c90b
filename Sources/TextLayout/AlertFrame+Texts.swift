import CopyModel

extension AlertFrame {
  /// Air where the platform's own figures are not public.
  private static let air = HeightFacts(
    above: 20, below: 16, title: 0, message: 6, row: 14, gap: 8, end: 16)
  /// Beside capsules.
  static let margin = 16.0
  /// What text that stands beside an icon leaves free at the other side.
  private static let besideIcon = 20.0

  mutating func fill(
    with shape: AlertShape, _ facts: PlatformFacts, buttons traits: [AlertTraits.Button],
    isRightToLeft: Bool, isCentered: Bool,
    font: (Role) -> (font: FontStyle, pitch: Double)?
  ) {
    let air = facts.height ?? Self.air
    let inset = facts.textWidth.map { width - $0 - Self.besideIcon } ?? facts.inset
    var y = air.above
    func add(_ text: TextLines?, _ part: Part, _ role: Role, most: Int?) {
      guard let text, let (font, pitch) = font(role) else { return }
      for (number, line) in text.lines.enumerated() {
        lines.append(
          Line(
            part: part, number: number,
            x: isCentered ? width / 2 : isRightToLeft ? width - inset : inset,
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
    height = y
    bodyHeight = y
    guard let (font, pitch) = font(.button), !shape.buttons.isEmpty else { return }
    let setting = ButtonSetting(
      font: font, pitch: pitch, air: air, inset: inset, apart: facts.apart ?? Self.apart,
      row: facts.buttonRow, isRightToLeft: isRightToLeft)
    switch style {
    case .dialog: addTextButtons(shape, setting)
    case .rows, .capsules, .sheet: addButtons(shape, traits, setting)
    }
    if !buttons.contains(where: \.isApart) { bodyHeight = height }
  }

  /// Between the buttons of a sheet and its Cancel, where nobody has published it.
  private static let apart = 8.0

  /// Where letters stand on in a line: capitals, 0.7 em high, in its middle.
  static func baseline(in pitch: Double, _ size: Double) -> Double {
    (pitch + 0.7 * size) / 2
  }
}
