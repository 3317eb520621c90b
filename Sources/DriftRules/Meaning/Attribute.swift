import CopyModel

extension AnalyzedText {
  /// Whether a Chinese word says what kind of thing a noun behind it is: 已更改的資料 are changed data, and nothing has
  /// been changed yet in the sentence.
  func isAttributive(_ cue: Cue) -> Bool {
    guard profile.uses(.han) else { return false }
    let text = string.utf8.span
    var index = cue.range.upperBound
    // Most verbs have two characters; what is longer may be a clause: 已收到你的通知.
    for _ in 0..<3 where index < text.count {
      let (scalar, length) = text.scalar(at: index)
      guard ScalarClass(scalar).isLetterOrDigit else { return false }
      index += length
      if scalar == 0x7684 { return text.hasLetter(at: index) }
    }
    return false
  }

  /// Whether a participle stands in front of what it describes, which a translation may put as what was done: “processing
  /// archived mail”, 处理已归档邮件.
  func describesByParticiple(in sentence: Range<Int>) -> Bool {
    words.indices.dropFirst().contains { index in
      let before = words[index - 1]
      return sentence.overlaps(before) && describesNext(index, in: sentence)
        && !isWord(before, in: .passiveAuxiliaries) && !isWord(before, in: .perfectAuxiliaries)
    }
  }

  /// Whether a word of a sentence is a participle with what may be a thing right behind it: “sent mail”.
  func describesNext(_ index: Int, in sentence: Range<Int>) -> Bool {
    guard index + 1 < words.count else { return false }
    let (word, next) = (words[index], words[index + 1])
    return word.upperBound + 1 == next.lowerBound && sentence.overlaps(next)
      && kinds(of: next).isDisjoint(with: .grammar)
      && (ends(word, in: .participleEndings) || isParticiple(word))
      && !ends(word, in: .gerundEndings)
  }
}
