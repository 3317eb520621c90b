import CopyModel
import Foundation
import HistoryReports
import HistoryTrials
import RunHistory
import TestKit
import Testing
import Triage

/// The digest in a real browser, at the widths of mail clients.
@Suite struct DigestPageTests {
  private static let browser = ["/usr/bin/chromium", "/usr/bin/chromium-browser"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  /// Texts of three languages, some of which have no place to break.
  static func history(in scratch: borrowing Scratch) throws -> HistoryFile {
    let history = try HistoryFile(in: scratch)
    let texts = [
      ("ko", "취소", "“Cancel” became 확인 (OK). Use the wording of “Cancel”."),
      ("zh-Hans", "此操作无法撤销.", "Write “。” instead of “.”, the width of the text around it."),
      ("ar", "إلغاء", "The translation is shorter than its source by half."),
      ("ko", String(repeating: "삭제", count: 80), "This is long."),
      ("en", String(repeating: "a", count: 200), "This is longer."),
    ]
    for night in 1...12 {
      let start = try history.begin(list: "/projects.yml", at: HistorySample.time(night))
      for project in ["App", "A project with a long name, " + String(repeating: "x", count: 60)] {
        var sightings = (0..<(night * 7 % 11)).map {
          HistorySample.sighting("old.\($0)", locale: $0 % 2 == 0 ? "ko" : "ja", severity: .warning)
        }
        if night == 12 {
          sightings += texts.enumerated().map { number, text in
            HistorySample.sighting(
              "new.\(number)." + String(repeating: "k", count: number * 20),
              file: "App/\(text.0).lproj/" + String(repeating: "f", count: number * 15),
              locale: text.0,
              source: "Cancel", text: text.1, message: text.2,
              severity: number % 2 == 0 ? .error : .warning)
          }
        }
        try history.store(
          HistorySample.run(sightings, of: project, version: night < 8 ? "1.0" : "1.1"),
          in: start.batch)
      }
      try history.finish(start.batch)
    }
    return history
  }

  @Test(
    .enabled(if: browser != nil, "Chromium is not installed: make test installs it"),
    arguments: [700, 500])
  func `nothing is wider than the window`(_ width: Int) throws {
    let scratch = try Scratch()
    let history = try Self.history(in: scratch)
    var page = String(
      decoding: try Digest(history, batch: history.batch("last")).html(), as: UTF8.self)
    page.replace(
      "</body>",
      with:
        "<script>document.body.insertAdjacentHTML('beforeend', `<pre id=\"seen\">${document.documentElement.scrollWidth} ${innerWidth} ${document.querySelectorAll('svg').length}</pre>`)</script></body>"
    )
    let path = try scratch.write("digest.html", page)
    let process = Process()
    // A browser that hangs ends the test, not the run.
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "timeout", "60", try #require(Self.browser), "--headless", "--no-sandbox", "--disable-gpu",
      "--disable-dev-shm-usage", "--window-size=\(width),900", "--dump-dom",
      URL(filePath: path).absoluteString,
    ]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let dom = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    let seen =
      dom.components(separatedBy: "<pre id=\"seen\">").last?
      .components(separatedBy: "</pre>").first ?? ""
    let numbers = seen.split(separator: " ").compactMap { Int($0) }
    try #require(numbers.count == 3, "\(seen)")
    #expect(numbers[0] <= numbers[1])
    // A trend of each project and of each of its locales.
    #expect(numbers[2] == 2 * (1 + 5))
  }
}
