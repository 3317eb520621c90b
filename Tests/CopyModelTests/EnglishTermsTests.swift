@testable import CopyModel
import Testing

struct EnglishTermsTests {
  private let keys = [
    "delete", "turn off", "turn", "photo", "plan", "send", "log in", "file", "log", "sign", "order",
    "folder", "name", "e-mail", "copy",
  ]

  /// The terms of a text: `key`, with `~` before a part of a phrase.
  private func terms(_ text: String) -> [String] {
    let english = EnglishTerms(
      keys: Dictionary(uniqueKeysWithValues: keys.enumerated().map { ($1, $0) }),
      stops: ["the", "in order to", "a"], inflections: ["sent": "send", "sending": "send"])
    return english.terms(in: text.utf8.span).map { ($0.isPart ? "~" : "") + keys[$0.key] }
  }

  @Test(
    arguments: [
      ("Delete the photos?", ["delete", "photo"]),
      ("Deleting copies of “plans”", ["delete", "copy", "plan"]),
      ("You planned to send it, and sent it.", ["plan", "send", "send"]),
      ("It was turned off.", ["turn off", "~turn"]),
      ("Log in to see log files", ["log in", "~log", "log", "file"]),
      ("Save in order to sign", ["~order", "sign"]),
      ("The folder’s name", ["folder", "name"]),
      ("E-mails", ["e-mail"]),
      ("renamed", []),
      ("", []),
    ])
  func `finds keys in every form`(text: String, found: [String]) {
    #expect(terms(text) == found)
  }

  @Test func `a term knows where it stands`() throws {
    let english = EnglishTerms(keys: ["turn off": 7], stops: [], inflections: [:])
    let text = "“Turning off” it"
    let term = try #require(english.terms(in: text.utf8.span).first)
    #expect(term.key == 7)
    #expect(String(copying: text.utf8.span.extracting(term.range)) == "Turning off")
  }

  @Test(arguments: [63, 64, 65, 200])
  func `a word that is longer than any of a list is none`(length: Int) {
    let word = String(repeating: "a", count: length)
    let terms = EnglishTerms(keys: [word: 1, "tab": 2], stops: [], inflections: [:])
    let found = terms.terms(in: "Open \(word) tabs".utf8.span)
    #expect(found.map(\.key) == (length > 64 ? [2] : [1, 2]))
  }
}
