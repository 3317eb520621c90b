import CICU

/// Divides runs of Han into words, as `BreakIterator` does, but by ICU's dictionary alone.
@safe package struct HanWords: ~Copyable {
  /// Nil where ICU keeps its dictionary in a form that is not known here.
  private let handle: OpaquePointer?
  private var ends: [Int32] = []

  package init() {
    unsafe handle = cicu_han_open()
  }

  deinit { unsafe cicu_han_close(handle) }

  /// Calls `body` with the end of each word of a run in which all characters are of U+4E00 to U+9FFF.
  ///
  /// False when the dictionary cannot be read: `BreakIterator` has to be asked.
  package mutating func forEachEnd(
    in run: Range<Int>, of text: Span<UInt8>, _ body: (Int) -> Void
  ) -> Bool {
    guard let handle = unsafe handle else { return false }
    if ends.count < run.count { ends = Array(repeating: 0, count: run.count * 2) }
    // Every word takes three bytes and more; the C function keeps no pointer.
    let count = unsafe text.extracting(run).withUnsafeBufferPointer { bytes in
      unsafe cicu_han_words(handle, bytes.baseAddress, Int32(bytes.count), &ends)
    }
    for index in 0..<Int(count) { body(run.lowerBound + Int(ends[index])) }
    return true
  }
}
