import Reports

/// A box of characters, as wide as the widest of what it holds.
struct SketchBox {
  /// The columns between its sides.
  let room: Int
  private var rows: [String] = []

  init(room: Int) { self.room = room }

  /// Its lines, each of the same number of columns.
  var closed: [String] {
    let edge = String(repeating: "─", count: room + 2)
    return ["╭\(edge)╮"] + rows + ["╰\(edge)╯"]
  }

  mutating func add(_ lines: [String]) {
    rows += lines.map { "│ \($0.filled(to: room)) │" }
  }

  /// Adds texts with air around them.
  mutating func addCentered(_ texts: [[String]]) {
    for text in texts { add([""] + text.map { $0.centered(in: room) }) }
    if !texts.isEmpty { add([""]) }
  }

  /// Adds lines below a rule; the first of a box needs none.
  mutating func addRow(_ lines: [String]) {
    if !rows.isEmpty { rows.append("├\(String(repeating: "─", count: room + 2))┤") }
    add(lines.map { $0.centered(in: room) })
  }

  /// Adds two titles beside each other.
  mutating func addPair(_ pair: [String]) {
    let left = (room - 1) / 2
    let right = room - left
    rows.append(
      "├\(String(repeating: "─", count: left + 1))┬\(String(repeating: "─", count: right))┤")
    rows.append(
      "│ \(pair[0].centered(in: left).filled(to: left))│\(pair[1].centered(in: right).filled(to: right))│"
    )
  }

  /// The text at the right.
  func atEnd(_ text: String) -> String {
    String(repeating: " ", count: max(0, room - text.columns)) + text
  }
}

extension String {
  /// How wide it is in a terminal.
  var columns: Int { reduce(0) { $0 + $1.columns } }

  func centered(in room: Int) -> String {
    String(repeating: " ", count: max(0, (room - columns) / 2)) + self
  }

  fileprivate func filled(to room: Int) -> String {
    self + String(repeating: " ", count: max(0, room - columns))
  }
}
