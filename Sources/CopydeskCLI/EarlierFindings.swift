import ArgumentParser
import CopyModel
import Copydesk
import FoundationEssentials
import Triage

/// What a revision of Git had wrong already, for `--new-from`: it is checked as it was, beside what is there now.
enum EarlierFindings {
  /// Checks the same paths as of the commit where a revision and this state went apart.
  static func baseline(
    of revision: String, at paths: [String], _ options: Options
  ) async throws -> Baseline {
    let folders = options.triage.folders ?? .here
    let scratch = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "copydesk-new-from-\(UUID().uuidString)")
    // What stays behind in the system's temporary folder harms nobody.
    defer { try? FileManager.default.removeItem(at: scratch) }
    let then = { (path: String) in
      let inside = path.path(in: folders)
      return inside.isEmpty ? scratch.path : scratch.path + "/" + inside
    }
    for root in Set(paths.map(EarlierTables.root)).union(options.code.filter(\.isFolder)).sorted() {
      let base = try GitRevision(revision, of: root, for: "--new-from").mergeBase()
      try GitRevision(
        base, of: root, for: "--new-from",
        wants: { Copydesk.isLikelyTable($0) || Copydesk.isCode($0) }
      ).write(to: URL(filePath: then(root.isEmpty ? "." : root)))
    }
    var earlier = options.moved(from: folders.project, to: scratch.path, then)
    earlier.earlier = []
    earlier.triage = Triage()
    earlier.triage.folders = ReportFolders(working: folders.working, project: scratch.path)
    earlier.triage.recording = Triage.Recording()
    // What was not there then had no findings.
    let there = paths.map(then).filter { FileManager.default.fileExists(atPath: $0) }
    guard !there.isEmpty else { return Baseline([]) }
    let result = try await Copydesk(earlier).readingCode(besides: there).check(there)
    return result.triage.recorded ?? Baseline([])
  }
}
