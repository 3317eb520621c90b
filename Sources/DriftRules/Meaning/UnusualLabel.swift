import CopyModel
import RuleKit

/// A label that stands alone in a wording that none of those who were counted use for it, and that nothing explains.
struct UnusualLabel {
  /// Fewer sources say little of how a label is worded.
  private static let leastSources = 4
  /// So many of them, and so few lone wordings among theirs, let a new one be an accident.
  private static let mostNovelty = 0.13
  /// What is the usual wording of another label has less to prove, but by more sources.
  private static let leastOfMistaken = 8
  private static let mostNoveltyOfMistaken = 0.05
  /// So many know every wording that does.
  private static let manySources = 10
  /// What so many agree on leaves little room for another sense.
  private static let manyAgreeing = 30

  /// How the label is worded: its sources and their wordings.
  let usage: WordingCounts.Usage
  /// The label of which its wording is the usual one.
  let mistaken: UsualWordings.Label?
  /// Whether the project's own tables tell.
  let isOwn: Bool
  let confidence: Double

  init?(_ pair: TextPair) {
    let (source, target) = (pair.source.string.utf8.span, pair.target.string.utf8.span)
    guard source.count <= BareLabel.longest, pair.isFromEnglish, pair.source.placeholders.isEmpty,
      // Two actions are held against each other already.
      pair.source.labelConcepts.isEmpty || pair.target.labelConcepts.isEmpty,
      let key = BareLabel.key(of: source), let wording = BareLabel.wording(of: target)
    else { return nil }
    let text = String(decoding: wording, as: UTF8.self)
    let usual = pair.target.profile.usage
    for own in usual.own {
      guard let usage = own.usage(of: key) else { continue }
      guard let confidence = Self.confidence(of: text, by: usage) else { return nil }
      self.usage = usage
      (mistaken, isOwn, self.confidence) = (nil, true, confidence)
      return
    }
    // Most labels are worded as somebody words them.
    guard usual.labels.has(wording, of: key) == false, let usage = usual.labels.usage(of: key),
      usage.sources >= Self.leastSources,
      // A title that says more than its source is another matter.
      wording.count <= 2 * (usage.wordings.map(\.text.utf8.count).max() ?? 0)
    else { return nil }
    let isLike = Self.isLike(wording, usage, key, pair.target.profile)
    let novelty = usage.novelty(in: pair.target.profile)
    let isFirm = usage.sources >= Self.leastOfMistaken && novelty <= Self.mostNoveltyOfMistaken
    let other = usual.labels(worded: text).filter { label in
      label.count >= 3 && label.count * 5 >= label.sources && !usual.areAlike(key, label.key)
    }.max { ($0.count, $1.key) < ($1.count, $0.key) }
    // What many say in one way, and none in this, is in doubt though it may say it.
    guard
      isLike
        ? isFirm && other != nil && !Self.isStem(text, of: key, usual)
        : novelty <= Self.mostNovelty,
      usage.sources >= Self.manySources || !(pair.sharesSound || pair.sharesMeaning)
    else { return nil }
    self.usage = usage
    mistaken = other
    isOwn = false
    confidence = isFirm && !isLike && Self.isSettled(usage, other) ? 0.82 : 0.7
  }

  /// Whether most of many sources agree on a wording of a label, and on that of the one that is said.
  private static func isSettled(
    _ usage: WordingCounts.Usage, _ other: UsualWordings.Label?
  ) -> Bool {
    guard let other, let first = usage.wordings.first else { return false }
    return usage.sources >= manyAgreeing && first.sources * 10 >= usage.sources * 6
      && other.count >= manySources && other.count * 10 >= other.sources * 6
  }

  /// How sure it is that a label is worded otherwise than the project words it; nil where that has the wording too.
  private static func confidence(of text: String, by usage: WordingCounts.Usage) -> Double? {
    guard let first = usage.wordings.first, first.text != text, first.sources > 1,
      first.sources * 5 >= usage.sources * 4
    else { return nil }
    // The one that is checked may have been counted.
    let own = usage.wordings.first { $0.text == text }?.sources ?? 0
    return own > 1 ? nil : first.sources > 2 ? 0.82 : 0.7
  }

  /// Whether a wording is like one that is used, or goes with a word of the label. What has no pieces is like any.
  private static func isLike(
    _ wording: [UInt8], _ usage: WordingCounts.Usage, _ key: [UInt8], _ profile: LocaleProfile
  ) -> Bool {
    let words = key.span.words.compactMap {
      profile.usage.words.usage(of: key.span.extracting($0))
    }
    let isLike = WordingPieces.share(
      wording.span,
      with: { piece in
        usage.wordings.contains { $0.text.utf8.span.contains(piece) }
          || words.contains { $0.goes(with: piece) }
      }, in: profile)
    return isLike ?? true
  }

  /// Whether a wording has what stands for a word of the label in texts.
  private static func isStem(_ text: String, of key: [UInt8], _ usual: UsualWordings) -> Bool {
    key.span.words.contains { word in
      usual.words.usage(of: key.span.extracting(word))?.stems.contains {
        text.utf8.span.contains($0.text.utf8.span)
      } ?? false
    }
  }
}

extension TextPair {
  /// Whether the source is English, by whose labels and words all is counted.
  var isFromEnglish: Bool { source.profile.language == LocaleTag.english.language }

  /// Whether the lists of words know anything that both texts say.
  fileprivate var sharesMeaning: Bool {
    if let terms = SharedTerms(self), terms.source(in: source.fullRange).found > 0 { return true }
    return !source.sure.isDisjoint(with: target.possible)
      || !source.named.intersection(target.mayBeNamed).isEmpty
      || !source.done.intersection(target.done).isEmpty
  }
}

extension WordingCounts.Usage {
  /// How likely one more source is to have a wording that is like none of the others, by how many were alone with theirs.
  fileprivate func novelty(in profile: LocaleProfile) -> Double {
    let lone = wordings.indices.filter { isAlone($0, in: profile) }
    return (Double(lone.count) + 0.5) / Double(sources + 1)
  }

  /// Whether only one source has a wording, and nothing of it stands in those of the others.
  private func isAlone(_ place: Int, in profile: LocaleProfile) -> Bool {
    guard wordings[place].sources == 1 else { return false }
    let others = wordings.indices.filter { $0 != place }.map { wordings[$0].text }
    let isShared = WordingPieces.share(
      wordings[place].text.utf8.span,
      with: { piece in others.contains { $0.utf8.span.contains(piece) } }, in: profile)
    return isShared == false
  }
}

extension Span<UInt8> {
  /// The words of a label's key.
  var words: [Range<Int>] {
    var (words, start) = ([Range<Int>](), 0)
    for index in 0...count where index == count || self[index] == 0x20 {
      if index > start { words.append(start..<index) }
      start = index + 1
    }
    return words
  }

  /// Whether some bytes stand anywhere.
  func contains(_ part: Span<UInt8>) -> Bool {
    for index in indices where has(part, at: index) { return true }
    return false
  }
}
