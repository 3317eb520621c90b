import CopyModel
import JSONText

/// A finding as an array of JSON, from which it comes back as reports need it; what only `fix` asks for is left out.
enum PackedFinding {
  static func write(_ finding: Finding, to json: inout JSONWriter) {
    json.array { json in
      json.string(finding.rule)
      json.string(finding.category.rawValue)
      json.string(finding.severity.rawValue)
      json.literal("\(finding.confidence)")
      json.string(finding.message)
      json.string(finding.file)
      for place in [finding.start, finding.end] {
        json.integer(place.line)
        json.integer(place.column)
      }
      json.string(finding.key)
      json.array(finding.keys) { $0.string($1) }
      json.string(finding.locale?.identifier)
      json.string(finding.alert)
      json.string(finding.role?.rawValue)
      json.string(finding.variation)
      json.range(finding.sourceSpan)
      json.range(finding.targetSpan)
      json.string(finding.fix)
      write(finding.writtenFix, to: &json)
      json.string(finding.basis)
      json.string(finding.suppression?.reason)
      json.string(finding.source)
      json.string(finding.target)
    }
  }

  private static func write(_ fix: WrittenFix?, to json: inout JSONWriter) {
    guard let fix else { return json.null() }
    json.array { json in
      json.string(fix.text)
      if let columns = fix.byteColumns {
        json.integer(columns.start)
        json.integer(columns.end)
      }
    }
  }

  /// Nil for what was not written by this version.
  static func read(_ value: JSONValue) -> Finding? {
    let members = value.elements
    guard members.count == 24, let rule = members[0].string,
      let category = members[1].string.flatMap(Finding.Category.init(rawValue:)),
      let severity = members[2].string.flatMap(Severity.init(rawValue:)),
      let confidence = members[3].number, let message = members[4].string,
      let file = members[5].string, let startLine = members[6].integer,
      let startColumn = members[7].integer, let endLine = members[8].integer,
      let endColumn = members[9].integer
    else { return nil }
    var finding = Finding(
      rule: rule, category: category, severity: severity, confidence: confidence, message: message,
      file: file, start: Place(line: startLine, column: startColumn),
      end: Place(line: endLine, column: endColumn), key: members[10].string,
      locale: members[12].string.flatMap { LocaleTag(canonical: $0) }, alert: members[13].string,
      role: members[14].string.flatMap(Role.init(rawValue:)), sourceSpan: members[16].range,
      targetSpan: members[17].range, fix: members[18].string, basis: members[20].string,
      source: members[22].string, target: members[23].string)
    finding.keys = members[11].elements.compactMap(\.string)
    finding.variation = members[15].string
    finding.writtenFix = writtenFix(members[19])
    finding.suppression = members[21].string.map { Suppression(.inSource, reason: $0) }
    return finding
  }

  private static func writtenFix(_ value: JSONValue) -> WrittenFix? {
    let members = value.elements
    guard let text = members.first?.string else { return nil }
    let columns = members.dropFirst().compactMap(\.integer)
    return WrittenFix(
      text: text,
      byteColumns: columns.count == 2
        ? WrittenFix.Columns(start: columns[0], end: columns[1]) : nil)
  }
}

extension JSONWriter {
  /// Both bounds of a range; null where there is none.
  mutating func range(_ range: Range<Int>?) {
    guard let range else { return null() }
    array([range.lowerBound, range.upperBound]) { $0.integer($1) }
  }
}

extension JSONValue {
  /// A range of whole numbers in their order.
  var range: Range<Int>? {
    let bounds = elements.compactMap(\.integer)
    guard bounds.count == 2, bounds[0] <= bounds[1] else { return nil }
    return bounds[0]..<bounds[1]
  }
}
