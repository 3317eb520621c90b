/// A place where a text is no JSON (RFC 8259).
package struct JSONError: Error, Equatable {
  package enum Problem: Equatable, Sendable {
    case expected(String)
    case unexpectedEnd
    case badEscape
    case controlCharacter
    case badNumber
    case tooDeep
    case unclosedString
    case extraComma
    case comment
    case openComment
  }

  /// Where: a UTF-8 byte offset.
  package let offset: Int
  package let problem: Problem

  package init(at offset: Int, _ problem: Problem) {
    self.offset = offset
    self.problem = problem
  }

  /// The problem in words.
  package var message: String {
    switch problem {
    case .expected(let what): "expected \(what)"
    case .unexpectedEnd: "the text ends too early"
    case .badEscape: "this escape is not one of JSON"
    case .controlCharacter: "a control character must be escaped"
    case .badNumber: "this is not a number"
    case .tooDeep: "the values are nested too deeply"
    case .unclosedString:
      #"the quote that opens here does not close on its line; add one, or write \n for a line break"#
    case .extraComma: "a comma stands behind the last value; remove it"
    case .comment: "it has comments; remove them"
    case .openComment: "the comment that opens here never closes; add */"
    }
  }
}
