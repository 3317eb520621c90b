import ArgumentParser
import Audit
import Configuration
import CopyModel
import Copydesk
import FoundationEssentials
import Reports
import StoredFiles
import TableEdits

/// `copydesk review`: a reviewer's sheet comes back.
struct ReviewCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract:
      "Take what a reviewer wrote into the sheet of an audit: what is let pass, and new wordings.",
    discussion: """
      Rows that are “false positive” or “intentional” are let pass from now on, with the comment as the reason; rows that \
      are “fix” and have a new target are written to the table. What no longer fits is told, and nothing is guessed. A new \
      wording is written as the reviewer wants it; what the rules find in it, and had not found before, is told.

        copydesk review audit/findings.xlsx App
        copydesk review audit/findings.csv App --dry-run

      Exit status: 0 all was taken; 2 misuse, or rows that could not be taken.
      """)

  @Argument(help: "The sheet: findings.xlsx or findings.csv of an audit.")
  var sheet: String

  @Argument(
    help: "The files and folders that were audited (default: the files that the rows name).")
  var paths: [String] = []

  @OptionGroup var checks: CheckOptions

  @Option(
    help: ArgumentHelp(
      "The file for what is let pass (default: the one that “allow” of .copydesk.yml names).",
      valueName: "file"))
  var allow: String?

  @Flag(help: "Say what would be taken, and write nothing.")
  var dryRun = false

  func run() async throws {
    let review = try read()
    for complaint in review.complaints { Output.complain("\(sheet): \(complaint)") }
    var refused = review.complaints.count
    let paths = paths.isEmpty ? Set(review.rows.map(\.file)).subtracting([""]).sorted() : paths
    guard !review.rows.isEmpty, !paths.isEmpty else {
      Output.complain("\(sheet): No row has a verdict. Nothing is taken.")
      if refused > 0 { throw ExitCode(2) }
      return
    }
    let outcome = try await checks.run(paths, progress: nil)
    checks.complain(about: outcome.result)
    let findings = (outcome.result.findings + outcome.result.known).sorted(by: Finding.precedes)
    var told = outcome.result
    told.findings = findings
    let found = Dictionary(zip(checks.report(of: told).fingerprints, findings)) { first, _ in first
    }
    var drafts: [AllowanceDraft] = []
    var rewrites: [Rewrite] = []
    for row in review.rows {
      guard let finding = found[row.fingerprint] else {
        refused += 1
        complain(row.number, "is no longer found as it was. Nothing is done about it.")
        continue
      }
      switch row.status {
      case .open: break
      case .falsePositive, .intentional: drafts.append(AllowanceDraft(finding, row))
      case .fix where row.newTarget.isEmpty:
        refused += 1
        complain(row.number, "is to be fixed and has no new target. Write it into that column.")
      case .fix: rewrites.append(Rewrite(finding, number: row.number, new: row.newTarget))
      }
    }
    let file = drafts.isEmpty ? nil : try allowancesFile(outcome.configuration)
    let left = try await write(rewrites, in: paths)
    if let file, !dryRun { try add(drafts, to: file) }
    let passed = ReportWords.counted(drafts.count, "finding")
    let written = ReportWords.counted(rewrites.count - left, "wording")
    let heading = dryRun ? "Would be let pass" : "Let pass"
    try Output.write(Array("\(heading): \(passed). Written: \(written).\n".utf8))
    if refused + left > 0 { throw ExitCode(2) }
  }

  /// Says what a new wording brings: the reviewer may have meant it, and `check` will tell it again.
  private func tell(_ finding: Finding, brought number: Int?) {
    let words = "\(finding.severity.rawValue): \(finding.message) (\(finding.rule))"
    if let number {
      complain(number, "has a new target in which something is found. \(words)")
    } else {
      let key = [finding.locale?.identifier, finding.key].compactMap(\.self).joined(separator: " ")
      Output.complain("\(sheet): The new targets bring a finding in \(key). \(words)")
    }
  }

  private func complain(_ row: Int, _ words: String) {
    Output.complain("\(sheet): Row \(row) \(words)")
  }

  /// The rows of the sheet.
  private func read() throws -> ReviewSheet {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try StoredFile.bytes(of: sheet)
    } catch {
      throw ValidationError("\(sheet): There is no sheet that could be read. Check the path.")
    }
    let review = ReviewSheet(Copydesk.sheets(bytes))
    guard review.isReview else {
      throw ValidationError(
        "\(sheet): This is no sheet of findings: it has no columns “status” and “fingerprint”. Name findings.xlsx or findings.csv of an audit."
      )
    }
    return review
  }

  /// Where what is let pass is written.
  private func allowancesFile(_ configuration: Configuration?) throws -> String {
    if let file = allow ?? configuration?.allowanceFile { return file }
    throw ValidationError(
      "Name the file for what is let pass, such as --allow allow.yml, and let .copydesk.yml say “allow: allow.yml”."
    )
  }

  /// Adds to the file, which keeps what it has.
  private func add(_ drafts: [AllowanceDraft], to path: String) throws {
    var bytes = (try? StoredFile.bytes(of: path)) ?? []
    if let last = bytes.last, last != UInt8(ascii: "\n") { bytes.append(UInt8(ascii: "\n")) }
    for draft in drafts { bytes += Array(draft.yaml.utf8) }
    try Output.write(bytes, toFile: path)
  }

  /// Writes new wordings, and returns how many were not taken.
  private func write(_ rewrites: [Rewrite], in paths: [String]) async throws -> Int {
    guard !rewrites.isEmpty else { return 0 }
    var left = Set(rewrites.map(\.number))
    for run in try checks.projects.runs(of: paths) {
      let outcome = try await Copydesk(run.options).rewritten(rewrites, in: run.paths)
      left.formIntersection(outcome.refused)
      for (number, finding) in outcome.brought { tell(finding, brought: number) }
      for file in outcome.files where !dryRun {
        do throws(ReplacementError) {
          try FileReplacement.replace(file.realPath, from: file.before, to: file.after)
        } catch {
          Output.complain("\(file.path): \(error.message)")
          throw ExitCode(2)
        }
      }
    }
    for number in left.sorted() {
      complain(number, "has a new target that its table cannot take. Write it there by hand.")
    }
    return left.count
  }
}
