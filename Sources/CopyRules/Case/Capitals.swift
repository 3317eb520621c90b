import CopyModel
import RuleKit

/// What the capitals of a text are, where sentence style has none.
enum Capitals {
  /// There are too few to tell.
  case few
  /// They are a name of several words at the end: “Turn off Airplane Mode.”
  case name
  /// They may be names, amid words in small letters that title style would capitalize.
  case mixed
  /// They are the style of the text.
  case style

  /// How sure it is that they are too many; nil where they are not.
  var confidence: Double? {
    switch self {
    case .few, .name: nil
    case .mixed: 0.7
    case .style: 1
    }
  }
}

extension AnalyzedText {
  /// What the capitals are that sentence style does not want.
  var capitals: Capitals {
    let faults = caseFacts.againstSentence
    guard faults.count > 1,
      caseFacts.capitalization == .title || faults.count * 2 >= words.count
    else { return .few }
    guard faults.allSatisfy(mayBeOfName) else { return .style }
    if endsInName { return .name }
    return caseFacts.capitalization == .neither ? .mixed : .style
  }

  /// The names that have one right casing and are written in another.
  var miscasedNames: [CaseFault] {
    let words = profile.caseWords
    return caseFacts.againstSentence.filter { fault in
      guard !fault.wantsSmall, !fault.wantsCapital else { return false }
      let form = fault.wanted(in: self)
      return words.names.contains(form) || fixedCase(of: fault.range) == form
    }
  }

  /// Whether a capital may stand for a name: it is none of a word of grammar.
  private func mayBeOfName(_ fault: CaseFault) -> Bool {
    fault.wantsSmall
      && kinds(of: fault.range).isDisjoint(
        with: CaseWords.Kinds.grammar.union([.determiner, .questionOpener, .subordinator]))
  }

  /// Whether a word says what is done.
  private func isAction(_ word: Range<Int>) -> Bool {
    verbs.contains { $0.range.overlaps(word) }
      || cues.contains {
        $0.range.overlaps(word) && profile.concepts.kind(of: $0.concept) == .action
      }
  }

  /// The most capitals of one name.
  private static let longestName = 4

  /// Whether the words against sentence style are the last of the text, with nothing but small words between them,
  /// and a word in small letters stands before them. Behind *to* a verb is no name: “Unable to Save Photos.”
  var endsInName: Bool {
    let faults = caseFacts.againstSentence
    guard (2...Self.longestName).contains(faults.count), faults.allSatisfy(mayBeOfName),
      let first = faults.first, let last = faults.last,
      let start = words.firstIndex(where: { $0.lowerBound >= first.range.lowerBound }), start > 0,
      let end = words.last, end.upperBound <= last.range.upperBound
    else { return false }
    let before = words[start - 1]
    guard string.utf8.span[before.lowerBound].isASCIISmall,
      !isWord(before, in: .toWords) || !isAction(words[start])
    else { return false }
    return words[start...].allSatisfy { word in
      faults.contains { $0.range.overlaps(word) } || kinds(of: word).contains(.small)
    }
  }
}

extension Message {
  static func nameAsIs(_ text: String) -> Message {
    "Write the name with the capitals that its owner gives it: \(text.quotedAtEnd)"
  }
}
