import Foundation
import TestKit
import Testing

/// What `.copydesk.yml` changes in a run.
@Suite struct ConfigurationTests {
  /// A project with one error in Korean and in Chinese, in the app and in another folder.
  private func project(_ configuration: String?) throws -> Scratch {
    let scratch = try Scratch()
    for folder in ["App", "Kits/Kit"] {
      try scratch.write("\(folder)/en.lproj/A.strings", "\"cancel\" = \"Cancel\";\n")
      try scratch.write("\(folder)/ko.lproj/A.strings", "\"cancel\" = \"확인\";\n")
      try scratch.write("\(folder)/zh-Hans.lproj/A.strings", "\"cancel\" = \"好\";\n")
    }
    if let configuration { try scratch.write(".copydesk.yml", configuration) }
    return scratch
  }

  /// The findings of action-drift, as `folder locale severity`.
  private func drifts(
    _ scratch: borrowing Scratch, _ arguments: [String] = [], from folder: String = "."
  ) throws -> [String] {
    let run = try Binary.run(
      ["check", scratch.folder.path, "--format", "ndjson"] + arguments,
      in: scratch.folder.appending(path: folder))
    #expect(run.status != 2, "\(run.complaints)")
    return run.objects.compactMap { finding in
      guard finding["rule"] as? String == "action-drift", let file = finding["file"] as? String,
        let locale = finding["locale"] as? String, let severity = finding["severity"] as? String
      else { return nil }
      return "\(file.contains("/Kits/") ? "Kits" : "App") \(locale) \(severity)"
    }
  }

  @Test func `a byte order mark and the line ends of Windows are no text`() throws {
    let scratch = try project("\u{FEFF}rules:\r\n  action-drift: note\r\nmanifest: alerts.yml\r\n")
    try scratch.write("alerts.yml", "\u{FEFF}alerts:\r\n  stop:\r\n    title: cancel\r\n")
    #expect(try drifts(scratch).allSatisfy { $0.hasSuffix("note") })
  }

  @Test func `names are kept as they are`() throws {
    let scratch = try Scratch()
    try scratch.write(
      "en.lproj/A.strings",
      """
      "alert.oak.title" = "Open It?";
      "alert.oak.button.open" = "Open npm of Oak";
      "alert.oak.button.other" = "Open Npm";

      """)
    func fixes() throws -> [String] {
      try Binary.run(
        ["check", "en.lproj", "--only", "button-case", "--format", "ndjson"], in: scratch.folder
      ).objects.compactMap { $0["fix"] as? String }
    }
    #expect(try fixes() == ["Npm"])
    try scratch.write(".copydesk.yml", "names: [npm, npm of Oak]\n")
    #expect(try fixes() == ["npm"])
  }

  private let all = ["App ko error", "App zh-Hans error", "Kits ko error", "Kits zh-Hans error"]

  @Test func `without a configuration everything is checked`() throws {
    #expect(try drifts(try project(nil)) == all)
  }

  @Test(arguments: [
    ("exclude: [Kits]", ["App ko error", "App zh-Hans error"]),
    ("include: [App]", ["App ko error", "App zh-Hans error"]),
    (
      "include: ['**/*.strings']\nexclude: ['**/ko.lproj']",
      ["App zh-Hans error", "Kits zh-Hans error"]
    ),
    ("locales: [ko]\nexclude: [Kits/**]", ["App ko error"]),
    ("rules: {action-drift: off}", []),
    ("rules: {action-drift: note}\nexclude: [Kits]", ["App ko note", "App zh-Hans note"]),
    (
      "locale-rules: {ko: {action-drift: warning}}\nexclude: [Kits]",
      ["App ko warning", "App zh-Hans error"]
    ),
    ("locale-rules: {ko: {action-drift: off}}\nexclude: [Kits]", ["App zh-Hans error"]),
    (
      "rules: {action-drift: off}\nlocale-rules: {zh-Hans: {action-drift: warning}}",
      ["App zh-Hans warning", "Kits zh-Hans warning"]
    ),
  ])
  func `the configuration says what is checked, and how bad it is`(
    _ configuration: String, _ wanted: [String]
  ) throws {
    #expect(try drifts(try project(configuration)) == wanted)
  }

