/// The words that tell a Chinese sentence from a phrase.
public struct ClauseWords: Sendable, Equatable {
  /// What ends a sentence without a mark: 吗, 了.
  public var particles: [String] = []
  /// What makes a question whole, wherever it stands: 是否, 什么.
  public var questionWords: [String] = []
  /// What opens a whole question: 要, 确定.
  public var questionOpeners: [String] = []
  /// What opens a text as the subject or its beginning: 您, 此.
  public var subjects: [String] = []
  /// What shows a predicate behind a subject: 无法, 已.
  public var predicates: [String] = []
  /// Predicates that the particle 的 may follow: 是.
  public var copulas: [String] = []
  /// What opens a request: 请.
  public var requests: [String] = []
  /// What opens like a request and is none: 请求.
  public var requestNouns: [String] = []
  /// What ends a phrase that is no sentence: 的, 时.
  public var phraseEndings: [String] = []
  /// What opens a phrase that is no sentence: 关于.
  public var phraseOpeners: [String] = []

  package init() {}
}
