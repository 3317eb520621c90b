import CopyModel
import Copydesk
import TestKit
import Testing

/// What is said of alerts that are read where code makes them.
@Suite struct CodeAlertTests {
  private func check(
    _ files: (path: String, text: String)..., only: Set<String>, readsCode: Bool = true
  ) async throws -> Copydesk.Result {
    let scratch = try Scratch()
    for file in files { try scratch.write(file.path, file.text) }
    var options = Options()
    options.only = only
    options.readsCode = readsCode
    let folder = scratch.path("")
    return try await Copydesk(options).readingCode(besides: [folder]).check([folder])
  }

  private let code = """
    func leave() {
      let alert = UIAlertController(title: Copy.leave, message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: NSLocalizedString("yes", comment: ""), style: .default))
      show(alert)
    }
    func join() {
      let alert = UIAlertController(title: Copy.join, message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: NSLocalizedString("yes", comment: ""), style: .default))
      show(alert)
    }
    enum Copy {
      static let leave = NSLocalizedString("leave", comment: "")
      static let join = NSLocalizedString("join", comment: "")
    }
    """

  private let table = """
    "leave" = "Leave the choir?";
    "join" = "Join the choir?";
    "yes" = "Yes";
    """

  @Test func `a button that two alerts share is told once with both places`() async throws {
    let result = try await check(
      ("Choir.swift", code), ("en.lproj/Localizable.strings", table), only: ["yes-no-button"])
    #expect(result.alerts == 2)
    #expect(result.findings.map(\.key) == ["yes"])
    #expect(result.findings.first?.codePlaces.map(\.place.line) == [2, 7])
  }

  @Test func `code may be left alone`() async throws {
    let result = try await check(
      ("Choir.swift", code), ("en.lproj/Localizable.strings", table), only: ["yes-no-button"],
      readsCode: false)
    #expect(result.alerts == 0)
    #expect(result.findings.allSatisfy { $0.codePlaces.isEmpty })
  }

  @Test func `code that was asked for and is not there is an error`() async throws {
    let scratch = try Scratch()
    try scratch.write("en.lproj/Localizable.strings", table)
    var options = Options()
    options.code = [scratch.path("Sources")]
    let folder = scratch.path("")
    let result = try await Copydesk(options).readingCode(besides: [folder]).check([folder])
    #expect(result.errors.map(\.path) == [scratch.path("Sources")])
    #expect(result.units == 3)
  }

  @Test func `a source text that stands in the code is compared`() async throws {
    let result = try await check(
      (
        "Choir.swift",
        """
        let title = NSLocalizedString("choir.cancel", value: "Cancel", comment: "Button")
        """
      ),
      ("en.lproj/Localizable.strings", "\"other\" = \"Other\";\n"),
      (
        "ko.lproj/Localizable.strings", "\"other\" = \"기타\";\n\"choir.cancel\" = \"확인\";\n"
      ), only: ["action-drift"])
    #expect(result.findings.map(\.rule) == ["action-drift"])
    #expect(result.findings.first?.source == "Cancel")
  }

  @Test func `a table of texts for any app is held to the guidelines of its code`() async throws {
    let dart = """
      void ask(BuildContext context) => showDialog(
        context: context,
        builder: (context) => AlertDialog(
          title: Text(t.leave),
          actions: [TextButton(onPressed: () {}, child: Text(t.leaveNow))],
        ),
      );
      """
    let table = "{\"leave\": \"Leave the choir?\", \"leaveNow\": \"Leave now\"}"
    let found = try await check(
      ("lib/choir.dart", dart), ("i18n/en.json", table), ("i18n/ko.json", table),
      only: ["button-case"])
    #expect(found.findings.allSatisfy { $0.basis?.contains("hig") != true })
  }
}
