import CopyModel
import Triage

extension Copydesk {
  /// The folders under some paths that are projects of their own, which a run over the paths leaves out.
  package static func projects(under paths: [String], _ options: Options) -> [String] {
    InputFiles(paths, scope: options.scope).projects
  }
}

extension Copydesk.Result {
  /// Takes what another run brought out, as if both had been one.
  public mutating func merge(_ other: Copydesk.Result) {
    if findings.isEmpty {
      findings = other.findings
    } else if !other.findings.isEmpty {
      findings = (findings + other.findings).sorted(by: Finding.precedes)
    }
    triage.known += other.triage.known
    triage.suppressed += other.triage.suppressed
    errors += other.errors.filter { !errors.contains($0) }
    files += other.files
    units += other.units
    alerts += other.alerts
    locales = Set(locales + other.locales).sorted()
    let there = Set(locales.flatMap { Array($0.lineage) })
    absentLocales = Set(absentLocales + other.absentLocales).subtracting(there).sorted()
    unfolded += other.unfolded
    coverage.formUnion(other.coverage)
    copy.merge(other.copy)
    if let own = audit, let others = other.audit {
      var both = own
      both.merge(others)
      audit = both
    } else {
      audit = audit ?? other.audit
    }
    withoutLexicon = Set(withoutLexicon + other.withoutLexicon).sorted()
  }
}
