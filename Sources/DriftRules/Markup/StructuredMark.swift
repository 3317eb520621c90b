import CopyModel
import RuleKit

/// What reStructuredText marks inside a line (Docutils, “reStructuredText Markup Specification”, Inline Markup).
struct StructuredMark {
  enum Kind: Equatable {
    /// :ref:`lid`
    case role(String)
    /// `the guide <https://example.com>`_
    case link
    /// |lid|
    case substitution
    /// [#n]_
    case note
  }

  let kind: Kind
  /// What has to stay: the target of a role, the name of a substitution, the label of a note; nil where people read it.
  let name: String?
  /// UTF-8 bytes of the text.
  let range: Range<Int>
}

extension TextPair {
  /// The first mark of the source that the translation has not at all, or where a role or a link has fewer of its kind.
  var lostMark: StructuredMark? {
    guard let (own, theirs) = structuredMarks else { return nil }
    var open = theirs
    return own.first { mark in
      let isNamed = mark.kind == .substitution || mark.kind == .note
      guard
        let index = open.firstIndex(where: {
          $0.kind == mark.kind && (!isNamed || $0.name == mark.name)
        })
      else { return true }
      open.remove(at: index)
      return false
    }
  }

  /// The first role of the source whose target no role of that name has in the translation.
  var changedRole: LiteralChange? {
    guard let (own, theirs) = structuredMarks else { return nil }
    for mark in own {
      guard case .role = mark.kind, let name = mark.name else { continue }
      let answers = theirs.filter { $0.kind == mark.kind }
      if !answers.isEmpty, !answers.contains(where: { $0.name == name }) {
        return change(of: mark.range, confidence: 0.85)
      }
    }
    return nil
  }
}

extension TextPair {
  /// The most marks that are held against each other: time stays linear.
  private static var mostMarks: Int { 64 }

  /// The marks of both sides, where the source has some.
  private var structuredMarks: (source: [StructuredMark], target: [StructuredMark])? {
    let own = source.structuredMarks
    guard !own.isEmpty, case let theirs = target.structuredMarks,
      max(own.count, theirs.count) <= Self.mostMarks
    else { return nil }
    return (own, theirs)
  }
}

extension AnalyzedText {
  /// Where what stands between backticks is no code but what a role or a link of reStructuredText shows.
  func isMarkedUp(_ span: Range<Int>) -> Bool {
    let text = string.utf8.span
    return text.has("_", at: span.upperBound) || text.roleStart(before: span.lowerBound) != nil
  }

  fileprivate var structuredMarks: [StructuredMark] {
    let hasTicks = bytes.contains(UInt8(ascii: "`"))
    guard hasTicks || bytes.contains(UInt8(ascii: "|")) || contains("]_") else { return [] }
    let text = string.utf8.span
    var found = hasTicks ? marksInTicks : []
    for index in text.indices {
      switch text[index] {
      case UInt8(ascii: "|"):
        if let end = text.endOfSubstitution(at: index) {
          found.append(named(.substitution, index + 1..<end, in: index..<end + 1))
        }
      case UInt8(ascii: "["):
        if let end = text.endOfNote(at: index) {
          found.append(named(.note, index + 1..<end, in: index..<end + 2))
        }
      default: break
      }
    }
    return found
  }

  private func named(
    _ kind: StructuredMark.Kind, _ name: Range<Int>, in range: Range<Int>
  ) -> StructuredMark {
    StructuredMark(kind: kind, name: text(in: name), range: range)
  }

  /// Roles and links.
  private var marksInTicks: [StructuredMark] {
    let text = string.utf8.span
    return literals.compactMap { span in
      guard text[span.lowerBound] == UInt8(ascii: "`"), !text.has("``", at: span.lowerBound),
        span.count > 2, text[span.lowerBound + 1] > 0x20
      else { return nil }
      let inside = span.lowerBound + 1..<span.upperBound - 1
      if let start = text.roleStart(before: span.lowerBound) {
        let role = self.text(in: start + 1..<span.lowerBound - 1)
        let target = text.targetInAngles(inside)
        let isRead = target == nil && RoleNames.ofWords.contains(role)
        return StructuredMark(
          kind: .role(role), name: isRead ? nil : self.text(in: target ?? inside),
          range: start..<span.upperBound)
      }
      guard text.has("_", at: span.upperBound), !text.hasLetter(at: span.upperBound + 1) else {
        return nil
      }
      return StructuredMark(kind: .link, name: nil, range: span.lowerBound..<span.upperBound + 1)
    }
  }
}

extension Span<UInt8> {
  /// Where the name of a role starts, with its colon, that ends at a place: `:ref:`, `:py:class:`.
  fileprivate func roleStart(before end: Int) -> Int? {
    guard has(":", at: end - 1) else { return nil }
    var start = end - 1
    while start > 0, self[start - 1].isASCIISmall || ":-+_".utf8.contains(self[start - 1]) {
      start -= 1
    }
    return start < end - 2 && has(":", at: start) && !has(":", at: start + 1)
      && !hasLetter(before: start) ? start : nil
  }

  /// What stands between angle brackets at the end of a stretch.
  fileprivate func targetInAngles(_ stretch: Range<Int>) -> Range<Int>? {
    guard has(">", at: stretch.upperBound - 1),
      let start = stretch.last(where: { self[$0] == UInt8(ascii: "<") }),
      start + 1 < stretch.upperBound - 1
    else { return nil }
    return start + 1..<stretch.upperBound - 1
  }

  /// Where the second bar stands of a name between bars that touch it.
  fileprivate func endOfSubstitution(at start: Int) -> Int? {
    guard start == 0 || self[start - 1] <= 0x20 || "(\"'".utf8.contains(self[start - 1]) else {
      return nil
    }
    var end = start + 1
    while end < count, self[end].isASCIIWord || "-.".utf8.contains(self[end]) { end += 1 }
    return end > start + 1 && self[start + 1].isASCIILetter && has("|", at: end)
      && !has("|", at: end + 1) ? end : nil
  }

  /// Where the bracket closes of the label of a footnote or citation: `[1]_`, `[#n]_`, `[*]_`.
  fileprivate func endOfNote(at start: Int) -> Int? {
    var end = start + 1
    while end < count, self[end].isASCIIWord || "#*-.".utf8.contains(self[end]) { end += 1 }
    return end > start + 1 && has("]_", at: end) && !hasLetter(at: end + 2) ? end : nil
  }
}

private enum RoleNames {
  /// Roles whose words people read, as the interface or the glossary of their language has them (Sphinx, “Roles”).
  static let ofWords: Set<String> = [
    "abbr", "dfn", "emphasis", "guilabel", "kbd", "math", "menuselection", "strong", "sub",
    "subscript", "sup",
    "superscript", "term", "title", "title-reference",
  ]
}
