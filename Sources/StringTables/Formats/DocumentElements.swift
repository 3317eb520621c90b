import CopyModel

/// A part of a paragraph that is an alert written down: its title, its message or one of its buttons.
struct DocumentElement {
  let role: Role?
  /// Where it stands, without the marks that tell what it is.
  var range: Range<Int>
  /// Its lines; they are joined by a space.
  var lines: [Range<Int>]
}

/// Reads a paragraph as an alert: `**Delete this?**`, what follows, and `[Cancel] [Delete]`; or `Title: …`,
/// `Message: …`, `Buttons: …`.
struct DocumentElements {
  private(set) var all: [DocumentElement] = []

  var roles: [Role?] { all.map(\.role) }

  /// Whether it says what it is.
  var isLabelled: Bool { all.contains { $0.role != nil } }

  init(_ block: DocumentBlock, in text: Span<UInt8>) {
    for (number, line) in block.lines.enumerated() {
      if let label = Self.label(line, in: text) {
        add(label.role, label.rest, in: text)
      } else if let buttons = Self.buttons(line, in: text) {
        for button in buttons { append(.button, button) }
      } else if number == 0, block.lines.count > 1, let title = Self.bold(line, in: text) {
        append(.title, title)
      } else if let last = all.last, last.role == nil || last.role == .message {
        all[all.count - 1].range = last.range.lowerBound..<line.upperBound
        all[all.count - 1].lines.append(line)
      } else {
        append(all.last?.role == .title ? .message : nil, line)
      }
    }
  }

  private mutating func append(_ role: Role?, _ range: Range<Int>) {
    all.append(DocumentElement(role: role, range: range, lines: [range]))
  }

  /// Adds what stands behind a label; buttons may be several.
  private mutating func add(_ role: Role, _ range: Range<Int>, in text: Span<UInt8>) {
    guard role == .button else { return append(role, range) }
    let buttons = Self.buttons(range, in: text) ?? Self.parted(range, in: text)
    for button in buttons { append(.button, button) }
  }

  /// `Title: …`, `**본문:** …`.
  private static func label(
    _ line: Range<Int>, in text: Span<UInt8>
  ) -> (role: Role, rest: Range<Int>)? {
    var start = line.lowerBound
    while start < line.upperBound, text[start] == UInt8(ascii: "*") { start += 1 }
    let stars = start - line.lowerBound
    var end = start
    while end < line.upperBound, text[end] != UInt8(ascii: ":"), !text.has("：", at: end),
      end - start < 48
    {
      end += 1
    }
    var name = start..<end
    while !name.isEmpty, text[name.upperBound - 1] == UInt8(ascii: "*") {
      name = name.lowerBound..<name.upperBound - 1
    }
    guard end < line.upperBound, text.has(":", at: end) || text.has("：", at: end),
      let role = ElementName.role(String(copying: text.extracting(name)))
    else { return nil }
    end += text[end] == UInt8(ascii: ":") ? 1 : 3
    var open = stars - (start..<end).count { text[$0] == UInt8(ascii: "*") }
    while end < line.upperBound, text[end] == 0x20 || open > 0 && text[end] == UInt8(ascii: "*") {
      if text[end] != 0x20 { open -= 1 }
      end += 1
    }
    return end < line.upperBound ? (role, end..<line.upperBound) : nil
  }

  /// `[Cancel] [Delete]`: nothing else on the line, and no link.
  private static func buttons(_ line: Range<Int>, in text: Span<UInt8>) -> [Range<Int>]? {
    var buttons: [Range<Int>] = []
    var index = line.lowerBound
    while index < line.upperBound {
      if text[index] == 0x20 || text[index] == 0x09 {
        index += 1
        continue
      }
      guard text[index] == UInt8(ascii: "[") else { return nil }
      let start = index + 1
      while index < line.upperBound, text[index] != UInt8(ascii: "]") { index += 1 }
      guard index < line.upperBound, index > start, !text.has("(", at: index + 1),
        !text.has("[", at: index + 1), !text.has(":", at: index + 1)
      else { return nil }
      buttons.append(start..<index)
      index += 1
    }
    return buttons.isEmpty ? nil : buttons
  }

  /// `Cancel / Delete`.
  private static func parted(_ line: Range<Int>, in text: Span<UInt8>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var (from, index) = (line.lowerBound, line.lowerBound)
    while index < line.upperBound {
      let sign = [" / ", " | ", ", "].first { text.has($0, at: index) }
      if let sign, index > from {
        parts.append(from..<index)
        index += sign.utf8.count
        from = index
      } else {
        index += 1
      }
    }
    if from < line.upperBound { parts.append(from..<line.upperBound) }
    return parts
  }

  /// A line that is bold throughout.
  private static func bold(_ line: Range<Int>, in text: Span<UInt8>) -> Range<Int>? {
    guard line.count > 4, text.has("**", at: line.lowerBound),
      text.has("**", at: line.upperBound - 2)
    else { return nil }
    let inside = line.lowerBound + 2..<line.upperBound - 2
    for index in inside where text[index] == UInt8(ascii: "*") { return nil }
    return inside
  }
}

extension DocumentElements {
  /// Pairs the parts of a paragraph with those of its translation; nil where they are not the same, or none.
  static func pairs(
    _ source: DocumentBlock, _ target: DocumentBlock, in text: Span<UInt8>
  ) -> [(role: Role?, source: DocumentElement, target: DocumentElement)]? {
    let sources = DocumentElements(source, in: text)
    let targets = DocumentElements(target, in: text)
    // Of a text whose translations are labelled with their languages, only the source names the part.
    let isSingle = sources.all.count == 1 && targets.all.count == 1 && target.language != nil
    guard sources.isLabelled, targets.roles == sources.roles || isSingle,
      !(sources.all + targets.all).contains(where: \.range.isEmpty)
    else { return nil }
    return zip(sources.all, targets.all).map { ($0.role, $0, $1) }
  }
}
