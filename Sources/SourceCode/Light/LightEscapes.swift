/// What escapes in texts stand for.
enum LightEscapes {
  static func text(
    _ part: ArraySlice<UInt8>, _ grammar: LightGrammar, isRaw: Bool, isTriple: Bool
  ) -> String {
    var bytes = part
    if isTriple, !grammar.inserts { bytes = unindented(part)[...] }
    if isRaw || !bytes.contains(UInt8(ascii: "\\")) {
      return String(decoding: bytes, as: UTF8.self)
    }
    var decoded = Decoder(bytes: bytes, next: bytes.startIndex)
    decoded.run(octal: !grammar.inserts)
    return String(decoding: decoded.output, as: UTF8.self)
  }

  /// A Java text block without its first line and the indentation that its lines share.
  private static func unindented(_ part: ArraySlice<UInt8>) -> [UInt8] {
    var lines = part.split(separator: 0x0A, omittingEmptySubsequences: false)
    if let first = lines.first, first.allSatisfy({ $0 <= 0x20 }) { lines.removeFirst() }
    var shared = Int.max
    for (number, line) in lines.enumerated() {
      let indent = line.prefix { $0 == 0x20 || $0 == 0x09 }.count
      if indent < line.count || number == lines.count - 1 { shared = min(shared, indent) }
    }
    return Array(lines.map { Array($0.dropFirst(min(shared, $0.count))) }.joined(separator: [0x0A]))
  }

  private struct Decoder {
    let bytes: ArraySlice<UInt8>
    var next: Int
    var output: [UInt8] = []

    init(bytes: ArraySlice<UInt8>, next: Int) {
      self.bytes = bytes
      self.next = next
    }

    mutating func run(octal: Bool) {
      output.reserveCapacity(bytes.count)
      while next < bytes.endIndex {
        let byte = bytes[next]
        next += 1
        guard byte == UInt8(ascii: "\\"), next < bytes.endIndex else {
          output.append(byte)
          continue
        }
        let escaped = bytes[next]
        next += 1
        switch escaped {
        case UInt8(ascii: "n"): output.append(0x0A)
        case UInt8(ascii: "t"): output.append(0x09)
        case UInt8(ascii: "r"): output.append(0x0D)
        case UInt8(ascii: "b"): output.append(0x08)
        case UInt8(ascii: "f"): output.append(0x0C)
        case UInt8(ascii: "s") where octal: output.append(0x20)
        case UInt8(ascii: "u"), UInt8(ascii: "U"):
          unicode(upTo: escaped == UInt8(ascii: "u") ? 4 : 8)
        case UInt8(ascii: "x"): append(digits(upTo: 2, base: 16))
        case UInt8(ascii: "0")...UInt8(ascii: "7") where octal:
          next -= 1
          // Octal escapes are bytes, so that three of them may be one character.
          output.append(UInt8(truncatingIfNeeded: digits(upTo: 3, base: 8)))
        case 0x0A: break
        default: output.append(escaped)
        }
      }
    }

    /// `\u0041`, `\u{41}`, a surrogate pair.
    private mutating func unicode(upTo count: Int) {
      if next < bytes.endIndex, bytes[next] == UInt8(ascii: "{") {
        next += 1
        append(digits(upTo: 8, base: 16))
        if next < bytes.endIndex, bytes[next] == UInt8(ascii: "}") { next += 1 }
        return
      }
      while next < bytes.endIndex, bytes[next] == UInt8(ascii: "u") { next += 1 }
      let first = digits(upTo: count, base: 16)
      guard (0xD800...0xDBFF).contains(first), next + 1 < bytes.endIndex,
        bytes[next] == UInt8(ascii: "\\"), bytes[next + 1] == UInt8(ascii: "u")
      else { return append(first) }
      next += 2
      let second = digits(upTo: 4, base: 16)
      guard (0xDC00...0xDFFF).contains(second) else { return append(second) }
      append(0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00))
    }

    private mutating func digits(upTo count: Int, base: UInt32) -> UInt32 {
      var value: UInt32 = 0
      var taken = 0
      while taken < count, next < bytes.endIndex,
        let digit = Character(UnicodeScalar(bytes[next])).hexDigitValue, digit < base
      {
        value = value &* base &+ UInt32(digit)
        next += 1
        taken += 1
      }
      return value
    }

    private mutating func append(_ scalar: UInt32) {
      let character = Unicode.Scalar(scalar) ?? "\u{FFFD}"
      output += Character(character).utf8
    }
  }
}
