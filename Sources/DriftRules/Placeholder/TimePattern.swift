import CopyModel

extension AnalyzedText {
  /// Whether it is a pattern by which strftime (POSIX) writes a date or a time, `%A, %d %B`: a language has parts of its
  /// own in its own order.
  var isTimePattern: Bool {
    let text = string.utf8.span
    guard bytes.contains(UInt8(ascii: "%")), scripts.latin > 0 else { return false }
    var namesTime = false
    var index = 0
    while index < text.count {
      if text[index] == UInt8(ascii: "%") {
        index += 1
        // `%-d` has no zero before it, and `%Ey` the years of an era.
        while index + 1 < text.count, Self.timeFlags.contains(text[index]) { index += 1 }
        guard index < text.count, text[index].isASCIILetter else { return false }
        if Self.timeLetters.contains(text[index]) { namesTime = true }
      } else if text[index].isASCIILetter || text[index] >= 0x80 {
        return false
      }
      index += 1
    }
    return namesTime
  }

  private static let timeFlags = ByteSet(ascii: "-_0^#EO")
  /// The conversions that printf does not have.
  private static let timeLetters = ByteSet(ascii: "AaBbYyIMPHjZzmlkTDR")
}
