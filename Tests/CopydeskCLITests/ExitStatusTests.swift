import Foundation
import TestKit
import Testing

/// 0 for nothing to report, 1 for findings, 2 for misuse or unreadable input.
@Suite struct ExitStatusTests {
  private let clean = Project.corpus.appending(path: "strings/clean").path
  private let faulty = Project.corpus.appending(path: "strings/action-drift").path

  @Test func `clean tables end with 0`() throws {
    #expect(try Binary.run(["check", clean]).status == 0)
  }

  @Test func `an error ends with 1`() throws {
    let run = try Binary.run(["check", faulty])
    #expect(run.status == 1)
    #expect(run.output.contains("action-drift"))
  }

  @Test func `quiet prints findings and nothing else`() throws {
    let run = try Binary.run(["check", faulty, "--quiet"])
    #expect(run.output.contains("action-drift") && !run.output.contains(" in 2 files"))
    #expect(!run.output.hasSuffix("\n\n"))
  }

  @Test func `every rule that does not exist is named`() throws {
    let run = try Binary.run(["rules", "action-drft", "nonsense"])
    #expect(run.status == 2)
    #expect(run.complaints.contains("“action-drft”. Did you mean “action-drift”?"))
    #expect(run.complaints.contains("“nonsense”"))
  }

  @Test func `the list of rules says what is off`() throws {
    let lines = try Binary.run(["rules"]).output.split(separator: "\n")
    let rule = try #require(lines.first { $0.contains(" several-cancel-buttons ") })
    #expect(rule.contains("  off  ") && rule.contains("warning under hig-20"))
  }

  @Test func `who reads the first lines only learns of errors too`() throws {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    let binary = try #require(Binary.path)
    // The pipe is closed before anything is written into it.
    process.arguments = [
      "-c", "{ '\(binary)' check '\(faulty)'; echo $? >status; } | true",
    ]
    let scratch = try Scratch()
    process.currentDirectoryURL = scratch.folder
    try process.run()
    process.waitUntilExit()
    var status = ""
    // What is before the pipe may end after it.
    for _ in 1...600 where status.isEmpty {
      status =
        (try? String(contentsOf: scratch.folder.appending(path: "status"), encoding: .utf8)) ?? ""
      if status.isEmpty { Thread.sleep(forTimeInterval: 0.1) }
    }
    #expect(status == "1\n")
  }

  @Test func `a report goes where a link leads, and into a pipe`() throws {
    let scratch = try Scratch()
    try scratch.write("report.json", "old")
    try FileManager.default.createSymbolicLink(
      atPath: scratch.path("link.json"), withDestinationPath: "report.json")
    func shell(_ command: String) throws -> Process {
      let shell = Process()
      shell.executableURL = URL(filePath: "/bin/sh")
      shell.arguments = ["-c", command]
      shell.currentDirectoryURL = scratch.folder
      try shell.run()
      return shell
    }
    try shell("mkfifo pipe").waitUntilExit()
    let reader = try shell("cat pipe >piped")
    let run = try Binary.run(
      ["check", clean, "--report", "json=link.json", "--report", "json=pipe"], in: scratch.folder)
    reader.waitUntilExit()
    #expect(run.status == 0)
    let link = try FileManager.default.attributesOfItem(atPath: scratch.path("link.json"))
    #expect(link[.type] as? FileAttributeType == .typeSymbolicLink)
    let written = try Data(contentsOf: scratch.folder.appending(path: "report.json"))
    #expect(try Data(contentsOf: scratch.folder.appending(path: "piped")) == written)
    #expect(written.starts(with: Data("{".utf8)))
  }

  @Test func `check is the default verb`() throws {
    #expect(try Binary.run([faulty]).status == 1)
  }

  @Test(arguments: zip(["error", "warning", "note", "never"], [0, 1, 1, 0] as [Int32]))
  func `fail-on draws the line`(_ severity: String, _ status: Int32) throws {
    let scratch = try Scratch()
    try scratch.write("en.lproj/A.strings", "\"a\" = \"Archive\";\n\"a\" = \"Add\";\n")
    #expect(try Binary.run(["check", scratch.folder.path, "--fail-on", severity]).status == status)
  }

  @Test(arguments: [(nil, 0), ("never", 0), ("error", 1), ("note", 1)] as [(String?, Int32)])
  func `fail-on draws the line for diff too`(_ severity: String?, _ status: Int32) throws {
    let pair = #"{"id":1,"source":"Cancel","target":"확인","locale":"ko"}"#
    let run = try Binary.run(
      ["diff"] + (severity.map { ["--fail-on", $0] } ?? []), input: pair + "\n")
    #expect(run.status == status && run.output.contains("action-drift"))
    let good = pair.replacing("확인", with: "취소")
    #expect(try Binary.run(["diff", "--fail-on", "note"], input: good).status == 0)
  }

  @Test(arguments: [
    (["diff"], "missing-translation", "looks at more than a pair"),
    (["diff"], "duplicate-key", "looks at more than a pair"),
    (["check", "."], "stale-translation", "--since"),
    (["check", ".", "--no-code"], "undefined-key", "--no-code"),
    (["check", "."], "missing-term", "glossary"),
  ])
  func `a rule that finds nothing, whatever is wrong, is misuse`(
    _ arguments: [String], _ rule: String, _ reason: String
  ) throws {
    let scratch = try Scratch()
    try scratch.write("en.json", "{\"a\": \"Archive it\"}\n")
    let run = try Binary.run(arguments + ["--only", "action-drift,\(rule)"], in: scratch.folder)
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(
      run.complaints.contains("“\(rule)” finds nothing here") && run.complaints.contains(reason))
  }

