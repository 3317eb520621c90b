import Foundation
import TestKit
import Testing

/// The audit's page in a real browser: it lists, filters, searches and draws, and complains of nothing.
@Suite struct PageTests {
  /// Debian's Chromium; nil where it is not installed, so that the test is skipped and says so.
  static let browser = ["/usr/bin/chromium", "/usr/bin/chromium-browser"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  /// What is done on the page, and what it says then: a line each.
  private static let visit = """
    const seen = [];
    const say = (name, value) => seen.push(name + "=" + value);
    const choose = (name, value, kind) => {
      const field = document.getElementById("f-" + name);
      field.value = value;
      field.dispatchEvent(new Event(kind || "change"));
    };
    const count = () => document.querySelectorAll("#list > li").length;
    say("all", count());
    choose("severity", "error");
    say("errors", count());
    choose("severity", "");
    choose("locale", "ko");
    say("korean", count());
    say("drawn", [...document.querySelectorAll("figure")].filter((figure) => !figure.hidden).length);
    choose("locale", "");
    choose("search", "nobody wrote this", "input");
    say("nothing", count());
    choose("search", "취소", "input");
    say("searched", count());
    choose("search", "", "input");
    say("marked", document.querySelectorAll("svg .mark").length > 0);
    say("languages", [...new Set([...document.querySelectorAll("dd[lang]")].map((node) => node.lang))].sort().join(","));
    const rules = [...document.querySelectorAll("#list .head a")].map((node) => node.getAttribute("href"));
    say("rules", rules.length === count() && rules.every((href) => document.querySelector(href).textContent.length > 40));
    say("problems", window.problems.length);
    const log = document.createElement("pre");
    log.id = "seen";
    log.textContent = seen.join("\\n");
    document.body.append(log);
    """

  @Test(.enabled(if: browser != nil, "Chromium is not installed: make test installs it"))
  func `a reviewer lists, filters and searches`() throws {
    let scratch = try Scratch()
    try scratch.write(
      "App/en.lproj/a.strings",
      """
      /* Title of the alert */ "alert.delete.title" = "Delete “%@”?";
      /* Message of the alert */ "alert.delete.message" = "You can’t undo this action.";
      /* Button in the alert */ "alert.delete.cancel" = "Cancel";
      /* Button in the alert */ "alert.delete.delete" = "Delete";

      """)
    try scratch.write(
      "App/ko.lproj/a.strings",
      """
      "alert.delete.title" = "‘%@’을(를) 삭제하겠습니까?";
      "alert.delete.message" = "이 동작은 실행 취소할 수 없습니다.";
      "alert.delete.cancel" = "확인";
      "alert.delete.delete" = "취소";

      """)
    try scratch.write(
      "App/zh-Hans.lproj/a.strings",
      """
      "alert.delete.title" = "要删除“%@”吗?";
      "alert.delete.message" = "此操作无法撤销。";
      "alert.delete.cancel" = "取消";
      "alert.delete.delete" = "删除";

      """)
    _ = try Binary.run(["audit", "App", "--out", "audit"], in: scratch.folder)
    var page = try String(contentsOfFile: scratch.path("audit/index.html"), encoding: .utf8)
    let watch =
      "<script>window.problems = []; window.onerror = (what) => window.problems.push(what);</script>"
    page.replace("<head>", with: "<head>\(watch)", maxReplacements: 1)
    page.replace("</body>", with: "<script>\(Self.visit)</script></body>", maxReplacements: 1)
    try scratch.write("audit/visited.html", page)
    let seen = try dump(scratch.path("audit/visited.html"))
    let total = try #require(Int(seen["all"] ?? ""))
    #expect(total >= 3 && seen["nothing"] == "0" && seen["problems"] == "0", "\(seen)")
    let errors = try #require(Int(seen["errors"] ?? "")),
      korean = try #require(Int(seen["korean"] ?? ""))
    #expect(errors > 0 && errors < total && korean > 0 && korean < total, "\(seen)")
    #expect(seen["rules"] == "true", "\(seen)")
    // The alert in English, for comparison, and in Korean.
    #expect(seen["drawn"] == "2" && seen["marked"] == "true", "\(seen)")
    #expect(Int(seen["searched"] ?? "").map { $0 > 0 && $0 < total } == true, "\(seen)")
    #expect(
      seen["languages"]?.contains("ko") == true && seen["languages"]?.contains("zh-Hans") == true)
  }

  /// What the page says of itself when all its scripts ran.
  private func dump(_ path: String) throws -> [String: String] {
    let process = Process()
    // A browser that hangs ends the test, not the run.
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "timeout", "60", try #require(Self.browser),
      "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
      "--virtual-time-budget=5000",
      "--dump-dom", URL(filePath: path).absoluteString,
    ]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let page = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    let log = page.components(separatedBy: "<pre id=\"seen\">").last?
      .components(separatedBy: "</pre>").first
    let lines = (log ?? "").split(separator: "\n").map {
      $0.split(separator: "=", maxSplits: 1).map(String.init)
    }
    return Dictionary(lines.compactMap { $0.count == 2 ? ($0[0], $0[1]) : nil }) { first, _ in first
    }
  }
}
