import Foundation
import TestKit
import Testing

/// What lies in the folders that are named and is not the project's own.
@Suite struct IgnoredFilesTests {
  /// A repository with a table of its own, one that a dependency brought, one that Git ignores and one that Git has all
  /// the same; each with code that makes an alert.
  private func repository(git: Bool = true) throws -> Scratch {
    let scratch = try Scratch()
    for folder in ["App", "App/Pods/Kit", "App/out", "App/kept", "App/build"] {
      try scratch.write("\(folder)/en.json", "{\"note\": \"Archive the note?\"}\n")
      try scratch.write("\(folder)/View.swift", Self.code)
    }
    try scratch.write(".gitignore", "out/\nkept/\nApp/ko.json\n")
    try scratch.write("App/ko.json", "{\"note\": \"메모를 보관할까요?\"}\n")
    guard git else { return scratch }
    for arguments in [["init", "-q"], ["add", "-f", "App/kept"]] {
      try Repository.git(arguments, in: scratch.folder)
    }
    return scratch
  }

  private static let code = """
    import UIKit
    final class View: UIViewController {
      func ask() {
        let alert = UIAlertController(
          title: NSLocalizedString("note", comment: ""), message: nil, preferredStyle: .alert)
        present(alert, animated: true)
      }
    }

    """

  private func tables(_ scratch: borrowing Scratch, _ arguments: [String]) throws -> [String] {
    let run = try Binary.run(["read"] + arguments, in: scratch.folder)
    #expect(run.status == 0, "\(run.complaints)")
    return run.objects.compactMap { $0["file"] as? String }
  }

  private let all = [
    "App/Pods/Kit/en.json", "App/build/en.json", "App/en.json", "App/kept/en.json",
    "App/ko.json", "App/out/en.json",
  ]

  @Test func `what others wrote, what a build made and what Git ignores is left out`() throws {
    #expect(try tables(repository(), ["App"]) == ["App/en.json", "App/kept/en.json"])
  }

  @Test func `all of it is read where that is asked for`() throws {
    #expect(try tables(repository(), ["App", "--no-ignore"]).sorted() == all)
  }

  @Test func `without Git nothing but folders by their names is left out`() throws {
    let own = all.filter { !$0.contains("Pods") && !$0.contains("build") }
    #expect(try tables(repository(git: false), ["App"]).sorted() == own)
  }

  @Test(arguments: ["App/Pods", "App/build", "App/out", "App/ko.json"])
  func `what is named is read`(_ path: String) throws {
    #expect(try tables(repository(), [path]).count == 1)
  }

  @Test func `what a project includes is read`() throws {
    let scratch = try repository()
    try scratch.write("App/.copydesk.yml", "include: [Pods/Kit, '*.json']\n")
    #expect(try tables(scratch, ["App"]) == ["App/Pods/Kit/en.json", "App/en.json"])
  }

  @Test func `code is left out likewise`() throws {
    let scratch = try repository()
    let run = try Binary.run(["alerts", "App"], in: scratch.folder)
    #expect(run.output.hasSuffix("1 alert in 2 files of code.\n"), "\(run.output)")
  }

  @Test func `a folder in which all is left out says how to read it`() throws {
    let scratch = try Scratch()
    try scratch.write("Pods/en.json", "{\"note\": \"Archive the note?\"}\n")
    let run = try Binary.run(["check", "."], in: scratch.folder)
    #expect(run.status == 2 && run.complaints.contains("--no-ignore looks there too"))
  }
}
