internal import GRDB

/// The tables of a history, and how those of earlier versions become them.
enum HistorySchema {
  /// What SQLite's header says that the file is, so that no other database is taken for one: “COPY”.
  static let application = 0x434F_5059

  /// From each version to the next, the first from an empty file. What is there is never changed: histories have it.
  static let steps = [first, second]

  /// The version that this program writes.
  static var version: Int { steps.count }

  /// Short words that many findings share are in `word`, all other texts in `text`, each once.
  private static let first = """
    CREATE TABLE word (id INTEGER PRIMARY KEY, text TEXT NOT NULL UNIQUE) STRICT;
    CREATE TABLE text (id INTEGER PRIMARY KEY, text TEXT NOT NULL) STRICT;
    CREATE TABLE batch (
      id INTEGER PRIMARY KEY, list TEXT NOT NULL, time TEXT NOT NULL,
      finished INTEGER NOT NULL DEFAULT 0
    ) STRICT;
    CREATE TABLE run (
      project INTEGER NOT NULL, batch INTEGER NOT NULL, revision TEXT, version INTEGER NOT NULL,
      configuration TEXT NOT NULL, duration REAL NOT NULL, errors INTEGER NOT NULL,
      passes INTEGER NOT NULL, PRIMARY KEY (project, batch)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE tally (
      project INTEGER NOT NULL, batch INTEGER NOT NULL, locale INTEGER NOT NULL,
      strings INTEGER NOT NULL, words INTEGER NOT NULL, errors INTEGER NOT NULL,
      warnings INTEGER NOT NULL, notes INTEGER NOT NULL, "new" INTEGER NOT NULL,
      reopened INTEGER NOT NULL, unresolved INTEGER NOT NULL, resolved INTEGER NOT NULL,
      off INTEGER NOT NULL, unavailable INTEGER NOT NULL, known INTEGER NOT NULL,
      passed INTEGER NOT NULL, PRIMARY KEY (project, batch, locale)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE finding (\(findingColumns)) STRICT;
    CREATE INDEX finding_project ON finding (project);
    CREATE INDEX finding_fingerprint ON finding (fingerprint);
    CREATE TABLE earlier (\(findingColumns)) STRICT;
    CREATE INDEX earlier_project ON earlier (project);
    CREATE TABLE life (
      finding INTEGER NOT NULL, batch INTEGER NOT NULL, state INTEGER NOT NULL,
      PRIMARY KEY (finding, batch)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX life_batch ON life (batch);
    CREATE TABLE kept (
      project INTEGER NOT NULL, name TEXT NOT NULL, key BLOB NOT NULL, record BLOB NOT NULL,
      pairs BLOB NOT NULL, PRIMARY KEY (project, name)
    ) STRICT;
    """

  /// The language of the sources, in which a digest shows them.
  private static let second = "ALTER TABLE run ADD COLUMN source_locale TEXT"

  /// `earlier` has the findings that a project's last run changed as they were before, so that the run can be taken
  /// back when its batch stores it again.
  private static let findingColumns = """
    id INTEGER PRIMARY KEY, project INTEGER NOT NULL, first INTEGER NOT NULL, state INTEGER NOT NULL,
    fingerprint INTEGER NOT NULL, pathless INTEGER NOT NULL, rule INTEGER NOT NULL,
    file INTEGER NOT NULL, locale INTEGER, variation INTEGER, key INTEGER, flagged INTEGER,
    severity INTEGER NOT NULL, message INTEGER NOT NULL, at_line INTEGER NOT NULL,
    at_column INTEGER NOT NULL, source INTEGER, target INTEGER, known INTEGER NOT NULL,
    review INTEGER NOT NULL, reason INTEGER
    """

  /// Brings a file that may be empty to this program's version.
  static func migrate(_ db: Database) throws {
    let before = try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0
    guard before < version else { return }
    for step in steps[before...] { try db.execute(sql: step) }
    try db.execute(sql: "PRAGMA application_id = \(application)")
    try db.execute(sql: "PRAGMA user_version = \(version)")
  }
}
