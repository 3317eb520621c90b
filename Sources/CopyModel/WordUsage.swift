/// How the catalogs of others put a word of the source language, wherever it stands.
package struct WordUsage: Sendable {
  /// How many texts with the word were counted.
  package let texts: Int
  /// How many of them keep it in Latin letters.
  package let kept: Int
  /// What stands for it, and how many texts say each and none of those before.
  package let stems: [(text: String, texts: Int)]
  /// All that goes with it: pieces of words, one behind the other.
  private let pieces: [UInt8]

  /// Whether a piece of a translation is one of those that go with the word.
  package func goes(with piece: Span<UInt8>) -> Bool {
    let pieces = pieces.span
    return pieces.indices.contains { pieces.has(piece, at: $0) }
      || stems.contains { stem in
        let stem = stem.text.utf8.span
        return stem.indices.contains { stem.has(piece, at: $0) }
      }
  }

  /// In how many of a hundred texts one of the stems stands.
  package var coverage: Int { texts == 0 ? 0 : stems.reduce(0) { $0 + $1.texts } * 100 / texts }
}

/// The words that are counted in one locale: lines as `Locales/wordings/TAG.words.tsv` has them.
package struct WordCounts: Sendable {
  private let lines: [UInt8]

  /// Lines sorted by their words.
  package init(lines: [UInt8]) { self.lines = lines }

  /// Hands on each word with what is counted of it.
  func forEach(_ body: (Span<UInt8>, WordUsage) -> Void) {
    let text = lines.span
    var start = 0
    while start < text.count {
      let end = SortedLines.end(of: start, in: text)
      let tab = SortedLines.field(from: start, in: text)
      body(text.extracting(start..<tab), WordUsage(text.extracting(min(tab + 1, end)..<end)))
      start = end + 1
    }
  }

  /// What is counted of a word in small letters.
  package func usage(of word: Span<UInt8>) -> WordUsage? {
    guard let line = SortedLines.line(of: word, in: lines.span) else { return nil }
    return WordUsage(lines.span.extracting(line))
  }
}

extension WordUsage {
  fileprivate init(_ fields: Span<UInt8>) {
    let ends = (0..<3).reduce(into: [-1]) { ends, _ in
      ends.append(SortedLines.field(from: min(ends[ends.count - 1] + 1, fields.count), in: fields))
    }
    texts = fields.number(in: 0..<ends[1])
    kept = fields.number(in: min(ends[1] + 1, ends[2])..<ends[2])
    var stems: [(text: String, texts: Int)] = []
    var start = min(ends[2] + 1, ends[3])
    while start < ends[3] {
      // A stem, its count, and the next, with spaces between them.
      var space = start
      while space < ends[3], fields[space] != 0x20 { space += 1 }
      var end = min(space + 1, ends[3])
      while end < ends[3], fields[end] != 0x20 { end += 1 }
      stems.append(
        (
          String(copying: fields.extracting(start..<space)),
          fields.number(in: min(space + 1, end)..<end)
        ))
      start = end + 1
    }
    self.stems = stems
    let rest = fields.extracting(min(ends[3] + 1, fields.count)..<fields.count)
    pieces = rest.indices.map { rest[$0] }
  }
}
