import CopyModel

// Whether a title is a sentence or a phrase, decided once for all rules.

extension AnalyzedText {
  /// A phrase by its form, though a mark ends it: title style, and neither a verb of its own nor a request.
  var isMarkedPhrase: Bool {
    guard ending == .period || ending == .exclamation, caseFacts.capitalization == .title else {
      return false
    }
    return coreCompleteness == .fragment ? !isRequest : hasHeadlineForm
  }

  /// A headline by its looks, though its verb may be a finite one: Password Expired, Backup Failed.
  var isHeadline: Bool {
    ending == .none && caseFacts.capitalization == .title && hasHeadlineForm
  }

  /// Whether it ends in a participle that has no auxiliary before it: not so in Photo Couldn’t Be Saved.
  private var hasHeadlineForm: Bool {
    guard let first = words.first, let last = words.last,
      has(.participleEndings, before: last.upperBound),
      kinds(of: first).isDisjoint(with: [.small, .sentenceOpener, .subject, .clause])
    else { return false }
    // “Trash Can Emptied”: what may be a noun is a verb only before another.
    let inner = words.dropFirst().dropLast()
    return !inner.enumerated().contains { number, word in
      let kinds = kinds(of: word)
      return kinds.contains(.finiteVerb) && (!kinds.contains(.modal) || number + 1 < inner.count)
    }
  }

  /// A question without its mark: a verb that takes something away, and what it takes, in sentence style.
  var isUnmarkedQuestion: Bool {
    guard completeness == .fragment, ending == .none, caseFacts.capitalization == .sentence,
      isRequest, let verb = words.first, let cues = profile.cues
    else { return false }
    return cues.concepts(ofLabel: text(in: verb)).contains { profile.concepts[$0].isDestructive }
  }

  /// Whether it asks people to do something, which makes a sentence: Please Try Again, Update Your Card.
  private var isRequest: Bool {
    guard words.count > 1 else { return false }
    return isWord(words[0], in: .requestOpeners)
      || isWord(words[1], in: .nounPhraseOpeners)
        && kinds(of: words[0]).isDisjoint(with: [.small, .determiner, .fragmentOpener, .modal])
  }
}
