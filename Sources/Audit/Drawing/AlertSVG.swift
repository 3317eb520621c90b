import CopyModel
package import Copydesk
import Reports
import TextLayout

/// An alert as a picture: an SVG whose lines are those that the rules measured.
///
/// Letters are those of whatever font the reader has, pressed or stretched to the width that was measured.
package struct AlertSVG {
  private let version: AlertGallery.Version
  private let frame: AlertFrame
  private let marks: AlertMarks
  private let traits: [AlertTraits.Button]
  private let isRightToLeft: Bool
  private var svg = ""

  /// Nil for a platform whose widths nobody knows.
  package init?(
    _ version: AlertGallery.Version, of entry: AlertGallery.Entry, in gallery: AlertGallery,
    marks: AlertMarks
  ) {
    traits = entry.traits?.buttons ?? []
    isRightToLeft = version.alert.locale.isRightToLeft
    guard let frame = gallery.frame(of: version, in: entry) else { return nil }
    self.version = version
    self.frame = frame
    self.marks = marks
  }

  /// Around the alert, so that its shadow and what lies beyond it is seen.
  private static let margin = 10.0

  var width: Double { frame.width + 2 * Self.margin }
  var height: Double { frame.height + 2 * Self.margin }

  /// The picture. On its own it brings its colors along; in a page they are the page's.
  package func written(isAlone: Bool) -> String {
    var copy = self
    copy.draw(isAlone: isAlone, place: "")
    return copy.svg
  }

  /// The picture as a part of another, whose colors are its own.
  func placed(x: Double, y: Double) -> String {
    var copy = self
    copy.draw(isAlone: false, place: " x=\"\(x.svg)\" y=\"\(y.svg)\"")
    return copy.svg
  }

  private mutating func draw(isAlone: Bool, place: String) {
    let name = isAlone ? " xmlns=\"http://www.w3.org/2000/svg\"" : ""
    let direction = isRightToLeft ? " direction=\"rtl\"" : ""
    let look = frame.style == .dialog ? "alert material" : "alert"
    svg =
      "<svg\(name)\(place) class=\"\(look)\" width=\"\(width.svg)\" height=\"\(height.svg)\" viewBox=\"\((-Self.margin).svg) \((-Self.margin).svg) \(width.svg) \(height.svg)\" role=\"img\" lang=\"\(version.alert.locale.identifier.asXML)\"\(direction)>"
    svg += "<title>\(description.asXML)</title>"
    if isAlone { svg += "<style>\(PageFile.alert.text)</style>" }
    drawBody()
    for box in frame.separators { rectangle(box, "line") }
    for button in frame.buttons where frame.style == .capsules {
      rectangle(
        button.box, isDefault(button.number) ? "capsule first" : "capsule",
        radius: min(button.box.height / 2, 24))
    }
    for line in frame.lines { text(line) }
    for button in frame.buttons where button.overflows {
      var box = button.box
      (box.x, box.y, box.width, box.height) = (box.x + 3, box.y + 3, box.width - 6, box.height - 6)
      rectangle(box, "over", radius: 6)
    }
    scrollEdges()
    svg += "</svg>"
  }

  /// What a picture says to those who do not see it.
  private var description: String {
    let texts = version.texts.compactMap {
      $0.locale == version.alert.locale ? $0.target ?? $0.source : nil
    }
    return texts.joined(separator: " · ").visible
  }

  private mutating func drawBody() {
    rectangle(
      AlertFrame.Box(x: 0, y: 0, width: frame.width, height: frame.bodyHeight), "body",
      radius: frame.corner)
    for button in frame.buttons where button.isApart {
      rectangle(button.box, "body", radius: frame.corner)
    }
  }

  private func isApart(_ number: Int) -> Bool {
    frame.buttons.contains { $0.number == number && $0.isApart }
  }

  private func isDefault(_ number: Int) -> Bool {
    traits.indices.contains(number) && traits[number].isDefault
  }

  private mutating func rectangle(_ box: AlertFrame.Box, _ name: String, radius: Double = 0) {
    let round = radius > 0 ? " rx=\"\(radius.svg)\"" : ""
    svg +=
      "<rect class=\"\(name)\" x=\"\(box.x.svg)\" y=\"\(box.y.svg)\" width=\"\(box.width.svg)\" height=\"\(box.height.svg)\"\(round)/>"
  }

  private mutating func text(_ line: AlertFrame.Line) {
    let (lines, mark, name) = part(line.part)
    guard let lines, line.number < lines.lines.count else { return }
    let anchor = line.isCentered ? " text-anchor=\"middle\"" : ""
    let pieces = lines.lines.pieces(of: line.number, marking: mark.ranges)
    guard pieces.contains(where: { !$0.text.isEmpty }) else { return }
    // Only widths that letters have are set: an odd space would be stretched.
    let length =
      line.width.map { $0 > 0 ? " textLength=\"\($0.svg)\" lengthAdjust=\"spacingAndGlyphs\"" : "" }
      ?? ""
    svg +=
      "<text class=\"\(name)\(line.isBeyond ? " beyond" : "")\" x=\"\(line.x.svg)\" y=\"\(line.baseline.svg)\" font-size=\"\(line.size.svg)\" font-weight=\"\(line.weight)\"\(anchor)\(length)>"
    for piece in pieces {
      let text = piece.text.visible.asXML
      svg +=
        piece.isMarked
        ? "<tspan class=\"mark \(mark.severity?.rawValue ?? "")\">\(text)</tspan>" : text
    }
    svg += "</text>"
  }

  private func part(_ part: AlertFrame.Part) -> (TextLines?, AlertMarks.Mark, String) {
    switch part {
    case .title: return (version.shape.title, marks.title, "title")
    case .message: return (version.shape.message, marks.message, "message")
    case .button(let number):
      let role = traits.indices.contains(number) ? traits[number].role : nil
      // Material Design has no style for what destroys.
      let isRed = role == .destructive && frame.style != .dialog
      return (
        version.shape.buttons[number], marks.buttons[number],
        isRed ? "button destructive" : isApart(number) ? "button apart" : "button"
      )
    }
  }

  /// Where the smallest screen ends, in landscape and in portrait, if the alert is higher.
  private mutating func scrollEdges() {
    let edges = [
      ("landscape", frame.landscapeHeight, version.shape.scrollsInLandscape),
      ("portrait", frame.portraitHeight, version.shape.scrollsInPortrait),
    ]
    for case let (name, edge?, true) in edges where edge < frame.height {
      svg +=
        "<line class=\"edge\" x1=\"0\" y1=\"\(edge.svg)\" x2=\"\(frame.width.svg)\" y2=\"\(edge.svg)\"/>"
      svg +=
        "<text class=\"edge\" x=\"\((frame.width - 6).svg)\" y=\"\((edge - 4).svg)\" font-size=\"9\" text-anchor=\"end\">scrolls from here in \(name)</text>"
    }
  }
}

extension Double {
  /// A hundredth of a point is more than anyone sees; the same on every machine.
  var svg: String {
    let hundredths = Int((self * 100).rounded())
    let (whole, rest) = (abs(hundredths) / 100, abs(hundredths) % 100)
    let sign = hundredths < 0 ? "-" : ""
    guard rest > 0 else { return "\(sign)\(whole)" }
    return "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }
}
