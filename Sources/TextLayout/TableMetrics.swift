import CopyModel
import ICUText

/// Measures with the embedded table, and with one width for each class of what the table lacks.
///
/// All figures are brought to points when it is made, which takes some microseconds: keep it. A class
/// so that keeping it costs nothing; all of it is constant.
package final class TableMetrics: FontMetrics {
  /// What a text of a Latin script asks of a character, in one place.
  private struct Glyph {
    var advance: Double
    var left: UInt8 = 0
    var right: UInt8 = 0
  }

  /// By scalar, up to the last that Latin scripts have.
  private let latin: [Glyph]
  private let model: MetricsModel
  /// Points in 1/1000 em.
  private let unit: Double
  /// The advances of syllables and of Han.
  private let (hangul, han): (Double, Double)
  /// By scalar, the row of `advances` plus one; zero where the table has no figure.
  private let rows: [UInt16]
  private let advances: [Double]
  /// By scalar, its number among those that are kerned on this side, from one on; zero for none.
  private let lefts: [UInt8]
  private let rights: [UInt8]
  /// By number on the left, then on the right; zero stands for what is not kerned on that side.
  private let kerning: [Double]
  private let kerningWidth: Int
  package let emojiAdvance: Double

  init(table: FontTable, model: MetricsModel, style: FontStyle) {
    self.model = model
    let unit = style.size / 1000
    let weight = FontTable.number(ofWeight: style.weight)
    let factor = model.factor(ofWeight: FontTable.weights[weight]) * unit
    let tracking = model.tracking(at: style.size) * unit
    self.unit = unit
    (hangul, han) = (model.hangul * unit, model.wide * unit)
    rows = table.rows
    lefts = table.lefts
    rights = table.rights
    // What is not seen, such as a zero-width space, takes no tracking either.
    let advances = table.advances.map {
      $0[weight] == 0 ? 0 : Double($0[weight]) * factor + tracking
    }
    self.advances = advances
    latin = (0..<0x250).map { scalar in
      func number<Number: FixedWidthInteger>(_ numbers: [Number]) -> Number {
        scalar < numbers.count ? numbers[scalar] : 0
      }
      let row = Int(number(table.rows))
      return Glyph(
        advance: row > 0
          ? advances[row - 1] : Self.width(ofClassOf: UInt32(scalar), model) * unit,
        left: number(table.lefts), right: number(table.rights))
    }
    kerningWidth = table.rightCount + 1
    kerning = table.kerningPairs(weight: weight).map { Double($0) * factor }
    emojiAdvance = model.emoji(at: style.size) * unit
  }

  /// Dashes, quotes and points, which stand in every script’s copy and take room.
  private static let dashesAndQuotes = UInt32(0x2010)...0x2026

  /// What is kerned on neither side has the number zero.
  private static func number(of scalar: UInt32, in numbers: [UInt8]) -> UInt8 {
    scalar < numbers.count ? numbers[Int(scalar)] : 0
  }

  @inline(__always)
  package func advance(of scalar: UInt32) -> Double {
    if scalar < latin.count { return latin[Int(scalar)].advance }
    switch scalar {
    case 0xAC00...0xD7A3: return hangul
    case 0x4E00...0x9FFF: return han
    default: return rareAdvance(of: scalar)
    }
  }

  private func rareAdvance(of scalar: UInt32) -> Double {
    if scalar < rows.count, rows[Int(scalar)] > 0 { return advances[Int(rows[Int(scalar)]) - 1] }
    return Self.width(ofClassOf: scalar, model) * unit
  }

  @inline(__always)
  package func kerning(between left: UInt32, and right: UInt32) -> Double {
    if left < latin.count, right < latin.count {
      return kerning(latin[Int(left)].left, latin[Int(right)].right)
    }
    guard left < lefts.count, right < rights.count else { return 0 }
    return kerning(lefts[Int(left)], rights[Int(right)])
  }

  @inline(__always)
  private func kerning(_ row: UInt8, _ column: UInt8) -> Double {
    kerning[Int(row) * kerningWidth + Int(column)]
  }

  package func letters(
    of text: Span<UInt8>, from start: Int, behind left: UInt32, pen: Double
  ) -> (end: Int, pen: Double) {
    var (end, pen) = (start, pen)
    var row = Int(left < lefts.count ? lefts[Int(left)] : 0)
    let (latin, kerning, width) = (latin, kerning, kerningWidth)
    while end < text.count, text[end].isASCIILetter {
      let letter = latin[Int(text[end])]
      pen += kerning[row &* width &+ Int(letter.right)] + letter.advance
      row = Int(letter.left)
      end += 1
    }
    return (end, pen)
  }

  package func line(of text: Span<UInt8>) -> (end: Int, pen: Double)? {
    var (end, pen, ink) = (0, 0.0, 0.0)
    var row = 0
    var index = 0
    let (latin, kerning, width) = (latin, kerning, kerningWidth)
    while index < text.count {
      let byte = text[index]
      index += 1
      if byte &- 0x20 < 0x5F {
        let glyph = latin[Int(byte)]
        pen += kerning[row &* width &+ Int(glyph.right)] + glyph.advance
        row = Int(glyph.left)
        if byte == 0x20 { continue }
      } else {
        let (scalar, length) = text.scalar(at: index - 1)
        guard Self.dashesAndQuotes.contains(scalar) else { return nil }
        let column = Int(Self.number(of: scalar, in: rights))
        pen += kerning[row &* width &+ column] + advance(of: scalar)
        row = Int(Self.number(of: scalar, in: lefts))
        index += length - 1
      }
      (end, ink) = (index, pen)
    }
    return (end, ink)
  }

  private static func width(ofClassOf scalar: UInt32, _ model: MetricsModel) -> Double {
    switch LineProperties.width(of: scalar) {
    case .half: return model.half
    case .wide: return HangulScript.contains(scalar) ? model.hangul : model.wide
    case .ambiguous: return model.ambiguous
    case .narrow: return model.other
    }
  }
}
