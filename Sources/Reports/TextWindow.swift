import CopyModel

/// A text on one line of a terminal, cut so that what matters in it stays in sight.
struct TextWindow {
  private let characters: [Character]
  private let widths: [Int]
  /// The characters that matter.
  private let core: Range<Int>

  /// How many columns the whole text takes.
  var width: Int { widths.reduce(0, +) }

  /// `span` are the UTF-16 units that matter; without them it is the beginning.
  init(_ text: String, around span: Range<Int>? = nil) {
    characters = Array(text)
    widths = characters.map(\.columns)
    guard let span else {
      core = 0..<0
      return
    }
    var (start, end, unit) = (0, 0, 0)
    for character in characters {
      if unit < span.upperBound { end += 1 }
      unit += character.utf16.count
      if unit <= span.lowerBound { start += 1 }
    }
    core = start..<max(start, end)
  }

  /// At most so many columns, with an ellipsis where something is left out.
  func cut(to columns: Int) -> String {
    if width <= columns { return Self.shown(characters[...]) }
    // Both ends may need an ellipsis.
    let room = max(1, columns - 2)
    var (start, end, used) = (core.lowerBound, core.lowerBound, 0)
    func fits(_ index: Int) -> Bool {
      characters.indices.contains(index) && used + widths[index] <= room
    }
    while end < core.upperBound, fits(end) {
      used += widths[end]
      end += 1
    }
    while fits(start - 1) || fits(end) {
      if fits(end) {
        used += widths[end]
        end += 1
      }
      if fits(start - 1) {
        start -= 1
        used += widths[start]
      }
    }
    return (start > 0 ? "…" : "") + Self.shown(characters[start..<end])
      + (end < characters.count ? "…" : "")
  }

  private static func shown(_ characters: ArraySlice<Character>) -> String {
    String(characters.map { $0.isNewline ? " " : $0 }).visible
  }
}

extension Character {
  /// How many columns a terminal gives it: two where it is wide or full-width (UAX #11) or an emoji, else one.
  package var columns: Int {
    guard let first = unicodeScalars.first else { return 0 }
    // U+FE0F asks for the form of an emoji.
    if unicodeScalars.contains("\u{FE0F}") || first.properties.isEmojiPresentation { return 2 }
    return switch first.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      2
    default: 1
    }
  }
}
