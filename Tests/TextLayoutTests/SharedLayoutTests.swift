import CopyModel
import Foundation
import TestKit
@testable import TextLayout
import Testing

/// Judges that some checkouts have beside them. None of their text is kept here.
@Suite struct SharedLayoutTests {
  private struct DeviceLines: Decodable {
    var locale: String
    var size: Double
    var weight: Int
    var width: Double
    var text: String
    var lines: Int
    var source: String
  }

  private func objects<Row: Decodable>(_ name: String, as type: Row.Type) throws -> [Row] {
    let data = try Data(contentsOf: #require(Project.shared(name)))
    return try data.split(separator: 0x0A).map { try JSONDecoder().decode(type, from: Data($0)) }
  }

  /// Titles and messages of alerts with the heights of their frames, from public dumps of devices:
  /// crifan/iOSAutomation and crifan/ios_automation_facebook_wda (iPhone of 414 points, iOS 12 and 13),
  /// appium/WebDriverAgent issue 889 (iPhone of 390 points).
  @Test(
    .enabled(
      if: Project.shared("gold/device-lines.jsonl") != nil, "the lines of devices are not at hand"))
  func `lines are as many as on devices`() throws {
    let rows = try objects("gold/device-lines.jsonl", as: DeviceLines.self)
    #expect(rows.count == 17)
    var layouter = TextLayouter(try LayoutFacts())
    for row in rows {
      let lines = try layouter.lines(
        of: Layout.text(row.text, in: row.locale), width: row.width, mostLines: nil,
        metrics: .apple, style: FontStyle(size: row.size, weight: row.weight))
      #expect(lines.lines.count == row.lines, "\(row.source): \(row.text)")
    }
  }

  private struct BrowserLines: Decodable {
    var locale: String
    var fontSize: Double
    var fontWeight: Int
    var width: Double
    var text: String
    var lines: [String]
  }

  /// A browser's layout of the same texts in the open fonts, with Apple's breaks forced on it.
  @Test(
    .enabled(
      if: Project.shared("gold/wrap.jsonl") != nil, "the lines of a browser are not at hand"))
  func `lines are those of a browser`() throws {
    let rows = try objects("gold/wrap.jsonl", as: BrowserLines.self)
    #expect(rows.count > 1000)
    var layouter = TextLayouter(try LayoutFacts())
    var counts = 0
    var breaks = 0
    for row in rows {
      let lines = try layouter.lines(
        of: Layout.text(row.text, in: row.locale), width: row.width, mostLines: nil,
        metrics: .reference, style: FontStyle(size: row.fontSize, weight: row.fontWeight),
        asWritten: true
      ).lines.map(\.text)
      let wanted = row.lines.map { line in
        String(line.reversed().drop { $0.isWhitespace }.reversed())
      }
      counts += lines.count == wanted.count ? 1 : 0
      breaks += lines == wanted ? 1 : 0
    }
    #expect(Double(counts) >= 0.999 * Double(rows.count))
    #expect(Double(breaks) >= 0.995 * Double(rows.count))
  }

  private struct Advances: Decodable {
    var advance: [String: [String: Int]]
    var kern: [String: [String: Int]]
  }

  /// The advances that a shaping engine found in the same fonts.
  @Test(
    .enabled(
      if: Project.shared("facts/reference-advances.json") != nil, "the advances are not at hand"))
  func `the table is what a shaping engine finds`() throws {
    let file = try #require(Project.shared("facts/reference-advances.json"))
    let wanted = try JSONDecoder().decode(Advances.self, from: Data(contentsOf: file))
    let table = try FontTable(.inter)
    for (number, weight) in FontTable.weights.enumerated() {
      let advances = try #require(wanted.advance["\(weight)"])
      #expect(advances.count > 700)
      for (scalar, advance) in advances {
        let scalar = try #require(UInt32(scalar, radix: 16))
        #expect(table.advance(of: scalar, weight: number) == advance)
      }
      // The engine also swaps glyphs, as in “->” and “T-”, which the table does not know.
      let pairs = try #require(wanted.kern["\(weight)"])
      let same = pairs.count { pair, value in
        let scalars = pair.unicodeScalars.map(\.value)
        return abs(table.kerning(scalars[0], scalars[1], weight: number) - value) <= 1
      }
      #expect(pairs.count > 1000 && Double(same) > 0.98 * Double(pairs.count))
    }
  }
}
