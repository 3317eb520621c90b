import CopyModel
import Copydesk
import JSONText
import Reports
import RuleKit

/// What the page's script lists: findings, each once, and why their rules are there.
struct PageJSON {
  let audit: AuditReport
  /// Nil for all languages.
  let locale: LocaleTag?

  /// JSON that ends no element of HTML, whatever the texts say.
  var text: String {
    let groups = FindingGroup.groups(
      of: audit.report.findings.filter { locale == nil || $0.locale == locale || $0.locale == nil })
    var json = JSONWriter()
    json.object { json in
      json.member("source", audit.facts.gallery.sourceLocale.identifier)
      json.name("locales")
      json.array(locale.map { [$0] } ?? audit.locales.map(\.tag)) { $0.string($1.identifier) }
      json.name("rules")
      json.object { json in
        let used = Set(groups.map(\.finding.rule))
        for rule in audit.report.rules where used.contains(rule.id) {
          json.name(rule.id)
          json.array([rule.summary, rule.rationale]) { $0.string($1) }
        }
      }
      json.name("findings")
      json.array(groups) { write($1, to: &$0) }
    }
    return String(decoding: Self.safe(json.bytes), as: UTF8.self)
  }

  /// The same JSON without what could begin or end an element: these characters stand in strings alone.
  private static func safe(_ json: [UInt8]) -> [UInt8] {
    var safe: [UInt8] = []
    safe.reserveCapacity(json.count + json.count / 16)
    for byte in json {
      switch byte {
      case UInt8(ascii: "<"): safe += Array("\\u003c".utf8)
      case UInt8(ascii: ">"): safe += Array("\\u003e".utf8)
      case UInt8(ascii: "&"): safe += Array("\\u0026".utf8)
      default: safe.append(byte)
      }
    }
    return safe
  }

  private func write(_ group: FindingGroup, to json: inout JSONWriter) {
    let finding = group.finding
    json.object { json in
      for (name, value) in [
        ("severity", finding.severity.rawValue), ("rule", finding.rule),
        ("message", finding.message.visible), ("locale", finding.locale?.identifier),
        ("key", finding.key?.visible), ("alert", finding.alert?.visible),
        ("role", finding.role?.rawValue), ("source", finding.source?.seen),
        ("target", finding.target?.seen),
        ("fix", finding.fix?.seen),
        ("state", finding.baselineState.map { $0 == .unchanged ? "known" : "new" }),
      ] where value != nil {
        json.member(name, value)
      }
      for (name, span) in [("sourceSpan", finding.sourceSpan), ("targetSpan", finding.targetSpan)] {
        guard let span else { continue }
        json.name(name)
        json.array([span.lowerBound, span.upperBound]) { $0.integer($1) }
      }
      json.name("places")
      json.array(group.places) { $0.string($1.visible) }
    }
  }
}

extension String {
  /// The text with signs for what would turn or hide others; a line break stays one, and no offset moves.
  fileprivate var seen: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { String($0).visible }
      .joined(separator: "\n")
  }
}
