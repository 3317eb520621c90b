package import CopyModel

/// A new text for a place in a file.
package struct TableEdit: Sendable {
  package let stored: StoredText
  package let text: String

  package init(_ stored: StoredText, text: String) {
    self.stored = stored
    self.text = text
  }

  /// Why a file cannot be edited. It is left as it is.
  package enum Failure: Error, Equatable {
    /// Its bytes could not be written again as they are: what is wrong with its encoding has to be mended first.
    case encoding
    /// A place lies outside the file, or two overlap: the file is not the one that was read.
    case changed
    /// The place cannot hold this text.
    case text(String)
  }

  /// The bytes of a file with some texts replaced. Every other byte stays as it is.
  ///
  /// `stored` are the file's bytes as they are on disk; `edits` are places that were read from them, in any order.
  package static func apply(
    _ edits: [TableEdit], to stored: [UInt8], format: TableFormat
  ) throws(Failure) -> [UInt8] {
    let decoded = TextDecoding(
      stored, fallback: format.fallbackCharset, declared: format.declaredCharset)
    guard decoded.encoding.encode(decoded.bytes) == stored else { throw .encoding }
    let bytes = decoded.bytes
    var written: [UInt8] = []
    written.reserveCapacity(bytes.count + edits.reduce(0) { $0 + $1.text.utf8.count })
    var end = 0
    for edit in edits.sorted(by: { $0.stored.bytes.lowerBound < $1.stored.bytes.lowerBound }) {
      let range = edit.stored.bytes
      guard range.lowerBound >= end, range.upperBound <= bytes.count else { throw .changed }
      let place = try edit.replacement(in: bytes)
      written += bytes[end..<place.range.lowerBound]
      written += place.bytes
      end = place.range.upperBound
    }
    written += bytes[end...]
    guard let result = decoded.encoding.encode(written) else { throw .encoding }
    return result
  }

  /// What is put in the place of which bytes.
  private func replacement(
    in bytes: [UInt8]
  ) throws(Failure) -> (range: Range<Int>, bytes: [UInt8]) {
    let range = stored.bytes
    let writer = TextWriter(
      notation: stored.notation, old: Array(bytes[range]),
      before: range.lowerBound > 0 ? bytes[range.lowerBound - 1] : nil)
    guard let new = TextPatch(writer: writer).write(text) ?? writer.write(text) else {
      throw .text(text)
    }
    // `<target/>` has to be opened before it can hold a text.
    let isXML = stored.notation == .xml || stored.notation == .android
    guard isXML, range.isEmpty, bytes.span.has("/>", at: range.lowerBound - 2) else {
      return (range, new)
    }
    let slash = range.lowerBound - 2
    var start = slash
    while start > 0, bytes[start] != UInt8(ascii: "<") { start -= 1 }
    var nameEnd = start + 1
    while nameEnd < slash, bytes[nameEnd] > 0x20 { nameEnd += 1 }
    return (
      slash..<range.lowerBound,
      [UInt8(ascii: ">")] + new + Array("</".utf8) + bytes[start + 1..<nameEnd]
        + [UInt8(ascii: ">")]
    )
  }
}
