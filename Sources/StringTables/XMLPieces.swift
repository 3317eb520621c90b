import CopyModel

/// The tags that are open at some byte of an XML document, as they are written, the innermost last.
///
/// With them before it and their end tags behind it, a piece of the document is a document too.
struct OpenTags {
  /// The tags, one behind the other. No `<` stands inside a tag.
  private(set) var bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Walks over a text and notes which elements with one of the names it opens and ends.
  mutating func walk(_ text: Span<UInt8>, _ names: [String]) {
    var index = 0
    while index + 1 < text.count {
      defer { index += 1 }
      guard text[index] == UInt8(ascii: "<") else { continue }
      switch text[index + 1] {
      case UInt8(ascii: "!"):
        let end = Self.hidden.first { text.has($0.start, at: index) }?.end
        while let end, index < text.count, !text.has(end, at: index) { index += 1 }
      case UInt8(ascii: "/"):
        if Self.has(names, at: index + 2, in: text) { close() }
      default:
        if Self.has(names, at: index + 1, in: text) { open(at: index, in: text) }
      }
    }
  }

  /// What hides tags.
  private static let hidden = [(start: "<!--", end: "-->"), (start: "<![CDATA[", end: "]]>")]

  /// Whether a tag has one of the names.
  private static func has(_ names: [String], at index: Int, in text: Span<UInt8>) -> Bool {
    var end = index
    while end < text.count, text[end] > 0x20, text[end] != UInt8(ascii: ">"),
      text[end] != UInt8(ascii: "/")
    {
      end += 1
    }
    return names.contains { $0.utf8.count == end - index && text.has($0, at: index) }
  }

  private mutating func open(at start: Int, in text: Span<UInt8>) {
    var end = start
    var quote: UInt8?
    while end < text.count, quote != nil || text[end] != UInt8(ascii: ">") {
      let byte = text[end]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      }
      end += 1
    }
    guard end < text.count, text[end - 1] != UInt8(ascii: "/") else { return }
    for index in start...end { bytes.append(text[index]) }
  }

  private mutating func close() {
    guard let last = bytes.lastIndex(of: UInt8(ascii: "<")) else { return }
    bytes.removeSubrange(last...)
  }

  /// The end tags of all, the innermost first.
  var ends: [UInt8] {
    var ends: [UInt8] = []
    for tag in bytes.split(separator: UInt8(ascii: "<")).reversed() {
      ends += Array("</".utf8)
      ends += tag.prefix { $0 > 0x20 && $0 != UInt8(ascii: ">") }
      ends.append(UInt8(ascii: ">"))
    }
    return ends
  }
}

extension PieceRule {
  /// Cuts an XML document on the lines where an entry ends. `containers` are the elements around entries.
  ///
  /// Only a document whose `root` has no namespace prefix is cut.
  static func xml(
    root: String, entries: [String], containers: [String], windowsOver: Int
  ) -> PieceRule {
    let ends = entries.map { "</\($0)>" }
    return PieceRule(
      windowsOver: windowsOver,
      isUsable: { head in
        var tags = OpenTags([])
        tags.walk(head, [root])
        return !tags.bytes.isEmpty
      },
      preamble: { before, piece in
        var tags = OpenTags(before)
        tags.walk(piece, containers)
        return tags.bytes
      },
      isEnd: { text, index in
        guard text[index] == 0x0A, index > 0 else { return false }
        let last = text[index - 1] == 0x0D ? index - 1 : index
        return ends.contains { text.has($0, at: last - $0.utf8.count) }
      })
  }
}

/// The bytes of a file or piece as an XML document of its own.
struct XMLPiece {
  let bytes: [UInt8]
  /// Where the document's bytes stand in the file: behind the tags that were put before them.
  private let shift: Int
  private let range: Range<Int>

  init(_ file: TableFile) {
    range = file.range
    guard file.head != nil || file.next != nil else {
      bytes = file.bytes
      shift = 0
      return
    }
    let before = file.head ?? []
    shift = file.range.lowerBound - before.count
    bytes = before + file.bytes[file.range] + (file.next.map { OpenTags($0).ends } ?? [])
  }

  /// The byte of the file that a byte of the document is.
  func offset(_ offset: Int) -> Int {
    min(max(offset + shift, range.lowerBound), range.upperBound)
  }
}
