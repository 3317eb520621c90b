import ArgumentParser
import CopyModel
import Copydesk
import StoredFiles
import TableEdits

/// `copydesk fix`: what can be mended without a person is mended.
struct FixCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fix", abstract: "Mend tables and documents where that needs no person.",
    discussion: """
      Takes the safe fixes: spaces, the width of marks, quotation marks, invisible characters. Each is tried in memory \
      first, and left out where it brings another finding. Every other byte of a file stays. \
      “copydesk rules ID” tells whether a rule's fix is safe.

        copydesk fix --dry-run App            what would change, as a patch
        copydesk fix --only extra-space App

      Exit status: 0 all was done, whatever findings are left; 2 misuse, or a file that could not be read or written.
      """)

  @Argument(help: "Files and folders. Folders are searched for tables.")
  var paths: [String] = []

  @Flag(help: "Print what would change as a unified diff, and write nothing.")
  var dryRun = false

  @Flag(
    name: .customLong("unsafe"),
    help: "Also take the fixes that may change what a text means. Read the difference.")
  var mayChangeMeaning = false

  @OptionGroup var projects: ProjectOptions
  @OptionGroup var platform: PlatformOptions
  @OptionGroup var rules: RuleOptions

  @Flag(help: "Print nothing but what went wrong.")
  var quiet = false

  func run() async throws {
    guard !paths.isEmpty else {
      throw ValidationError("Name a file or folder to fix, such as: copydesk fix App")
    }
    var outcome = FixOutcome()
    let runs = try projects.runs(of: paths) { options in
      try platform.apply(to: &options)
      try rules.apply(to: &options)
      // What a fix brings is every rule's matter, whichever of them it is for.
      options.asksAllRules = true
    }
    for run in runs {
      let copydesk = try await Copydesk(run.options).readingCode(besides: run.paths)
      outcome.merge(try await copydesk.fixes(in: run.paths, mayChangeMeaning: mayChangeMeaning))
    }
    for error in outcome.errors { Output.complain("\(error.path): \(error.message)") }
    let written = dryRun ? try show(outcome.files) : write(outcome)
    if !quiet {
      let summary = FixSummary(outcome, written: written, isTrial: dryRun)
      for remark in summary.remarks { Output.complain(remark) }
      if dryRun {
        Output.complain(summary.total)
      } else {
        _ = try Output.isTaken(Array(summary.text.utf8))
      }
    }
    let isDone = outcome.errors.isEmpty && written.count == outcome.files.count
    if !isDone { throw ExitCode(2) }
  }

  /// Prints the changes.
  private func show(_ files: [FixedFile]) throws -> [FixedFile] {
    for file in files {
      let path = file.path.fromWorkingFolder
      let diff = UnifiedDiff(path: path, from: file.before, to: file.after)
      guard try Output.isTaken(diff.bytes) else { break }
    }
    return files
  }

  /// Writes the files, and returns those that could be written.
  private func write(_ outcome: FixOutcome) -> [FixedFile] {
    for folder in outcome.folders { FileReplacement.removeLeftovers(in: folder) }
    return outcome.files.filter { file in
      do throws(ReplacementError) {
        try FileReplacement.replace(file.realPath, from: file.before, to: file.after)
        return true
      } catch {
        Output.complain("\(file.path): \(error.message)")
        return false
      }
    }
  }
}

extension ReplacementError {
  /// What to say of a file that stays as it is.
  var message: String {
    switch self {
    case .changed:
      "The file was changed while it was checked, so it is left alone. Run the command again."
    case .writeProtected:
      "The file is write-protected, so it stays as it is. Allow writing, such as: chmod u+w"
    case .folderProtected:
      "Nothing can be written in the file’s folder, so it stays as it is. Check the folder’s permissions."
    case .other(let words): "The file cannot be written, so it stays as it is: \(words)."
    }
  }
}
