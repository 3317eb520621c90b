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
  /// How far a printable ASCII character moves the pen behind one of ASCII, in rows by the one on the left. The first
  /// row begins where the first printable one stands in it.
  private let pairs: [Double]
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
    let latin = (0..<0x250).map { scalar in
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
    let kerning = table.kerningPairs(weight: weight).map { Double($0) * factor }
    let width = kerningWidth
    pairs =
      Array(repeating: 0, count: Self.printable.lowerBound)
      + (0..<Self.printable.upperBound).flatMap { left in
        Self.printable.map { right in
          kerning[Int(latin[left].left) * width + Int(latin[right].right)] + latin[right].advance
        }
      }
    self.latin = latin
    self.kerning = kerning
    emojiAdvance = model.emoji(at: style.size) * unit
  }

  /// ASCII that is no control.
  private static let printable = 0x20..<0x7F

  /// Dashes, quotes and points, which stand in every script’s copy and take room.
  private static let dashesAndQuotes = UInt32(0x2010)...0x2026

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

  package func line(of text: Span<UInt8>) -> (end: Int, pen: Double)? {
    var end = text.count
    while end > 0, text[end - 1] == 0x20 { end -= 1 }
    var (index, pen, left) = (0, 0.0, UInt8(0))
    while index < end {
      if text[index] &- 0x20 < 0x5F {
        pen += step(from: left, to: text[index])
        left = text[index]
        index &+= 1
        continue
      }
      // A dash or quote, and what stands behind it up to a character of ASCII.
      var last = UInt32(left)
      repeat {
        let (scalar, length) = text.scalar(at: index)
        guard scalar &- 0x20 < 0x5F || Self.dashesAndQuotes.contains(scalar) else { return nil }
        pen += step(from: last, to: scalar)
        last = scalar
        index += length
      } while index < end && last >= 0x80
      left = UInt8(truncatingIfNeeded: last)
    }
    return (end, pen)
  }

  @inline(__always)
  package func step(from left: UInt32, to right: UInt32) -> Double {
    if left < 0x7F, right &- 0x20 < 0x5F {
      return step(
        from: UInt8(truncatingIfNeeded: left), to: UInt8(truncatingIfNeeded: right))
    }
    return kerning(between: left, and: right) + advance(of: right)
  }

  @inline(__always)
  package func step(from left: UInt8, to right: UInt8) -> Double {
    pairs[Int(left) &* 0x5F &+ Int(right)]
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
