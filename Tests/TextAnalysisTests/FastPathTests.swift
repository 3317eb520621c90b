import CopyModel
import Foundation
import ICUText
import JSONText
import TestKit
@testable import TextAnalysis
import Testing

/// What is told without ICU is what ICU would have told.
@Suite struct FastPathTests {
  /// ICU's answers beside those of the fast paths.
  private struct Trial: ~Copyable {
    private var characters: BreakIterator
    private var english: BreakIterator
    private var korean: BreakIterator
    private var chinese: BreakIterator
    /// How many texts took a fast path.
    private(set) var (counted, single) = (0, 0)
    private(set) var differences: [String] = []

    init() throws {
      let characters = try BreakIterator(.characters, locale: "root")
      let english = try BreakIterator(.sentences, locale: "en")
      let korean = try BreakIterator(.sentences, locale: "ko")
      let chinese = try BreakIterator(.sentences, locale: "zh")
      self.characters = characters
      self.english = english
      self.korean = korean
      self.chinese = chinese
    }

    mutating func compare(_ text: String) throws {
      let bytes = text.utf8Span.span
      if let count = SimpleText.characters(of: bytes) {
        counted += 1
        let wanted = try characters.segments(of: bytes).count
        if count != wanted { report(text, "\(count) characters, ICU has \(wanted)") }
      }
      if SimpleText.isOneSentence(bytes) {
        single += 1
        let wanted = [
          try english.segments(of: bytes).count, try korean.segments(of: bytes).count,
          try chinese.segments(of: bytes).count,
        ]
        if wanted != [1, 1, 1] { report(text, "one sentence, ICU has \(wanted)") }
      }
    }

    private mutating func report(_ text: String, _ what: String) {
      let scalars = text.unicodeScalars.map { String($0.value, radix: 16) }
      differences.append("\(what): \(scalars.joined(separator: " "))")
    }
  }

  @Test(arguments: SeededTexts.all)
  func `random texts are told as ICU tells them`(texts: SeededTexts) throws {
    var trial = try Trial()
    try texts.forEach { try trial.compare($0) }
    #expect(trial.differences.isEmpty, "\(trial.differences.prefix(8))")
  }

  /// An eojeol is what stands between White_Space and has a scalar that is Alphabetic or a decimal digit.
  @Test(arguments: SeededTexts.all)
  func `words between spaces are told as Unicode's properties tell them`(
    texts: SeededTexts
  ) throws {
    var differences: [String] = []
    texts.forEach { text in
      let wanted = text.unicodeScalars.split(whereSeparator: \.properties.isWhitespace).filter {
        $0.contains { $0.properties.isAlphabetic || $0.properties.numericType == .decimal }
      }.map(String.init)
      let bytes = text.utf8Span.span
      let found = WordReader.spaced(bytes, masks: Masks([])).map {
        String(copying: bytes.extracting($0))
      }
      if found != wanted { differences.append(text.debugDescription) }
    }
    #expect(differences.isEmpty, "\(differences.prefix(8))")
  }

  @Test func `everyday texts take the fast paths`() throws {
    var trial = try Trial()
    for texts in SeededTexts.all.prefix(3) { try texts.forEach { try trial.compare($0) } }
    #expect(trial.counted > 1000 && trial.single > 100)
  }

  /// All of them where a million random texts are wanted, else one in twenty.
  @Test(.enabled(if: Project.sharedTables != nil, "the shared tables are not at hand"))
  func `the texts of the shared tables are told as ICU tells them`() throws {
    let folder = try #require(Project.sharedTables).deletingLastPathComponent()
      .appending(path: "expected")
    let step = SeededTexts.total < 1_000_000 ? 20 : 1
    var trial = try Trial()
    for file in Project.files(under: folder, extension: "jsonl") {
      let lines = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
        .utf8.split(separator: UInt8(ascii: "\n"))
      for index in stride(from: 0, to: lines.count, by: step) {
        let row = try JSONReader.document(Array(lines[index]).span)
        for name in ["source_en", "target"] {
          if let text = row[name]?.string { try trial.compare(text) }
        }
      }
    }
    #expect(trial.differences.isEmpty, "\(trial.differences.prefix(8))")
    #expect(trial.counted > 1000)
  }
}
