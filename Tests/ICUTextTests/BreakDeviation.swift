import ICUText

/// Samples of Unicode's test files at which ICU breaks otherwise, on purpose.
struct BreakDeviation: Sendable {
  let unit: BreakUnit
  let reason: String
  /// The samples' code points.
  let samples: [String]

  /// Those of ICU 72 (Unicode 15.0). A later ICU has fewer: Unicode has taken some over.
  static let known = [
    BreakDeviation(
      unit: .words,
      reason: "CLDR 42 takes the colon out of MidLetter: Swedish alone has it inside words.",
      samples: [
        "0061 003A 0041",
        "0061 003A 0308 0041",
        "0061 003A 05D0",
        "0061 003A 0308 05D0",
        "0061 003A 0061 2060",
        "0061 003A 0308 0061 2060",
        "0061 003A 0061 003A",
        "0061 003A 0308 0061 003A",
        "0061 003A 0061 0027",
        "0061 003A 0308 0061 0027",
        "0061 003A 0061 0027 2060",
        "0061 003A 0308 0061 0027 2060",
        "0061 003A 0061 002C",
        "0061 003A 0308 0061 002C",
        "0041 003A 0041",
      ]),
    BreakDeviation(
      unit: .lines,
      reason: "ICU reads numbers by UAX #14's regular expression (8.2, example 7): “.35” is one.",
      samples: [
        "002C 0030",
        "002C 0308 0030",
        "0065 0071 0075 0061 006C 0073 0020 002E 0033 0035 0020 0063 0065 006E 0074 0073",
        "0061 002E 0032 0020",
        "0061 002E 0032 0020 0915",
        "0061 002E 0032 0020 672C",
        "0061 002E 0032 3000 672C",
        "0061 002E 0032 3000 307E",
        "0061 002E 0032 3000 0033",
        "0041 002E 0031 0020 BABB",
        "BD24 C5B4 002E 0020 0041 002E 0032 0020 BCFC",
        "BD10 C694 002E 0020 0041 002E 0033 0020 BABB",
        "C694 002E 0020 0041 002E 0034 0020 BABB",
        "0061 002E 0032 3000 300C",
      ]),
    BreakDeviation(
      unit: .lines,
      reason: "ICU keeps a hyphen at the start with its word, as LB20a does since Unicode 16.",
      samples: [
        "002D 0023",
        "002D 0308 0023",
        "002D 00A7",
        "002D 0308 00A7",
        "002D 50005",
        "002D 0308 50005",
        "002D 0E01",
        "002D 0308 0E01",
      ]),
  ]
}
