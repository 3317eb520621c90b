import Foundation
import StringTables
import TestKit
import Testing

/// What every source file keeps to.
@Suite struct SourceFileTests {
  static let files: [String] = ["Sources", "Tests"].flatMap { folder in
    ["swift", "c", "cpp", "h"].flatMap { kind in
      Project.files(under: Project.root.appending(path: folder), extension: kind).map {
        "\(folder)/\($0)"
      }
    }
  }

  @Test func `there are files to look at`() {
    #expect(Self.files.count > 100)
  }

  @Test(arguments: files)
  func `a file is short enough to hold in the head`(_ path: String) throws {
    let text = try String(contentsOf: Project.root.appending(path: path), encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 301, "\(path) has \(lines.count - 1) lines; 300 is the bound")
    for (number, line) in lines.enumerated() where line.last?.isWhitespace == true {
      Issue.record("\(path):\(number + 1) ends with a space")
    }
  }

  @Test(arguments: files.filter { $0.hasPrefix("Sources/") && $0.hasSuffix(".swift") })
  func `library code takes no risks`(_ path: String) throws {
    let text = try String(contentsOf: Project.root.appending(path: path), encoding: .utf8)
    for word in [
      "fatalError(", "try!", " as! ", "@unchecked Sendable", "nonisolated(unsafe)", "@_exported",
    ] {
      #expect(!text.contains(word), "\(path) has \(word)")
    }
    let mayPoint = ["ICUText", "StoredFiles", "WorkbookFiles", "XMLEvents", "ZIPArchives"].contains
    {
      path.hasPrefix("Sources/\($0)/")
    }
    #expect(mayPoint || !text.contains("unsafe "), "\(path) handles pointers")
    let isCopy = [
      "CopyModel", "RuleKit", "AlertRules", "CopyRules", "DriftRules", "TextAnalysis", "TextLayout",
    ]
    if isCopy.contains(where: { path.hasPrefix("Sources/\($0)/") }) {
      #expect(!text.contains("import Foundation"), "\(path) needs no Foundation")
    }
  }

  /// What a protocol asks for is documented by the protocol.
  @Test(arguments: files.filter { $0.hasPrefix("Sources/") && $0.hasSuffix(".swift") })
  func `what is public is documented`(_ path: String) throws {
    let text = try String(contentsOf: Project.root.appending(path: path), encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) }
    for (number, line) in lines.enumerated()
    where line.hasPrefix("public ") && !line.hasPrefix("public import ") {
      let isAsked = ["static func <", "static func ==", "var description:"].contains {
        line.hasPrefix("public \($0)")
      }
      let above = lines[..<number].last { !$0.hasPrefix("@") } ?? ""
      #expect(isAsked || above.hasPrefix("///"), "\(path):\(number + 1) is not documented")
    }
  }

  @Test func `every format is in the list`() throws {
    let folder = Project.root.appending(path: "Sources/StringTables/Formats")
    let declared = try Project.files(under: folder, extension: "swift").reduce(0) { count, name in
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      return count + text.components(separatedBy: " = TableFormat(").count - 1
    }
    #expect(declared == TableFormat.all.count)
    let extensions = TableFormat.all.flatMap(\.extensions)
    #expect(Set(extensions).count == extensions.count)
  }

  @Test func `nothing lies at the top without a reason`() throws {
    let known: Set = [
      "CHANGELOG.md", "CONTRIBUTING.md", "Corpus", "Integrations", "LICENSE", "Layout", "Locales",
      "Makefile", "Package.resolved", "Package.swift", "README.md", "RULES.md", "Schemas",
      "Sources", "Tests",
    ]
    let found = try FileManager.default.contentsOfDirectory(atPath: Project.root.path)
      .filter { !$0.hasPrefix(".") }
    #expect(Set(found).subtracting(known).isEmpty)
  }
}
