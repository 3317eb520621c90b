import CopyModel

/// Some entries of a file in a row, packed: what each has alone.
struct EntryBlock: Sendable {
  /// An entry's numbers.
  struct Record {
    /// Where its key, text and comment stand in `texts`, one behind the other.
    fileprivate var start: Int
    // Their lengths in bytes; a comment that is not there has the length `none`.
    fileprivate var key: UInt32
    fileprivate var text: UInt32
    fileprivate var comment: UInt32
    /// The number of what it has in common with others.
    let kind: UInt32
    private let line: UInt32
    private let column: UInt32
    private let written: Range<UInt32>

    fileprivate static let none = UInt32.max

    init(_ entry: TableEntry, kind: Int, start: Int) {
      self.start = start
      self.kind = UInt32(clamping: kind)
      key = UInt32(clamping: entry.key.utf8.count)
      text = UInt32(clamping: entry.text.utf8.count)
      comment = entry.comment.map { UInt32(clamping: $0.utf8.count) } ?? Self.none
      let (place, bytes) = (entry.stored.place, entry.stored.bytes)
      line = UInt32(clamping: place.line)
      column = UInt32(clamping: place.column)
      written = UInt32(clamping: bytes.lowerBound)..<UInt32(clamping: bytes.upperBound)
    }

    func stored(in file: String, as notation: StoredText.Notation) -> StoredText {
      StoredText(
        file: file, place: Place(line: Int(line), column: Int(column)),
        bytes: Int(written.lowerBound)..<Int(written.upperBound), notation: notation)
    }
  }

  private(set) var records: [Record] = []
  private(set) var texts: [UInt8] = []

  mutating func append(_ entry: TableEntry, kind: Int) {
    records.append(Record(entry, kind: kind, start: texts.count))
    texts.append(contentsOf: entry.key.utf8)
    texts.append(contentsOf: entry.text.utf8)
    if let comment = entry.comment { texts.append(contentsOf: comment.utf8) }
  }

  /// Gives back the room that the block has grown beyond its entries.
  mutating func close() {
    texts.giveBackRoom()
    records.giveBackRoom()
  }

  /// Where an entry's key stands in `texts`.
  @inline(__always)
  func keyRange(of index: Int) -> Range<Int> {
    let record = records.span[index]
    return record.start..<record.start + Int(record.key)
  }

  /// Where its text stands.
  @inline(__always)
  func textRange(of index: Int) -> Range<Int> {
    let record = records.span[index]
    let start = record.start + Int(record.key)
    return start..<start + Int(record.text)
  }

  @inline(__always)
  func comment(of index: Int) -> String? {
    let record = records.span[index]
    guard record.comment != Record.none else { return nil }
    let start = record.start + Int(record.key) + Int(record.text)
    return String(copying: texts.span.extracting(start..<start + Int(record.comment)))
  }
}