  @Test(arguments: [
    ["check"], ["check", "no/such/folder"], ["check", ".", "--format", "poem"],
    ["check", ".", "--only", "no-such-rule"], ["check", ".", "--fail-on", "sometimes"],
    ["check", ".", "--guideline", "hig-1984"], ["check", ".", "--locale", "klingon"],
    ["check", ".", "--jobs", "0"], ["check", ".", "--report", "sarif"],
    ["check", ".", "--report", "sarif="], ["rules", "no-such-rule"],
    ["frobnicate", "--hard"], ["check", ".", "--color", "mauve"],
  ])
  func `misuse ends with 2 and says why in one line`(_ arguments: [String]) throws {
    let scratch = try Scratch()
    let run = try Binary.run(arguments, in: scratch.folder)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.complaints.hasPrefix("copydesk: "))
    #expect(run.complaints.split(separator: "\n").count == 1)
  }

  @Test(arguments: [
    ("kr", "ko"), ("CN", "zh-Hans"), ("tw", "zh-Hant"), ("hk", "zh-Hant-HK"), ("jp", "ja"),
    ("cz", "cs"),
  ])
  func `a region is no language, and the one that is meant is named`(
    _ region: String, _ meant: String
  ) throws {
    let scratch = try Scratch()
    try scratch.write("none.yml", "locales: [\(region)]\n")
    for run in [
      try Binary.run(["check", faulty, "--locale", region]),
      try Binary.run(["diff", "--locale", "ko,\(region)"]),
      try Binary.run(["check", faulty, "--config", "none.yml"], in: scratch.folder),
    ] {
      #expect(run.status == 2 && run.output.isEmpty)
      #expect(run.complaints.contains("“\(region)” is the code of a region."))
      #expect(run.complaints.contains("Did you mean the language “\(meant)”?"))
    }
  }

  @Test func `a locale that no table is in is misuse`() throws {
    let run = try Binary.run(["check", clean, "--locale", "fr"])
    #expect(run.status == 2 && run.complaints.contains("No table is in fr."))
    let file = Project.corpus.appending(path: "strings/action-drift/ko.lproj/Localizable.strings")
    #expect(try Binary.run(["check", file.path, "--locale", "fr,ko"]).status == 2)
    #expect(try Binary.run(["check", clean, "--locale", "ko"]).status == 0)
  }

  @Test func `a locale that one of two projects has is there`() throws {
    let scratch = try Scratch()
    for (folder, locale) in [("A", "ko"), ("B", "ja")] {
      try scratch.write("\(folder)/.copydesk.yml", "rules: {missing-translation: off}\n")
      try scratch.write("\(folder)/en.json", "{\"a\": \"Archive it\"}\n")
      let text = locale == "ko" ? "보관" : "アーカイブ"
      try scratch.write("\(folder)/\(locale).json", "{\"a\": \"\(text)\"}\n")
    }
    let run = try Binary.run(["check", ".", "--locale", "ko,ja"], in: scratch.folder)
    #expect(run.status == 0, "\(run.output) \(run.complaints)")
  }

  @Test(arguments: ["--only", "--skip", "--locale", "--platform"], ["", " , "])
  func `an option that names nothing is not taken for everything`(
    _ option: String, _ list: String
  ) throws {
    let run = try Binary.run(["check", faulty, option, list])
    #expect(run.status == 2)
    #expect(run.complaints.contains("\(option) names nothing. Name at least one, such as "))
  }

  @Test(arguments: ["check", "read"])
  func `standard input is no table, and what to do is said`(_ verb: String) throws {
    let run = try Binary.run([verb, "-", faulty], input: "{}")
    #expect(run.status == 2)
    #expect(run.complaints.contains("Standard input has no name"))
    #expect(run.complaints.contains("copydesk diff -"))
    #expect(run.output.contains("Move"), "the other path is read")
  }

  @Test func `a misspelled verb is taken for a path, and the verb is named`() throws {
    let run = try Binary.run(["chek", faulty])
    #expect(run.status == 2)
    #expect(
      run.complaints.contains("chek: There is no such file")
        && run.complaints.contains("verb “check”"))
    #expect(try !Binary.run(["check", "nowhere"]).complaints.contains("verb"))
  }

  @Test(arguments: ["check", "read"])
  func `a verb without a path shows how to name one`(_ verb: String) throws {
    #expect(try Binary.run([verb]).complaints.contains("such as: copydesk \(verb) App"))
  }

  @Test func `an unknown rule names the nearest one`() throws {
    let run = try Binary.run(["check", ".", "--only", "action-drft"])
    #expect(run.status == 2)
    #expect(run.complaints.contains("action-drift"))
  }

  @Test func `help and version end with 0`() throws {
    let version = try Binary.run(["--version"])
    #expect(version.status == 0)
    #expect(version.output.contains("ICU ") && version.output.contains("Unicode "))
    for verb in [[], ["check"], ["read"], ["analyze"], ["diff"], ["rules"], ["init"]] {
      let help = try Binary.run(verb + ["--help"])
      #expect(help.status == 0)
      #expect(help.output.contains("USAGE"))
    }
  }

  @Test func `a closed pipe is success`() throws {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    let binary = try #require(Binary.path)
    process.arguments = [
      "-c",
      "{ \"\(binary)\" read \"\(clean)\"; echo $? >&2; } | head -n 1 >/dev/null",
    ]
    let pipe = Pipe()
    process.standardError = pipe
    try process.run()
    process.waitUntilExit()
    let status = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    #expect(status == "0\n")
  }
}
