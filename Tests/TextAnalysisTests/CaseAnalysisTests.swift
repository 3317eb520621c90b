import CopyModel
import Testing

struct CaseAnalysisTests {
  @Test(
    arguments: [
      "Remove Every Draft", "Sign Out of This Device", "Turn “%@” Off", "Back Up Now",
      "Where to Start From",
      "Find Out Why It Stopped", "Merge and Close", "Rename as Copy", "Keep Going Until Midnight",
      "Two-Factor Login", "Opt-in Required", "Download Complete: The Next Step",
      "Log In to Mail Again",
      "Erase %@ and Restart", "Share with %lld People", "Re-enter Your Code", "Plug-in Missing",
    ])
  func `title style`(text: String) throws {
    #expect(try Analysis.of(text).caseFacts.capitalization == .title)
  }

  @Test(
    arguments: [
      "Remove every draft", "The draft can’t be kept.", "Sign out of this device",
      "Your file is safe. You can close it.", "%lld drafts are left.",
      "Do you want to merge the drafts?",
      "Connect your iPhone to the server", "Then I’ll try “Some Name” again",
    ])
  func `sentence style`(text: String) throws {
    #expect(try Analysis.of(text).caseFacts.capitalization == .sentence)
  }

  @Test(
    arguments: [
      "Merge", "OK", "Open “%@”", "iPad", "Update iPhone", "Erase iCloud", "VPN", "Use Face ID",
      "Quit Safari", "Open {name}", "Find My iPhone",
    ])
  func `both styles`(text: String) throws {
    let facts = try Analysis.of(text).caseFacts
    #expect(facts.capitalization == .both)
    #expect(facts.againstTitle.isEmpty && facts.againstSentence.isEmpty)
  }

  @Test(
    arguments: [
      "merge", "MERGE", "Ok", "IPhone", "Rename To Copy", "Keep Going until Midnight",
      "Rename As Copy",
      "Two-factor Login", "remove every Draft", "Github Is Down", "Where to Start from",
    ])
  func `neither style`(text: String) throws {
    #expect(try Analysis.of(text).caseFacts.capitalization == .neither)
  }

  @Test(arguments: ["", "%@", "123", "…", "한국어", "“%@”?", "https://example.com"])
  func `a text without cased words has no style`(text: String) throws {
    #expect(try Analysis.of(text).caseFacts == .caseless)
  }

  @Test(arguments: ["ko", "zh-Hans", "root"])
  func `only English has styles`(locale: String) throws {
    #expect(try Analysis.of("Remove Every Draft", in: locale).caseFacts == .caseless)
  }

  @Test func `says which words are wrong and how they should be`() throws {
    let text = try Analysis.of("Rename To copy of IPhone")
    let facts = text.caseFacts
    #expect(text.texts(facts.againstTitle.map(\.range)) == ["To", "copy", "IPhone"])
    #expect(facts.againstTitle.map(\.wanted) == ["to", "Copy", "iPhone"])
    #expect(text.texts(facts.againstSentence.map(\.range)) == ["To", "IPhone"])
    #expect(facts.againstSentence.map(\.wanted) == ["to", "iPhone"])
  }

  @Test func `straight and curly apostrophes are equal`() throws {
    #expect(
      try Analysis.of("The draft can't be kept").caseFacts.capitalization
        == Analysis.of("The draft can’t be kept").caseFacts.capitalization)
  }
}
