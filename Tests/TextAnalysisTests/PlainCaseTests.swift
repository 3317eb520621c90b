import CopyModel
import LocaleProfiles
@testable import TextAnalysis
import Testing

/// What is told of plain texts word by word is what all of their case says.
@Suite struct PlainCaseTests {
  /// Words that the styles and the rules on particles, names and buttons turn on, and what may stand around them.
  private static let words = [
    "the", "The", "of", "Of", "for", "to", "To", "sign", "Sign", "turn", "Turn", "log", "set",
    "out", "Out", "off", "Off", "up", "Up", "in", "In", "on", "On", "over", "Over", "like", "and",
    "and", "or", "Photos", "photos", "Notes", "Messages", "app", "App", "Settings", "May", "may",
    "OK", "Ok", "ok", "iPhone", "IPhone", "PIN", "pin", "RAM", "I", "i", "I’m", "i'm", "I’ll",
    "A", "a", "B", "can’t", "Don't", "don’t", "tap", "Tap", "Choose", "Done", "Save", "km", "min",
    "MB", "10", "24", "3.5", "5GB", "%@", "%d", "“%@”", "“name”", "PDFs", "pdfs", "document’s",
    "etc.", "etc", "Dr.", "No.", "U.S.", "p.m.", "Find My", "Face ID", "face id", "App Store",
    "USB", "delete", "Delete", "note", "All", "all", "This", "this", "is", "Is", "was", "open",
    "Open", "from", "From", "WARNING", "McDonald", "eBay", "Kim", "Mina", "Seoul", "café",
    "Straße", "Wi-Fi", "sign-in", "file(s)", "and/or", "www.example.com", "<b>Bold</b>", "v2",
    "supercalifragilistic", "Internationalizations", "x", "Files", "files", "read-only", "e-mail",
    "Re-enter", "plug-ins", "x-ray’s", "mac-only",
  ]
  private static let marks = [
    ". ", "? ", "! ", ", ", ".", "?", "!", ",", "…", "... ", ": ", " – ", " - ", "\n", "’s ", "' ",
    " > ", ") ", "(", "“", "”", "'", "; ", "& ", "s ",
  ]

  private static let texts = (0..<12).map { number in
    SeededTexts(
      name: "case \(number)", pieces: words.map { $0 + " " } + words.map { $0 + " " } + marks)
  }

  @Test(arguments: texts + SeededTexts.all)
  func `random texts come out as when all of their case is read`(texts: SeededTexts) throws {
    var differences: [String] = []
    try texts.forEach { text in
      let analyzed = try Analysis.of(text)
      guard let plain = StyleReader.capitalization(ofPlain: analyzed) else { return }
      let wanted = StyleReader.caseReading(of: analyzed).capitalization
      if plain != wanted { differences.append("\(text.debugDescription): \(plain)") }
    }
    #expect(differences.isEmpty, "\(differences.prefix(8))")
  }

  @Test(
    arguments: [
      ("Sign Out of This Account?", .title), ("Turn Off Sync for This Folder?", .title),
      ("Changes made on this device won’t appear on other devices.", .sentence),
      ("Delete the Folder “%@”?", .title), ("Its %d notes can be kept.", .sentence),
      ("OK", .both), ("Cancel", .both), ("Open Photos", .both), ("Enter Password…", .title),
      ("A document named “%@” already exists.", .sentence), ("merge", .neither),
      ("Sync is turned off for “%@”.", .sentence), ("You lose it if it isn’t saved.", .sentence),
      ("Attachments can be up to 100 MB.", .sentence), ("Choose Folder…", .title),
      ("The folder is read-only, and changes haven’t been saved.", .sentence),
    ] as [(String, Capitalization)])
  func `everyday texts are plain`(text: String, wanted: Capitalization) throws {
    #expect(StyleReader.capitalization(ofPlain: try Analysis.of(text)) == wanted)
  }

  @Test(.timeLimit(.minutes(1)))
  func `time does not run away with the number of capitals behind a verb`() throws {
    let text = "Click " + String(repeating: "Ab ", count: 400_000)
    #expect(StyleReader.capitalization(ofPlain: try Analysis.of(text)) == .title)
  }
}
