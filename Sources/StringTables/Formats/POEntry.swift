import CopyModel

/// One entry of a PO file while its lines pass by.
struct POEntry {
  enum Part: Equatable {
    case context
    case source
    case plural
    /// `msgstr`, or `msgstr[n]`.
    case target(Int)

    /// The keyword at `index`, and how many bytes it takes.
    static func keyword(_ text: Span<UInt8>, at index: Int) -> (part: Part, length: Int)? {
      for (word, part) in [
        ("msgctxt", Part.context), ("msgid_plural", .plural), ("msgid", .source),
      ]
      where text.has(word, at: index) {
        return (part, word.utf8.count)
      }
      guard text.has("msgstr", at: index) else { return nil }
      guard text.has("[", at: index + 6) else { return (.target(0), 6) }
      var (number, end) = (0, index + 7)
      while end < text.count, (0x30...0x39).contains(text[end]), number < 100 {
        number = number * 10 + Int(text[end] - 0x30)
        end += 1
      }
      guard text.has("]", at: end) else { return nil }
      return (.target(number), end + 1 - index)
    }
  }

  /// A string over one line or several.
  private struct Piece {
    var part: Part
    var text: String
    /// From the first byte inside quotes to the last; lines between lie in it as written.
    var range: Range<Int>
  }

  private var pieces: [Piece] = []
  var notes: [String] = []
  var isFuzzy = false
  var isObsolete = false

  var hasTarget: Bool { !targets.isEmpty }

  /// The numbers of the target forms, in order.
  var targets: [Int] {
    pieces.compactMap { piece in
      if case .target(let number) = piece.part { number } else { nil }
    }
  }

  /// Context and source, which name the entry: `context|source`.
  var key: String {
    let source = text(.source) ?? ""
    return text(.context).map { $0 + "|" + source } ?? source
  }

  func has(_ part: Part) -> Bool { pieces.contains { $0.part == part } }
  func text(_ part: Part) -> String? { pieces.first { $0.part == part }?.text }
  func range(_ part: Part) -> Range<Int>? { pieces.first { $0.part == part }?.range }

  /// Adds what stands between two quotes on one line.
  mutating func add(_ range: Range<Int>, to part: Part, decoded text: Span<UInt8>) {
    let string = WrittenText.decode(text.extracting(range), as: .po)
    guard let index = pieces.firstIndex(where: { $0.part == part }) else {
      pieces.append(Piece(part: part, text: string, range: range))
      return
    }
    // A first line of empty quotes is layout: the text starts on the next.
    let start = pieces[index].text.isEmpty ? range.lowerBound : pieces[index].range.lowerBound
    pieces[index].text += string
    pieces[index].range = start..<range.upperBound
  }
}
