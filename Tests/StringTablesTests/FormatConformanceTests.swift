import CopyModel
@testable import StringTables
import TableTrials
import Testing

/// What every format must stand. Each of its aspects has a file: damage, encoding, line breaks and hostile input.
struct FormatConformanceTests {
  struct Sample: Sendable, CustomTestStringConvertible {
    let path: String
    let stored: [UInt8]
    var testDescription: String { path }
    var text: String { String(decoding: stored, as: UTF8.self) }

    init(path: String, stored: [UInt8]) {
      self.path = path
      self.stored = stored
    }

    init(path: String, text: String) {
      self.init(path: path, stored: Array(text.utf8))
    }
  }

  static let samples = formatSamples + literalSamples

  @Test(arguments: TableFormat.all.map(\.name))
  func `every format has a sample`(name: String) {
    #expect(Self.samples.contains { TableFormat.of(path: $0.path)?.name == name })
  }

  @Test(arguments: samples)
  func `the sample itself is read without an issue`(sample: Sample) {
    let reading = Reading(sample.stored, as: sample.path)
    #expect(reading.units.count + reading.entries.count >= 1)
    #expect(reading.issues.isEmpty)
    Self.inspect(sample.stored, as: sample.path, "the sample")
  }

  /// Reads bytes and looks at what must hold whatever they are.
  static func inspect(_ stored: [UInt8], as path: String, _ what: @autoclosure () -> String) {
    guard let format = TableFormat.of(path: path) else { return }
    let flaws = TableTrial(stored, as: path, format: format).flaws
    if !flaws.isEmpty { Issue.record("\(what()): \(flaws)") }
  }
}
