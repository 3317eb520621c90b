import CopyModel
import RuleKit

extension Rule {
  static let fragmentMessage = Rule(
    "fragment-message", .alert, .warning,
    summary: "A message is made of complete sentences.",
    rationale: """
      The message explains; half a sentence leaves people to guess. In Korean a message that ends in
      a noun form is a note, not a sentence.
      """,
    source: .hig(2019, 2022, section: "Informative text"), needs: [.alertPart],
    examples: [
      .message("⟦All photos in this album.⟧"),
      .message("All photos in this album will be deleted."),
      .message("Try again later."),
      .message("The songs stay in your library."),
      .message("The seat goes back on sale."),
      .message("⟦네트워크 연결이 끊어졌음.⟧", in: "ko"),
      .message("네트워크 연결이 끊어졌습니다.", in: "ko"),
    ],
    check: .text([.message]) { text, findings in
      if text.profile.uses(.hangul) {
        guard let last = text.sentences.last, last.register == .noun, last.ending == .period else {
          return
        }
        findings.flag(last.range, of: text, .completeSentence, confidence: 0.9)
      } else if text.isNounPhraseWithStop {
        findings.flag(text.fullRange, of: text, .completeSentence, confidence: 0.7)
      }
    }
  )
}

extension AnalyzedText {
  /// One sentence with a full stop that opens like a noun phrase and has no verb that is known.
  fileprivate var isNounPhraseWithStop: Bool {
    guard sentences.count == 1, words.count > 1, ending == .period,
      isWord(words[0], in: .nounPhraseOpeners), coreCompleteness == .fragment
    else { return false }
    return !words.dropFirst(2).contains(where: isVerbLike) && !hasPluralSubject
  }

  /// Whether the second word is a plural and no small word follows it: then a verb does, as in “The songs
  /// stay in your library.”
  private var hasPluralSubject: Bool {
    guard words.count > 2, words[1].count > 3,
      profile.plurals.nouns.endings.contains(where: text(in: words[1]).hasSuffix)
    else { return false }
    return kinds(of: words[2])
      .isDisjoint(with: [.small, .either, .relative, .particle, .lowercaseCompound])
  }

  /// Whether a word behind the subject ends like a verb or words an action.
  private func isVerbLike(_ word: Range<Int>) -> Bool {
    word.count > 3 && has(.verbEndings, before: word.upperBound)
      && !isWord(word, in: .verbLookalikes)
      || cues.contains {
        $0.range.overlaps(word) && profile.concepts.kind(of: $0.concept) == .action
      }
  }
}

extension Message {
  fileprivate static let completeSentence: Message = "Make the message a complete sentence."
}
