import CopyModel
import LocaleProfiles
import Testing
import TextAnalysis

struct CaseAnalysisTests {
  @Test(
    arguments: [
      "Remove Every Draft", "Sign Out of This Device", "Turn “%@” Off", "Back Up Now",
      "Where to Start From",
      "Find Out Why It Stopped", "Merge and Close", "Rename as Copy", "Keep Going Until Midnight",
      "Two-Factor Login", "Opt-in Required", "Download Complete: The Next Step",
      "Log In to Mail Again",
      "Erase %@ and Restart", "Share with %lld People", "Re-enter Your Code", "Plug-in Missing",
      "Newer Drafts\nFound", "Unable to\nMerge the Drafts",
    ])
  func `title style`(text: String) throws {
    #expect(try Analysis.of(text).caseFacts.capitalization == .title)
  }

  @Test(
    arguments: [
      "Remove every draft", "The draft can’t be kept.", "Sign out of this device",
      "Your file is safe. You can close it.", "%lld drafts are left.",
      "Do you want to merge the drafts?", "Do you want to\nmerge the drafts?",
      "Connect your iPhone to the server", "Then I’ll try “Some Name” again",
    ])
  func `sentence style`(text: String) throws {
    #expect(try Analysis.of(text).caseFacts.capitalization == .sentence)
  }

  @Test(
    arguments: [
      "Merge", "OK", "Open “%@”", "iPad", "Update iPhone", "Erase iCloud", "VPN", "Use Face ID",
      "Quit Safari", "Open {name}", "Find My iPhone", "Sign in with Apple", "Follow @mina",
      "Search #autumn",
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
    #expect(try Analysis.of(text).caseFacts.capitalization == nil)
  }

  @Test(arguments: ["ko", "zh-Hans", "root"])
  func `only English has styles`(locale: String) throws {
    #expect(try Analysis.of("Remove Every Draft", in: locale).caseFacts.capitalization == nil)
  }

  @Test func `says which words are wrong and how they should be`() throws {
    let text = try Analysis.of("Rename To copy of IPhone")
    let facts = text.caseFacts
    #expect(text.texts(facts.againstTitle.map(\.range)) == ["To", "copy", "IPhone"])
    #expect(facts.againstTitle.map { $0.wanted(in: text) } == ["to", "Copy", "iPhone"])
    #expect(text.texts(facts.againstSentence.map(\.range)) == ["To", "IPhone"])
    #expect(facts.againstSentence.map { $0.wanted(in: text) } == ["to", "iPhone"])
  }

  @Test func `a correction within one branch of a message is no correction of the whole`() throws {
    func correction(_ string: String) throws -> String? {
      let text = try Analysis.of(string)
      let fix = try #require(TextFix(text.faults(against: .title), in: text))
      return text.wholeText(of: fix)
    }
    #expect(try correction("{n, plural, one {# pen} other {# pens}} left") == nil)
    #expect(try correction("{n, plural, one {# Pen} other {# Pens}} left") == "Left")
    #expect(try correction("{n} pens left") == "Pens Left")
  }

  @Test func `straight and curly apostrophes are equal`() throws {
    #expect(
      try Analysis.of("The draft can't be kept").caseFacts.capitalization
        == Analysis.of("The draft can’t be kept").caseFacts.capitalization)
  }

  @Test(
    arguments: [
      ("Open Paper Trail", .both), ("Open Paper trail", .neither),
      ("Ask the Paper Trail Team", .title),
      ("Update npm", .both), ("Update NPM", .neither), ("npm Is Missing", .title),
      ("Share Bark Files", .title), ("Share Bark files", .sentence),
      ("Share bark files", .sentence),
    ] as [(String, Capitalization)])
  func `a project's names keep their case in both styles`(text: String, wanted: Capitalization)
    throws
  {
    let library = try LocaleLibrary.embedded(
      ProjectConventions(names: ["Paper Trail", "npm", "Bark"]))
    var analyzer = Analyzer()
    let facts = try analyzer.analyze(text, profile: library.profile(for: .english)).caseFacts
    #expect(facts.capitalization == wanted)
  }

  @Test func `a project's names give no locale a style`() throws {
    let library = try LocaleLibrary.embedded(ProjectConventions(names: ["Paper Trail", "npm"]))
    let tag = try #require(LocaleTag(folding: "ko"))
    var analyzer = Analyzer()
    let text = try analyzer.analyze("Paper Trail 열기", profile: library.profile(for: tag))
    #expect(text.caseFacts.capitalization == nil)
  }

  @Test func `corrects a text to either style`() throws {
    let text = try Analysis.of("SAVE “my file” to IPHONE")
    #expect(text.corrected(to: .title).hasSuffix("“my file” to iPhone"))
    #expect(try Analysis.of("TURN OFF THE VPN").corrected(to: .title) == "Turn Off the VPN")
    #expect(try Analysis.of("TURN OFF THE VPN").corrected(to: .sentence) == "Turn off the VPN")
    #expect(try Analysis.of("View all").corrected(to: .sentence) == "View all")
  }
}
