import JSONText

/// What became of the lines that `diff` read. Each line counts once: it is blank, compared, left out for one of two
/// reasons, or bad.
struct PairCounts {
  var lines = 0
  var blank = 0
  var compared = 0
  /// The pairs whose source or translation is null.
  var withoutText = 0
  /// The pairs in languages that were not asked for.
  var otherLocale = 0
  var bad = 0
  /// How often a part of a pair was not looked at.
  var warnings = 0
  var findings = 0

  /// Counts what is wrong with a line.
  mutating func count(_ complaint: NDJSONComplaint) {
    if complaint.isError { bad += 1 } else { warnings += 1 }
  }

  /// Writes them as the record that ends the output.
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.name("counts")
      json.object { json in
        for (name, count) in [
          ("lines", lines), ("blank", blank), ("compared", compared), ("withoutText", withoutText),
          ("otherLocale", otherLocale), ("bad", bad), ("warnings", warnings),
          ("findings", findings),
        ] {
          json.name(name)
          json.integer(count)
        }
      }
    }
    json.endLine()
  }
}
