import CopyModel
import Copydesk
import TestKit
import Testing

/// Delimited tables with a file for each language.
struct DelimitedLanguageFilesTests {
  /// What is found in the files of a folder: `file:line:column rule`.
  private func findings(_ files: [String: String]) async throws -> [String] {
    let scratch = try Scratch()
    for (path, text) in files { try scratch.write(path, text) }
    let result = try await Copydesk().check([scratch.path("")])
    #expect(result.errors.map(\.message) == [])
    return result.findings.map { finding in
      let path = finding.file.dropFirst(scratch.path("").count).trimmingPrefix("/")
      return "\(path):\(finding.start.line):\(finding.start.column) \(finding.rule)"
    }
  }

  @Test(
    arguments: [
      ("en.csv", "ko.csv", "key,value", ","),
      ("en/alerts.csv", "ko/alerts.csv", "id;text;note", ";"),
      ("alerts.csv", "alerts_ko.csv", "key,translation", ","),
      ("app-en.tsv", "app-ko.tsv", "Key\tText", "\t"),
    ])
  func `files of one language are compared by their keys`(
    source: String, translation: String, heading: String, mark: String
  ) async throws {
    let found = try await findings([
      source: "\(heading)\nquit\(mark)Cancel\nkeep\(mark)Keep\n",
      translation: "\(heading)\nquit\(mark)확인\nkeep\(mark)\nold\(mark)옛날\n",
    ])
    #expect(
      found == [
        "\(translation):2:6 action-drift", "\(translation):3:6 empty-value",
        "\(translation):4:5 extra-key",
      ])
  }

  @Test func `a column says how long the texts of a file or their translations may be`()
    async throws
  {
    let texts = "quit,Quit the game,%\nkeep,Keep,%\n".replacing("%", with: "30")
    let own = try await findings([
      "en.csv": "key,text,max_length\n\(texts)",
      "ko.csv": "key,text,max_length\nquit,게임 끝내기,4\nkeep,유지,\n",
    ])
    #expect(own.filter { $0.hasSuffix("over-limit") } == ["ko.csv:2:6 over-limit"])
    let shared = try await findings([
      "en.csv": "key,text,max_length\nquit,Quit,4\nkeep,Keep,4\n",
      "ko.csv": "key,text\nquit,게임 끝내기\nkeep,유지\n",
    ])
    #expect(shared.filter { $0.hasSuffix("over-limit") } == ["ko.csv:2:6 over-limit"])
  }

  @Test func `a heading tells the language that the file's name does not`() async throws {
    let found = try await findings([
      "en.csv": "key,English\nquit,Cancel\n", "zh.csv": "key,Chinese\nquit,取消\n",
      "kr.csv": "key,Korean\nquit,확인\n",
    ])
    #expect(found == ["kr.csv:2:6 action-drift"])
  }

  @Test func `tables of several languages that lie beside one another stay as they are`()
    async throws
  {
    let found = try await findings([
      "app-ko.csv": "key,en,ko\nquit,Cancel,취소\n", "app-ja.csv": "key,en,ja\nquit,Cancel,OK\n",
      "users.csv": "id,name,value\n1,Mina,3\n",
    ])
    #expect(found == ["app-ja.csv:2:13 action-drift"])
  }
}
