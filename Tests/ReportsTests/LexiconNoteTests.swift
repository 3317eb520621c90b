import Reports
import Testing

/// Every report says which locales were not compared by what they mean.
@Suite struct LexiconNoteTests {
  private let note = """
    There is no lexicon for de, pl: what the translations mean was not compared, only placeholders, \
    numbers in digits, links, tags and marks.
    """

  @Test func `text says it behind the summary`() throws {
    let text = try ReportSample.write(ReportSample.withoutLexicon, as: "text")
    #expect(text == "No findings in 2 files, 4 strings, 0 alerts.\n\(note)\n")
    #expect(try !ReportSample.write(ReportSample.full, as: "text").contains("lexicon"))
  }

  @Test func `JSON lists the locales`() throws {
    let json = try ReportSample.object(
      ReportSample.write(ReportSample.withoutLexicon, as: "json"))
    #expect(json["withoutLexicon"] as? [String] == ["de", "pl"])
  }

  @Test func `SARIF notifies of it`() throws {
    let text = try ReportSample.write(ReportSample.withoutLexicon, as: "sarif")
    let sarif = try ReportSample.object(text)
    let run = try #require((sarif["runs"] as? [[String: Any]])?.first)
    let invocation = try #require((run["invocations"] as? [[String: Any]])?.first)
    #expect(invocation["executionSuccessful"] as? Bool == true)
    let notification = try #require(
      (invocation["toolExecutionNotifications"] as? [[String: Any]])?.first)
    #expect(notification["level"] as? String == "note")
    #expect((notification["message"] as? [String: Any])?["text"] as? String == note)
  }
}
