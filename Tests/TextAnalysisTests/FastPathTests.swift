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
    private var words: BreakIterator
    private var chineseWords: BreakIterator
    private var han = HanWords()
    /// How many texts took a fast path.
    private(set) var (counted, single, split, worded, lettered, divided) = (0, 0, 0, 0, 0, 0)
    private(set) var masked = 0
    private(set) var differences: [String] = []

    init() throws {
      let characters = try BreakIterator(.characters, locale: "root")
      let english = try BreakIterator(.sentences, locale: "en")
      let korean = try BreakIterator(.sentences, locale: "ko")
      let chinese = try BreakIterator(.sentences, locale: "zh")
      let words = try BreakIterator(.words, locale: "en")
      let chineseWords = try BreakIterator(.words, locale: "zh")
      self.characters = characters
      self.english = english
      self.korean = korean
      self.chinese = chinese
      self.words = words
      self.chineseWords = chineseWords
    }

    mutating func compare(_ text: String) throws {
      let bytes = text.utf8.span
      var (runs, places): (LetterRuns, [Int]) = (LetterRuns(), [])
      let survey = TextSurvey(bytes, runs: &runs, signs: &places)
      if !survey.signs.contains(.joiner) {
        counted += 1
        let wanted = try characters.segments(of: bytes).count
        if survey.scalars != wanted {
          report(text, "\(survey.scalars) characters, ICU has \(wanted)")
        }
        try compareSentences(text, bytes, survey, from: places.first ?? 0)
        try compareMasked(text, bytes, survey)
      }
      if !survey.signs.contains(.joiner) { try compareWords(text, bytes) }
      if survey.hasPlainWords, runs.areAll {
        let wanted = WordReader.joined(try words.segments(of: bytes), of: bytes, masks: Masks())
        let found = runs.taken()
        if found != wanted { report(text, "runs \(found), ICU has \(wanted)") }
        lettered += 1
      }
    }

    private mutating func compareSentences(
      _ text: String, _ bytes: Span<UInt8>, _ survey: TextSurvey, from start: Int
    ) throws {
      var found: [BreakSegment] = []
      if !survey.signs.contains(.innerEnd) {
        single += 1
        if !text.isEmpty { found = [BreakSegment(end: bytes.count, status: 0)] }
      } else if SimpleSentences.read(bytes, from: start, into: &found) {
        split += 1
      } else {
        return
      }
      let ends = found.map(\.end)
      let wanted = [
        try english.segments(of: bytes), try korean.segments(of: bytes),
        try chinese.segments(of: bytes),
      ]
      if wanted.contains(where: { $0.map(\.end) != ends }) {
        report(text, "sentences end at \(ends), ICU has \(wanted[0].map(\.end))")
      }
    }

    /// Words where placeholders and literals are masked.
    private mutating func compareMasked(
      _ text: String, _ bytes: Span<UInt8>, _ survey: TextSurvey
    ) throws {
      var runs = LetterRuns()
      let placeholders = PlaceholderScanner.scan(bytes, survey.bytes)
      let literals = LiteralScanner.scan(bytes, besides: placeholders)
      let masks = Masks(
        placeholders.shown + literals.shown, silent: placeholders.silent + literals.hidden)
      guard !masks.ranges.isEmpty, runs.read(bytes, besides: masks) else { return }
      masked += 1
      let wanted = WordReader.joined(try words.segments(of: bytes), of: bytes, masks: masks)
      let found = runs.taken()
      if found != wanted { report(text, "words besides masks \(found), ICU has \(wanted)") }
    }

    private mutating func compareWords(_ text: String, _ bytes: Span<UInt8>) throws {
      var ends: [Range<Int>] = []
      var start = 0
      while start < bytes.count {
        guard let segment = SimpleWords.segment(of: bytes, at: start) else { return }
        if segment.kind == .han {
          let isRead = han.forEachEnd(in: start..<segment.end, of: bytes) { end in
            ends.append(start..<end)
            start = end
          }
          guard isRead else { return }
          divided += 1
        }
        if segment.kind == .word { ends.append(start..<segment.end) }
        start = segment.end
      }
      worded += 1
      for wanted in [try words.segments(of: bytes), try chineseWords.segments(of: bytes)]
      where Self.words(wanted) != ends {
        report(text, "words \(ends), ICU has \(Self.words(wanted))")
      }
    }

    /// Where words stand; what stands between them is nobody's matter.
    private static func words(_ segments: [BreakSegment]) -> [Range<Int>] {
      var start = 0
      var words: [Range<Int>] = []
      for segment in segments {
        if segment.isWord { words.append(start..<segment.end) }
        start = segment.end
      }
      return words
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
      let bytes = text.utf8.span
      let found = WordReader.spaced(bytes, masks: Masks(), most: 1).map {
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
    #expect(trial.split > 100 && trial.worded > 100 && trial.divided > 100)
    #expect(trial.lettered > 100)
    for texts in SeededTexts.all { try texts.forEach { try trial.compare($0) } }
    #expect(trial.masked > 100)
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
