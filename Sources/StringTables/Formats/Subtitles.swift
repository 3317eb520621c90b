import CopyModel

extension TableFormat {
  /// Subtitles in one language: SubRip's `.srt` and WebVTT (w3.org/TR/webvtt1).
  ///
  /// What is said at the same time is the same string: the times of a cue are its key, unless it has a name. Its number
  /// is none, for languages part what is said into cues as they need.
  package static let subtitles = TableFormat(
    name: "subtitles", extensions: ["srt", "vtt"], languages: .one, isEveryday: true
  ) { file, _ in
    var reader = SubtitleReader(file: file)
    reader.read()
    file = reader.file
    return reader.content
  }
}

/// Reads cues, which blank lines part. One without times becomes an issue.
private struct SubtitleReader {
  var file: TableFile
  var content = TableContent()
  private let isWebVTT: Bool

  init(file: TableFile) {
    self.file = file
    isWebVTT = file.path.fileExtension.lowercased() == "vtt"
  }

  mutating func read() {
    var lines: [Range<Int>] = []
    var start = 0
    let bytes = file.bytes
    while start < bytes.count {
      let line = start..<bytes.span.lineEnd(from: start)
      if bytes.span.extracting(line).isBlank {
        readBlock(lines)
        lines = []
      } else {
        lines.append(line)
      }
      start = bytes.span.lineStart(behind: start)
    }
    readBlock(lines)
    let isEmpty = content.entries.isEmpty
    content.isTable = !isEmpty
  }

  /// Reads the lines between two blank ones. Where a blank line is missing, the times of the next cue show that it begins.
  private mutating func readBlock(_ lines: [Range<Int>]) {
    let times = lines.indices.filter { isTimes(lines[$0]) }
    guard let first = times.first else { return reportLoss(of: lines) }
    for (number, time) in times.enumerated() {
      var end = number + 1 < times.count ? times[number + 1] : lines.count
      // The number of the next cue is none of this one's text.
      if end < lines.count, end > time + 1, file.text(lines[end - 1]).isNumber { end -= 1 }
      let name = time == first && time > 0 ? file.text(lines[time - 1]).trimmed : nil
      readCue(named: name, lines[time], text: lines[time + 1..<end])
    }
  }

  private mutating func readCue(
    named name: String?, _ times: Range<Int>, text lines: ArraySlice<Range<Int>>
  ) {
    guard let cue = CueTimes(file.text(times)) else {
      content.issues.append(
        file.issue(
          .unreadableEntry, times,
          "These are no times of a cue. Write them as \(pattern)."))
      return
    }
    guard let first = lines.first, let last = lines.last else { return }
    let stored = file.stored(
      first.lowerBound..<last.upperBound, as: isWebVTT ? .xml : .cue)
    let isNamed = isWebVTT && name.map { !$0.isNumber } ?? false
    content.entries.append(
      TableEntry(
        key: isNamed ? name ?? cue.key : cue.key,
        text: WrittenText.decode(file.bytes.span.extracting(stored.bytes), as: stored.notation),
        stored: stored, mayBeMissing: true))
  }

  private func isTimes(_ line: Range<Int>) -> Bool {
    let text = file.bytes.span
    return line.contains { text.has("-->", at: $0) && $0 + 3 <= line.upperBound }
  }

  /// That a block is no cue, where it is none of the others that WebVTT has.
  private mutating func reportLoss(of lines: [Range<Int>]) {
    guard let first = lines.first else { return }
    let opening = file.text(first)
    let isOther = ["WEBVTT", "NOTE", "STYLE", "REGION"].contains { opening.hasPrefix($0) }
    // What is no more than a number stands for a cue that was taken out.
    if isWebVTT && isOther || lines.count == 1 && opening.isNumber { return }
    content.issues.append(
      file.issue(
        .unreadableEntry, first, "This cue has no times. Add a line before its text: \(pattern)."))
  }

  private var pattern: String {
    isWebVTT ? "00:00:01.000 --> 00:00:04.000" : "00:00:01,000 --> 00:00:04,000"
  }
}

/// From when to when a cue is shown: `00:00:01,000 --> 00:00:04,000`.
private struct CueTimes {
  /// The same for both formats: `00:00:01.000 --> 00:00:04.000`.
  let key: String

  init?(_ line: String) {
    // Behind the times may stand where the cue is shown.
    let words = line.split { $0 == " " || $0 == "\t" }
    guard words.count >= 3, words[1] == "-->", let start = Self.time(words[0]),
      let end = Self.time(words[2])
    else { return nil }
    key = start + " --> " + end
  }

  /// `01:02.5` as `00:01:02.500`.
  private static func time(_ word: Substring) -> String? {
    let parts = word.split(separator: ":", omittingEmptySubsequences: false)
    let seconds =
      parts.last?.split(omittingEmptySubsequences: false) { $0 == "," || $0 == "." } ?? []
    var numbers = Array(parts.dropLast() + seconds)
    guard (2...3).contains(parts.count), seconds.count == 2, seconds[1].utf8.count <= 3,
      numbers.allSatisfy({ $0.isNumber && $0.utf8.count < 6 })
    else { return nil }
    let fraction = numbers.removeLast()
    while numbers.count < 3 { numbers.insert("0", at: 0) }
    let clock = numbers.map { String(repeating: "0", count: max(0, 2 - $0.utf8.count)) + $0 }
    return clock.joined(separator: ":") + "." + fraction
      + String(repeating: "0", count: 3 - fraction.utf8.count)
  }
}

extension StringProtocol {
  /// Whether it is nothing but digits.
  fileprivate var isNumber: Bool {
    let digits = utf8.filter { $0 > 0x20 }
    return !digits.isEmpty && digits.allSatisfy(\.isASCIIDigit)
  }
}
