/// Where a large file of some format may be cut, so that each piece can be read by itself.
package struct PieceRule: Sendable {
  /// From how many bytes on a file may be read window by window: what a window lacks of the others must not matter.
  package let windowsOver: Int
  /// Whether the file is laid out so that the rule holds: a look at its first bytes.
  package let isUsable: @Sendable (_ head: Span<UInt8>) -> Bool
  /// What a reader has to know when it reads on behind a piece, made of what it had to know before that
  /// and the piece; nil where the first bytes of the file say it all.
  package let preamble: (@Sendable (_ before: [UInt8], _ piece: Span<UInt8>) -> [UInt8])?
  /// Whether an entry ends at a byte of the text, and another begins behind it.
  package let isEnd: @Sendable (_ text: Span<UInt8>, _ index: Int) -> Bool

  init(
    windowsOver: Int, isUsable: @escaping @Sendable (_ head: Span<UInt8>) -> Bool = { _ in true },
    preamble: (@Sendable (_ before: [UInt8], _ piece: Span<UInt8>) -> [UInt8])? = nil,
    isEnd: @escaping @Sendable (_ text: Span<UInt8>, _ index: Int) -> Bool
  ) {
    self.windowsOver = windowsOver
    self.isUsable = isUsable
    self.preamble = preamble
    self.isEnd = isEnd
  }
}
