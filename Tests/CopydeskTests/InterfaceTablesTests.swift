import CopyModel
import Copydesk
import TestKit
import Testing

/// Interface files and the texts that translate them.
@Suite struct InterfaceTablesTests {
  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><objects>
    <button id="aaa-bb-ccc"><state key="normal" title="Cancel"/></button>
    <label text="You have 12 notes." id="ddd-ee-fff"/>
    <label text="Label" id="ggg-hh-iii"/>
    <label text="Your name" id="jjj-kk-lll"/>
    </objects></document>
    """

  private static let korean = """
    "aaa-bb-ccc.normalTitle" = "확인";
    "ddd-ee-fff.text" = "메모가 21개 있습니다.";
    """

  /// What is found in the files of a folder: `file:line:column rule`.
  private func findings(_ files: [String: String], in path: String = "") async throws -> [String] {
    let scratch = try Scratch()
    for (path, text) in files { try scratch.write(path, text) }
    let result = try await Copydesk().check([scratch.path(path)])
    #expect(result.errors.map(\.message) == [])
    return result.findings.filter { $0.severity > .note }.map { finding in
      let path = finding.file.dropFirst(scratch.path("").count).trimmingPrefix("/")
      return "\(path):\(finding.start.line):\(finding.start.column) \(finding.rule)"
    }
  }

  @Test(
    arguments: ["Base.lproj/Main.storyboard", "en.lproj/Main.xib"], ["", "ko.lproj/Main.strings"])
  func `texts are compared with those of the objects that they name`(
    file: String, named: String
  ) async throws {
    let found = try await findings(
      [file: Self.storyboard, "ko.lproj/Main.strings": Self.korean], in: named)
    let drifts = ["1:29 action-drift", "2:22 number-drift"].map { "ko.lproj/Main.strings:" + $0 }
    #expect(found == drifts)
  }

  @Test func `of texts that the app may set itself, a note says which have no translation`()
    async throws
  {
    let scratch = try Scratch()
    try scratch.write("Base.lproj/Main.storyboard", Self.storyboard)
    try scratch.write("ko.lproj/Main.strings", Self.korean)
    let found = try await Copydesk().check([scratch.path("")]).findings
      .filter { $0.rule == "missing-translation" }
    #expect(found.map(\.key) == ["jjj-kk-lll.text"])
    #expect(found.map(\.severity) == [.note])
  }

  @Test func `an interface in another language is compared too`() async throws {
    let own = Self.storyboard.replacing("Cancel", with: "확인").replacing("12 notes.", with: "12 메모.")
    let found = try await findings([
      "Base.lproj/Main.storyboard": Self.storyboard, "ko.lproj/Main.storyboard": own,
    ])
    #expect(found.contains("ko.lproj/Main.storyboard:3:52 action-drift"))
  }

  @Test func `an interface without translations is checked as it is`() async throws {
    let flawed = Self.storyboard.replacing("You have 12", with: "You have have 12")
    let found = try await findings(["Main.storyboard": flawed])
    #expect(found == ["Main.storyboard:4:22 repeated-word"])
  }
}
