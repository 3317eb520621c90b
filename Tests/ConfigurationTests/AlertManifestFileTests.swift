import Configuration
import CopyModel
import TestKit
import Testing

/// The alert manifest as values, and what is said of one that cannot be used.
@Suite struct AlertManifestFileTests {
  private func parse(_ text: String) throws(ConfigurationError) -> AlertManifest {
    try AlertManifestFile.parse(text, path: "alerts.yml")
  }

  private func text(
    _ key: String, _ line: Int, _ column: Int, table: String? = nil
  ) -> AlertManifest.Text {
    AlertManifest.Text(key: key, table: table, place: Place(line: line, column: column))
  }

  @Test func `every key sets its value`() throws {
    let manifest = try parse(
      """
      alerts:
        delete-document:
          title: alert.delete.title
          message: {table: Localizable, key: alert.delete.message}
          platform: [ios, macos]
          buttons:
            - {title: common.cancel, role: cancel, default: true}
            - {title: "alert.delete.confirm", role: destructive, default: false}
            - {title: alert.delete.archive}
          kind: action-sheet
          trigger: user
          elements: [suppression, text-field]
        tip: {message: tip.text, platform: watchos, elements: []}
      """)
    var entry = AlertManifest.Entry(name: "delete-document")
    entry.title = [text("alert.delete.title", 3, 12)]
    entry.message = [text("alert.delete.message", 4, 40, table: "Localizable")]
    entry.buttons = [
      [text("common.cancel", 7, 17)], [text("alert.delete.confirm", 8, 18)],
      [text("alert.delete.archive", 9, 17)],
    ]
    entry.traits.kind = .actionSheet
    entry.traits.platforms = [.ios, .macos]
    entry.traits.trigger = .user
    entry.traits.elements = [.suppression, .textField]
    entry.traits.buttons = [
      AlertTraits.Button(role: .cancel, isDefault: true), AlertTraits.Button(role: .destructive),
      AlertTraits.Button(),
    ]
    var tip = AlertManifest.Entry(name: "tip")
    tip.message = [text("tip.text", 13, 18)]
    tip.traits.platforms = [.watchos]
    #expect(manifest == AlertManifest(entries: [entry, tip], path: "alerts.yml"))
  }

  @Test func `a text may stand in no table, and others in its place`() throws {
    let entry = try #require(
      try parse(
        """
        alerts:
          a:
            title: [t.one, {literal: "Done?"}]
            buttons: [{title: {system: ok}}, {role: cancel}]
        """
      ).entries.first)
    #expect(entry.title.map(\.kind) == [.key, .literal])
    #expect(entry.title.map(\.key) == ["t.one", "Done?"])
    #expect(entry.buttons.map { $0.map(\.kind) } == [[.system], [.system]])
    #expect(entry.buttons.map { $0.map(\.key) } == [["ok"], ["cancel"]])
    #expect(entry.traits.buttons.map(\.role) == [nil, .cancel])
  }

  @Test(arguments: ["", "# Nothing yet.\n", "{}", "alerts: {}"])
  func `an empty manifest lists nothing`(_ text: String) throws {
    #expect(try parse(text).entries.isEmpty)
  }

  @Test(arguments: [
    ("alert: {}", ":1:1: There is no key “alert”. Did you mean “alerts”?"),
    ("alerts:\n  a: {titel: t}", ":2:7: There is no key “titel”. Did you mean “title”?"),
    ("alerts:\n  a: {kind: sheet, title: t}", ":2:13: “kind” takes one of alert, modal,"),
    ("alerts:\n  a: {title: t, trigger: boot}", ":2:26: “trigger” takes one of user,"),
    ("alerts:\n  a: {title: t, platform: [ios, android]}", ":2:33: “platform” takes one of ios,"),
    ("alerts:\n  a: {title: t, platform: []}", ":2:27: “platform” names nothing."),
    ("alerts:\n  a: {kind: alert}", ":2:3: “a” names no strings."),
    ("alerts:\n  a:\n    buttons: [{role: destructive}]", ":3:15: A button needs a title"),
    ("alerts:\n  a:\n    buttons: [{title: c, rule: cancel}]", ":3:26: There is no key “rule”."),
    ("alerts:\n  a:\n    buttons: [{title: c, default: maybe}]", ":3:35: “default” takes one of"),
    (
      "alerts:\n  a:\n    buttons:\n    - {title: c, default: true}\n    - {title: d, default: true}",
      ":2:3: “a” has several default buttons."
    ),
    ("alerts:\n  a: {title: {table: T}}", ":2:14: Say which text is meant"),
    ("alerts:\n  a: {title: t}\n  a: {title: u}", ": “a” stands in this mapping more than once."),
    ("alerts: [a]", ":1:9: “alerts” takes keys and values"),
  ])
  func `what is wrong is told with its place`(_ text: String, _ wanted: String) throws {
    let complaint = try #require(throws: ConfigurationError.self) { try parse(text) }.description
    #expect(complaint.hasPrefix("alerts.yml") && complaint.contains(wanted), "\(complaint)")
  }

  @Test func `the configuration names the manifest from its own folder`() throws {
    let scratch = try Scratch()
    let path = try scratch.write(".copydesk.yml", "manifest: copy/alerts.yml\n")
    let missing = try #require(throws: ConfigurationError.self) { try ConfigurationFile.read(path) }
    #expect(missing.description.contains(":1:11: There is no file “copy/alerts.yml”"))
    try scratch.write("copy/alerts.yml", "alerts: {a: {title: t}}\n")
    #expect(try ConfigurationFile.read(path).manifest.entries.map(\.name) == ["a"])
    try scratch.write("copy/alerts.yml", "alerts: {a: {tilte: t}}\n")
    let wrong = try #require(throws: ConfigurationError.self) { try ConfigurationFile.read(path) }
    #expect(wrong.description.contains("copy/alerts.yml:1:14: There is no key “tilte”."))
  }
}
