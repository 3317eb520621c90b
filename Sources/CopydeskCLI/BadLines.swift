import ArgumentParser

/// What becomes of a line of standard input that cannot be answered. The others are, either way.
enum BadLines: String, CaseIterable, ExpressibleByArgument {
  /// It is told on standard error, and the run ends with 2.
  case complain
  /// It is a record on standard output, in its place, and the run ends with a record of counts.
  case report
}
