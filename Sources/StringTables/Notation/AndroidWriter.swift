import CopyModel

/// Writes a text into an element of Android's `strings.xml`.
struct AndroidWriter {
  /// What stands there now, as written.
  let old: [UInt8]

  func write(_ text: String) -> [UInt8] {
    let escaped = Self.quote(text, outside: tags)
    let xml = XMLWriter(old: old)
    guard !xml.isCDATA else { return XMLWriter.cdata(escaped) }
    return markPlaceholders(in: xml.escape(escaped))
  }

  /// A part of a text, put in among the old ones.
  func piece(_ text: String, isFirst: Bool, isInCDATA: Bool) -> [UInt8] {
    let escaped = Self.escape(text, outside: tags, isFirst: isFirst)
    return isInCDATA ? Array(escaped.utf8) : XMLWriter(old: old).escape(escaped)
  }

  /// Android's own escapes. A text whose spaces would be lost stands in quotes.
  private static func quote(_ text: String, outside tags: [String]) -> String {
    let escaped = escape(text, outside: tags, isFirst: true)
    let losesSpace = text.hasPrefix(" ") || text.hasSuffix(" ") || text.contains("  ")
    return losesSpace ? "\"\(escaped)\"" : escaped
  }

  private static func escape(
    _ text: String, outside tags: [String], isFirst: Bool
  ) -> String {
    let bytes = Array(text.utf8)
    var written: [UInt8] = []
    var index = 0
    while index < bytes.count {
      // Quotes inside a tag are XML's.
      if let tag = tags.first(where: { bytes.span.has($0, at: index) }) {
        written += tag.utf8
        index += tag.utf8.count
        continue
      }
      switch bytes[index] {
      case UInt8(ascii: "\\"), UInt8(ascii: "'"), UInt8(ascii: "\""):
        written += [UInt8(ascii: "\\"), bytes[index]]
      case 0x0A: written += "\\n".utf8
      case 0x09: written += "\\t".utf8
      case UInt8(ascii: "@") where index == 0 && isFirst,
        UInt8(ascii: "?") where index == 0 && isFirst:
        written += [UInt8(ascii: "\\"), bytes[index]]
      case let byte: written.append(byte)
      }
      index += 1
    }
    return String(decoding: written, as: UTF8.self)
  }

  /// The tags of the old text, `xliff:g` aside.
  private var tags: [String] {
    steps.compactMap { step, written in
      if case .verbatim = step.meaning, written.hasPrefix("<"), step.length > 1 {
        written
      } else {
        nil
      }
    }
  }

  /// Puts `xliff:g` around the placeholders that had it, where each stands once.
  private func markPlaceholders(in written: [UInt8]) -> [UInt8] {
    var open: String?
    var inside = ""
    var marked = String(decoding: written, as: UTF8.self)
    for (step, piece) in steps {
      if case .nothing = step.meaning, piece.hasPrefix("<xliff:g") {
        (open, inside) = (piece, "")
      } else if case .nothing = step.meaning, piece.hasPrefix("</xliff:g"), let start = open {
        let count = marked.ranges(of: inside).count
        if !inside.isEmpty, count == 1 {
          marked = marked.replacing(inside, with: start + inside + piece)
        }
        open = nil
      } else if open != nil {
        inside += piece
      }
    }
    return Array(marked.utf8)
  }

  /// The steps of the old text with what each is written as.
  private var steps: [(step: WritingStep, written: String)] {
    WritingReader.steps(of: old, as: .android).map { step, range in
      (step, String(decoding: old[range], as: UTF8.self))
    }
  }
}
