import CopyModel
import Copydesk
import Foundation
import StringTables
import TableTrials
import TestKit
import Testing

/// Every text stands where its unit says, and every part of it can be found in its file.
@Suite struct PositionTests {
  @Test func `every text of the corpus stands where its unit says`() async throws {
    let found = try await trial(of: Project.corpus, every: 1)
    #expect(found.flaws.isEmpty)
    #expect(found.texts > 10_000)
    // A unit without a text stands at its key, in catalogs only.
    #expect(found.keys < found.texts / 10)
  }

  @Test(.enabled(if: Project.sharedTables != nil, "the shared tables are not at hand"))
  func `every text of the shared tables stands where its unit says`() async throws {
    // Each takes a while.
    let found = try await trial(of: #require(Project.sharedTables), every: 17)
    #expect(found.flaws.isEmpty)
    #expect(found.texts > 5_000)
  }

  private struct Found {
    var texts = 0
    /// How many units stand at their key.
    var keys = 0
    var flaws: [String] = []
  }

  /// Looks at the target and the source of every nth unit under a folder.
  private func trial(of folder: URL, every step: Int) async throws -> Found {
    var found = Found()
    var number = 0
    var places: [StoredText] = []
    var texts: [String] = []
    _ = try await Copydesk().read([folder.path], form: Array.init) { units, _ in
      for unit in units {
        number += 1
        guard number % step == 0 else { continue }
        if let target = unit.target {
          places.append(unit.stored)
          texts.append(target)
        }
        if let source = unit.source, let stored = unit.storedSource {
          places.append(stored)
          texts.append(source)
        } else if unit.target == nil {
          found.keys += 1
        }
      }
    }
    found.texts = texts.count
    // Two workers, each with its own files.
    let files = Set(places.map(\.file)).sorted()
    found.flaws = try await withThrowingTaskGroup(of: [String].self) { group in
      for part in 0..<2 {
        let mine = Set(files.indices.filter { $0 % 2 == part }.map { files[$0] })
        let work = zip(places, texts).filter { mine.contains($0.0.file) }
        group.addTask { try Self.flaws(of: work) }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
    return found
  }

  /// At most five things that do not hold.
  private static func flaws(
    of texts: [(stored: StoredText, text: String)]
  ) throws -> [String] {
    var flaws: [String] = []
    var file: (path: String, bytes: [UInt8], lines: LineStarts)?
    for (stored, text) in texts where flaws.count < 5 {
      if file?.path != stored.file {
        let table = TableFile(
          path: stored.file, stored: Array(try Data(contentsOf: URL(filePath: stored.file))),
          format: TableFormat.of(path: stored.file))
        file = (stored.file, table.bytes, LineStarts(of: table.bytes.span))
      }
      guard let file else { continue }
      let range = stored.bytes
      guard range.upperBound <= file.bytes.count else {
        flaws.append("\(stored.file): \(range) is behind its end")
        continue
      }
      let place = file.lines.place(of: range.lowerBound, in: file.bytes.span)
      if place != stored.place { flaws.append("\(stored) is at \(place)") }
      var writing = WritingTrial(text, Array(file.bytes[range]), as: stored.notation)
      for placeholder in placeholders(in: text) { writing.inspect(placeholder) }
      flaws += writing.flaws.map { "\(stored.file):\(place.line):\(place.column): \($0)" }
    }
    return flaws
  }

  /// What begins with `%` or stands in braces: UTF-8 offsets.
  private static func placeholders(in text: String) -> [Range<Int>] {
    let bytes = Array(text.utf8)
    var found: [Range<Int>] = []
    for start in bytes.indices {
      if bytes[start] == UInt8(ascii: "%") {
        var end = start + 1
        while end < bytes.count, end < start + 4, bytes[end] < 0x80 { end += 1 }
        found.append(start..<end)
      } else if bytes[start] == UInt8(ascii: "{"),
        let end = bytes[start...].firstIndex(of: UInt8(ascii: "}"))
      {
        found.append(start..<end + 1)
      }
    }
    return found
  }
}
