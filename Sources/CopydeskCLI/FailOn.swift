import ArgumentParser
import CopyModel

/// What `--fail-on` takes.
enum FailOn {
  /// The mildest severity that fails a run; nil when nothing does.
  static func severity(named name: String) throws -> Severity? {
    if name == "never" { return nil }
    guard let severity = Severity(rawValue: name) else {
      throw ValidationError("--fail-on takes error, warning, note or never, not “\(name)”.")
    }
    return severity
  }
}
