import CopyModel

extension TableFormat {
  /// Apple's `.strings`: an old-style property list of `"key" = "value";` in one language. Foundation takes one that
  /// `plutil` converted to XML as well.
  package static let strings = TableFormat(
    name: "strings", extensions: ["strings"], languages: .one
  ) { file, _ in
    if file.isBinaryPropertyList { return .ofBinaryPropertyList(&file) }
    if file.isXMLPropertyList {
      var reader = PropertyListReader(file: file)
      reader.readXML()
      file = reader.file
      return reader.content
    }
    var reader = StringsReader(file: file)
    reader.read()
    file = reader.file
    return reader.content
  }
}

/// Reads one `.strings` file. An entry that cannot be read becomes an issue; reading goes on at the next line.
private struct StringsReader {
  var file: TableFile
  var content = TableContent()
  private var offset = 0
  /// The comment that belongs to the next entry.
  private var comment: String?
  /// Whether a comment never closes.
  private var isLost = false
  /// Whether braces around all entries are open, as property lists may have them.
  private var isBraced = false

  init(file: TableFile) {
    self.file = file
  }

  private struct Failure: Error {
    var offset: Int
    var message: String
    var key: String?
  }

  mutating func read() {
    let all = file.bytes.count
    if let other = otherFormat {
      content.issues.append(
        file.issue(
          .unreadableEntry, offset..<min(offset + 1, all),
          "This is \(other.name), not a .strings file. Rename it to end in \(other.ending)."))
      return
    }
    while true {
      skipSpaceAndComments()
      guard offset < all else { return }
      if isBraced ? take("}") : content.entries.isEmpty && take("{") {
        isBraced.toggle()
        continue
      }
      let start = offset
      do throws(Failure) {
        try readEntry()
      } catch {
        content.issues.append(
          file.issue(
            .unreadableEntry, start..<max(error.offset, start + 1), key: error.key, error.message))
        // Behind a comment that never closes there is nothing more to read.
        if isLost { return }
        offset = nextEntryStart(after: start)
      }
      comment = nil
    }
  }

  /// What the file is, where it is JSON: `{ "key" :` begins no property list.
  private var otherFormat: (name: String, ending: String)? {
    let bytes = file.bytes
    let text = bytes.span
    var index = text.spaceEnd(from: 0)
    guard text.has("{", at: index) else { return nil }
    index = text.spaceEnd(from: index + 1)
    guard text.has("\"", at: index) else { return nil }
    index += 1
    let name = index
    while index < text.count, text[index] != UInt8(ascii: "\""), text[index] != 0x0A { index += 1 }
    let key = String(copying: text.extracting(name..<index))
    guard text.has(":", at: text.spaceEnd(from: index + 1)) else { return nil }
    let isCatalog = ["sourceLanguage", "strings", "version"].contains(key)
    return isCatalog ? ("a string catalog", ".xcstrings") : ("JSON", ".json")
  }

  private mutating func readEntry() throws(Failure) {
    let key = try token("a key")
    var end = offset
    skipSpaceAndComments(keepingComment: true)
    var value = key
    if take("=") {
      skipSpaceAndComments(keepingComment: true)
      value = try token("a value")
      end = offset
      skipSpaceAndComments(keepingComment: true)
    } else if file.bytes.span.has("\"", at: offset), offset < file.lineEnd(from: end) {
      throw Failure(
        offset: end,
        message: "“=” is missing behind “\(key.text.excerpt)”. Add it before the value.",
        key: key.text)
    }
    guard take(";") else {
      throw Failure(
        offset: end,
        message:
          "“;” is missing after the value of “\(key.text.excerpt)”. Add it, or escape a quote inside.",
        key: key.text)
    }
    let bytes = file.bytes
    let trailing = TrailingComments(in: bytes, behind: offset) { readComment(at: $0) }
    offset = trailing?.end ?? offset
    content.entries.append(
      TableEntry(
        key: key.text, text: value.text, comment: TrailingComments.joined(comment, trailing),
        stored: file.stored(value.range, as: .strings)))
  }

