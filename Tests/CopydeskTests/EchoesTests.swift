import CopyModel
import Copydesk
import Foundation
import TestKit
import Testing

/// One fault is one finding, by the rule that says most of it.
@Suite struct EchoesTests {
  /// The rules that speak of the translation of a table, of those that are asked.
  private func rules(
    _ asked: Set<String>, english: String, korean: String
  ) async throws -> [String] {
    let scratch = try Scratch()
    try scratch.write("en.lproj/A.strings", english)
    try scratch.write("ko.lproj/A.strings", korean)
    var options = Options()
    options.only = asked
    let findings = try await Copydesk(options).check([scratch.folder.path]).findings
    return findings.filter { $0.locale?.language == "ko" }.map(\.rule)
  }

  /// Fifty thousand rows: were each looked at beside each, it would take minutes.
  @Test func `one text in very many rows is told of once a row`() async throws {
    let scratch = try Scratch()
    let rows = String(repeating: "k,Cancel,확인\n", count: 50_000)
    try scratch.write("alerts.csv", "key,en,ko\n" + rows)
    var options = Options()
    options.only = ["action-drift", "duplicate-key"]
    let findings = try await Copydesk(options).check([scratch.folder.path]).findings
    #expect(findings.count { $0.rule == "action-drift" } == 50_000)
  }

  @Test func `a sentence that is lost takes its denial along`() async throws {
    let english =
      "The gallery is open on weekdays. Visitors cannot enter the upper floor after eight."
    let found = try await rules(
      ["dropped-sentence", "polarity-drift"], english: "\"a\" = \"\(english)\";\n",
      korean: "\"a\" = \"갤러리는 평일에 엽니다.\";\n")
    #expect(found == ["dropped-sentence"])
    let alone = try await rules(
      ["polarity-drift"], english: "\"a\" = \"\(english)\";\n",
      korean: "\"a\" = \"갤러리는 평일에 엽니다.\";\n")
    #expect(alone == ["polarity-drift"])
  }

  private let english = """
    "alert.draft.title" = "Discard the draft?";
    "alert.draft.button.discard" = "Discard";
    "alert.draft.button.cancel" = "Cancel";
    """

  @Test(
    arguments: [
      (["action-drift"], "취소", ["action-drift"]),
      (["action-drift", "two-sources-one-translation"], "취소", ["two-sources-one-translation"]),
      (["action-drift", "two-sources-one-translation"], "저장", ["action-drift"]),
      (["action-drift", "two-sources-one-translation"], "폐기", []),
    ] as [(Set<String>, String, [String])])
  func `a rule keeps quiet where a better one speaks of the same text`(
    _ asked: Set<String>, _ discard: String, _ wanted: [String]
  ) async throws {
    let korean = """
      "alert.draft.title" = "초안을 폐기하겠습니까?";
      "alert.draft.button.discard" = "\(discard)";
      "alert.draft.button.cancel" = "취소";
      """
    #expect(try await rules(asked, english: english, korean: korean) == wanted)
  }

  @Test(
    arguments: [
      ("확인", ["action-drift"]), ("キャンセル", ["wrong-language"]), ("취소", []),
    ] as [(String, [String])])
  func `what a wrong translation does to its alert is not told besides`(
    _ cancel: String, _ wanted: [String]
  ) async throws {
    let korean = """
      "alert.draft.title" = "초안을 폐기하겠습니까?";
      "alert.draft.button.discard" = "폐기";
      "alert.draft.button.cancel" = "\(cancel)";
      """
    let asked: Set = ["action-drift", "wrong-language", "mixed-script", "ok-for-action"]
    #expect(try await rules(asked, english: english, korean: korean) == wanted)
  }

  @Test func `garbled quotation marks are not unpaired besides`() async throws {
    let scratch = try Scratch()
    try scratch.write("en.lproj/A.strings", "\"a\" = \"Delete â€œNotesâ€\u{9D}?\";\n")
    var options = Options()
    options.only = ["mojibake", "unpaired-mark"]
    let found = try await Copydesk(options).check([scratch.folder.path]).findings
    #expect(Set(found.map(\.rule)) == ["mojibake"])
  }

