import CopyModel

/// What the words and particles beside a noun make of it: who does something, and to whom or to whose.
extension AnalyzedText {
  /// Whether a word of a Chinese sentence may make its subject the one to whom something is done: 被.
  func turnsRound(_ sentence: Range<Int>) -> Bool {
    sentence.contains { has(.turningWords, at: $0) }
  }

  /// Whether a noun is made a verb that its subject does: 차단했습니다, but not 차단되었습니다.
  func isActive(_ noun: Range<Int>) -> Bool {
    has(.activeEndings, at: noun.upperBound)
  }

  func isSubject(_ name: Range<Int>) -> Bool {
    has(.subjectParticles, behind: name)
  }

  /// Whether a name is whose something is, or with whom it is done: 의, 와.
  func isShared(_ name: Range<Int>) -> Bool {
    has(.sharingParticles, behind: name)
  }

  /// Whether something is done to what a name stands for, by the particle behind it, or in Chinese by what opens it.
  func isObject(_ name: Range<Int>) -> Bool {
    has(.objectParticles, behind: name)
      || profile.ruleWords[.objectOpeners].ends(in: string.utf8.span, at: gapStart(before: name))
  }

  /// Whether one of some particles stands behind a name, be it in quotation marks or with 님.
  private func has(_ particles: RuleWords.List, behind name: Range<Int>) -> Bool {
    let bytes = string.utf8.span
    var end = name.upperBound
    for sign in ["’", "”", "'", "\""] where bytes.has(sign, at: end) { end += sign.utf8.count }
    // 님 stands behind a space or without one.
    let honorific = end < bytes.count && bytes[end] == 0x20 ? end + 1 : end
    return has(particles, at: profile.ruleWords[.honorifics].end(in: bytes, at: honorific) ?? end)
  }

  /// Where a word starts that makes what follows the one to whom something is done: 将, 向, 与.
  func startOfOpener(before name: Range<Int>) -> Int? {
    let text = string.utf8.span
    let end = gapStart(before: name)
    for list in [RuleWords.List.objectOpeners, .receiverWords, .companionWords] {
      let opener = profile.ruleWords[list].first(in: text, endingAt: end) { _ in true }
      if let opener { return opener.range.lowerBound }
    }
    return nil
  }

  /// Whether a word stands right before a name that makes it who does something: 由.
  func isAgent(_ name: Range<Int>) -> Bool { roles(at: name) == [.agent] }

  /// Where a stretch has words of a list.
  func places(of list: RuleWords.List, in stretch: Range<Int>) -> [Range<Int>] {
    let (words, text) = (profile.ruleWords[list], string.utf8.span)
    return stretch.compactMap { start in
      profile.uses(.han) || start == 0 || text[start - 1] == UInt8(ascii: " ")
        ? words.end(in: text, at: start).map { start..<$0 } : nil
    }
  }
}
