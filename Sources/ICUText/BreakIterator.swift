import CICU

/// What a `BreakIterator` looks for.
package enum BreakUnit: Int32, Sendable {
  /// Grapheme clusters (UAX #29).
  case characters = 0
  /// Words (UAX #29, with ICU's dictionaries for Chinese, Japanese and Thai).
  case words = 1
  /// Sentences (UAX #29).
  case sentences = 2
  /// Places where a line may break (UAX #14).
  case lines = 3
}

/// A stretch between two boundaries.
package struct BreakSegment: Equatable, Sendable {
  /// Where it ends: a UTF-8 byte offset. It starts where the one before it ends.
  package let end: Int
  /// ICU's rule status: for words, 0–99 is no word, 100 and up a number, letters, kana or ideographs.
  package let status: Int

  /// Whether a word iterator found letters, digits or ideographs here, not spaces or marks.
  package var isWord: Bool { status >= 100 }

  package init(end: Int, status: Int) {
    self.end = end
    self.status = status
  }
}

/// ICU's break iterator over UTF-8. Opening one costs far more than using it: keep it, one per worker.
@safe package struct BreakIterator: ~Copyable {
  private let handle: OpaquePointer
  private var ends: [Int32] = []
  private var statuses: [Int32] = []

  /// Opens the iterator of a locale, given as a BCP 47 tag or ICU name.
  package init(_ unit: BreakUnit, locale: String) throws(ICUError) {
    var error: Int32 = 0
    // CICU copies the name and returns nil only with `error` set.
    guard let handle = unsafe cicu_breaks_open(unit.rawValue, locale, &error) else {
      throw ICUError.failed(unsafe String(cString: cicu_error_name(error)))
    }
    unsafe self.handle = handle
  }

  deinit { unsafe cicu_breaks_close(handle) }

  /// All segments of a valid UTF-8 text of under 2 GiB, in order. Empty text has none.
  package mutating func segments(of text: Span<UInt8>) throws(ICUError) -> [BreakSegment] {
    var segments: [BreakSegment] = []
    try read(text, into: &segments)
    return segments
  }

  /// The same, added to `segments`, so that its memory serves many texts.
  package mutating func read(
    _ text: Span<UInt8>, into segments: inout [BreakSegment]
  ) throws(ICUError) {
    guard !text.isEmpty else { return }
    if ends.count < text.count {
      ends = Array(repeating: 0, count: text.count)
      statuses = Array(repeating: 0, count: text.count)
    }
    var error: Int32 = 0
    // The arrays hold `text.count` elements, as the C function asks; it keeps no pointer.
    let count = unsafe text.withUnsafeBufferPointer { bytes in
      unsafe cicu_breaks_fill(
        handle, bytes.baseAddress, Int32(bytes.count), &ends, &statuses, &error)
    }
    guard count >= 0 else {
      throw ICUError.failed(unsafe String(cString: cicu_error_name(error)))
    }
    for index in 0..<Int(count) {
      segments.append(BreakSegment(end: Int(ends[index]), status: Int(statuses[index])))
    }
  }
}
