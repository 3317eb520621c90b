/// Which of Apple's two capitalization styles a text is in.
public enum Capitalization: String, Sendable {
  case title, sentence, both, neither
}

/// One of Apple's two capitalization styles.
public enum CaseStyle: String, Sendable, CaseIterable {
  case title, sentence
}

/// Whether a text is a sentence.
public enum Completeness: String, Sendable {
  case sentence, fragment, questionFragment = "question-fragment", unknown
}

/// A word that keeps a text out of one capitalization style.
public struct CaseFault: Sendable, Equatable {
  /// What the style wants of the word.
  package enum Change: Sendable, Equatable {
    /// A capital first letter.
    case capital
    /// Small letters throughout.
    case small
    /// A form of its own, by its number in `CaseFacts.forms`.
    case form(Int32)
  }

  /// The word: UTF-8 bytes of the text.
  public let range: Range<Int>
  fileprivate let change: Change

  /// Whether the style wants small letters throughout.
  package var wantsSmall: Bool { change == .small }

  /// Whether the style wants nothing but a capital first letter.
  package var wantsCapital: Bool { change == .capital }

  /// The word as the style wants it.
  public func wanted(in text: AnalyzedText) -> String {
    let word = text.text(in: range)
    return switch change {
    case .capital: word.capitalizedFirst
    case .small: word.lowercased()
    case .form(let number): text.caseReading.forms[Int(number)]
    }
  }
}

/// The case of a text: its style, and for each style the words against it. Read when it is first asked for.
public struct CaseFacts: Sendable {
  private let text: AnalyzedText

  init(of text: AnalyzedText) {
    self.text = text
  }

  /// Nil for a text without cased letters.
  public var capitalization: Capitalization? { text.capitalization }

  /// The words that keep it out of title style, in order.
  public var againstTitle: [CaseFault] {
    text.caseReading.words.compactMap { word in
      word.title.map { CaseFault(range: word.range, change: $0) }
    }
  }

  /// The words that keep it out of sentence style, in order.
  public var againstSentence: [CaseFault] {
    text.caseReading.words.compactMap { word in
      word.sentence.map { CaseFault(range: word.range, change: $0) }
    }
  }
}
