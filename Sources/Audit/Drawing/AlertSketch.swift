package import Copydesk
import CopyModel
import Reports

/// An alert as characters, for a terminal: its lines as they were laid out, in a box.
package struct AlertSketch {
  private let version: AlertGallery.Version

  package init(_ version: AlertGallery.Version) {
    self.version = version
  }

  /// Its lines, each of the same number of columns.
  package var lines: [String] {
    let shape = version.shape
    let title = shape.title?.drawn ?? []
    let message = shape.message?.drawn ?? []
    let buttons = shape.buttons.map(\.drawn)
    let isPair = shape.buttons.count == 2 && shape.arrangement != .stacked
    let pair = isPair ? buttons.map { $0.joined(separator: " ") } : []
    let widest = (title + message + buttons.flatMap(\.self)).map(\.columns).max() ?? 0
    let half = pair.map(\.columns).max() ?? 0
    let room = max(24, widest, 2 * half + 5)
    var rows = [""] + title.map { $0.centered(in: room) } + (message.isEmpty ? [] : [""])
    rows += message.map { $0.centered(in: room) } + [""]
    var drawn = ["╭" + String(repeating: "─", count: room + 2) + "╮"]
    drawn += rows.map { "│ \($0.filled(to: room)) │" }
    if isPair {
      let left = (room - 1) / 2
      let order = version.alert.locale.isRightToLeft ? [pair[1], pair[0]] : pair
      drawn.append(
        "├" + String(repeating: "─", count: left + 1) + "┬"
          + String(repeating: "─", count: room - left) + "┤")
      drawn.append(
        "│ " + order[0].centered(in: left).filled(to: left) + "│"
          + order[1].centered(in: room - left).filled(to: room - left) + "│")
    } else {
      for button in buttons {
        drawn.append("├" + String(repeating: "─", count: room + 2) + "┤")
        drawn += button.map { "│ \($0.centered(in: room).filled(to: room)) │" }
      }
    }
    drawn.append("╰" + String(repeating: "─", count: room + 2) + "╯")
    return drawn + notes
  }

  /// What the picture does not show by itself.
  private var notes: [String] {
    let shape = version.shape
    var notes: [String] = []
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

extension String {
  fileprivate var columns: Int { reduce(0) { $0 + $1.columns } }

  fileprivate func centered(in room: Int) -> String {
    String(repeating: " ", count: max(0, (room - columns) / 2)) + self
  }

  fileprivate func filled(to room: Int) -> String {
    self + String(repeating: " ", count: max(0, room - columns))
  }
}
