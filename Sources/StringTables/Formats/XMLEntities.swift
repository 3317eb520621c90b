import CopyModel

/// The names that an XML document gives to texts in its own declaration: `<!ENTITY app "Kite">` (XML 1.0, section 4.2.1).
///
/// One that stands for markup, for a file or for other entities is left out, so that nothing grows beyond its texts.
struct XMLEntities {
  private var texts: [String: [UInt8]] = [:]

  /// How far into a file the declaration is looked for: UTF-8 bytes.
  private static let headLength = 65536
  /// How many entities are taken.
  private static let most = 500
  /// How long an entity, and a text with entities, may be: UTF-8 bytes.
  private static let longest = 2048
  private static let longestText = 65536

  init(_ text: Span<UInt8>) {
    let head = text.extracting(0..<min(text.count, Self.headLength))
    guard var index = Self.declaration(in: head) else { return }
    while index < head.count, head[index] != UInt8(ascii: "[") {
      if head[index] == UInt8(ascii: ">") { return }
      index += 1
    }
    while index < head.count, head[index] != UInt8(ascii: "]"), texts.count < Self.most {
      if head.has("<!--", at: index) {
        while index < head.count, !head.has("-->", at: index) { index += 1 }
      } else if head.has("<!ENTITY", at: index) {
        let start = index
        while index < head.count, head[index] != UInt8(ascii: ">") {
          // A quoted text may hold the sign.
          if head[index] == UInt8(ascii: "\"") || head[index] == UInt8(ascii: "'") {
            let quote = head[index]
            index += 1
            while index < head.count, head[index] != quote { index += 1 }
          }
          index += 1
        }
        if index < head.count { declare(head.extracting(start + 8..<index)) }
      }
      index += 1
    }
  }

  /// Where the declaration of the document begins, which only comments and instructions may stand before.
  private static func declaration(in head: Span<UInt8>) -> Int? {
    var index = 0
    while index < head.count {
      if head.has("<!DOCTYPE", at: index) { return index }
      if head.has("<!--", at: index) {
        while index < head.count, !head.has("-->", at: index) { index += 1 }
      } else if head[index] == UInt8(ascii: "<"), !head.has("<?", at: index) {
        return nil
      }
      index += 1
    }
    return nil
  }

  /// Takes ` name "text"`.
  private mutating func declare(_ declaration: Span<UInt8>) {
    let parts = String(copying: declaration).trimmed
    guard let quote = parts.first(where: { $0 == "\"" || $0 == "'" }),
      let start = parts.firstIndex(of: quote), let end = parts.lastIndex(of: quote), start < end
    else { return }
    let name = String(parts[..<start]).trimmed
    let value = Array(parts[parts.index(after: start)..<end].utf8)
    guard !name.isEmpty, !name.contains(where: { $0.isWhitespace || $0 == "%" }),
      value.count <= Self.longest, !value.contains(where: { "&<%".utf8.contains($0) })
    else { return }
    // Of two declarations the first holds (XML 1.0, section 4.2).
    if texts[name] == nil { texts[name] = value }
  }

  /// A written text with its entities put in; nil where it has none of them.
  func resolved(_ written: Span<UInt8>) -> [UInt8]? {
    guard !texts.isEmpty, written.contains(UInt8(ascii: "&")) else { return nil }
    var (result, index, isChanged) = ([UInt8](), 0, false)
    while index < written.count {
      let rest = written.extracting(index...)
      if let (text, length) = reference(at: rest), result.count + text.count < Self.longestText {
        result += text
        (index, isChanged) = (index + length, true)
      } else {
        result.append(written[index])
        index += 1
      }
    }
    return isChanged ? result : nil
  }

  /// The text of the reference that a text starts with, and how many bytes it takes.
  private func reference(at text: Span<UInt8>) -> (text: [UInt8], length: Int)? {
    guard text[0] == UInt8(ascii: "&") else { return nil }
    var end = 1
    while end < text.count, end < 64, text[end] != UInt8(ascii: ";") { end += 1 }
    guard text.has(";", at: end) else { return nil }
    return texts[String(copying: text.extracting(1..<end))].map { ($0, end + 1) }
  }
}
