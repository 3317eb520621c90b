import CopyModel
import XMLEvents
import ZIPArchives

/// The sheets of an Excel workbook (ECMA-376, part 1, “SpreadsheetML”), as far as their cells hold texts.
struct Workbook {
  struct Sheet {
    let name: String
    let rows: [SheetRow]
  }

  private(set) var sheets: [Sheet] = []
  /// What is wrong with it, in words.
  private(set) var damage: String?
  private let archive: ZIPArchive
  /// How many bytes its parts and texts may still take: a small archive may stand for a huge one.
  private var room = Self.mostBytes

  private static let mostBytes = 128 << 20

  init(_ bytes: [UInt8]) throws(ZIPError) {
    archive = try ZIPArchive(bytes)
    guard let book = try part("xl/workbook.xml") else { throw .damaged("xl/workbook.xml") }
    let paths = targets(of: try part("xl/_rels/workbook.xml.rels") ?? [])
    let shared = sharedTexts(in: try part("xl/sharedStrings.xml") ?? [])
    var listed: [(name: String, path: String)] = []
    walk(book, "xl/workbook.xml") { event in
      guard case .start("sheet", let attributes, _, _) = event, let name = attributes["name"],
        let path = attributes["id"].flatMap({ paths[$0] })
      else { return }
      listed.append((name, path))
    }
    for (name, path) in listed {
      // A sheet of a chart has no cells.
      guard let bytes = try part(path) else { continue }
      var cells = SheetCells(bytes, shared, room: room)
      walk(bytes, path) { cells.take($0) }
      guard let left = cells.room else { throw .tooLarge }
      room = left
      sheets.append(Sheet(name: name, rows: cells.rows))
    }
  }

  private mutating func part(_ path: String) throws(ZIPError) -> [UInt8]? {
    let bytes = try archive.bytes(of: path, room: room)
    room -= bytes?.count ?? 0
    return bytes
  }

  private mutating func walk(_ bytes: [UInt8], _ path: String, _ body: (XMLEvent) -> Void) {
    var isSound = false
    do throws(XMLError) {
      isSound = try XMLDocument.read(bytes.span, body: body).isEmpty
    } catch {
      // What is in there stays unread.
    }
    if !isSound, damage == nil {
      damage = "“\(path)” in the workbook is damaged. Save it again in the program that made it."
    }
  }

  /// Where the parts are that the workbook names, by their identifiers.
  private mutating func targets(of bytes: [UInt8]) -> [String: String] {
    guard !bytes.isEmpty else { return [:] }
    var paths: [String: String] = [:]
    walk(bytes, "xl/_rels/workbook.xml.rels") { event in
      guard case .start("Relationship", let attributes, _, _) = event, let id = attributes["Id"],
        let target = attributes["Target"]
      else { return }
      paths[id] = target.hasPrefix("/") ? String(target.dropFirst()) : "xl/" + target
    }
    return paths
  }

  /// The texts that cells name by their numbers.
  private mutating func sharedTexts(in bytes: [UInt8]) -> [String] {
    guard !bytes.isEmpty else { return [] }
    var texts: [String] = []
    var item = RichText(in: "si")
    walk(bytes, "xl/sharedStrings.xml") { event in
      if let text = item.take(event, in: bytes.span) { texts.append(text) }
    }
    return texts
  }
}

/// Puts together the runs of a text with formatting: `<si><r><t>…</t></r></si>`, `<is><t>…</t></is>`.
struct RichText {
  private let element: String
  private var text = ""
  private var start: Int?
  /// Whether it is in the reading that Japanese text may have above it.
  private var isPhonetic = false

  init(in element: String) {
    self.element = element
  }

  /// Takes a step through the document; returns the text when it ends.
  mutating func take(_ event: XMLEvent, in bytes: Span<UInt8>) -> String? {
    switch event {
    case .start(element, _, _, _): text = ""
    case .start("rPh", _, _, _): isPhonetic = true
    case .end("rPh", _): isPhonetic = false
    case .start("t", _, _, let offset): start = offset
    case .end("t", let offset):
      if let start, !isPhonetic { text += Self.text(start..<max(start, offset), in: bytes) }
      start = nil
    case .end(element, _): return text
    default: break
    }
    return nil
  }

  /// The text of an element; what XML cannot hold is written `_x000D_` (ECMA-376, part 1, section 22.9.2.19).
  static func text(_ range: Range<Int>, in bytes: Span<UInt8>) -> String {
    let text = WrittenText.decode(bytes.extracting(range), as: .xml)
    let written = text.utf8.span
    var (decoded, index): ([UInt8], Int) = ([], 0)
    guard written.contains(UInt8(ascii: "_")) else { return text }
    while index < written.count {
      if written.has("_x", at: index), written.has("_", at: index + 6),
        let value = written.hexadecimal(at: index + 2, digits: 4),
        let scalar = Unicode.Scalar(value)
      {
        decoded.append(contentsOf: scalar.utf8)
        index += 7
      } else {
        decoded.append(written[index])
        index += 1
      }
    }
    return String(decoding: decoded, as: UTF8.self)
  }
}
