import CopyModel

extension AnalyzedText {
  /// What the text says to choose: behind each word for choosing, or before it, the one title that stands there. A
  /// title of the alert's own comes first, the longest of them; else one that any alert may have.
  func choices(among titles: [String]) -> [ButtonReference] {
    var seen: Set<Int> = []
    let own = titles.sorted { $0.utf8.count > $1.utf8.count }.flatMap(references)
    return (own + knownChoices).filter { reference in
      reference.verb.map { seen.insert($0.range.lowerBound).inserted } ?? false
    }
  }

  /// The words in capitals that go on with a title in mid-sentence, which only a longer title has: Install *Now*.
  func goesOnAsTitle(behind title: ButtonReference) -> Range<Int>? {
    guard profile.caseWords.hasStyles, !title.isQuoted, caseFacts.capitalization != .title else {
      return nil
    }
    let bytes = string.utf8.span
    var end = title.title.upperBound
    for word in words[words.firstPosition { $0.lowerBound > end }...] {
      let written = text(in: word)
      guard word.lowerBound == end + 1, bytes[end] == 0x20,
        bytes[word.lowerBound].isASCIICapital,
        kinds(of: word).isDisjoint(with: [.small, .subject, .properNoun, .appName, .fixedCase]),
        !profile.caseWords.names.contains(where: { $0.hasPrefix(written) })
      else { break }
      end = word.upperBound
    }
    return end > title.title.upperBound ? title.title.lowerBound..<end : nil
  }

  /// What stands where a title does and is one that is known, the longest first; in Chinese within quotation marks.
  private var knownChoices: [ButtonReference] {
    let isSpaced = !profile.uses(.han)
    let links = profile.alertWords.pointingFollows ? profile.alertWords.links : [""]
    var found: [ButtonReference] = []
    for (position, word) in words.enumerated() {
      // One word or two, such as Sign Out; in Korean without its particle.
      for last in [position + 1, position] where last < words.count {
        let whole = word.lowerBound..<words[last].upperBound
        let link = links.first { text(in: whole).hasSuffix($0) } ?? ""
        guard whole.count > link.utf8.count else { continue }
        let name = withoutQuotes(whole.lowerBound..<whole.upperBound - link.utf8.count)
        guard let reference = reference(at: name), reference.verb != nil,
          isSpaced || reference.isQuoted,
          profile.cues?.concepts(ofLabel: text(in: name)).isEmpty == false
        else { continue }
        found.append(reference)
      }
    }
    return found
  }

  /// A word that is only divided at spaces holds the quotation marks around it.
  private func withoutQuotes(_ range: Range<Int>) -> Range<Int> {
    let bytes = string.utf8.span
    for (open, close) in QuoteMarks.pairsWithApostrophe {
      let inner = (range.lowerBound + open.utf8.count, range.upperBound - close.utf8.count)
      if inner.0 < inner.1, bytes.has(open, at: range.lowerBound), bytes.has(close, at: inner.1) {
        return inner.0..<inner.1
      }
    }
    return range
  }
}
