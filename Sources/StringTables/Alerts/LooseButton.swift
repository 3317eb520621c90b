import CopyModel

/// A string that names no alert and may be a button of one: by its comment, its text, or the answer that ends its key.
struct LooseButton {
  /// How surely it is a button once its key begins like an alert.
  let evidence: Evidence
  /// How many words at the end of its key only say that it is a button.
  let extraWords: Int

  /// Nil where it is something else.
  init?(_ units: some UnitSource, _ index: Int) {
    let key = units.key(of: index)
    let isButton = units.part(of: index).role == .button
    guard isButton || Self.endsLikeAnswer(key) else { return nil }
    let grammar = KeyGrammar(key)
    guard !grammar.isElsewhere, let last = KeyWord.split(key).last?.text else { return nil }
    extraWords = AlertWords.button.contains(last) ? 1 : 0
    let comment = CommentGrammar(units.comment(of: index))
    if isButton {
      evidence = comment.role == .button ? .comment : .key
      return
    }
    guard AlertWords.answers.contains(last), comment.role == nil, !comment.isElsewhere,
      units.sourceText(of: index)?.mayBeButton == true
    else { return nil }
    evidence = .key
  }

  /// A look at the bytes alone: most keys end otherwise.
  private static func endsLikeAnswer(_ key: String) -> Bool {
    let tail = String(decoding: key.utf8.suffix(8), as: UTF8.self).lowercased()
    return AlertWords.answers.contains { tail.hasSuffix($0) }
  }
}

extension String {
  /// Whether it is a few words without the mark of a sentence.
  fileprivate var mayBeButton: Bool {
    let words = utf8.split(separator: 0x20).count
    let isSentence = [".", "?", "!", "。", "？", "！", ":"].contains(where: hasSuffix)
    return words > 0 && words <= 4 && !isSentence && !utf8.contains(0x0A)
  }
}
