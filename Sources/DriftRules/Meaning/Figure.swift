import CopyModel

/// A number in digits, with all that it may be where nobody knows which marks its language has: 1.000 is a thousand, or one.
struct Figure {
  /// In canonical digits.
  let values: [String]
  /// UTF-8 bytes of the text.
  let range: Range<Int>

  fileprivate init?(_ text: Span<UInt8>, at start: Int) {
    var (groups, marks): ([String], [UInt32]) = ([""], [])
    var end = start
    while end < text.count {
      let (scalar, length) = text.scalar(at: end)
      if let digit = Self.digit(scalar) {
        groups[groups.count - 1].append(digit)
        end += length
      } else if Self.parts(scalar), end + length < text.count,
        Self.digit(text.scalar(at: end + length).value) != nil,
        // What a space parts is a group where it has three digits.
        scalar != 0x20 || text.hasGroup(at: end + 1) && groups[groups.count - 1].utf8.count < 4
      {
        marks.append(scalar)
        groups.append("")
        end += length
      } else {
        break
      }
    }
    guard end > start else { return nil }
    values = Self.values(groups, marks)
    range = start..<end
  }

  private static func values(_ groups: [String], _ marks: [UInt32]) -> [String] {
    guard let last = marks.last else { return [canonical(groups[0], "")] }
    let heads = marks.dropLast()
    let isGrouped =
      groups.dropFirst().allSatisfy { (2...3).contains($0.utf8.count) }
      && groups[groups.count - 1].utf8.count == 3 && groups[0].utf8.count < 4
    var values: [String] = []
    // 1,000,000 has one mark throughout.
    if isGrouped, heads.allSatisfy({ $0 == last }) { values.append(canonical(groups.joined(), "")) }
    // A fraction has a mark of its own.
    if mayEndWhole(last), heads.isEmpty || heads.allSatisfy({ $0 == heads[0] && $0 != last }) {
      values.append(canonical(groups.dropLast().joined(), groups[groups.count - 1]))
    }
    // Versions, dates and addresses are as they are.
    return values.isEmpty ? [groups.joined(separator: ".")] : values
  }

  /// Without zeros that say nothing.
  private static func canonical(_ whole: String, _ fraction: String) -> String {
    let whole = whole.drop { $0 == "0" }
    var fraction = fraction[...]
    while fraction.hasSuffix("0") { fraction.removeLast() }
    return (whole.isEmpty ? "0" : whole) + (fraction.isEmpty ? "" : "." + fraction)
  }

  /// The value of a digit of any of the scripts that locales write numbers in (Unicode, Decimal_Number).
  private static func digit(_ scalar: UInt32) -> Character? {
    let zeros: [UInt32] = [
      0x30, 0x660, 0x6F0, 0x966, 0x9E6, 0xA66, 0xAE6, 0xB66, 0xBE6, 0xC66, 0xCE6, 0xD66, 0xE50,
      0xED0, 0xF20, 0x1040, 0x17E0, 0xFF10,
    ]
    if scalar < 0x660 {
      return (0x30...0x39).contains(scalar) ? Character(Unicode.Scalar(UInt8(scalar))) : nil
    }
    return zeros.first { ($0...$0 + 9).contains(scalar) }.map {
      Character(Unicode.Scalar(UInt8(0x30 + scalar - $0)))
    }
  }

  /// Whether a mark may stand between the digits of one number (CLDR, “Number Symbols”).
  private static func parts(_ mark: UInt32) -> Bool {
    switch mark {
    case 0x20, 0x27, 0x2C, 0x2E, 0xA0, 0x66B, 0x66C, 0x2009, 0x2019, 0x202F: true
    default: false
    }
  }

  /// Whether a fraction may follow a mark.
  private static func mayEndWhole(_ mark: UInt32) -> Bool {
    mark == 0x2C || mark == 0x2E || mark == 0x66B
  }
}

extension AnalyzedText {
  /// The numbers in digits that are part of no name, placeholder or address.
  var figures: [Figure] {
    let text = string.utf8.span
    var (found, index): ([Figure], Int) = ([], 0)
    while index < text.count {
      guard text[index].isASCIIDigit || text[index] >= 0xD9, let figure = Figure(text, at: index)
      else {
        index += text.scalar(at: index).length
        continue
      }
      index = figure.range.upperBound
      let start = figure.range.lowerBound
      // The letters of MP3 make a name; that of v2 tells what the number is, and that of %s32 is none.
      let isName =
        start > 1 && text[start - 1].isASCIIWord && text[start - 2].isASCIIWord
        && !isMasked(start - 1..<start)
      if !isName, !isMasked(figure.range) { found.append(figure) }
    }
    return found
  }
}

extension Span<UInt8> {
  /// Whether exactly three digits stand here.
  fileprivate func hasGroup(at index: Int) -> Bool {
    index + 3 <= count && (index..<index + 3).allSatisfy { self[$0].isASCIIDigit }
      && !(index + 3 < count && self[index + 3].isASCIIDigit)
  }
}
