import Foundation
import ICUText

/// One of Unicode's own test files (UAX #29, UAX #14), from Debian's package unicode-data.
struct BreakTestFile {
  /// A text and where it breaks.
  struct Sample {
    /// Its scalars: `0061 0308`.
    let codePoints: String
    let text: String
    /// The ends of its segments in UTF-8 bytes.
    let ends: [Int]
  }

  /// The version of Unicode that it tests: `15.0.0`.
  let version: String
  let samples: [Sample]

  /// `name` is that of the file without its extension: `WordBreakTest`.
  init(_ name: String) throws {
    let url = URL(filePath: "/usr/share/unicode/auxiliary/\(name).txt")
    let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
    version =
      lines.first.map { $0.dropFirst("# \(name)-".count).dropLast(".txt".count) }
      .map(String.init) ?? ""
    samples = lines.filter { $0.hasPrefix("÷") || $0.hasPrefix("×") }.map(Sample.init)
  }

  /// Why the tests of these files cannot be run; nil when they can.
  static let obstacle: String? = {
    guard let file = try? BreakTestFile("WordBreakTest") else {
      return "Unicode's test files are not at hand: install the package unicode-data"
    }
    guard (file.version + ".").hasPrefix(ICUVersion.unicode + ".") else {
      return "the test files are of Unicode \(file.version), ICU is of \(ICUVersion.unicode)"
    }
    return nil
  }()
}

extension BreakTestFile.Sample {
  init(_ line: Substring) {
    let fields = line.prefix { $0 != "#" }.split { $0 == " " || $0 == "\t" }
    var text = ""
    var ends: [Int] = []
    for field in fields {
      if field == "÷", !text.isEmpty { ends.append(text.utf8.count) }
      if let value = UInt32(field, radix: 16), let scalar = Unicode.Scalar(value) {
        text.unicodeScalars.append(scalar)
      }
    }
    let codePoints = fields.filter { $0 != "÷" && $0 != "×" }.joined(separator: " ")
    self.init(codePoints: codePoints, text: text, ends: ends)
  }
}
