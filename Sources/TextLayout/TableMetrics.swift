import ICUText

/// Measures with the embedded table, and with one width for each class of what the table lacks.
package struct TableMetrics: FontMetrics {
  private let table: FontTable
  private let model: MetricsModel
  /// Points in 1/1000 em.
  private let unit: Double
  private let weight: Int
  private let tracking: Double
  private let factor: Double
  package let emojiAdvance: Double

  init(table: FontTable, model: MetricsModel, style: FontStyle) {
    self.table = table
    self.model = model
    unit = style.size / 1000
    weight = FontTable.number(ofWeight: style.weight)
    factor = model.factor(ofWeight: FontTable.weights[weight]) * unit
    tracking = model.tracking(at: style.size) * unit
    emojiAdvance = model.emoji(at: style.size) * unit
  }

  package func advance(of scalar: UInt32) -> Double {
    if let advance = table.advance(of: scalar, weight: weight) {
      // What is not seen, such as a zero-width space, takes no tracking either.
      return advance == 0 ? 0 : Double(advance) * factor + tracking
    }
    return width(ofClassOf: scalar) * unit
  }

  package func kerning(between left: UInt32, and right: UInt32) -> Double {
    Double(table.kerning(left, right, weight: weight)) * factor
  }

  private func width(ofClassOf scalar: UInt32) -> Double {
    switch scalar {
    case 0xAC00...0xD7A3: return model.hangul
    case 0x4E00...0x9FFF: return model.wide
    default: break
    }
    switch LineProperties.width(of: scalar) {
    case .half: return model.half
    case .wide: return HangulScript.contains(scalar) ? model.hangul : model.wide
    case .ambiguous: return model.ambiguous
    case .narrow: return model.other
    }
  }
}

/// The scalars whose Script property is Hangul (Scripts.txt of Unicode 15.0).
enum HangulScript {
  static func contains(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xAC00...0xD7A3, 0x1100...0x11FF, 0x302E...0x302F, 0x3131...0x318E, 0x3200...0x321E,
      0x3260...0x327E, 0xA960...0xA97C, 0xD7B0...0xD7C6, 0xD7CB...0xD7FB, 0xFFA0...0xFFBE,
      0xFFC2...0xFFC7, 0xFFCA...0xFFCF, 0xFFD2...0xFFD7, 0xFFDA...0xFFDC:
      true
    default: false
    }
  }
}
