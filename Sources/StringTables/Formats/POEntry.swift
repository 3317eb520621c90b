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
    let string = POEscapes.decode(text.extracting(range))
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

/// The escapes of PO strings: those of C.
enum POEscapes {
  static func decode(_ text: Span<UInt8>) -> String {
    guard text.contains(UInt8(ascii: "\\")) else { return String(copying: text) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count)
    var index = 0
    while index < text.count {
      let step = step(in: text, at: index)
      if let byte = step.byte { bytes.append(byte) }
      index += step.length
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The byte that is written at `index`, and how many bytes it takes.
  static func step(in text: Span<UInt8>, at index: Int) -> (byte: UInt8?, length: Int) {
    guard text[index] == UInt8(ascii: "\\"), index + 1 < text.count else { return (text[index], 1) }
    switch text[index + 1] {
    case UInt8(ascii: "n"): return (0x0A, 2)
    case UInt8(ascii: "t"): return (0x09, 2)
    case UInt8(ascii: "r"): return (0x0D, 2)
    case UInt8(ascii: "a"): return (0x07, 2)
    case UInt8(ascii: "b"): return (0x08, 2)
    case UInt8(ascii: "f"): return (0x0C, 2)
    case UInt8(ascii: "v"): return (0x0B, 2)
    case UInt8(ascii: "x"):
      let value = text.hexadecimal(at: index + 2, digits: 2)
      return value.map { (UInt8($0), 4) } ?? (UInt8(ascii: "x"), 2)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      var (value, end) = (0, index + 1)
      while end < text.count, end < index + 4, (0x30...0x37).contains(text[end]) {
        value = value << 3 | Int(text[end] - 0x30)
        end += 1
      }
      return (UInt8(truncatingIfNeeded: value), end - index)
    case let other: return (other, 2)
    }
  }

  /// How many bytes lie between the end of one quoted line and the start of the next: `"`, the break, `"`.
  static func joint(in text: Span<UInt8>, at index: Int) -> Int? {
    guard text[index] == UInt8(ascii: "\"") else { return nil }
    var end = index + 1
    var hasBreak = false
    while end < text.count, [0x20, 0x09, 0x0A, 0x0D].contains(text[end]) {
      hasBreak = hasBreak || text[end] == 0x0A || text[end] == 0x0D
      end += 1
    }
    // Obsolete lines start with `#~`.
    if text.has("#~", at: end) {
      end += 2
      while end < text.count, text[end] == 0x20 { end += 1 }
    }
    return hasBreak && text.has("\"", at: end) ? end + 1 - index : nil
  }
}
