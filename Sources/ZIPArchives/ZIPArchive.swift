import CInflate

/// A ZIP archive in memory (PKWARE, “APPNOTE.TXT”, 6.3.10): its files are unpacked when they are asked for.
///
/// What it says of itself is believed only as far as the bytes bear it out. Files over 4 GB are not read.
package struct ZIPArchive: Sendable {
  /// A file as the directory at the end of the archive tells of it.
  private struct File: Sendable {
    let isEncrypted: Bool
    let method: Int
    let checksum: Int
    /// How many bytes it has, packed and unpacked.
    let packedSize: Int
    let size: Int
    /// Where its own head stands.
    let start: Int
  }

  private let bytes: [UInt8]
  private var files: [String: File] = [:]

  /// Reads the directory of an archive.
  package init(_ bytes: [UInt8]) throws(ZIPError) {
    self.bytes = bytes
    guard let end = Self.directoryEnd(in: bytes) else { throw .notArchive }
    guard let count = bytes.number(at: end + 10, bytes: 2),
      var place = bytes.number(at: end + 16, bytes: 4)
    else { throw .notArchive }
    for _ in 0..<count {
      guard bytes.has(Self.fileMark, at: place), let file = Self.file(at: place, in: bytes),
        let lengths = bytes.numbers(at: place + 28, count: 3),
        place + 46 + lengths[0] <= bytes.count
      else { throw .damagedDirectory }
      let name = String(decoding: bytes[place + 46..<place + 46 + lengths[0]], as: UTF8.self)
      files[name.lowercased()] = file
      place += 46 + lengths.reduce(0, +)
    }
  }

  private static let endMark: [UInt8] = [0x50, 0x4B, 0x05, 0x06]
  private static let fileMark: [UInt8] = [0x50, 0x4B, 0x01, 0x02]
  private static let headMark: [UInt8] = [0x50, 0x4B, 0x03, 0x04]

  /// Where the record at the end of the archive begins; a comment of up to 64 KB may follow it.
  private static func directoryEnd(in bytes: [UInt8]) -> Int? {
    let last = bytes.count - 22
    return last < 0
      ? nil : (max(0, last - 0xFFFF)...last).last { bytes.has(endMark, at: $0) }
  }

  private static func file(at place: Int, in bytes: [UInt8]) -> File? {
    guard let flags = bytes.number(at: place + 8, bytes: 2),
      let method = bytes.number(at: place + 10, bytes: 2),
      let checksum = bytes.number(at: place + 16, bytes: 4),
      let packedSize = bytes.number(at: place + 20, bytes: 4),
      let size = bytes.number(at: place + 24, bytes: 4),
      let start = bytes.number(at: place + 42, bytes: 4)
    else { return nil }
    return File(
      isEncrypted: flags & 1 == 1, method: method, checksum: checksum, packedSize: packedSize,
      size: size, start: start)
  }

  /// A file's bytes; nil where there is none of the name. Capitals make no difference.
  ///
  /// One that is larger than `room` is not unpacked.
  package func bytes(of name: String, room: Int) throws(ZIPError) -> [UInt8]? {
    guard let file = files[name.lowercased()] else { return nil }
    if file.isEncrypted { throw .encrypted }
    guard file.size <= room else { throw .tooLarge }
    guard bytes.has(Self.headMark, at: file.start),
      let lengths = bytes.numbers(at: file.start + 26, count: 2)
    else { throw .damaged(name) }
    let first = file.start + 30 + lengths.reduce(0, +)
    guard first + file.packedSize <= bytes.count else { throw .damaged(name) }
    let packed = bytes[first..<first + file.packedSize]
    let unpacked =
      switch file.method {
      case 0 where file.size == file.packedSize: Array(packed)
      // Nothing is packed better than 1,032 to 1 (zlib, “Technical Details”).
      case 8 where file.size / 1032 <= file.packedSize: Self.inflated(packed, to: file.size)
      default: nil as [UInt8]?
      }
    guard let unpacked, Self.checksum(of: unpacked) == file.checksum else { throw .damaged(name) }
    return unpacked
  }
}

/// Why an archive, or a file of it, cannot be read.
package enum ZIPError: Error, Equatable {
  /// Nothing tells that it is a ZIP archive: its end is another's, or cut off.
  case notArchive
  case damagedDirectory
  /// A file whose bytes are not what they should be, by its name.
  case damaged(String)
  case encrypted
  /// There is no room for a file.
  case tooLarge
}

// No pointer outlives a call to zlib.
extension ZIPArchive {
  private static func inflated(_ packed: ArraySlice<UInt8>, to size: Int) -> [UInt8]? {
    var isWhole = false
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      isWhole = unsafe packed.withUnsafeBufferPointer { packed in
        unsafe cinflate_unpack(
          packed.baseAddress, UInt32(packed.count), buffer.baseAddress, UInt32(size)) == 1
      }
      count = isWhole ? size : 0
    }
    return isWhole ? bytes : nil
  }

  private static func checksum(of bytes: [UInt8]) -> Int {
    unsafe bytes.withUnsafeBufferPointer {
      unsafe Int(cinflate_checksum($0.baseAddress, UInt32($0.count)))
    }
  }
}

extension [UInt8] {
  fileprivate func has(_ mark: [UInt8], at place: Int) -> Bool {
    place >= 0 && place + mark.count <= count
      && self[place..<place + mark.count].elementsEqual(mark)
  }

  /// A number, its lowest byte first; nil outside of the bytes.
  fileprivate func number(at place: Int, bytes: Int) -> Int? {
    guard place >= 0, place + bytes <= count else { return nil }
    return self[place..<place + bytes].reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  /// Numbers of two bytes each.
  fileprivate func numbers(at place: Int, count: Int) -> [Int]? {
    let numbers = (0..<count).compactMap { number(at: place + $0 * 2, bytes: 2) }
    return numbers.count == count ? numbers : nil
  }
}
