import CopyModel
import Copydesk
import Foundation
import TestKit
import Testing

/// How surely roles and alerts are known decides how bad what rests on them can be.
@Suite struct AlertTrustTests {
  /// The worst finding of a rule in a table.
  private func worst(
    _ rule: String, _ table: String, manifest: AlertManifest = AlertManifest()
  ) async throws -> [Severity] {
    let scratch = try Scratch()
    try scratch.write("en.lproj/A.strings", table)
    var options = Options()
    options.only = [rule]
    options.manifest = manifest
    return try await Copydesk(options).check([scratch.folder.path]).findings.map(\.severity)
  }

  @Test(
    arguments: [
      ("/* Button of the delete alert */\n\"k\" = \"Delete.\";", .error),
      (
        "\"alert.a.title\" = \"Delete it?\";\n\"alert.a.button.yes\" = \"Delete.\";", .error
      ),
      ("\"alert.a.button.x\" = \"Delete.\";\n\"alert.a.button.y\" = \"Cancel\";", .warning),
      // Any button may be one of a window.
      ("/* Button on the first screen */\n\"k\" = \"Delete.\";", nil),
    ] as [(String, Severity?)])
  func `a guess makes no error`(table: String, severity: Severity?) async throws {
    #expect(try await worst("button-punctuation", table) == [severity].compactMap(\.self))
  }

  private let table = """
    "t" = "Delete this note?";
    "c" = "Cancel";
    "d" = "Delete";
    """

  private var manifest: AlertManifest {
    var entry = AlertManifest.Entry(name: "delete")
    entry.title = [AlertManifest.Text(key: "t")]
    entry.buttons = ["c", "d"].map { [AlertManifest.Text(key: $0)] }
    entry.traits.buttons = [
      AlertTraits.Button(role: .cancel), AlertTraits.Button(role: .destructive, isDefault: true),
    ]
    return AlertManifest(entries: [entry])
  }

  @Test func `what only the manifest tells is silent without it`() async throws {
    #expect(try await worst("default-destructive-button", table).isEmpty)
    #expect(try await worst("default-destructive-button", table, manifest: manifest) == [.error])
  }

  @Test func `what the manifest tells is reported once for all locales`() async throws {
    let scratch = try Scratch()
    for (language, delete) in [("en", "Delete"), ("ko", "삭제"), ("zh-Hans", "删除")] {
      try scratch.write(
        "\(language).lproj/A.strings", table.replacing("\"Delete\"", with: "\"\(delete)\""))
    }
    var options = Options()
    options.only = ["default-destructive-button"]
    options.manifest = manifest
    let result = try await Copydesk(options).check([scratch.folder.path])
    #expect(result.alerts == 3)
    #expect(result.findings.map(\.locale?.identifier) == ["en"])
    #expect(result.findings.map(\.alert) == ["delete"])
  }
}
