/// `copydesk:allow RULE "reason"` in the comment of a string: what it lets pass.
package struct AllowComment: Sendable, Equatable {
  package var rule: String
  /// Nil where none is given: then it lets nothing pass.
  package var reason: String?

  package init(rule: String, reason: String?) {
    self.rule = rule
    self.reason = reason
  }

  /// What a comment begins it with.
  package static let sign = "copydesk:allow"

  /// All of a comment, in order.
  package static func all(in comment: String) -> [AllowComment] {
    let bytes = comment.utf8
    guard bytes.count > sign.utf8.count, comment.contains(sign) else { return [] }
    return comment.split(separator: sign, omittingEmptySubsequences: false).dropFirst().map {
      rest in
      let rest = rest.drop { $0 == " " || $0 == "\t" }
      let rule = rest.prefix { $0.isLetter || $0.isNumber || $0 == "-" }
      let behind = rest[rule.endIndex...].drop { $0 == " " || $0 == "\t" }
      return AllowComment(rule: String(rule), reason: quoted(behind))
    }
  }

  private static func quoted(_ text: Substring) -> String? {
    // A string table may have the quotation marks escaped, and editors make them curly.
    let text = text.drop { $0 == "\\" }
    guard let open = text.first, let close = ["\"": "\"", "'": "'", "“": "”"][open] as Character?
    else { return nil }
    let reason = text.dropFirst().prefix { $0 != close && $0 != "\\" }
    return reason.contains { !$0.isWhitespace } ? String(reason) : nil
  }
}