  @Test func `an opposite is no other action besides`() async throws {
    let asked: Set = ["action-drift", "opposite-action"]
    let found = try await rules(
      asked, english: "\"a\" = \"Delete the draft?\";", korean: "\"a\" = \"초안을 저장하겠습니까?\";")
    #expect(found == ["opposite-action"])
    let label = try await rules(asked, english: "\"a\" = \"Delete\";", korean: "\"a\" = \"저장\";")
    #expect(label == ["action-drift"])
  }

  @Test func `a warning keeps no error back, nor stands beside it`() async throws {
    let found = try await rules(
      ["action-drift", "two-sources-one-translation"],
      english: "\"files.move\" = \"Move\";\n\"files.replace\" = \"Replace\";",
      korean: "\"files.move\" = \"이동\";\n\"files.replace\" = \"이동\";")
    #expect(found == ["action-drift"])
  }

  @Test(
    arguments: [
      // The louder of two that speak of one change.
      ("Save the draft?", "Delete the draft?", "초안을 저장하겠습니까?", ["opposite-action"]),
      // An error stays one when the change that it comes from is known.
      (
        "The file is kept for 7 days.", "The file is kept for 30 days.", "파일은 7일 동안 보관됩니다.",
        ["number-drift"]
      ),
      // Of two that are as loud, the one that says why.
      (
        "The file is kept.", "The file is kept for 30 days.", "파일이 보관됩니다.",
        ["stale-translation"]
      ),
      // What was wrong before the source changed is another fault.
      (
        "Save 3 files in Notes.", "Delete 3 files in Notes.", "‘메모’에 파일 5개를 저장합니다.",
        ["number-drift", "opposite-action"]
      ),
    ] as [(String, String, String, [String])])
  func `a change of the source is one finding`(
    _ earlier: String, _ now: String, _ korean: String, _ wanted: [String]
  ) async throws {
    let scratch = try Scratch()
    for (version, english) in [("Then", earlier), ("Now", now)] {
      try scratch.write("\(version)/en.lproj/A.strings", "\"a\" = \"\(english)\";\n")
      try scratch.write("\(version)/ko.lproj/A.strings", "\"a\" = \"\(korean)\";\n")
    }
    var options = Options()
    options.only = ["stale-translation", "action-drift", "opposite-action", "number-drift"]
    options.earlier = [EarlierPlace(now: scratch.path("Now"), then: scratch.path("Then"))]
    let found = try await Copydesk(options).check([scratch.path("Now")]).findings
    #expect(found.map(\.rule).sorted() == wanted)
  }

  @Test(
    arguments: [
      ("You can’t undo this.", "다른 기기에서도 없어집니다.", []),
      ("It is gone from your other devices, too.", "다른 기기에서도 없어집니다.", ["unmentioned-consequence"]),
    ] as [(String, String, [String])])
  func `how an alert is made shows in a translation only where it does in the source`(
    _ message: String, _ translation: String, _ wanted: [String]
  ) async throws {
    let english = """
      "alert.note.title" = "Delete this note?";
      "alert.note.message" = "\(message)";
      "alert.note.button.delete" = "Delete";
      "alert.note.button.cancel" = "Cancel";
      """
    let korean = """
      "alert.note.title" = "이 메모를 삭제하겠습니까?";
      "alert.note.message" = "\(translation)";
      "alert.note.button.delete" = "삭제";
      "alert.note.button.cancel" = "취소";
      """
    let found = try await rules(["unmentioned-consequence"], english: english, korean: korean)
    #expect(found == wanted)
  }

  @Test func `a button that is too long is one finding`() async throws {
    let scratch = try Scratch()
    try scratch.write(
      "en.lproj/A.strings",
      """
      "alert.trip.title" = "Remove this trip?";
      "alert.trip.button.cancel" = "Cancel";
      "alert.trip.button.remove" = "Remove from all devices and the cloud";
      """)
    let rules: Set = ["long-button", "button-case"]
    var options = Options()
    options.only = rules
    let found = try await Copydesk(options).check([scratch.folder.path]).findings
    #expect(found.map(\.key) == ["alert.trip.button.remove"])
  }
}
