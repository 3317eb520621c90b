import CopyModel

/// A unit whose texts are bytes: a reader fills the same one anew for each unit, and makes no strings of what is only
/// packed.
struct UnitBytes {
  var kind: UnitKind
  var key: [UInt8] = []
  var source: [UInt8] = []
  /// Empty where the unit has none.
  var target: [UInt8] = []
  var comment: [UInt8]?
  /// Where the target stands; nil where there is none.
  var spot: UnitSpot?
  /// Where the source stands.
  var sourceSpot: UnitSpot

  init(_ kind: UnitKind) {
    self.kind = kind
    sourceSpot = UnitSpot(.first, 0..<0)
  }
}

/// Where a text stands in its file.
struct UnitSpot {
  private let line: UInt32
  private let column: UInt32
  private let bytes: Range<UInt32>

  init(_ place: Place, _ bytes: Range<Int>) {
    line = UInt32(clamping: place.line)
    column = UInt32(clamping: place.column)
    self.bytes = UInt32(clamping: bytes.lowerBound)..<UInt32(clamping: bytes.upperBound)
  }

  init(_ stored: StoredText) { self.init(stored.place, stored.bytes) }

  func stored(in file: String, as notation: StoredText.Notation) -> StoredText {
    StoredText(
      file: file, place: Place(line: Int(line), column: Int(column)),
      bytes: Int(bytes.lowerBound)..<Int(bytes.upperBound), notation: notation)
  }
}