  @Test func `the configuration is found from the working folder upwards`() throws {
    let scratch = try project("exclude: [Kits]")
    #expect(try drifts(scratch, from: "App/en.lproj").count == 2)
  }

  @Test func `another configuration can be named`() throws {
    let scratch = try project("exclude: [App]")
    try scratch.write("other.yml", "exclude: [Kits]")
    #expect(try drifts(scratch, ["--config", "other.yml"]) == Array(all.prefix(2)))
  }

  @Test func `the command line wins`() throws {
    let scratch = try project(
      "locales: [ko]\nguideline: hig-2008\nrules: {action-drift: off}\nexclude: [Kits]")
    let only = ["--only", "action-drift"]
    #expect(try drifts(scratch, only) == ["App ko error"])
    #expect(try drifts(scratch, only + ["--locale", "zh-Hans"]) == ["App zh-Hans error"])
    let german = try project("source-locale: de")
    #expect(try drifts(german, ["--source-locale", "en"]) == all)
  }

  @Test func `the guideline of the configuration holds`() throws {
    let scratch = try Scratch()
    try scratch.write(
      "en.lproj/A.strings",
      """
      "alert.sync.title" = "Sync Error";
      "alert.sync.message" = "Your notes could not be synced.";
      """)
    let arguments = ["check", scratch.folder.path, "--only", "error-word", "--format", "ndjson"]
    func severity(_ more: [String] = []) throws -> String? {
      try Binary.run(arguments + more, in: scratch.folder).objects.first?["severity"] as? String
    }
    #expect(try severity() == "note")
    try scratch.write(".copydesk.yml", "guideline: hig-2008")
    #expect(try severity() == "warning")
    #expect(try severity(["--guideline", "hig-2022"]) == "note")
  }

  @Test func `a named file is read even where folders are left out`() throws {
    let scratch = try project("exclude: [Kits]")
    let file = scratch.path("Kits/Kit/ko.lproj/A.strings")
    let run = try Binary.run(["check", file], in: scratch.folder)
    #expect(run.status == 1)
  }

  @Test func `samples and platforms are what texts are laid out with`() throws {
    let scratch = try Scratch()
    let input = #"{"id":1,"text":"Delete “%@”?","locale":"en","role":"title"}"# + "\n"
    func lines() throws -> Int? {
      let run = try Binary.run(["analyze"], input: input, in: scratch.folder)
      return (run.objects.first?["lines"] as? [Any])?.count
    }
    #expect(try lines() == 1)
    try scratch.write(".copydesk.yml", "samples: {'%@': A Name That Is Far Too Long to Fit}")
    #expect(try lines() == 2)
    try scratch.write(".copydesk.yml", "platforms: [watchos]")
    #expect(try lines() == nil)
  }

  @Test func `read and diff keep to it too`() throws {
    let scratch = try project("exclude: [Kits]\nrules: {action-drift: off}")
    let read = try Binary.run(["read", scratch.folder.path], in: scratch.folder)
    #expect(read.objects.count == 3)
    let pair = "{\"id\":1,\"source\":\"Cancel\",\"target\":\"확인\",\"locale\":\"ko\"}\n"
    let diff = try Binary.run(["diff"], input: pair, in: scratch.folder)
    #expect(diff.status == 0 && !diff.output.contains("action-drift"))
  }

  @Test(arguments: ["check", "read"])
  func `a configuration that cannot be used ends the run with 2, in one line`(
    _ verb: String
  ) throws {
    let scratch = try project("locales: [ko]\nexcludes: [Kits]\n")
    let run = try Binary.run([verb, "App"], in: scratch.folder)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.complaints.hasPrefix("copydesk: "))
    #expect(run.complaints.contains(".copydesk.yml:2:1: There is no key “excludes”."))
    #expect(run.complaints.split(separator: "\n").count == 1)
    let missing = try Binary.run([verb, "App", "--config", "none.yml"], in: scratch.folder)
    #expect(missing.status == 2)
    #expect(missing.complaints.contains("none.yml: There is no such file."))
  }
}
