/// Which letters are written for each other by mistake: syllables of Korean that differ in one jamo, Han characters that sound alike or
/// have one radical and about as many strokes.
package struct AlikeLetters: Sendable {
  /// How many strokes characters of one radical may differ in.
  private static let mostStrokes = 2

  private let lines: [UInt8]

  /// Lines as `Locales/wordings/han.tsv` has them: character, reading without its tone, radical, strokes besides.
  package init(lines: [UInt8]) { self.lines = lines }

  /// Whether one of two scalars is easily written for the other.
  package func areAlike(_ one: UInt32, _ other: UInt32) -> Bool {
    if let first = Self.jamo(of: one), let second = Self.jamo(of: other) {
      return zip(first, second).count { $0 != $1 } == 1
    }
    guard let first = facts(of: one), let second = facts(of: other) else { return false }
    return first.reading == second.reading
      || first.radical == second.radical && abs(first.strokes - second.strokes) <= Self.mostStrokes
  }

  /// Whether two Han characters have one reading.
  package func soundAlike(_ one: UInt32, _ other: UInt32) -> Bool {
    guard let first = facts(of: one), let second = facts(of: other) else { return false }
    return first.reading == second.reading
  }

  /// The initial, vowel and final of a syllable by their numbers (The Unicode Standard, 3.12).
  private static func jamo(of scalar: UInt32) -> [UInt32]? {
    guard (0xAC00...0xD7A3).contains(scalar), case let index = scalar - 0xAC00 else { return nil }
    return [index / 588, index % 588 / 28, index % 28]
  }

  private func facts(of scalar: UInt32) -> (reading: String, radical: String, strokes: Int)? {
    guard let scalar = Unicode.Scalar(scalar),
      let line = SortedLines.line(of: Array(String(scalar).utf8).span, in: lines.span)
    else { return nil }
    let fields = String(copying: lines.span.extracting(line)).split(separator: "\t")
    guard fields.count == 3, let strokes = Int(fields[2]) else { return nil }
    return (String(fields[0]), String(fields[1]), strokes)
  }
}
