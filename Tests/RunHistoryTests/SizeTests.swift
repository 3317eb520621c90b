import CopyModel
import Foundation
import HistoryTrials
import RunHistory
import TestKit
import Testing
import Triage

/// How much room a finding takes.
@Suite struct SizeTests {
  /// A thousand strings in three languages, each with a finding; their texts are as long as those of alerts.
  private static let run = HistorySample.run(
    ["ko", "zh-Hans", "ja"].flatMap { (locale: String) in
      (0..<5_000).map { number in
        HistorySample.sighting(
          "settings.account.delete.\(number).message", file: "\(locale).lproj/Localizable.strings",
          locale: locale,
          source: "The document “Report \(number)” can’t be opened without an account.",
          text: "계정이 없으면 ‘보고서 \(number)’ 문서를 열 수 없습니다. (\(locale))",
          message:
            "The source warns “can’t be opened”; the translation \(number) does not. Say it here too.",
          line: number)
      }
    })

  @Test func `a finding takes at most 600 bytes`() throws {
    let scratch = try Scratch()
    let path = scratch.path("history.sqlite")
    let clock = ContinuousClock()
    do {
      let history = try HistoryFile(path: path, at: "")
      let first = try clock.measure { try history.night(Self.run) }
      let before = try size(path)
      let second = try clock.measure { try history.night(Self.run) }
      print(
        "first night \(first), unchanged \(second), \(before / Self.run.sightings.count) bytes a finding"
      )
      // A night that changes nothing takes next to no room.
      #expect(try size(path) - before < 20_000)
    }
    #expect(try size(path) / Self.run.sightings.count <= 600)
    #expect(!FileManager.default.fileExists(atPath: path + "-wal"))
  }

  private func size(_ path: String) throws -> Int {
    try Data(contentsOf: URL(filePath: path)).count
  }
}
