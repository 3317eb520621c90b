import CopyModel

/// Where the strings of a compiled gettext table stand (gettext manual, “The Format of GNU MO Files”).
struct MOCatalog {
  /// A source and its translation: bytes of the file, without the zero at their ends.
  struct Pair {
    var source: Range<Int>
    var target: Range<Int>
  }

  private(set) var pairs: [Pair] = []
  /// What is wrong with the file, and where; the pairs that can be reached are there all the same.
  private(set) var damage: (offset: Int, message: String)?

  private static let littleMagic: [UInt8] = [0xDE, 0x12, 0x04, 0x95]
  /// The numbers at the start: magic, revision, count, offsets of the two tables, size and offset of the hash table.
  private static let headLength = 28

  /// Whether a file starts as every compiled table does, in either byte order.
  static func isCatalog(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: littleMagic) || bytes.starts(with: littleMagic.reversed())
  }

  init(_ bytes: [UInt8]) {
    let isLittle = bytes.starts(with: Self.littleMagic)
    func number(at offset: Int) -> Int {
      (0..<4).reduce(0) { $0 << 8 | Int(bytes[offset + (isLittle ? 3 - $1 : $1)]) }
    }
    guard bytes.count >= Self.headLength else {
      damage = (0, "The file is cut short. Compile it again.")
      return
    }
    // Of the revision the upper half says whether the file can be read at all: 0 and 1 can.
    guard number(at: 4) >> 16 <= 1 else {
      damage = (4, "This revision of the format is unknown. Compile the file again.")
      return
    }
    let (count, sources, targets) = (number(at: 8), number(at: 12), number(at: 16))
    // What the tables say must lie in the file before anything is made of it.
    guard max(sources, targets) + count * 8 <= bytes.count else {
      damage = (
        8, "The file has no room for the \(count) strings that it tells of. Compile it again."
      )
      return
    }
    // Strings may share bytes, but not so many that a small file stands for a huge one.
    var room = bytes.count * 2
    func range(at entry: Int) -> Range<Int>? {
      let (length, start) = (number(at: entry), number(at: entry + 4))
      guard start + length <= bytes.count, length <= room else { return nil }
      room -= length
      return start..<start + length
    }
    pairs.reserveCapacity(count)
    for index in 0..<count {
      if let source = range(at: sources + index * 8), let target = range(at: targets + index * 8) {
        pairs.append(Pair(source: source, target: target))
      } else if damage == nil {
        damage = (
          sources + index * 8,
          "Strings from here on lie outside the file: it is cut short or damaged. Compile it again."
        )
      }
    }
  }
}
