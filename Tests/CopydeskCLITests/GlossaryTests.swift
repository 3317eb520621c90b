import Foundation
import TestKit
import Testing

/// `glossary` in the configuration.
@Suite struct GlossaryTests {
  private func project(_ glossary: String, named name: String = "terms.csv") throws -> Scratch {
    let scratch = try Scratch()
    try scratch.write("App/en.lproj/A.strings", "\"open\" = \"Open the projects folder\";\n")
    try scratch.write("App/ko.lproj/A.strings", "\"open\" = \"과제 폴더 열기\";\n")
    try scratch.write(".copydesk.yml", "glossary: [\(name)]\n")
    try scratch.write(name, glossary)
    return scratch
  }

  private func check(_ scratch: borrowing Scratch) throws -> Binary.Run {
    try Binary.run(
      ["check", "App", "--format", "ndjson", "--only", "missing-term,forbidden-term"],
      in: scratch.folder)
  }

  @Test func `terms are asked for, and deprecated ones flagged`() throws {
    let scratch = try project(
      "en,ko,status\nproject,프로젝트,\nproject,과제,deprecated\nfolder,폴더|디렉터리,\n")
    let run = try check(scratch)
    #expect(
      run.objects.compactMap { $0["rule"] as? String } == ["forbidden-term", "missing-term"],
      "\(run.complaints)")
  }

  @Test func `a TBX file will do`() throws {
    let scratch = try project(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <martif type="TBX" xml:lang="en"><text><body><termEntry id="1">
      <langSet xml:lang="en"><tig><term>project</term></tig></langSet>
      <langSet xml:lang="ko"><tig><term>프로젝트</term></tig></langSet>
      </termEntry></body></text></martif>
      """, named: "terms.tbx")
    #expect(try check(scratch).objects.compactMap { $0["rule"] as? String } == ["missing-term"])
  }

  @Test(arguments: [
    ("en,ko\n", "no terms"), ("word,Wort\nCancel,취소\n", "a heading such as: en,ko,zh-Hans"),
    ("", "terms.csv:1:1: The file is empty."), ("Terms\n", "terms.csv"),
    ("en,ko\nfile,파일\n\(String(repeating: "a ", count: 501)),가\n", "terms.csv:3:"),
    ("en,ko\nfile,\(String(repeating: "가", count: 334))\n", "not texts"),
  ])
  func `a glossary without terms says what to do`(_ text: String, _ message: String) throws {
    let scratch = try project(text)
    let run = try check(scratch)
    #expect(run.status == 2)
    #expect(run.complaints.contains("terms.csv") && run.complaints.contains(message))
  }

  @Test func `a missing glossary is named`() throws {
    let scratch = try project("en,ko\n")
    try scratch.write(".copydesk.yml", "glossary: [words.csv]\n")
    let run = try check(scratch)
    #expect(run.status == 2)
    #expect(run.complaints.contains("words.csv"))
  }
}
