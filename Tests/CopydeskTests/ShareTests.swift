import CopyModel
import Copydesk
import Foundation
import TestKit
import Testing

/// What is said of alerts by their number.
@Suite struct ShareTests {
  /// The rules that speak, under a manifest of alerts of which the first show the caution symbol.
  private func findings(alerts: Int, cautions: Int) async throws -> [String] {
    let scratch = try Scratch()
    var manifest = AlertManifest()
    var lines = ""
    for number in 0..<alerts {
      var entry = AlertManifest.Entry(name: "alert\(number)")
      entry.title = [AlertManifest.Text(key: "title\(number)")]
      entry.buttons = [[AlertManifest.Text(key: "cancel")], [AlertManifest.Text(key: "send")]]
      entry.traits.buttons = [AlertTraits.Button(role: .cancel), AlertTraits.Button()]
      entry.traits.elements = number < cautions ? [.cautionSymbol] : []
      manifest.entries.append(entry)
      lines += "\"title\(number)\" = \"Send letter \(number)?\";\n"
    }
    lines += "\"cancel\" = \"Cancel\";\n\"send\" = \"Send\";\n"
    try scratch.write("en.lproj/Letters.strings", lines)
    var options = Options()
    options.manifest = manifest
    options.only = ["needless-caution-symbol"]
    return try await Copydesk(options).check([scratch.folder.path]).findings.map { $0.key ?? "" }
  }

  @Test(arguments: [(10, 2, [String]()), (10, 3, ["title0"]), (9, 9, [])])
  func `one alert in five may show the caution symbol`(
    _ alerts: Int, _ cautions: Int, _ wanted: [String]
  ) async throws {
    #expect(try await findings(alerts: alerts, cautions: cautions) == wanted)
  }

  @Test(arguments: [(10, true), (50, false)])
  func `the project says how many texts may belong to alerts`(
    _ share: Int, _ isTooMany: Bool
  ) async throws {
    let scratch = try Scratch()
    let alerts = (0..<10).map { number in
      "\"alert.a\(number).title\" = \"Send letter \(number)?\";\n"
        + "\"alert.a\(number).button.cancel\" = \"Cancel\";\n"
    }
    let others = (0..<40).map { "\"row\($0)\" = \"Row \($0)\";\n" }
    try scratch.write("en.lproj/Localizable.strings", (alerts + others).joined())
    var options = Options()
    options.alertShare = share
    options.only = ["alert-overuse"]
    let result = try await Copydesk(options).check([scratch.folder.path])
    #expect(result.findings.isEmpty != isTooMany)
  }
}
