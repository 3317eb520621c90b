import CopyModel
import RuleKit
import StringTables
import Triage

extension Copydesk {
  /// A hash of all that a run over some paths depends on: every file that it reads, the code, options, baseline, and what is
  /// let pass. Two runs of one program with the same one bring out the same. Nil where something cannot be read.
  package func fingerprint(of paths: [String]) async -> UInt64? {
    let inputs = InputFiles(paths, scope: scope, mustHoldTables: true)
    guard inputs.errors.isEmpty, codeErrors.isEmpty, options.earlier.isEmpty else { return nil }
    var hash = StableHash()
    var options = options
    options.jobs = 1
    options.kept = nil
    // The day matters only to what ends on one.
    if options.triage.allowances.allSatisfy({ $0.until == nil }) { options.triage.today = "" }
    for entry in options.triage.baseline?.entries ?? [] {
      hash.add(entry.fingerprint)
      hash.add(entry.key)
    }
    options.triage.baseline = nil
    hash.add(describing: options)
    let queue = TableQueue(
      inputs, options: self.options, context: context,
      alerts: ManifestAlerts(AlertKeys(AlertManifest())),
      windowsOver: Self.largestTable)
    guard let files = await queue.hashes() else { return nil }
    for file in files { hash.add(Int(truncatingIfNeeded: file)) }
    guard options.readsCode else { return hash.value }
    let code = CodeFiles(options.code.isEmpty ? paths : options.code, scope: scope)
    for path in code.paths + code.layouts {
      hash.add(path)
      guard hash.addFile(path) else { return nil }
    }
    return hash.value
  }
}
