package import CopyModel
package import JSONText

/// A finding as the JSON formats write it.
package enum FindingJSON {
  /// All members, in the order of the contract.
  package static func write(
    _ finding: Finding, fingerprint: String, to json: inout JSONWriter
  ) {
    json.object { json in
      verdict(finding, to: &json)
      json.member("file", finding.file)
      for (name, number) in [
        ("line", finding.start.line), ("column", finding.start.column),
        ("endLine", finding.end.line), ("endColumn", finding.end.column),
      ] {
        json.name(name)
        json.integer(number)
      }
      for (name, value) in [
        ("alert", finding.alert), ("role", finding.role?.rawValue),
        ("variation", finding.variation), ("source", finding.source), ("target", finding.target),
        ("category", finding.category.rawValue), ("fingerprint", fingerprint),
      ] {
        json.member(name, value)
      }
      if let state = finding.baselineState {
        json.member("baselineState", state.rawValue)
      }
      if let suppression = finding.suppression {
        json.name("suppression")
        json.object { json in
          for (name, value) in [
            ("kind", suppression.kind.rawValue), ("reason", suppression.reason),
            ("by", suppression.by),
          ] {
            json.member(name, value)
          }
        }
      }
      if !finding.codePlaces.isEmpty {
        json.name("codePlaces")
        json.array(finding.codePlaces) { AlertJSON.place(of: $1, to: &$0) }
      }
      if !finding.keys.isEmpty {
        json.name("keys")
        json.array(finding.keys) { $0.string($1) }
      }
    }
  }

  /// The members that need no file: what `diff` writes behind the id.
  package static func verdict(_ finding: Finding, to json: inout JSONWriter) {
    json.member("rule", finding.rule)
    json.member("severity", finding.severity.rawValue)
    json.name("confidence")
    json.decimal(finding.confidence, places: 2)
    json.member("message", finding.message)
    json.member("locale", finding.locale?.identifier)
    json.member("key", finding.key)
    json.name("sourceSpan")
    span(finding.sourceSpan, to: &json)
    json.name("targetSpan")
    span(finding.targetSpan, to: &json)
    json.member("fix", finding.fix)
  }

  private static func span(_ span: Range<Int>?, to json: inout JSONWriter) {
    guard let span else { return json.null() }
    json.array([span.lowerBound, span.upperBound]) { $0.integer($1) }
  }
}
