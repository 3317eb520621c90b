import CopyModel

extension FontTable {
  /// Reads the form that the head of `Layout/inter.txt` describes.
  init(_ file: LayoutFile) throws(LayoutError) {
    self.init()
    enum Section { case head, advances, kerning }
    var section = Section.head
    var number = 0
    var start = 0
    let bytes = file.bytes.span
    while start < bytes.count {
      var end = start
      while end < bytes.count, bytes[end] != 0x0A { end += 1 }
      let line = start..<end
      number += 1
      start = end + 1
      if line.isEmpty || bytes[line.lowerBound] == UInt8(ascii: "#") { continue }
      func error(_ message: String) -> LayoutError { file.error("line \(number): \(message)") }
      if line.count == 8, bytes.has("advances", at: line.lowerBound) {
        section = .advances
      } else if line.count == 7, bytes.has("kerning", at: line.lowerBound) {
        section = .kerning
      } else if bytes[line.lowerBound] == UInt8(ascii: "<") {
        guard section == .kerning else { throw error("characters on the left outside kerning") }
        addLefts(Self.scalars(bytes, line.lowerBound + 1..<end))
      } else {
        guard let row = Self.row(bytes, line) else {
          throw error("four numbers, a tab and characters are wanted")
        }
        switch section {
        case .head: throw error("figures before “advances”")
        case .advances: addAdvances(row.values, of: row.scalars)
        case .kerning: addKerning(row.values, to: row.scalars)
        }
      }
    }
    guard !advances.isEmpty, kerning.count < 256, rightCount < 256 else {
      throw file.error("no figures, or more than 255 kinds of pairs")
    }
  }

  private static func row(
    _ bytes: Span<UInt8>, _ line: Range<Int>
  ) -> (values: [Int16], scalars: [UInt32])? {
    var values: [Int16] = []
    var index = line.lowerBound
    while index < line.upperBound, bytes[index] != 0x09 {
      let isNegative = bytes[index] == UInt8(ascii: "-")
      if isNegative { index += 1 }
      var value = 0
      let first = index
      while index < line.upperBound, bytes[index].isASCIIDigit, value < 10_000 {
        value = value * 10 + Int(bytes[index] - 0x30)
        index += 1
      }
      guard index > first else { return nil }
      values.append(Int16(clamping: isNegative ? -value : value))
      if index < line.upperBound, bytes[index] == 0x20 { index += 1 }
    }
    let scalars = scalars(bytes, min(index + 1, line.upperBound)..<line.upperBound)
    return values.count == weights.count && !scalars.isEmpty ? (values, scalars) : nil
  }

  /// The characters of a line; `\u` and four digits stand for one.
  private static func scalars(_ bytes: Span<UInt8>, _ range: Range<Int>) -> [UInt32] {
    var scalars: [UInt32] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let scalar = bytes.scalar(at: index)
      index += scalar.length
      guard scalar.value == 0x5C, index + 5 <= range.upperBound else {
        scalars.append(scalar.value)
        continue
      }
      let digits = String(copying: bytes.extracting(index + 1..<index + 5))
      scalars.append(UInt32(digits, radix: 16) ?? 0xFFFD)
      index += 5
    }
    return scalars
  }
}
