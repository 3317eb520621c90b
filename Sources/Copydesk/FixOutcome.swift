/// What the fixes of a run come to. Nothing is written yet.
public struct FixOutcome: Sendable {
  /// The files with their new bytes, by path.
  public internal(set) var files: [FixedFile] = []
  /// The inputs that could not be read, or not be changed though something is to be mended there.
  public internal(set) var errors: [InputError] = []
  /// Why fixes were not taken, with how many: of each reason once.
  public internal(set) var remarks: [FixRemark] = []
  /// The findings that stand once the files are written and have no fix.
  public internal(set) var unfixable = 0
  /// Those that have a fix which may change what a text means, and was not asked for.
  public internal(set) var risky = 0
  /// The paths that were read, sorted.
  public internal(set) var paths: [String] = []

  package init() {}

  /// Takes what another run comes to, as if both had been one.
  package mutating func merge(_ other: FixOutcome) {
    files = (files + other.files).sorted { $0.path < $1.path }
    errors += other.errors.filter { !errors.contains($0) }
    remarks = (remarks + other.remarks).sorted {
      ($0.path, $0.reason.rawValue) < ($1.path, $1.reason.rawValue)
    }
    unfixable += other.unfixable
    risky += other.risky
    paths = (paths + other.paths).sorted()
  }
}

/// A file with its texts mended.
public struct FixedFile: Sendable {
  /// The path as it was given or found.
  public let path: String
  /// The file that it leads to, past links.
  public let realPath: String
  /// The bytes that were read.
  public let before: [UInt8]
  /// The bytes with the fixes.
  public let after: [UInt8]
  /// How many fixes were taken, by rule, sorted.
  public let fixes: [(rule: String, count: Int)]
}

/// Fixes that were not taken.
public struct FixRemark: Sendable, Equatable {
  /// Why a fix is not taken.
  public enum Reason: String, Sendable, CaseIterable {
    /// The text would bring another finding, or the same again.
    case fruitless
    /// The text is a key, or a copy of one that is written elsewhere.
    case copied
    /// The file has no way to write it there.
    case unwritable
    /// The file is no text: a compiled table, or a workbook.
    case compiled
    /// The text stands in code.
    case inCode
  }

  /// The path of the file.
  public let path: String
  /// Why they were not taken.
  public let reason: Reason
  /// How many fixes it is about.
  public let count: Int
}
