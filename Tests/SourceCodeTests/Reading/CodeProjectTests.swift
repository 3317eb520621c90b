import CopyModel
import SourceCode
import Testing

struct CodeProjectTests {
  @Test func `says what is not known, and why`() {
    let source = """
      func fail(_ error: any Error, title: String) {
        let alert = UIAlertController(title: title, message: error.localizedDescription, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: NSLocalizedString("ok", comment: ""), style: .default))
      }
      """
    let found = project([("Fail.swift", source)]).alerts
    #expect(found.map(AlertPrinter.line) == ["alert: ? | ? | ok(default)"])
    #expect(
      found.first?.reasons == [
        "The title is `title` of `fail`, for which no call with a known text was found.",
        "The message is `error` of `fail`, for which no call with a known text was found.",
      ])
  }

  @Test func `takes the functions that are declared`() {
    let source = """
      func lose() { Prompt.ask("lose.title", text: NSLocalizedString("lose.text", comment: ""), ["Stop", "Go on"]) }
      """
    let ask = AlertFunction(
      name: "ask", title: .number(0), message: .label("text"), buttons: [.number(2)])
    #expect(
      alerts(in: [("Lose.swift", source)], functions: [ask])
        == "alert: “lose.title” | lose.text | “Stop”, “Go on”")
  }

  @Test func `lists what is looked up, with what the code says of it`() {
    let swift = """
      import SwiftUI
      enum Keys { static let title = "list.title" }
      let a = NSLocalizedString("list.empty", tableName: "List", value: "Nothing here", comment: "Shown when empty")
      let b = String(localized: "list.count", defaultValue: "\\(count) items")
      let c = Text("list.header")
      let d = NSLocalizedString(Keys.title, comment: "")
      let e = L10n.List.footer
      let f = Text(verbatim: "not looked up")
      """
    let kotlin = "val g = context.getString(R.string.list_done)"
    let dart = "final h = Text('list.more'.tr()); final i = context.l10n.listLess;"
    let found = project([("A.swift", swift), ("B.kt", kotlin), ("c.dart", dart)]).mentions
    #expect(
      found.map { AlertPrinter.text([$0.string]) } == [
        "list.empty", "list.count", "list.header", "list.title", "~List.footer", "list_done",
        "list.more", "~listLess",
      ])
    #expect(found.first?.string.table == "List")
    #expect(found.first?.string.value?.text == "Nothing here")
    #expect(found.first?.string.comment == "Shown when empty")
    #expect(found.dropFirst().first?.string.value?.text == "%@ items")
  }

  @Test(arguments: [
    ("App/Sources/Main.swift", false), ("AppTests/MainTests.swift", true),
    ("app/src/test/java/A.java", true),
    ("app/src/androidTest/B.kt", true), ("App/Preview Content/Data.swift", true),
    ("lib/latest/a.dart", false),
    ("lib/a_test.dart", true),
  ])
  func `knows the code of tests by its path`(_ path: String, _ isTest: Bool) {
    #expect(CodeProject.isTestCode(path) == isTest)
  }

  private static let whole = """
    struct Trash: View {
      var body: some View {
        List {}.alert("trash.title", isPresented: $asks) { Button("trash.empty", role: .destructive) {} }
          .task { let a = NSAlert(); a.messageText = isNew ? x[0]! : "\\(y)"; switch z { case .b(let c): show(c) } }
      }
    }
    """

  @Test func `survives damage`() {
    let bytes = Array(Self.whole.utf8)
    for end in bytes.indices {
      for path in ["A.swift", "A.kt", "A.java", "a.dart", "A.m"] {
        let part = String(decoding: bytes[..<end], as: UTF8.self)
        #expect(alerts(path, part).utf8.count < 500)
      }
    }
  }

  @Test(arguments: ["A.swift", "A.kt", "A.java", "a.dart", "A.m"])
  func `survives what is nested too deep`(_ path: String) {
    for opening in [
      "(", "[", "{", "f(a: ", "a ? b : ", "#if A\n", "\"\\(", "x.y { ", "AlertDialog(title: ",
    ] {
      let source = "alert AlertDialog NSAlert " + String(repeating: opening, count: 20_000)
      #expect(alerts(path, source).utf8.count < 10_000)
    }
  }
}
