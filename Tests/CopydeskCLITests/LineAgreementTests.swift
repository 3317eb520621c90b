import Foundation
import TestKit
import Testing

/// What is said under a drawn alert is what `analyze` says of the same texts.
@Suite struct LineAgreementTests {
  /// Titles and messages of three alerts, as a photo app has them.
  private static let texts: [String: [(title: String, message: String)]] = [
    "en": [
      (
        "Delete “%@” from all of your devices?",
        "The album’s %d photos are deleted too. You can’t undo this."
      ),
      (
        "Can’t Connect to the Printer",
        "Make sure that the printer is turned on and connected to the same network as this device, then try again."
      ),
      ("Leave?", "Your changes are lost."),
    ],
    "ko": [
      ("모든 기기에서 ‘%@’을(를) 삭제하겠습니까?", "앨범에 있는 사진 %d장도 함께 삭제됩니다. 이 동작은 실행 취소할 수 없습니다."),
      ("프린터에 연결할 수 없음", "프린터의 전원이 켜져 있고 이 기기와 같은 네트워크에 연결되어 있는지 확인한 다음 다시 시도하십시오."),
      ("나가겠습니까?", "변경한 내용이 사라집니다."),
    ],
    "zh-Hans": [
      ("要从你的所有设备中删除“%@”吗？", "相簿中的 %d 张照片也会被删除。此操作无法撤销。"),
      ("无法连接打印机", "请确保打印机已打开，并与此设备连接到同一个网络，然后再试一次。"),
      ("要离开吗？", "你的更改会丢失。"),
    ],
    "zh-Hant": [
      ("要從你的所有裝置中刪除「%@」嗎？", "相簿中的 %d 張照片也會一併刪除。此動作無法還原。"),
      ("無法連接印表機", "請確認印表機已開啟，並與此裝置連接至相同的網路，然後再試一次。"),
      ("要離開嗎？", "你的更動會遺失。"),
    ],
  ]

  @Test(arguments: ["ios", "macos", "android"])
  func `the lines under the pictures are those of analyze`(_ platform: String) throws {
    let scratch = try Scratch()
    try scratch.write(".copydesk.yml", "samples: {'%@': Summer Trip to the Lake, '%d': '128'}\n")
    for (locale, alerts) in Self.texts {
      let lines = alerts.enumerated().map { number, alert in
        """
        /* Title of the alert */ "alert.a\(number).title" = "\(alert.title)";
        /* Message of the alert */ "alert.a\(number).message" = "\(alert.message)";

        """
      }
      try scratch.write("App/\(locale).lproj/a.strings", lines.joined())
    }
    let wanted = try analyzed(on: platform, scratch)
    let preview = try Binary.run(["preview", "App", "--platform", platform], in: scratch.folder)
    #expect(preview.status == 0, "\(preview.complaints)")
    _ = try Binary.run(
      ["audit", "App", "--platform", platform, "--out", "audit"], in: scratch.folder)
    let page = try String(contentsOfFile: scratch.path("audit/index.html"), encoding: .utf8)
    let drawn = preview.output.components(separatedBy: "\n\n").filter { $0.contains("╭") }
    #expect(drawn.count == 12)
    for (name, lines) in wanted {
      let picture = try #require(
        drawn.first { $0.hasPrefix("\(name)\n") || $0.hasPrefix("\(name)  (highest)\n") }, "\(name)"
      )
      let counts = lines.map { "\($0.count) line\($0.count == 1 ? "" : "s")" }
      let note = "title \(counts[0]), message \(counts[1])"
      #expect(picture.contains("\n  \(note)"), "\(note)\n\(picture)")
      // The texts of the lines stand there in order, with their samples.
      let rows = picture.split(separator: "\n")
      var number = 0
      for line in lines.joined() where !line.contains("%") {
        let found = rows[number...].firstIndex { $0.contains(" \(line) ") }
        #expect(found != nil, "\(line)\n\(picture)")
        number = found.map { $0 + 1 } ?? number
      }
      let parts = name.components(separatedBy: "  ")
      let row = page.components(separatedBy: "<article class=\"alert-row\">").first {
        $0.contains(">\(parts[0])</h3>")
      }
      let figure = row?.components(separatedBy: "<figure data-locale=\"\(parts[1])\">").last
      let said = figure?.components(separatedBy: "<p class=\"lines\">").dropFirst().first
      #expect(said?.hasPrefix("\(note)<") == true, "\(name) \(said?.prefix(40) ?? "")")
    }
    // They do not all take one line, or this would hold of anything.
    #expect(Set(wanted.values.map { $0[1].count }).count > 1)
  }

  /// The lines of title and message by alert and locale, as `analyze` tells them.
  private func analyzed(
    on platform: String, _ scratch: borrowing Scratch
  ) throws -> [String: [[String]]] {
    var input = ""
    var names: [String] = []
    for (locale, alerts) in Self.texts.sorted(by: { $0.key < $1.key }) {
      for (number, alert) in alerts.enumerated() {
        names.append("alert.a\(number)  \(locale)")
        for (role, text) in [("title", alert.title), ("message", alert.message)] {
          let object = [
            "id": "\(names.count) \(role)", "text": text, "locale": locale, "role": role,
          ]
          let line = try JSONSerialization.data(withJSONObject: object)
          input += String(decoding: line, as: UTF8.self) + "\n"
        }
      }
    }
    let run = try Binary.run(
      ["analyze", "--platform", platform], input: input, in: scratch.folder)
    #expect(run.status == 0 && run.objects.count == 2 * names.count, "\(run.complaints)")
    let lines = run.objects.map { object in
      (object["lines"] as? [[String: Any]])?.compactMap { $0["text"] as? String } ?? []
    }
    return Dictionary(
      uniqueKeysWithValues: names.enumerated().map { ($1, [lines[2 * $0], lines[2 * $0 + 1]]) })
  }
}
