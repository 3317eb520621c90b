/// The words that tell a Chinese sentence from a phrase.
public struct ClauseWords: Sendable, Equatable {
  /// What ends a sentence without a mark: 吗, 了.
  public var particles = WordList()
  /// What makes a question whole, wherever it stands: 是否, 什么.
  public var questionWords = WordList()
  /// What opens a whole question: 要, 确定.
  public var questionOpeners = WordList()
  /// What opens a text as the subject or its beginning: 您, 此.
  public var subjects = WordList()
  /// What shows a predicate behind a subject: 无法, 已.
  public var predicates = WordList()
  /// Predicates that the particle 的 may follow: 是.
  public var copulas = WordList()
  /// What opens a request: 请.
  public var requests = WordList()
  /// What opens like a request and is none: 请求.
  public var requestNouns = WordList()
  /// What ends a phrase that is no sentence: 的, 时.
  public var phraseEndings = WordList()
  /// What opens a phrase that is no sentence: 关于.
  public var phraseOpeners = WordList()

  package init() {}
}
