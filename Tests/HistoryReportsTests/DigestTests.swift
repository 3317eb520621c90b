import CopyModel
import Foundation
import HistoryReports
import HistoryTrials
import RunHistory
import TestKit
import Testing
import Triage

/// What a digest says, whatever the texts are.
@Suite struct DigestTests {
  /// Texts that would be more than text.
  private static let hostile =
    "<script>alert(1)</script> {{title}} &amp; <!-- \u{202E}desrever \u{1B}[31m | `a` **b** ]]>\u{0}"

  /// Two nights, the second of which has eleven new findings of one project, and an upgrade of another.
  private func history(in scratch: borrowing Scratch) throws -> HistoryFile {
    let history = try HistoryFile(in: scratch)
    let old = HistorySample.sighting("old")
    for night in 1...2 {
      let start = try history.begin(list: "/projects.yml", at: HistorySample.time(night))
      var sightings = [HistorySample.sighting("gone"), old]
      if night == 2 {
        sightings = (0..<10).map { HistorySample.sighting("a.\($0)", severity: .warning, line: $0) }
        sightings += [
          old,
          HistorySample.sighting(
            Self.hostile, file: "ko.lproj/\(Self.hostile).strings", source: Self.hostile,
            text: Self.hostile, message: Self.hostile),
          HistorySample.sighting("passed", review: .intentional),
        ]
      }
      try history.store(HistorySample.run(sightings, of: "App"), in: start.batch)
      try history.store(
        HistorySample.run(
          night == 1 ? [] : [HistorySample.sighting("worse", locale: "ar", text: "إلغاء")],
          of: "Other", version: night == 1 ? "1.0" : "1.1"), in: start.batch)
      try history.finish(start.batch)
    }
    return history
  }

  @Test func `it tells what changed, and what an upgrade may have brought apart`() throws {
    let scratch = try Scratch()
    let history = try history(in: scratch)
    let digest = try Digest(history, batch: history.batch("last"))
    let page = String(decoding: try digest.html(), as: UTF8.self)
    let text = String(decoding: digest.markdown, as: UTF8.self)
    for words in [
      "Copy of 2027-03-02", "11 new, 1 resolved, 0 back in 2 projects.",
      "2 projects fail their gates: App, Other.",
      "Other was checked by copydesk 1.1, before by 1.0: its 1 new, 0 resolved and 0 returned findings may come from that alone.",
      "The worst 10 of 12 findings that are new or back",
    ] {
      #expect(page.contains(words) && text.contains(words), "\(words)")
    }
    // The error first, and nothing of the upgrade while there is enough else.
    #expect(text.components(separatedBy: "\n| error | ").count == 2)
    #expect(text.components(separatedBy: "\n| warning | ").count == 10)
    #expect(!text.contains("worse"))
  }

  @Test func `texts are text`() throws {
    let scratch = try Scratch()
    let history = try history(in: scratch)
    let digest = try Digest(history, batch: history.batch("last"))
    for bytes in [try digest.html(), digest.markdown] {
      let text = String(decoding: bytes, as: UTF8.self)
      for harm in ["<script", "<!-- \u{FFFD}", "\u{202E}", "\u{1B}", "\0"] {
        #expect(!text.contains(harm), "\(harm)")
      }
      #expect(text.contains("&lt;script&gt;"))
    }
    #expect(!String(decoding: digest.markdown, as: UTF8.self).contains("| `a`"))
    let page = String(decoding: try digest.html(), as: UTF8.self)
    #expect(page.contains("{{title}}"))
    #expect(!page.contains("src=") && !page.contains("url(") && !page.contains("<link"))
    #expect(page.contains("lang=\"ko\" dir=\"ltr\"") && page.contains("lang=\"en\" dir=\"ltr\""))
  }

  @Test func `of one history it is always the same`() throws {
    let one = try Scratch()
    let other = try Scratch()
    let first = try history(in: one)
    let second = try history(in: other)
    let digests = try [first, first, second].map { try Digest($0, batch: $0.batch("last")) }
    #expect(try Set(digests.map { try $0.html() }).count == 1)
    #expect(Set(digests.map(\.markdown)).count == 1)
    #expect(Set(digests.map(\.json)).count == 1)
  }

  @Test func `the first night and an empty one`() throws {
    let scratch = try Scratch()
    let history = try history(in: scratch)
    let first = try Digest(history, batch: history.batch("1"))
    let text = String(decoding: first.markdown, as: UTF8.self)
    #expect(text.contains("App was checked for the first time: 2 findings."))
    #expect(text.contains("0 new, 0 resolved, 0 back in 2 projects."))
    #expect(text.contains("error, first run"))
    let start = try history.begin(list: "/projects.yml", at: HistorySample.time(3))
    let empty = try Digest(history, batch: start.batch)
    #expect(String(decoding: empty.markdown, as: UTF8.self).contains("No project was checked."))
    #expect(String(decoding: try empty.html(), as: UTF8.self).contains("This batch was stopped"))
  }

  @Test func `right-to-left text has its direction`() throws {
    let scratch = try Scratch()
    let history = try HistoryFile(in: scratch)
    try history.night(HistorySample.run([HistorySample.sighting("a", locale: "ar", text: "إلغاء")]))
    let page = String(
      decoding: try Digest(history, batch: history.batch("last")).html(), as: UTF8.self)
    #expect(page.contains("<span lang=\"ar\" dir=\"rtl\">إلغاء</span>"))
  }

  @Test func `trends go back thirty nights`() throws {
    let scratch = try Scratch()
    let history = try HistoryFile(in: scratch)
    for night in 1...35 {
      try history.night(
        HistorySample.run(
          (0..<night).map { HistorySample.sighting("a.\($0)") }, version: night < 33 ? "1" : "2"))
    }
    let digest = try Digest(history, batch: history.batch("last"))
    let page = String(decoding: try digest.html(), as: UTF8.self)
    #expect(page.contains("6 → 35 (6 to 35), of which 35 errors"))
    #expect(page.components(separatedBy: "<line ").count == 3)
    let text = String(decoding: digest.markdown, as: UTF8.self)
    #expect(text.contains("▂") && text.contains("\\|█"))
    #expect(digest.markdown.count < 10_000)
  }
}
