extension UInt8 {
  /// Whether it is a letter of English, of either case.
  @inlinable @inline(__always)
  package var isASCIILetter: Bool { (0x61...0x7A).contains(self | 0x20) }

  /// Whether it is a capital letter of English.
  @inlinable @inline(__always)
  package var isASCIICapital: Bool { (0x41...0x5A).contains(self) }

  /// Whether it is a small letter of English.
  @inlinable @inline(__always)
  package var isASCIISmall: Bool { (0x61...0x7A).contains(self) }

  /// Whether it is one of 0 to 9.
  @inlinable @inline(__always)
  package var isASCIIDigit: Bool { (0x30...0x39).contains(self) }

  /// Whether it is a letter, a digit or `_`, of which identifiers are made.
  @inlinable @inline(__always)
  package var isASCIIWord: Bool { isASCIILetter || isASCIIDigit || self == UInt8(ascii: "_") }
}
