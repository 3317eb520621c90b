import CopyModel
import StringTables

/// What a run gathers for an audit while its tables pass by.
struct AuditGathering: ~Copyable {
  /// What each piece of work is counted into.
  let empty: CopyTally
  private var tally: CopyTally
  private var studio: AlertStudio

  /// `changes` is nil where nothing is known of an earlier version; `most` translations are listed to be read first.
  init(_ studio: consuming AlertStudio, since changes: SourceChanges?, reading most: Int) {
    empty = CopyTally(changes: changes, reading: most)
    tally = empty
    self.studio = studio
  }

  /// Takes some tables, of which `counted` is the copy.
  mutating func add(
    _ tables: [LoadedTable], _ keys: AlertKeys, counted: CopyTally?, of copydesk: Copydesk
  ) throws(CopydeskError) {
    if let counted { tally.merge(counted) }
    for table in tables { try studio.add(table, keys, of: copydesk) }
  }

  /// `findings` are those before anything is let pass.
  func facts(_ findings: [Finding], of copydesk: Copydesk) throws(CopydeskError) -> AuditFacts {
    var tally = tally
    if let changes = tally.earlier {
      tally.removed = try copydesk.removed(since: changes, besides: tally.seen)
    }
    return AuditFacts(tally, studio.gallery, findings: findings)
  }
}