  /// A quoted string, or the bare word that old-style property lists allow.
  private mutating func token(
    _ what: String
  ) throws(Failure) -> (text: String, range: Range<Int>) {
    let bytes = file.bytes
    guard offset < bytes.count else {
      throw Failure(offset: offset, message: "The file ends where \(what) should stand.")
    }
    let quote = bytes[offset]
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      let start = offset + 1
      var end = start
      while end < bytes.count, bytes[end] != quote {
        end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
      }
      guard end < bytes.count else {
        offset = bytes.count
        throw Failure(
          offset: file.lineEnd(from: start), message: "The quote that opens here never closes.")
      }
      offset = end + 1
      return (WrittenText.decode(bytes.span.extracting(start..<end), as: .strings), start..<end)
    }
    let start = offset
    while offset < bytes.count, bytes[offset].isBareWord { offset += 1 }
    guard offset > start else {
      throw Failure(
        offset: offset + 1,
        message: "Here \(what) should stand: a string in quotes, “key” = “value”;")
    }
    return (file.text(start..<offset), start..<offset)
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard offset < file.bytes.count, UInt32(file.bytes[offset]) == character.value else {
      return false
    }
    offset += 1
    return true
  }

  private mutating func skipSpaceAndComments(keepingComment: Bool = false) {
    let count = file.bytes.count
    /// Where the comment before ended, while only one line break has followed.
    var previousEnd: Int?
    while offset < count {
      let byte = file.bytes[offset]
      if byte == 0x20 || (0x09...0x0D).contains(byte) || byte == 0 {
        offset += 1
      } else if byte >= 0x80,
        file.bytes.span.has("\u{2028}", at: offset) || file.bytes.span.has("\u{FEFF}", at: offset)
      {
        offset += 3
      } else if let found = readComment(at: offset) {
        let text = file.text(found.inside).trimmed
        if !keepingComment {
          let isNext = previousEnd.map { !hasBlankLine(in: $0..<found.inside.lowerBound) } ?? false
          // In place: a comment may have as many parts as the file has lines.
          if isNext { comment?.append("\n" + text) } else { comment = text }
        }
        previousEnd = found.inside.upperBound
        offset = found.end
      } else {
        return
      }
    }
  }

  /// The comment that starts at a place: what stands inside it, and where it ends.
  private mutating func readComment(at place: Int) -> (inside: Range<Int>, end: Int)? {
    let bytes = file.bytes
    let text = bytes.span
    guard text.has(UInt8(ascii: "/"), at: place) else { return nil }
    let start = place + 2
    if text.has("//", at: place) {
      let end = file.lineEnd(from: start)
      return (start..<end, end)
    }
    guard text.has("/*", at: place) else { return nil }
    var end = start
    while end < text.count, !text.has("*/", at: end) { end += 1 }
    if end == text.count {
      isLost = true
      content.issues.append(
        file.issue(
          .unreadableEntry, place..<start,
          "The comment that opens here never closes, so the rest of the file is lost. Add “*/”."))
    }
    return (start..<end, min(end + 2, text.count))
  }

  private func hasBlankLine(in range: Range<Int>) -> Bool {
    file.bytes[range].lazy.filter { $0 == 0x0A }.count > 1
  }

  /// Whether a line opens with a bare or single-quoted key and goes on with `=`.
  private func isBareEntry(at index: Int) -> Bool {
    let text = file.bytes.span
    var end = index
    if text[end] == UInt8(ascii: "'") { end += 1 }
    while end < text.count, text[end].isBareWord || text[end] == UInt8(ascii: "'") { end += 1 }
    guard end > index else { return false }
    while end < text.count, text[end] == 0x20 || text[end] == 0x09 { end += 1 }
    return text.has("=", at: end) && !text.has("==", at: end)
  }

  /// The start of the first line behind `start` that looks like an entry or a comment.
  private func nextEntryStart(after start: Int) -> Int {
    let text = file.bytes.span
    var index = file.lineEnd(from: start)
    while index < text.count {
      index += 1
      var first = index
      while first < text.count, text[first] == 0x20 || text[first] == 0x09 { first += 1 }
      let isEntry =
        first < text.count
        && (text[first] == UInt8(ascii: "\"") || text.has("/*", at: first)
          || text.has("//", at: first)
          || isBareEntry(at: first))
      if isEntry {
        return first
      }
      index = file.lineEnd(from: first)
    }
    return text.count
  }
}

extension UInt8 {
  /// Whether an unquoted word of an old-style property list may contain this byte.
  fileprivate var isBareWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"),
      UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "/"), UInt8(ascii: ":"):
      true
    default: false
    }
  }
}

extension Span<UInt8> {
  /// Where something other than spaces and line breaks stands.
  fileprivate func spaceEnd(from start: Int) -> Int {
    var end = min(start, count)
    while end < count, self[end] <= 0x20 { end += 1 }
    return end
  }
}
