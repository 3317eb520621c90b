import Foundation
import TestKit
import Testing

/// A locale whose words are not known is named once a run, and never among the findings.
@Suite struct LexiconNoteTests {
  private let note = "There is no lexicon for "

  @Test func `diff says it once for each locale`() throws {
    let run = try Binary.run(
      ["diff"],
      input: """
        {"id":1,"source":"Delete %@?","target":"Usunąć?","locale":"pl"}
        {"id":2,"source":"Delete %@?","target":"Usunąć %@?","locale":"pl"}
        {"id":3,"source":"Delete %@?","target":"%@ löschen?","locale":"de"}
        {"id":4,"source":"Delete %@?","target":"%@を削除しますか？","locale":"ja"}
        """)
    #expect(run.status == 0)
    #expect(run.objects.map { $0["rule"] as? String } == ["lost-placeholder"])
    #expect(run.complaints.components(separatedBy: note).count == 2)
    #expect(run.complaints.contains(note + "de, pl: "))
  }

  @Test(arguments: ["text", "ndjson", "json", "sarif"])
  func `check says it in every format`(_ format: String) throws {
    let scratch = try Scratch()
    try scratch.write("en.lproj/A.strings", "\"a\" = \"Delete %@?\";\n")
    try scratch.write("pl.lproj/A.strings", "\"a\" = \"Usunąć %@?\";\n")
    let run = try Binary.run(["check", scratch.folder.path, "--format", format])
    #expect(run.status == 0)
    let place = format == "ndjson" ? run.complaints : run.output
    #expect(place.contains(format == "json" ? "\"withoutLexicon\": [" : note + "pl: "))
  }

  @Test func `nothing is said of locales that have one`() throws {
    let folder = Project.corpus.appending(path: "japanese/clean").path
    let run = try Binary.run(["check", folder])
    #expect(run.status == 0)
    #expect(!run.output.contains(note))
    #expect(run.complaints.isEmpty)
  }
}
