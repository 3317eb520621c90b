import CopyModel

/// The lines of a cue of SubRip: nothing is escaped, and a blank line ends it.
enum CueNotation {
  static func step(in text: Span<UInt8>, at index: Int) -> WritingStep {
    WritingStep(.scalar("\n"), text.has("\r\n", at: index) ? 2 : 1)
  }

  /// How a text is written: with the line breaks of the old one; nil where it has a blank line.
  static func write(_ text: String, over old: [UInt8]) -> [UInt8]? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.allSatisfy({ !$0.utf8.allSatisfy { $0 <= 0x20 } }) else { return nil }
    let end = old.contains(0x0D) ? (old.contains(0x0A) ? "\r\n" : "\r") : "\n"
    return Array(lines.joined(separator: end).utf8)
  }
}
