import CopyModel

/// What is known of the alerts of one platform: a section of `Layout/platforms.json`. Points.
struct PlatformFacts: Sendable {
  /// Nil where nobody knows it; then the locale's budgets hold.
  let width: Double?
  let accessibilityWidth: Double?
  /// The text's own width where it is not the alert's less the insets.
  let textWidth: Double?
  let inset: Double
  /// The size under which text does not shrink; nil where it has one size only.
  let smallestText: TextSize?
  let styles: [Role: PartStyle]
  /// The text that two buttons side by side have room for: it surely fits up to the lower bound.
  let sideBySide: ClosedRange<Double>?
  /// The same for stacked buttons.
  let stacked: ClosedRange<Double>?
  /// Nil where buttons are as wide as their rows and columns.
  let buttonRow: ButtonRowFacts?
  let height: HeightFacts?
  let screen: ScreenFacts?
  /// The radius of the corners; nil where nobody has published it.
  let corner: Double?
  /// What a sheet leaves free above its Cancel; nil where it does not stand apart.
  let apart: Double?

  init(_ object: LayoutObject) throws(LayoutError) {
    width = try object.number("width")
    accessibilityWidth = try object.number("accessibilityWidth")
    textWidth = try object.number("textWidth")
    inset = try object.number("inset") ?? 0
    let smallest = try object.string("smallestText")
    smallestText = smallest.flatMap(TextSize.init)
    if smallest != nil, smallestText == nil { throw object.error("smallestText", "a text size") }
    var styles: [Role: PartStyle] = [:]
    for role in Role.allCases {
      guard let part = try object.object(role.rawValue, keys: PartStyle.keys) else { continue }
      styles[role] = try PartStyle(part)
    }
    self.styles = styles
    sideBySide = try object.range("sideBySide")
    stacked = try object.range("stacked")
    buttonRow = try object.object("buttonRow", keys: ButtonRowFacts.keys).map(ButtonRowFacts.init)
    height = try object.object("height", keys: HeightFacts.keys).map(HeightFacts.init)
    screen = try object.object("screen", keys: ScreenFacts.keys).map(ScreenFacts.init)
    corner = try object.number("corner")
    apart = try object.number("apart")
  }

  static let keys =
    [
      "about", "sources", "width", "accessibilityWidth", "textWidth", "inset", "smallestText",
      "sideBySide", "stacked", "buttonRow", "height", "screen", "corner", "apart",
    ] + Role.allCases.map(\.rawValue)

  /// The size that text is shown at when the reader asks for another.
  func shown(_ size: TextSize) -> TextSize { max(size, smallestText ?? size) }

  /// How wide a line of title or message may be.
  func lineWidth(at size: TextSize) -> Double? {
    if let textWidth { return textWidth }
    return (size.isAccessibility ? accessibilityWidth ?? width : width).map { $0 - 2 * inset }
  }
}

/// How a part of an alert is set.
struct PartStyle: Sendable {
  /// A style of `TextSizes`; nil where `size` holds whatever the reader asks for.
  let style: String?
  let size: Double
  let leading: Double
  let weight: Int
  /// How many lines the platform's guideline allows.
  let lines: Int?
  /// The font's own line height in em, where lines are set closer than the style's leading says.
  let lineHeight: Double?

  static let keys = ["style", "size", "leading", "weight", "lines", "lineHeight"]

  init(_ object: LayoutObject) throws(LayoutError) {
    style = try object.string("style")
    size = style == nil ? try object.neededNumber("size") : 0
    leading = style == nil ? try object.neededNumber("leading") : 0
    weight = Int(try object.neededNumber("weight"))
    lines = try object.number("lines").map { Int($0) }
    lineHeight = try object.number("lineHeight")
  }
}

/// How buttons stand that are as wide as their titles: in a row at the end while they have room there.
struct ButtonRowFacts: Sendable {
  /// Beside a title, at either side.
  let padding: Double
  /// Between two buttons.
  let gap: Double

  static let keys = ["padding", "gap"]

  init(_ object: LayoutObject) throws(LayoutError) {
    padding = try object.neededNumber("padding")
    gap = try object.neededNumber("gap")
  }

  /// How wide the titles of so many buttons may be together, in a row of a width.
  func room(for buttons: Int, in width: Double) -> Double {
    width - Double(buttons) * 2 * padding - Double(max(0, buttons - 1)) * gap
  }
}

/// What makes up the height of an alert.
struct HeightFacts: Sendable {
  /// Above the text, and between it and the buttons.
  let above: Double
  let below: Double
  /// What the title has besides its lines, and the message besides its own.
  let title: Double
  let message: Double
  /// What a row of buttons has besides the line of its title; between rows; below the last.
  let row: Double
  let gap: Double
  let end: Double
  /// By how much an alert may be lower than these figures say, where some of them are guesses.
  let doubt: Double

  static let keys = ["above", "below", "title", "message", "row", "gap", "end", "doubt"]

  init(
    above: Double, below: Double, title: Double, message: Double, row: Double, gap: Double,
    end: Double
  ) {
    (self.above, self.below, self.title, self.message) = (above, below, title, message)
    (self.row, self.gap, self.end, doubt) = (row, gap, end, 0)
  }

  init(_ object: LayoutObject) throws(LayoutError) {
    above = try object.neededNumber("above")
    below = try object.neededNumber("below")
    title = try object.neededNumber("title")
    message = try object.neededNumber("message")
    row = try object.neededNumber("row")
    gap = try object.neededNumber("gap")
    end = try object.neededNumber("end")
    doubt = try object.number("doubt") ?? 0
  }

  /// The height of an alert. `rows` are the heights of the lines in each row of buttons.
  func height(titleLines: Double, messageLines: Double, rows: [Double]) -> Double {
    above + (titleLines > 0 ? titleLines + title : 0)
      + (messageLines > 0 ? messageLines + message : 0) + below
      + rows.reduce(0) { $0 + $1 + row } + Double(max(0, rows.count - 1)) * gap + end
  }
}

/// The smallest screen of a platform.
struct ScreenFacts: Sendable {
  /// Its height in either orientation.
  let portrait: Double
  let landscape: Double
  /// What an alert leaves free above and below, together.
  let margins: Double

  static let keys = ["portrait", "landscape", "margins"]

  init(_ object: LayoutObject) throws(LayoutError) {
    portrait = try object.neededNumber("portrait")
    landscape = try object.neededNumber("landscape")
    margins = try object.neededNumber("margins")
  }
}
