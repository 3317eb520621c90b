import CICU

/// A character set that is not Unicode, by its IANA name or a usual alias: `EUC-KR`, `GB18030`, `Big5`.
package struct Charset: Equatable, Sendable {
  package let name: String

  /// Nil when the name has characters that no name of a character set has.
  package init?(_ name: String) {
    let isName = name.utf8.allSatisfy {
      switch $0 {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
    guard isName, (2...40).contains(name.utf8.count) else { return nil }
    self.name = name
  }

  /// The bytes as UTF-8; what cannot be converted is U+FFFD. At most 2 GiB.
  package func utf8(of bytes: [UInt8]) throws(ICUError) -> [UInt8] {
    try convert(bytes) { name, from, length, to, capacity, error in
      unsafe cicu_to_utf8(name, from, length, to, capacity, error)
    }
  }

  /// UTF-8 bytes in this character set; what it lacks is `?` or its like. At most 2 GiB.
  package func bytes(ofUTF8 bytes: [UInt8]) throws(ICUError) -> [UInt8] {
    try convert(bytes) { name, from, length, to, capacity, error in
      unsafe cicu_from_utf8(name, from, length, to, capacity, error)
    }
  }

  private typealias Conversion = (
    UnsafePointer<CChar>, UnsafePointer<UInt8>?, Int32, UnsafeMutablePointer<UInt8>?, Int32,
    UnsafeMutablePointer<Int32>
  ) -> Int32

  @safe private func convert(
    _ bytes: [UInt8], with conversion: Conversion
  ) throws(ICUError) -> [UInt8] {
    // No more is written than there is room for; the first call may say that more is wanted.
    var room = bytes.count * 2 + 16
    while true {
      guard bytes.count < Int(Int32.max), room < Int(Int32.max) else {
        throw ICUError.failed("U_INDEX_OUTOFBOUNDS_ERROR")
      }
      var error: Int32 = 0
      var wanted = 0
      let converted = unsafe [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        wanted = unsafe Int(
          conversion(
            name, bytes, Int32(bytes.count), buffer.baseAddress, Int32(buffer.count), &error))
        count = max(0, min(wanted, buffer.count))
      }
      guard wanted >= 0 else {
        throw ICUError.failed(unsafe String(cString: cicu_error_name(error)))
      }
      if wanted <= room { return converted }
      room = wanted
    }
  }
}
