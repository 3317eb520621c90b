package import Copydesk
import CopyModel
import Reports
import TextLayout

/// An alert as characters, for a terminal: its lines as they were laid out, in a box.
package struct AlertSketch {
  private let version: AlertGallery.Version
  private let style: AlertFrame.Style
  private let traits: [AlertTraits.Button]
  private let isRightToLeft: Bool

  package init(_ version: AlertGallery.Version, of entry: AlertGallery.Entry) {
    self.version = version
    style = AlertFrame.style(of: version.kind, on: entry.platform)
    traits = entry.traits?.buttons ?? []
    isRightToLeft = version.alert.locale.isRightToLeft
  }

  /// Its lines, each of the same number of columns, and what they do not show.
  package var lines: [String] {
    let shape = version.shape
    let texts = [shape.title, shape.message].compactMap { $0?.drawn }.filter { !$0.isEmpty }
    let buttons = shape.buttons.map(\.drawn)
    let drawn =
      switch style {
      case .dialog: dialog(texts, buttons)
      case .sheet: sheet(texts, buttons)
      case .rows, .capsules: alert(texts, buttons)
      }
    return drawn + notes
  }

  /// Centered texts above two buttons side by side, or a column of them.
  private func alert(_ texts: [[String]], _ buttons: [[String]]) -> [String] {
    guard buttons.count == 2, version.shape.arrangement != .stacked else {
      var box = SketchBox(room: room(texts + buttons))
      box.addCentered(texts)
      for button in buttons { box.addRow(button) }
      return box.closed
    }
    let pair = buttons.map { $0.joined(separator: " ") }
    var box = SketchBox(room: max(room(texts), 2 * (pair.map(\.columns).max() ?? 0) + 5))
    box.addCentered(texts)
    box.addPair(isRightToLeft ? pair.reversed() : pair)
    return box.closed
  }

  /// A column, with its Cancel apart.
  private func sheet(_ texts: [[String]], _ buttons: [[String]]) -> [String] {
    let room = room(texts + buttons)
    func isCancel(_ number: Int) -> Bool {
      traits.indices.contains(number) && traits[number].role == .cancel
    }
    var box = SketchBox(room: room)
    box.addCentered(texts)
    for number in buttons.indices where !isCancel(number) { box.addRow(buttons[number]) }
    var drawn = box.closed
    for number in buttons.indices where isCancel(number) {
      var apart = SketchBox(room: room)
      apart.add(buttons[number].map { $0.centered(in: room) })
      drawn += apart.closed
    }
    return drawn
  }

  /// Texts from the leading edge, and bare titles of buttons at the other, the last one on top where they are stacked.
  private func dialog(_ texts: [[String]], _ buttons: [[String]]) -> [String] {
    let isRow = version.shape.arrangement != .stacked
    let titles = buttons.map { $0.joined(separator: " ") }
    let row = (isRightToLeft ? titles.reversed() : titles).joined(separator: "   ")
    let ends = isRow ? [row] : titles.reversed()
    var box = SketchBox(room: room(texts + [ends]))
    for text in texts { box.add([""] + text.map { isRightToLeft ? box.atEnd($0) : $0 }) }
    box.add([""] + ends.map { isRightToLeft ? $0 : box.atEnd($0) })
    return box.closed
  }

  private func room(_ parts: [[String]]) -> Int {
    max(24, parts.flatMap(\.self).map(\.columns).max() ?? 0)
  }

  /// What the picture does not show by itself.
  private var notes: [String] {
    let shape = version.shape
    var notes: [String] = version.lineNote.map { ["  \($0)"] } ?? []
    for (number, button) in shape.buttons.enumerated() where button.fit == .overflows {
      notes.append("  Button \(number + 1) is too long for its room.")
    }
    if shape.scrollsInPortrait {
      notes.append("  It scrolls on the smallest screen.")
    } else if shape.scrollsInLandscape {
      notes.append("  It scrolls on the smallest screen in landscape.")
    }
    return notes
  }
}

extension TextLines {
  /// Its lines as they stand on the screen.
  fileprivate var drawn: [String] {
    lines.indices.map { lines.pieces(of: $0).map(\.text).joined().visible }
  }
}
