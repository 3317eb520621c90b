import CopyModel
import Yams

extension Node.Scalar {
  /// Whether the scalar is text, not a number, a boolean, a date, a symbol or nothing (YAML 1.2.2, section 10.3; dates as in YAML 1.1).
  ///
  /// `yes` and `no` are text, as they are meant in a table, though YAML 1.1 took them for booleans.
  var isText: Bool {
    switch tag.rawValue {
    case "tag:yaml.org,2002:null", "tag:yaml.org,2002:bool", "tag:yaml.org,2002:int",
      "tag:yaml.org,2002:float", "tag:yaml.org,2002:timestamp", "tag:yaml.org,2002:binary":
      false
    case "": style != .plain || !isOtherType
    default: true
    }
  }

  /// Whether a plain text without a tag stands for something else than text.
  private var isOtherType: Bool {
    switch string {
    case "", "~", "null", "Null", "NULL", "true", "True", "TRUE", "false", "False", "FALSE",
      ".inf", ".Inf", ".INF", "-.inf", "-.Inf", "-.INF", "+.inf", ".nan", ".NaN", ".NAN":
      true
    default:
      string.utf8.span.isNumber || string.utf8.span.isDate || string.utf8.span.isRubySymbol
    }
  }
}

extension Span<UInt8> {
  /// Whether the text is a number: `-12`, `0x1F`, `0o17`, `1_000`, `3.5e-7`.
  fileprivate var isNumber: Bool {
    var index = 0
    func isDigit(_ index: Int) -> Bool { index < count && self[index].isASCIIDigit }
    func digits() {
      while isDigit(index) || index > 0 && index < count && self[index] == UInt8(ascii: "_") {
        index += 1
      }
    }
    if has("0x", at: 0) || has("0o", at: 0) {
      for position in 2..<count where self[position].hexadecimalDigit == nil { return false }
      return count > 2
    }
    if index < count, self[index] == UInt8(ascii: "-") || self[index] == UInt8(ascii: "+") {
      index += 1
    }
    guard isDigit(index) || index < count && self[index] == UInt8(ascii: ".") && isDigit(index + 1)
    else { return false }
    digits()
    if index < count, self[index] == UInt8(ascii: ".") {
      index += 1
      digits()
    }
    if index < count, self[index] | 0x20 == UInt8(ascii: "e") {
      index += 1
      if index < count, self[index] == UInt8(ascii: "-") || self[index] == UInt8(ascii: "+") {
        index += 1
      }
      guard isDigit(index) else { return false }
      digits()
    }
    return index == count
  }

  /// Whether the text is a symbol, by which Ruby’s programs name a part of a date or a format: `:year`.
  fileprivate var isRubySymbol: Bool {
    guard count > 1, self[0] == UInt8(ascii: ":"), self[1].isASCIISmall else { return false }
    for index in 1..<count {
      let byte = self[index]
      guard byte.isASCIISmall || byte.isASCIIDigit || byte == UInt8(ascii: "_") else {
        return false
      }
    }
    return true
  }

  /// Whether the text is a date, with or without a time: `2026-01-31`, `2026-01-31 08:00:00Z`.
  fileprivate var isDate: Bool {
    guard count >= 10, self[4] == UInt8(ascii: "-") else { return false }
    for index in [0, 1, 2, 3, 5, 8] where !self[index].isASCIIDigit { return false }
    for index in indices {
      switch self[index] {
      case 0x30...0x3A, 0x20, UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."),
        UInt8(ascii: "T"), UInt8(ascii: "t"), UInt8(ascii: "Z"), UInt8(ascii: "z"):
        continue
      default: return false
      }
    }
    return true
  }
}
