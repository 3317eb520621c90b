import CopyModel

/// Writes a text into an element.
struct XMLWriter {
  /// What stands there now, as written.
  let old: [UInt8]

  func write(_ text: String) -> [UInt8] {
    isCDATA ? Self.cdata(text) : escape(text)
  }

  /// Whether the old text is one CDATA section.
  var isCDATA: Bool { old.span.has("<![CDATA[", at: 0) && old.span.has("]]>", at: old.count - 3) }

  static func cdata(_ text: String) -> [UInt8] {
    let inside = text.replacing("]]>", with: "]]]]><![CDATA[>")
    return Array("<![CDATA[\(inside)]]>".utf8)
  }

  /// The tags of the old text: what looks like one of them is markup, every other `<` a character.
  private var tags: [String] {
    WritingReader.steps(of: old, as: .xml).compactMap { step, range in
      guard case .verbatim = step.meaning, old[range.lowerBound] == UInt8(ascii: "<"),
        step.length > 1
      else { return nil }
      return String(decoding: old[range], as: UTF8.self)
    }
  }

  func escape(_ text: String) -> [UInt8] {
    let tags = tags
    let bytes = Array(text.utf8)
    var written: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if let tag = tags.first(where: { bytes.span.has($0, at: index) }) {
        written += tag.utf8
        index += tag.utf8.count
        continue
      }
      switch bytes[index] {
      case UInt8(ascii: "&"): written += "&amp;".utf8
      case UInt8(ascii: "<"): written += "&lt;".utf8
      case UInt8(ascii: ">"): written += "&gt;".utf8
      case 0x0D: written += "&#13;".utf8
      // XML has no such characters; Qt Linguist has this for them.
      case let byte where byte < 0x20 && byte != 0x09 && byte != 0x0A:
        written += "<byte value=\"x\(String(byte, radix: 16))\"/>".utf8
      case let byte: written.append(byte)
      }
      index += 1
    }
    return written
  }
}
