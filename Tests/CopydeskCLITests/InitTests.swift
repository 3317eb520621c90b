import Foundation
import TestKit
import Testing

/// `copydesk init`.
@Suite struct InitTests {
  private func project(_ files: [String: String]) throws -> Scratch {
    let scratch = try Scratch()
    for (path, text) in files { try scratch.write(path, text) }
    return scratch
  }

  /// The lines of the file that is written, without comments; the file loads, and a check under it runs.
  private func draft(_ scratch: borrowing Scratch) throws -> [String] {
    let run = try Binary.run(["init"], in: scratch.folder)
    #expect(run.status == 0, "\(run.complaints)")
    let check = try Binary.run(["check", "."], in: scratch.folder)
    #expect(check.status == 0, "\(check.output) \(check.complaints)")
    let text = try String(
      contentsOf: scratch.folder.appending(path: ".copydesk.yml"), encoding: .utf8)
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map(String.init)
  }

  @Test func `says what it finds`() throws {
    let alert = """
      import UIKit
      final class View: UIViewController {
        func ask() {
          let alert = UIAlertController(
            title: NSLocalizedString("note", comment: ""), message: nil, preferredStyle: .alert)
          present(alert, animated: true)
        }
      }

      """
    let scratch = try project([
      "App/en.lproj/A.strings": "\"note\" = \"Archive the note\";\n",
      "App/ko.lproj/A.strings": "\"note\" = \"메모 보관\";\n",
      "It's me/ja.json": "{\"a\": \"写真を開く\"}", "It's me/en.json": "{\"a\": \"Open the photo\"}",
      "Sources/View.swift": alert, "Pods/Kit/fr.json": "{\"a\": \"Ouvrir la photo\"}",
    ])
    #expect(
      try draft(scratch) == [
        "source-locale: en", "locales: [ja, ko]", "include: [App, 'It''s me']", "code: [Sources]",
        "platforms: [ios, ipados]",
      ])
  }

  @Test func `tells another source language by the texts`() throws {
    let scratch = try project([
      "Base.lproj/A.strings": "\"note\" = \"메모 보관\";\n\"photo\" = \"사진 열기\";\n",
      "ja.lproj/A.strings": "\"note\" = \"メモを保存\";\n\"photo\" = \"写真を開く\";\n",
    ])
    #expect(try draft(scratch) == ["source-locale: ko", "locales: [ja]"])
  }

  @Test func `writes over nothing, and nothing without a table`() throws {
    let scratch = try project([
      ".copydesk.yml": "locales: [ko]\n", "en.json": "{\"a\": \"Open it\"}",
    ])
    let run = try Binary.run(["init", scratch.folder.path], in: scratch.folder)
    #expect(run.status == 2 && run.complaints.contains("is there already"))
    let text = try String(
      contentsOf: scratch.folder.appending(path: ".copydesk.yml"), encoding: .utf8)
    #expect(text == "locales: [ko]\n")
    let empty = try Scratch()
    let nothing = try Binary.run(["init"], in: empty.folder)
    #expect(nothing.status == 2 && nothing.complaints.contains("No table is in this folder"))
  }
}
