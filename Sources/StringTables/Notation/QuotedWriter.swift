import CopyModel

/// Writes texts between the quotes of programming languages and settings, with no more escapes than needed.
struct QuotedWriter {
  let style: QuoteStyle
  /// The quote that opens the text; something else where it has none.
  let quote: UInt8?

  /// How a text is written; nil where nothing that is written here stands for it.
  func write(_ text: String) -> [UInt8]? {
    switch style {
    case .verbatim:
      let isQuoted = quote == UInt8(ascii: "'") || quote == UInt8(ascii: "\"")
      let isOut = text.unicodeScalars.contains { scalar in
        scalar == "\n" || scalar == "\r"
          || isQuoted && scalar.value == quote.map { UInt32($0) }
      }
      return isOut || !isQuoted && (text != text.trimmed || text.hasPrefix("\""))
        ? nil : Array(text.utf8)
    default:
      var bytes: [UInt8] = []
      for scalar in text.unicodeScalars { write(scalar, to: &bytes) }
      return bytes
    }
  }

  private func write(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    let isOpener = scalar.value == quote.map { UInt32($0) }
    switch (style, scalar) {
    case (.phpSingle, "'"), (.phpSingle, "\\"): escape(scalar, to: &bytes)
    case (.phpSingle, _): bytes.append(contentsOf: scalar.utf8)
    case (.phpDouble, "$"): escape(scalar, to: &bytes)
    case (.script, "'"), (.script, "\""), (.script, "`"):
      if isOpener { escape(scalar, to: &bytes) } else { bytes.append(contentsOf: scalar.utf8) }
    case (.script, "$") where quote == UInt8(ascii: "`"): escape(scalar, to: &bytes)
    case (.script, "\n") where quote == UInt8(ascii: "`"): bytes.append(0x0A)
    case (.resource, "\""): bytes.append(contentsOf: "\"\"".utf8)
    case (.ini, "\r"): bytes.append(0x0D)
    default: StringsNotation.write(scalar, to: &bytes)
    }
  }

  private func escape(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\\"))
    bytes.append(contentsOf: scalar.utf8)
  }
}
