/// The values of Chinese numerals (Unicode Standard, property Numeric_Value).
enum ChineseNumerals {
  static func digit(_ scalar: UInt32) -> Int? {
    switch scalar {
    case 0x96F6, 0x3007: 0
    case 0x4E00: 1
    case 0x4E8C, 0x4E24, 0x5169: 2
    case 0x4E09: 3
    case 0x56DB: 4
    case 0x4E94: 5
    case 0x516D: 6
    case 0x4E03: 7
    case 0x516B: 8
    case 0x4E5D: 9
    default: nil
    }
  }

  static func unit(_ scalar: UInt32) -> Int? {
    switch scalar {
    case 0x5341: 10
    case 0x767E: 100
    case 0x5343: 1000
    case 0x4E07, 0x842C: 10_000
    case 0x4EBF, 0x5104: 100_000_000
    default: nil
    }
  }
}
