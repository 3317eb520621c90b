/// What a team should know of what it lets pass.
package struct AllowanceNote: Sendable, Equatable {
  package enum Kind: String, Sendable {
    case expired, unused, unknownRule, notRun, withoutReason
  }

  package var kind: Kind
  /// Where it is let pass: `path:line`.
  package var place: String
  package var rule: String
  package var until: String?

  package init(_ kind: Kind, at place: String, rule: String, until: String? = nil) {
    (self.kind, self.place, self.rule, self.until) = (kind, place, rule, until)
  }

  /// What is so, and what to do.
  package var message: String {
    switch kind {
    case .expired:
      "What lets \(rule) pass was over on \(until ?? "its day"). Mend the copy, or give it another day."
    case .unused: "Nothing is found here by \(rule) that it could let pass. Remove it."
    case .unknownRule: "There is no rule “\(rule)” to let pass. “copydesk rules” lists them."
    case .notRun: "\(rule) did not run this time, so what lets it pass was not asked for."
    case .withoutReason:
      "\(rule) is let pass only for a reason: write copydesk:allow \(rule) \"the reason\"."
    }
  }
}
