import CopyModel
@testable import Copydesk
import RuleKit
import Testing

/// Where the editions of the guidelines contradict each other, each is followed.
@Suite struct EditionTests {
  /// An alert, and the severity that a rule gives it under each edition; nil where it is quiet.
  struct Contradiction: Sendable, CustomTestStringConvertible {
    let rule: String
    let alert: Example
    let severities: [GuidelineEdition: Severity]
    var testDescription: String { rule }

    init(_ rule: String, _ alert: Example, _ severities: [GuidelineEdition: Severity]) {
      self.rule = rule
      self.alert = alert
      self.severities = severities
    }
  }

  static let contradictions: [Contradiction] = [
    // 2008 lets a message stand alone.
    Contradiction(
      "missing-title", .alert(title: nil, message: "The disk is full.", buttons: ["OK"]),
      [.hig2010: .warning, .hig2019: .warning, .hig2022: .warning]),
    // The word error anywhere, or only as an empty title.
    Contradiction(
      "error-word", .title("A disk error stopped the copy."),
      [.hig2008: .warning, .hig2010: .note, .hig2019: .note, .hig2022: .note]),
    // Three buttons: avoided, taken for granted, or one more than preferred.
    Contradiction(
      "more-than-two-buttons",
      .alert(title: "This name is taken.", buttons: ["Keep Newer", "Keep Both", "Replace"]),
      [.hig2008: .warning, .hig2010: .warning, .hig2022: .note, .material3: .note]),
    Contradiction(
      "more-than-two-buttons",
      .alert(title: "Save the changes?", buttons: ["Don’t Save", "Cancel", "Save"]),
      [.hig2008: .warning, .hig2010: .warning, .material3: .note]),
    Contradiction(
      "too-many-buttons",
      .alert(title: "Save the changes?", buttons: ["Don’t Save", "Save As", "Cancel", "Save"]),
      [.hig2022: .warning]),
    // One button: a bad idea, or allowed.
    Contradiction(
      "single-button", .alert(title: "The disk can’t be found.", buttons: ["OK"]),
      [.hig2008: .warning, .hig2010: .warning]),
    Contradiction(
      "informational-alert", .alert(title: "Download Complete", buttons: ["OK"]),
      [.hig2008: .warning, .hig2010: .warning, .hig2022: .note]),
    // Cancel by any title, often Cancel, always Cancel.
    Contradiction(
      "renamed-cancel", .alert(title: "Delete this note?", buttons: ["cancel=Leave", "Delete"]),
      [.hig2008: .note, .hig2010: .note, .hig2019: .warning, .hig2022: .warning]),
    Contradiction(
      "cancel-synonym", .alert(title: "Delete this note?", buttons: ["Back", "Delete"]),
      [.hig2008: .note, .hig2010: .note, .hig2019: .warning, .hig2022: .warning]),
    // Any harmless button beside a dangerous one, or Cancel itself.
    Contradiction(
      "destructive-without-cancel",
      .alert(title: "Delete this note?", buttons: ["Keep", "Delete"]),
      [.hig2019: .warning, .hig2022: .warning]),
    // OK for simple acceptance, or for information only.
    Contradiction(
      "ok-for-action", .alert(title: "Join this network?", buttons: ["Cancel", "OK"]),
      [.hig2022: .warning]),
    Contradiction(
      "ok-for-action", .alert(title: "Erase this disk?", buttons: ["Cancel", "OK"]),
      [.hig2019: .warning, .hig2022: .warning]),
    Contradiction(
      "yes-no-button", .button("Yes"),
      [.hig2019: .error, .hig2022: .error, .material3: .error]),
    // Tap is 2010's own word.
    Contradiction(
      "tap-not-choose",
      .alert(title: "Update?", message: "Tap Install to go on.", buttons: ["Later", "Install"]),
      [.hig2019: .warning, .hig2022: .warning]),
    Contradiction(
      "explained-button",
      .alert(title: "Update?", message: "Tap Install to go on.", buttons: ["Later", "Install"]),
      [.hig2010: .warning, .hig2019: .warning, .hig2022: .warning]),
    // A sentence as a title: title style without a period, or sentence style with one.
    Contradiction(
      "fragment-title-case", .title("The server can’t be reached."), [.hig2010: .warning]),
    Contradiction(
      "punctuated-fragment", .title("The server can’t be reached."), [.hig2010: .warning]),
    Contradiction(
      "sentence-title-case", .title("The Server Can’t Be Reached."),
      [.hig2019: .warning, .hig2022: .warning, .material3: .warning]),
    Contradiction(
      "unpunctuated-title", .title("The server can’t be reached"),
      [.hig2019: .warning, .hig2022: .warning]),
    // Buttons in title style or in sentence style.
    Contradiction(
      "button-case", .button("Delete all"), [.hig2019: .error, .hig2022: .error]),
    Contradiction("title-style-button", .button("Delete All"), [.material3: .warning]),
    Contradiction("padded-title", .title("Are you sure you want to quit?"), [.material3: .note]),
  ]

  @Test(arguments: contradictions)
  func `each edition is followed`(_ contradiction: Contradiction) throws {
    for edition in GuidelineEdition.allCases {
      let found = try RuleTrial.severity(
        of: contradiction.rule, in: contradiction.alert, under: edition)
      #expect(found == contradiction.severities[edition], "\(edition.rawValue)")
    }
  }

  @Test func `a finding names the edition that it rests on`() throws {
    let rule = try #require(RuleCatalogue.rules.first { $0.id == "button-case" })
    #expect(rule.source.basis(in: .hig2019) == "hig-2019, Buttons")
    #expect(rule.source.basis(in: .hig2022) == "hig-2022, Buttons")
    #expect(rule.level(in: .hig2008) == .off)
    // No section of Apple's is cited for Android, and none where no guideline holds.
    #expect(rule.source.basis(in: .material3) == nil && rule.source.basis(in: nil) == nil)
    #expect(rule.level(in: nil) == .off)
    let noun = try #require(RuleCatalogue.rules.first { $0.id == "noun-button" })
    #expect(noun.source.basis(in: .material3) == "material-3, Dialogs: Buttons")
  }
}
