import CopyModel
import RuleKit

extension Rule {
  static let missingDeviceVariation = Rule(
    "missing-device-variation", .plural, .warning,
    summary: "A translation says something on every device that its source does.",
    rationale: """
      A text that varies by device needs one for each device of the source, or `other` for the rest.
      On a device that has neither, people see the key or another device's words.
      """,
    source: .work("Apple, “Creating width and device variations of strings”"),
    examples: [
      .files(
        (
          "en.lproj/Localizable.stringsdict",
          Self.table(
            ["iphone": "Tap to delete", "mac": "Click to delete", "other": "Select to delete"],
            marked: nil)
        )),
      .files(
        (
          "en.lproj/Localizable.stringsdict",
          Self.table(["iphone": "Tap to delete", "mac": "Click to delete"], marked: nil)
        ),
        ("ko.lproj/Localizable.stringsdict", Self.table(["iphone": "탭하여 삭제"], marked: "iphone")),
        in: "ko"),
      .files(
        (
          "en.lproj/Localizable.stringsdict",
          Self.table(["iphone": "Tap to delete", "mac": "Click to delete"], marked: nil)
        ),
        (
          "ko.lproj/Localizable.stringsdict",
          Self.table(["iphone": "탭하여 삭제", "mac": "클릭하여 삭제"], marked: nil)
        ), in: "ko"),
      .files(
        (
          "en.lproj/Localizable.stringsdict",
          Self.table(["iphone": "Tap to delete", "other": "Select to delete"], marked: nil)
        ),
        (
          "zh-Hans.lproj/Localizable.stringsdict", Self.table(["iphone": "轻点以删除"], marked: "iphone")
        ), in: "zh-Hans"),
      .files(
        (
          "en.lproj/Localizable.stringsdict",
          Self.table(["iphone": "Tap to delete", "mac": "Click to delete"], marked: nil)
        ),
        (
          "zh-Hant.lproj/Localizable.stringsdict",
          Self.table(["iphone": "點一下來刪除", "other": "選取來刪除"], marked: nil)
        ), in: "zh-Hant"),
    ],
    check: .table { table, findings in
      // Few strings of few tables vary by device.
      var wanted: [String: Set<String>] = [:]
      var there: [(first: Int, devices: Set<String>)] = []
      for index in table.varied {
        guard let device = table.units.variation(of: index)?.device, table.isWritten(index) else {
          continue
        }
        let key = table.units.key(of: index)
        if table.units.locale(of: index) == table.sourceLocale {
          wanted[key, default: []].insert(device)
        } else if let last = there.last, table.units.key(of: last.first) == key,
          table.units.locale(of: last.first) == table.units.locale(of: index)
        {
          there[there.count - 1].devices.insert(device)
        } else {
          there.append((index, [device]))
        }
      }
      for (first, devices) in there where !devices.contains("other") {
        let missing = (wanted[table.units.key(of: first)] ?? []).subtracting(devices)
        guard !missing.isEmpty else { continue }
        findings.flag(table.units[first], .add(missing.sorted()), confidence: 0.9)
      }
    }
  )

  private static func table(_ devices: [String: String], marked: String?) -> String {
    let entries = devices.sorted { $0.key < $1.key }.map { name, text in
      "<key>\(name)</key><string>\(name == marked ? "⟦\(text)⟧" : text)</string>"
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>delete.hint</key><dict>
      <key>NSStringDeviceSpecificRuleType</key><dict>
      \(entries.joined(separator: "\n"))
      </dict></dict></dict></plist>
      """
  }
}

extension String {
  /// The device of `device.mac` and `device.mac.plural.one`.
  fileprivate var device: String? {
    guard hasPrefix("device.") else { return nil }
    return String(dropFirst(7).prefix { $0 != "." })
  }
}

extension Message {
  fileprivate static func add(_ devices: [String]) -> Message {
    "The source has a text for \(devices.joined(separator: ", ")), and this has none, nor “other”. Add it."
  }
}
