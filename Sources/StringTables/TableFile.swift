package import CopyModel

/// A file's text, ready for a format to read: UTF-8 whatever it was stored in.
package struct TableFile: Sendable {
  package let path: String
  /// The text as UTF-8, without a byte order mark; of a file that is read in windows, one window;
  /// of a binary file all bytes as they are.
  package let bytes: [UInt8]
  /// The part of `bytes` to read.
  package let range: Range<Int>
  /// How the file stores its text.
  package let encoding: TextEncoding
  /// What was wrong with the bytes.
  package let issues: [ReadIssue]
  /// Whether what is not ASCII is lost: see `TextDecoding`.
  package let isGarbled: Bool
  /// What a reader has to know of the file before the bytes to read, when these are not its first: the
  /// first bytes of the file, or what `PieceRule.preamble` makes of them.
  package let head: [UInt8]?
  /// What a reader of the bytes behind has to know, as `head` says it; nil where the file ends.
  let next: [UInt8]?
  private var cursor: PlaceCursor
  /// Where the texts stand of a file whose places are cells.
  private let cells: CellTexts?

  /// Decodes what was stored, as its format says: see `TextDecoding`.
  package init(path: String, stored: consuming [UInt8], format: TableFormat? = nil) {
    self.init(
      path: path, stored: stored, format: format, start: .first, head: nil, next: nil)
  }

  /// A window of a file. `start` is its first byte's place.
  package init(
    path: String, stored: consuming [UInt8], format: TableFormat?, start: Place, head: [UInt8]?,
    next: [UInt8]?
  ) {
    self.path = path
    self.head = head
    self.next = next
    cells = nil
    cursor = PlaceCursor(at: 0, start)
    if format?.isBinary == true || stored.starts(with: "bplist0".utf8) {
      bytes = stored
      range = 0..<bytes.count
      encoding = .binary
      issues = []
      isGarbled = false
      return
    }
    let decoded = TextDecoding(
      stored, fallback: format?.fallbackCharset, declared: format?.declaredCharset ?? { _ in nil })
    encoding = decoded.encoding
    isGarbled = decoded.isGarbled
    range = 0..<decoded.bytes.count
    var text = decoded.bytes
    // The pieces of a file share its bytes, so they are made before it is cut.
    var issues = Self.blankStrayMarks(in: &text, path, &cursor)
    bytes = text
    // A cell of a delimited table may hold lines that end otherwise than its rows.
    if format?.name != TableFormat.csv.name, let stray = LineEnds.stray(in: text.span) {
      let (line, message) = stray
      issues.append(
        ReadIssue(
          .mixedLineEnds, file: path, start: cursor.place(of: line.lowerBound, in: text.span),
          end: cursor.place(of: line.upperBound, in: text.span), message: message,
          isOfWholeFile: true))
    }
    if let complaint = decoded.complaint {
      let place = cursor.place(of: decoded.complaintOffset, in: text.span)
      issues.append(ReadIssue(.wrongEncoding, file: path, start: place, message: complaint))
    }
    self.issues = issues
  }

  /// The texts of a workbook's cells in the place of its bytes.
  init(_ file: TableFile, cells: CellTexts) {
    path = file.path
    bytes = cells.bytes
    range = 0..<bytes.count
    encoding = .binary
    issues = file.issues
    isGarbled = false
    (head, next) = (nil, nil)
    cursor = PlaceCursor(at: 0, .first)
    self.cells = cells
  }

  /// A piece of a file, whose first byte stands at `start`.
  private init(_ file: TableFile, _ range: Range<Int>, start: Place, head: [UInt8]?, next: [UInt8]?)
  {
    // A path of its own: a shared one would be counted by two processors at once for every unit.
    path = String(decoding: Array(file.path.utf8), as: UTF8.self)
    self.range = range
    encoding = file.encoding
    isGarbled = file.isGarbled
    self.head = head
    self.next = next
    cursor = PlaceCursor(at: range.lowerBound, start)
    cells = nil
    bytes = file.bytes
    // The file tells of them.
    issues = []
  }

  /// Puts spaces in the place of marks that no format knows, and says where they stood.
  private static func blankStrayMarks(
    in text: inout [UInt8], _ path: String, _ cursor: inout PlaceCursor
  ) -> [ReadIssue] {
    let stray = StrayMarks(in: text.span)
    guard !stray.marks.isEmpty else { return [] }
    stray.blank(&text)
    return stray.marks.map { mark in
      ReadIssue(
        mark.kind, file: path, start: cursor.place(of: mark.range.lowerBound, in: text.span),
        end: cursor.place(of: mark.range.upperBound, in: text.span), message: mark.message)
    }
  }

  /// How many bytes of a file's head its pieces and windows know.
  package static let headLength = 16384
  /// About how many bytes a piece of a file has.
  private static let pieceLength = 1 << 19

  /// The file cut into pieces that can be read at the same time.
  package func pieces(by rule: PieceRule) -> [TableFile] {
    let text = bytes.span
    let top = text.extracting(0..<min(text.count, Self.headLength))
    let isUsable = head.map { rule.isUsable($0.span) } ?? rule.isUsable(top)
    guard text.count >= Self.pieceLength * 2, isUsable else { return [self] }
    var pieces: [TableFile] = []
    var (start, place, head) = (0, cursor.start, head)
    while start < text.count {
      var end = min(start + Self.pieceLength, text.count)
      while end < text.count, !rule.isEnd(text, end) { end += 1 }
      end = min(end + 1, text.count)
      let piece = text.extracting(start..<end)
      let next = rule.preamble?(head ?? [], piece) ?? head ?? Array(bytes.prefix(Self.headLength))
      let isLast = end == text.count
      pieces.append(
        TableFile(self, start..<end, start: place, head: head, next: isLast ? self.next : next))
      place = PlaceCursor.place(behind: piece, from: place)
      head = next
      start = end
    }
    return pieces
  }

  /// The place behind a text that starts at `place`.
  package static func place(behind text: Span<UInt8>, from place: Place) -> Place {
    PlaceCursor.place(behind: text, from: place)
  }

  /// Where the bytes begin that are to be read.
  var start: Place { cursor.start }

  /// Tells where a line starts to spare the walk that finds it out. The lines come in order.
  mutating func enterLine(_ line: Int, at offset: Int) { cursor.enter(line: line, at: offset) }

  /// The place of a byte offset.
  package mutating func place(of offset: Int) -> Place {
    if let cells { return cells.cell(of: offset) }
    let text = bytes
    return cursor.place(of: offset, in: text.span)
  }

  /// Whether a place is a cell, and so the same for all of its text.
  package var isOfCells: Bool { cells != nil }

  /// Where a text is stored.
  mutating func stored(_ range: Range<Int>, as notation: StoredText.Notation) -> StoredText {
    StoredText(
      file: path, place: place(of: range.lowerBound), bytes: range, notation: notation)
  }

  /// An issue about the bytes of `range`.
  mutating func issue(
    _ kind: ReadIssue.Kind, _ range: Range<Int>, key: String? = nil, _ message: String,
    confidence: Double = 1, isOfWholeFile: Bool = false
  ) -> ReadIssue {
    let start = place(of: range.lowerBound)
    return ReadIssue(
      kind, file: path, start: start, end: place(of: range.upperBound), key: key, message: message,
      confidence: confidence, isOfWholeFile: isOfWholeFile)
  }

  /// That a column of translations is not read.
  mutating func issue(ofDoubleColumn heading: Range<Int>) -> ReadIssue {
    issue(
      .unreadableEntry, heading,
      """
      Another column before this one is in the same language, so this one is not read. Name what it holds, or \
      remove it.
      """, confidence: 0.9)
  }

  /// That translations stand in a file that does not say which language they are in, or has a name for it that is none.
  mutating func issue(
    ofMissingLanguage range: Range<Int>, _ declaration: String, unknown: String? = nil
  ) -> ReadIssue {
    let fault =
      unknown.map { "“\($0.excerpt)” is no language that is known here." }
      ?? "Nothing says which language this is translated to."
    return issue(
      .unreadableEntry, range,
      """
      \(fault) Add \(declaration) to the file, \
      or say it in .copydesk.yml: languages: {"\(path.languagePattern)": ko}
      """, isOfWholeFile: true)
  }

  /// The decoded-as-is text of a range.
  func text(_ range: Range<Int>) -> String {
    String(copying: bytes.span.extracting(range))
  }

  /// How many spaces stand before `offset` on its line; nil when anything else does.
  func indentation(of offset: Int) -> Int? {
    var start = offset
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    return start == 0 || bytes[start - 1] == 0x0A ? offset - start : nil
  }

  /// The end of the line that holds `offset`: the offset of its line break, or of the end.
  func lineEnd(from offset: Int) -> Int {
    bytes.span.lineEnd(from: min(offset, bytes.count))
  }
}
