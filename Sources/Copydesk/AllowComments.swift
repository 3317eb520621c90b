import CopyModel
import RuleKit
import StringTables
import Triage

/// What comments in tables let pass, as a run comes by them.
struct AllowComments {
  struct Found: Sendable, Equatable {
    var file: String
    var line: Int
    var key: String
    var comment: AllowComment
  }

  private var found: [Found] = []

  /// Notes what the comments of a table say.
  mutating func look(at table: TableResult) { found += table.comments }

  /// What the comments of a table say. Few files have the sign at all.
  static func all(in table: LoadedTable) -> [Found] {
    let signed = Set(table.files.filter { $0.value.bytes.span.contains(AllowComment.sign) }.keys)
    guard !signed.isEmpty else { return [] }
    var all: [Found] = []
    var seen: Set<String> = []
    for index in table.units.indices where signed.contains(table.units.file(of: index)) {
      guard let comment = table.units.comment(of: index) else { continue }
      let unit = table.units[index]
      for allowed in AllowComment.all(in: comment) {
        let place = "\(unit.stored.file)\n\(unit.key)\n\(allowed.rule)"
        guard seen.insert(place).inserted else { continue }
        all.append(
          Found(
            file: unit.stored.file, line: unit.stored.place.line, key: unit.key, comment: allowed))
      }
    }
    return all
  }

  /// What a team should know of them, given what they let pass.
  func notes(besides suppressed: [Finding], ran rules: Set<String>, isWhole: Bool)
    -> [AllowanceNote]
  {
    let known = Set(RuleCatalogue.rules.map(\.id))
    let used = Set(
      suppressed.filter { $0.suppression?.kind == .inSource }.map { [$0.rule, $0.key ?? ""] })
    return found.compactMap { found in
      let rule = found.comment.rule
      let kind: AllowanceNote.Kind
      if !known.contains(rule) {
        kind = .unknownRule
      } else if found.comment.reason == nil {
        kind = .withoutReason
      } else if !rules.contains(rule) {
        kind = .notRun
      } else if !used.contains([rule, found.key]), isWhole {
        kind = .unused
      } else {
        return nil
      }
      return AllowanceNote(kind, at: "\(found.file):\(found.line)", rule: rule)
    }
  }
}
