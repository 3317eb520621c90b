import ArgumentParser
import Audit
import Configuration
import CopyModel
import Copydesk
import FoundationEssentials
import Reports
import StoredFiles

/// `copydesk audit`: the gate before a release, with a page for those who review it.
struct AuditCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract:
      "Check a release, and write a page with the verdict, the findings and every alert drawn.",
    discussion: """
      The first line of the page says PASS or FAIL and by which conditions, which “gate” of .copydesk.yml sets; without \
      it, no error may be there. Exit status: 0 it passes; 1 it fails; 2 misuse or unreadable input.
      """)

  @Argument(help: "Files and folders. Folders are searched for tables.")
  var paths: [String] = []

  @OptionGroup var checks: CheckOptions

  @Option(
    help: ArgumentHelp(
      "The folder to write into; it is made where it is not there.", valueName: "folder"))
  var out: String

  @Option(help: ArgumentHelp("What the page is headed with.", valueName: "words"))
  var title = "Copy audit"

  @Option(
    help: ArgumentHelp(
      "The day or the version that the page is about. Without it the page names none.",
      valueName: "words"))
  var date: String?

  @Option(
    help: ArgumentHelp(
      "List so many translations without a finding that a person should read first.", valueName: "n"
    ))
  var read = 50

  func run() async throws {
    guard (0...10_000).contains(read) else {
      throw ValidationError("--read takes a number from 0 to 10000.")
    }
    guard !paths.isEmpty else {
      throw ValidationError(
        "Name a file or folder to audit, such as: copydesk audit App --out audit")
    }
    let progress = Output.errorIsTerminal ? ProgressLine() : nil
    let outcome = try await checks.run(paths, progress: progress) {
      $0.gathersForAudit = true
      $0.readFirst = read
    }
    let result = outcome.result
    checks.complain(about: result)
    guard let facts = result.audit else { throw ExitCode(2) }
    let configuration = outcome.configuration ?? Configuration()
    var audit = await AuditReport(
      checks.report(of: result), facts, title: title, date: date, gate: configuration.gate,
      penalties: configuration.penalties, rules: outcome.rules)
    audit.readFirst = read
    try await write(audit)
    try Output.write(Array((summary(of: audit) + "\n").utf8))
    if !result.errors.isEmpty { throw ExitCode(2) }
    if !audit.passes || outcome.isStale { throw ExitCode(1) }
  }

  private func write(_ audit: AuditReport) async throws {
    do {
      try FileManager.default.createDirectory(atPath: out, withIntermediateDirectories: true)
    } catch {
      throw ValidationError(
        "\(out): The folder cannot be made. Check --out and the permissions there.")
    }
    // Each is made by itself, beside the others.
    async let pages = try AuditPage(audit).files
    async let json = audit.json
    async let table = AuditSheet.csv(of: audit)
    try writeWorkbook(of: audit)
    for (name, bytes) in try await pages { try Output.write(bytes, toFile: "\(out)/\(name)") }
    try Output.write(await json, toFile: "\(out)/audit.json")
    try Output.write(await table, toFile: "\(out)/findings.csv")
  }

  /// Written beside and then moved, so that nobody meets half of it.
  private func writeWorkbook(of audit: AuditReport) throws {
    let draft = FileManager.default.temporaryDirectory
      .appending(path: "copydesk-audit-\(UUID().uuidString).xlsx").path
    defer { try? FileManager.default.removeItem(atPath: draft) }
    guard AuditWorkbook(audit).write(to: draft) else {
      Output.complain(
        "\(out)/findings.xlsx: The workbook cannot be written. Check that the folder for temporary files has room."
      )
      throw ExitCode(2)
    }
    try Output.write(try StoredFile.bytes(of: draft), toFile: "\(out)/findings.xlsx")
  }

  private func summary(of audit: AuditReport) -> String {
    let lines = audit.conditions.map { "  \($0.isMet ? "met" : "not met")  \($0.text)" }
    return (["\(audit.passes ? "PASS" : "FAIL")  \(out)/index.html"] + lines).joined(
      separator: "\n")
  }
}
