/// Where a large file of some format may be cut, so that each piece can be read by itself.
package struct PieceRule: Sendable {
  /// From how many bytes on a file may be read window by window: what a window lacks of the others must not matter.
  package let windowsOver: Int
  /// Whether the file is laid out so that the rule holds: a look at its first bytes.
  package let isUsable: @Sendable (_ head: Span<UInt8>) -> Bool
  /// Whether an entry ends at a byte of the text, and another begins behind it.
  package let isEnd: @Sendable (_ text: Span<UInt8>, _ index: Int) -> Bool

  init(
    windowsOver: Int, isUsable: @escaping @Sendable (_ head: Span<UInt8>) -> Bool = { _ in true },
    isEnd: @escaping @Sendable (_ text: Span<UInt8>, _ index: Int) -> Bool
  ) {
    self.windowsOver = windowsOver
    self.isUsable = isUsable
    self.isEnd = isEnd
  }
}
