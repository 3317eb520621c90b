import CopyModel
import RuleKit
import StringTables
import Triage

/// Gives what rules find a place in a file.
struct Placement {
  let files: [String: TableFile]
  let sourceLocale: LocaleTag
  let edition: GuidelineEdition?

  /// The finding that a flag stands for; nil when the rule is off in its locale.
  func finding(_ flag: Findings.Flag, by selected: RuleSelection.Selected) -> Finding? {
    let unit = flag.unit
    // What the system words cannot be mended; what stands in code is told once, in its own language.
    guard unit.format != TextUnit.systemFormat,
      unit.format != TextUnit.codeFormat || unit.locale == sourceLocale
    else { return nil }
    let locale = flag.isInSource && flag.source != nil ? sourceLocale : unit.locale
    guard let severity = selected.severity(in: locale) else { return nil }
    let stored = flag.isInSource ? unit.storedSource ?? unit.stored : unit.stored
    let text = (flag.isInSource ? unit.source : unit.target) ?? ""
    let range = (flag.isInSource ? flag.source : flag.target) ?? 0..<text.utf8.count
    let places = places(of: range, in: stored)
    var finding = Finding(
      rule: selected.rule.id, category: selected.rule.category,
      severity: Self.severity(severity, confidence: flag.confidence),
      confidence: flag.confidence, message: flag.message.text, file: stored.file,
      start: places.start, end: places.end, key: unit.key,
      locale: locale, alert: unit.alert,
      role: unit.role, sourceSpan: flag.source.map { Self.utf16($0, of: unit.source) },
      targetSpan: flag.target.map { Self.utf16($0, of: unit.target) }, fix: flag.fix,
      basis: selected.rule.source.basis(in: edition),
      source: unit.source, target: unit.target)
    finding.variation = unit.variation
    if let fix = flag.fix, (flag.isInSource ? flag.source : flag.target) != nil {
      finding.writtenFix = written(fix, of: range, of: text, in: stored)
    }
    finding.suppression = unit.comment.flatMap { Self.suppression(of: finding.rule, by: $0) }
    if !flag.otherKeys.isEmpty { finding.keys = [unit.key] + flag.otherKeys }
    if flag.fix != nil, (flag.isInSource ? flag.source : flag.target) != nil {
      finding.stored = stored
    }
    return finding
  }

  /// What the comment beside a string says for letting a rule pass; nil where it says nothing, or gives no reason.
  private static func suppression(of rule: String, by comment: String) -> Suppression? {
    let found = AllowComment.all(in: comment).first { $0.rule == rule && $0.reason != nil }
    return found?.reason.map { Suppression(.inSource, reason: $0) }
  }

  /// The finding that an issue of the Reader stands for, which seldom has a locale.
  func finding(_ issue: ReadIssue, by selected: RuleSelection.Selected) -> Finding? {
    let level = issue.locale.map { selected.severity(in: $0) } ?? selected.severity
    guard let severity = level else { return nil }
    return Finding(
      rule: selected.rule.id, category: selected.rule.category,
      severity: Self.severity(severity, confidence: issue.confidence),
      confidence: issue.confidence, message: issue.message, file: issue.file, start: issue.start,
      end: issue.end, key: issue.key, locale: issue.locale,
      basis: selected.rule.source.basis(in: edition))
  }

  /// Severity follows confidence: an error is almost certainly wrong.
  static func severity(_ worst: Severity, confidence: Double) -> Severity {
    if confidence >= 0.95 { return worst }
    return min(worst, confidence >= 0.8 ? .warning : .note)
  }

  static func utf16(_ range: Range<Int>, of text: String?) -> Range<Int> {
    guard let text else { return 0..<0 }
    let bytes = text.utf8.span
    let start = bytes.utf16Offset(of: range.lowerBound)
    return start..<max(start, bytes.utf16Offset(of: range.upperBound))
  }

  private func places(of range: Range<Int>, in stored: StoredText) -> (start: Place, end: Place) {
    guard let file = files[stored.file], stored.bytes.upperBound <= file.bytes.count,
      !file.isOfCells
    else {
      return (stored.place, stored.place)
    }
    let written = file.bytes.span.extracting(stored.bytes)
    let raw = WrittenText.range(range, in: written, as: stored.notation)
    let start = advance(stored.place, over: written.extracting(0..<raw.lowerBound))
    return (start, advance(start, over: written.extracting(raw)))
  }

  /// The place behind some bytes that start at `place`.
  private func advance(_ place: Place, over bytes: Span<UInt8>) -> Place {
    var place = place
    for index in bytes.indices {
      let byte = bytes[index]
      if byte == 0x0A || byte == 0x0D && !bytes.has("\n", at: index + 1) {
        place = Place(line: place.line + 1, column: 1)
      } else if byte & 0xC0 != 0x80 {
        place.column += byte >= 0xF0 ? 2 : 1
      }
    }
    return place
  }
}
