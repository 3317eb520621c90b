// What rules ask of the words of a text's locale.

extension AnalyzedText {
  /// Whether what stands in a range is a word of a list, in any case and typography.
  package func isWord(_ range: Range<Int>, in list: RuleWords.List) -> Bool {
    // The text first: while something else is called, what the profile lends would have to be counted.
    let text = string.utf8.span
    return profile.ruleWords.isWord(range, of: text, in: list)
  }

  /// Whether one of its words is a word of a list, in any case and typography.
  package func hasWord(of list: RuleWords.List) -> Bool {
    if let lists = meaning.wordLists { return lists.contains(list) }
    let text = string.utf8.span
    for word in words where profile.ruleWords.isWord(word, of: text, in: list) { return true }
    return false
  }

  /// Whether what stands in a range begins as a list says, in any case.
  package func begins(_ range: Range<Int>, in list: RuleWords.List) -> Bool {
    let text = string.utf8.span
    return profile.ruleWords.isBeginning(of: range, in: text, in: list)
  }

  /// Whether what stands in a range ends as a list says, in any case.
  package func ends(_ range: Range<Int>, in list: RuleWords.List) -> Bool {
    let text = string.utf8.span
    return profile.ruleWords.isEnding(of: range, in: text, in: list)
  }

  /// Whether a word of a list starts at a place, as it is written there.
  package func has(_ list: RuleWords.List, at index: Int) -> Bool {
    profile.ruleWords[list].end(in: string.utf8.span, at: index) != nil
  }

  /// Whether a word of a list stands anywhere, as it is written, be it within another word.
  package func contains(anyOf list: RuleWords.List) -> Bool {
    let (words, text) = (profile.ruleWords[list], string.utf8.span)
    return text.indices.contains { words.end(in: text, at: $0) != nil }
  }

  /// What a word is to the capitalization styles and the sentence test; nothing where the list does not know it.
  package func kinds(of word: Range<Int>) -> CaseWords.Kinds {
    let words = profile.caseWords
    return words.kinds(ofEntry: words.entry(string.utf8.span, word))
  }

  /// A word's one right casing: `iPhone`.
  package func fixedCase(of word: Range<Int>) -> String? {
    profile.caseWords.fixedCase(ofEntry: profile.caseWords.entry(string.utf8.span, word))
  }

  /// Whether a word is a verb as the list of verbs names it, and so may be a noun: report, but not sent.
  package func isName(_ word: Range<Int>, of verb: Int) -> Bool {
    string.utf8.span.isFolded(profile.verbs.names[verb], in: word)
  }

  /// Whether a word of a list ends at a place, as it is written there.
  package func has(_ list: RuleWords.List, before index: Int) -> Bool {
    profile.ruleWords[list].ends(in: string.utf8.span, at: index)
  }
}
