import CopyModel

/// Writes a text in the notation of the place where it goes.
struct TextWriter {
  let notation: StoredText.Notation
  /// What stands there now, as written. Its habits are kept: tags, CDATA, lines, escapes.
  let old: [UInt8]
  /// The byte before it: the quote that opens it, where there is one.
  let before: UInt8?

  /// The bytes that stand for a text; nil when this place cannot hold it.
  func write(_ text: String) -> [UInt8]? {
    guard let written = draft(text) else { return nil }
    // What does not read back as it was meant is not written.
    guard WrittenText.decode(written.span, as: notation) == text else { return nil }
    // A bare word takes quotes with it, for the new text may not be one.
    let isBare = notation == .strings && !isQuoted
    return isBare ? [UInt8(ascii: "\"")] + written + [UInt8(ascii: "\"")] : written
  }

  /// Whether a part of the old text can be written over: bare words of a property list take quotes as a whole.
  var takesPieces: Bool { notation != .strings || isQuoted }

  /// The bytes that stand for a part of a text, put in among the old ones; nil when it cannot stand there.
  func piece(_ text: String, isFirst: Bool, isInCDATA: Bool) -> [UInt8]? {
    switch notation {
    case .xml where isInCDATA: Array(text.utf8)
    case .xml: XMLWriter(old: old).escape(text)
    case .android:
      AndroidWriter(old: old).piece(text, isFirst: isFirst, isInCDATA: isInCDATA)
    case .po: escaped(text, by: StringsNotation.write)
    case .properties: properties(text, isFirst: isFirst)
    case .plain, .cue, .yamlPlain, .yamlLiteral, .yamlFolded:
      text.contains(where: \.isNewline) ? nil : Array(text.utf8)
    case .fluent:
      text.contains { $0.isNewline || $0 == "{" || $0 == "}" } ? nil : Array(text.utf8)
    case .heredoc:
      text.contains { $0.isNewline || $0 == "$" || $0 == "\\" } ? nil : Array(text.utf8)
    default: draft(text)
    }
  }

  private func draft(_ text: String) -> [UInt8]? {
    switch notation {
    case .plain:
      text.contains(where: { $0.isNewline || "\",;\t|".contains($0) }) ? nil : Array(text.utf8)
    case .strings: quoted(text, by: StringsNotation.write)
    case .json: escaped(text, by: JSONNotation.write)
    case .json5: quoted(text, by: JSONNotation.write)
    case .po: poLines(text)
    case .properties: properties(text)
    case .csv: Array(text.replacing("\"", with: "\"\"").utf8)
    case .xml: XMLWriter(old: old).write(text)
    case .xmlAttribute: escaped(text, by: XMLAttributeNotation.write)
    case .android: AndroidWriter(old: old).write(text)
    case .markdownCell:
      Array(text.replacing("|", with: "\\|").replacing("\n", with: "<br>").utf8)
    // JSON's escapes are YAML's too (YAML 1.2, section 7.3.1).
    case .yamlDoubleQuoted: escaped(text, by: JSONNotation.write)
    case .yamlSingleQuoted: Array(text.replacing("'", with: "''").utf8)
    case .quoted(let style): QuotedWriter(style: style, quote: before).write(text)
    case .yamlPlain, .yamlLiteral, .yamlFolded, .fluent, .approximate, .joined, .heredoc: nil
    case .cue: CueNotation.write(text, over: old)
    case .lines: text.contains(where: \.isNewline) ? nil : Array(text.utf8)
    }
  }

  private func escaped(
    _ text: String, by write: (Unicode.Scalar, inout [UInt8]) -> Void
  ) -> [UInt8] {
    var bytes: [UInt8] = []
    for scalar in text.unicodeScalars { write(scalar, &bytes) }
    return bytes
  }

  private func quoted(
    _ text: String, by write: (Unicode.Scalar, inout [UInt8]) -> Void
  ) -> [UInt8] {
    escaped(text) { scalar, bytes in
      // Inside single quotes, these are the ones to escape.
      if before == UInt8(ascii: "'"), scalar == "'" || scalar == "\"" {
        bytes.append(contentsOf: (scalar == "'" ? "\\'" : "\"").utf8)
      } else {
        write(scalar, &bytes)
      }
    }
  }

  private var isQuoted: Bool { before == UInt8(ascii: "\"") || before == UInt8(ascii: "'") }

  /// A text that stood on several lines does so again, one for each of its own.
  private func poLines(_ text: String) -> [UInt8] {
    let joint = joint
    let last = text.unicodeScalars.indices.last
    var bytes: [UInt8] = []
    for index in text.unicodeScalars.indices {
      let scalar = text.unicodeScalars[index]
      StringsNotation.write(scalar, to: &bytes)
      if scalar == "\n", index != last, let joint { bytes += joint }
    }
    return bytes
  }

  /// What stands between two lines of the old text: a quote, the line break, a quote.
  private var joint: [UInt8]? {
    for (step, range) in WritingReader.steps(of: old, as: .po) {
      if case .nothing = step.meaning { return Array(old[range]) }
    }
    return nil
  }

  private func properties(_ text: String, isFirst: Bool = true) -> [UInt8] {
    // A file that escapes what is not ASCII may be in ISO-8859-1.
    let isASCII = old.indices.contains { old.span.has("\\u", at: $0) }
    var isFirst = isFirst
    return escaped(text) { scalar, bytes in
      switch scalar {
      case "\n": bytes.append(contentsOf: "\\n".utf8)
      case "\r": bytes.append(contentsOf: "\\r".utf8)
      case "\t": bytes.append(contentsOf: "\\t".utf8)
      case "\\": bytes.append(contentsOf: "\\\\".utf8)
      case " " where isFirst: bytes.append(contentsOf: "\\ ".utf8)
      case _ where isASCII && !scalar.isASCII:
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16, uppercase: true)
          bytes.append(
            contentsOf: ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).utf8)
        }
      default: bytes.append(contentsOf: scalar.utf8)
      }
      isFirst = false
    }
  }
}
