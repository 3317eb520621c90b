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
    case form(Int)
  }

  /// The word: UTF-8 bytes of the text.
  public let range: Range<Int>
  private let change: Change

  package init(range: Range<Int>, change: Change) {
    self.range = range
    self.change = change
  }

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
    case .form(let number): text.caseFacts.forms[number]
    }
  }
}

/// The case of a text: its style, and for each style the words against it.
public struct CaseFacts: Sendable, Equatable {
  /// Nil for a text without cased letters.
  public let capitalization: Capitalization?
  /// The words that keep it out of title style, in order.
  public let againstTitle: [CaseFault]
  /// The words that keep it out of sentence style, in order.
  public let againstSentence: [CaseFault]
  /// What styles want of words that a capital or small letters do not mend. Apart from the faults, of
  /// which there are many, so that those need no memory of their own.
  fileprivate let forms: [String]

  package init(
    capitalization: Capitalization?, againstTitle: [CaseFault] = [],
    againstSentence: [CaseFault] = [], forms: [String] = []
  ) {
    self.capitalization = capitalization
    self.againstTitle = againstTitle
    self.againstSentence = againstSentence
    self.forms = forms
  }

  package static let caseless = CaseFacts(capitalization: nil)
}
