import CopyModel

/// What the buttons of an alert are set with, in points.
struct ButtonSetting {
  let font: FontStyle
  /// The distance of lines.
  let pitch: Double
  let air: HeightFacts
  /// Beside the text of the alert.
  let inset: Double
  /// Above what stands apart.
  let apart: Double
  /// Nil where buttons are as wide as their rows and columns.
  let row: ButtonRowFacts?
  let isRightToLeft: Bool
}

extension AlertFrame {
  /// Adds buttons that fill their row: two beside each other, or one above the other.
  mutating func addButtons(
    _ shape: AlertShape, _ traits: [AlertTraits.Button], _ setting: ButtonSetting
  ) {
    let (air, top) = (setting.air, height)
    let margin = style == .capsules ? Self.margin : 0
    let row = setting.pitch + air.row
    let isPair = style != .sheet && shape.buttons.count == 2 && shape.arrangement != .stacked
    let room = width - 2 * margin
    func isCancel(_ number: Int) -> Bool {
      style == .sheet && traits.indices.contains(number) && traits[number].role == .cancel
    }
    // A sheet has its Cancel at the bottom, wherever the code adds it.
    let order =
      shape.buttons.indices.filter { !isCancel($0) } + shape.buttons.indices.filter(isCancel)
    for number in order {
      let text = shape.buttons[number]
      let isApart = isCancel(number)
      var box = Box(x: margin, y: height, width: room, height: row)
      if isPair {
        box.width = (room - (style == .capsules ? air.gap : 0)) / 2
        box.y = top
        if (number == 1) != setting.isRightToLeft { box.x = width - margin - box.width }
      } else {
        if isApart {
          if !buttons.contains(where: \.isApart) { bodyHeight = height }
          box.y += setting.apart
        } else if style != .capsules, height > 0 {
          separators.append(Box(x: 0, y: box.y, width: width, height: 0.5))
        }
        // Titles of stacked buttons take several lines at accessibility sizes.
        box.height += Double(max(0, text.lines.count - 1)) * setting.pitch
        height = box.y + box.height + air.gap
      }
      buttons.append(
        Button(number: number, box: box, overflows: text.fit == .overflows, isApart: isApart))
      addTitle(text, number, in: box, setting)
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

  /// Adds buttons that are as wide as their titles: in a row at the end, or one above the other with the last on top.
  mutating func addTextButtons(_ shape: AlertShape, _ setting: ButtonSetting) {
    let padding = setting.row?.padding ?? 0
    let gap = setting.row?.gap ?? setting.air.gap
    let row = setting.pitch + setting.air.row
    let room = width - 2 * setting.inset
    let isRow = shape.arrangement != .stacked
    var (x, y) = (width - setting.inset, height)
    for (number, text) in shape.buttons.enumerated().reversed() {
      var box = Box(x: x, y: y, width: 0, height: row)
      box.width = min(room, (text.lines.map(\.width).max() ?? 0) + 2 * padding)
      box.height += Double(max(0, text.lines.count - 1)) * setting.pitch
      box.x -= box.width
      if isRow {
        x = box.x - gap
        height = max(height, box.y + box.height)
      } else {
        y += box.height + setting.air.gap
        height = box.y + box.height
      }
      if setting.isRightToLeft { box.x = width - box.x - box.width }
      buttons.append(
        Button(number: number, box: box, overflows: text.fit == .overflows, isApart: false))
      addTitle(text, number, in: box, setting)
    }
    height += setting.air.end
  }

  private mutating func addTitle(
    _ text: TextLines, _ number: Int, in box: Box, _ setting: ButtonSetting
  ) {
    let (font, pitch) = (setting.font, setting.pitch)
    let top = box.y + (box.height - Double(max(1, text.lines.count)) * pitch) / 2
    for (line, measured) in text.lines.enumerated() {
      // What is too wide is shrunk, as the platforms do.
      let room = box.width - 16
      lines.append(
        Line(
          part: .button(number), number: line, x: box.x + box.width / 2,
          baseline: top + Double(line) * pitch + Self.baseline(in: pitch, font.size),
          width: min(measured.width, room), size: font.size, weight: font.weight,
          isCentered: true, isBeyond: false))
    }
  }
}
