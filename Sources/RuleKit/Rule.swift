package import CopyModel

/// One thing that can be wrong with copy: its name, why it matters, examples, and how to see it.
package struct Rule: Sendable {
  /// Its name, which states the flaw: `button-punctuation`.
  package let id: String
  package let category: Finding.Category
  /// How bad it is at worst, under the newest guideline.
  package let level: Level
  /// Where another guideline judges otherwise.
  package let editions: [GuidelineEdition: Level]
  /// Whether a file that breaks it throughout gets one finding, not one for each text.
  package let isFolded: Bool
  /// What that finding says of so many strings, the first of which are these, in a locale; nil where it says what it
  /// would say of the first, and how many there are.
  package let crowdMessage: (@Sendable (_ count: Int, _ first: [String], LocaleTag) -> Message)?
  /// What a report for people says of so many of its findings in one file and language, where they tell how far the
  /// translation is; nil where each stands for itself.
  package let statusMessage: (@Sendable (_ count: Int) -> Message)?
  /// The rules that say more about the same fault: where one of them speaks as loudly, this one keeps quiet.
  package let yields: [String]
  /// The rules that only say again what it says where both speak of the same words of the source, as `yields`
  /// of those would have it.
  package let covers: [String]
  /// Whether it speaks of an alert in a translation only where it does so in the source language.
  package let followsSource: Bool
  /// Whether its fix can be taken without a person; nil where it has none.
  package let fixSafety: FixSafety?
  /// What it says, in one sentence.
  package let summary: String
  /// Why, in two or three sentences.
  package let rationale: String
  package let source: Source
  /// What must be known besides the text; without it the rule stays silent.
  package let needs: [Need]
  /// What it must flag and what it must leave alone: its tests and its documentation. Made when they are asked for:
  /// there are thousands, and a check needs none.
  package var examples: [Example] { makeExamples() }
  private let makeExamples: @Sendable () -> [Example]
  package let check: Check

  package init(
    _ id: String, _ category: Finding.Category, _ level: Level,
    editions: [GuidelineEdition: Level] = [:], isFolded: Bool = false,
    crowdMessage: (@Sendable (_ count: Int, _ first: [String], LocaleTag) -> Message)? = nil,
    statusMessage: (@Sendable (_ count: Int) -> Message)? = nil,
    yields: [String] = [],
    covers: [String] = [], followsSource: Bool = false, fix: FixSafety? = nil,
    summary: String,
    rationale: String, source: Source,
    needs: [Need] = [], examples: @autoclosure @escaping @Sendable () -> [Example], check: Check
  ) {
    self.id = id
    self.category = category
    self.level = level
    self.editions = editions
    self.isFolded = isFolded
    self.crowdMessage = crowdMessage
    self.statusMessage = statusMessage
    self.yields = yields
    self.covers = covers
    self.followsSource = followsSource
    fixSafety = fix
    self.summary = summary
    self.rationale = rationale
    self.source = source
    self.needs = needs
    makeExamples = examples
    self.check = check
  }

  /// How bad it is under an edition of the guidelines. An edition that a rule of the guidelines
  /// does not rest on has it off, unless `editions` says otherwise; without guidelines all of them are.
  package func level(in edition: GuidelineEdition?) -> Level {
    guard let edition else { return source.holdsAnywhere ? level : .off }
    return editions[edition] ?? (source.isSaid(by: edition) ? level : .off)
  }
}

/// What a rule may wait for.
package enum Need: String, Sendable {
  /// The string's role, from the key, the comment or the manifest.
  case role
  /// That the string is part of an alert and not of any window, with its role.
  case alertPart = "part of an alert"
  /// The alert's other strings.
  case alert
  /// All strings of the alert and what each does, from the manifest or the code: keys and comments only let guess them.
  case wholeAlert = "whole alert"
  /// Which button cancels, destroys, or is the default, from the manifest.
  case buttonRoles = "button roles"
  /// The order of the buttons, from the manifest.
  case buttonOrder = "button order"
  /// Whether it is an alert, an action sheet or a modal view, from the manifest.
  case kind
  /// The platforms that it appears on, from the manifest.
  case platform
  /// What makes it appear, from the manifest.
  case trigger
  /// What it shows besides its strings, from the manifest.
  case elements
  /// The code that makes the alerts.
  case code

  /// Whether only the manifest tells it.
  package var isInManifest: Bool { ![.role, .alertPart, .alert, .code].contains(self) }

  /// Whether what it tells holds for all locales alike.
  package var isOfAllLocales: Bool { isInManifest && self != .wholeAlert }
}

/// How a rule looks at copy.
package enum Check: Sendable {
  /// At one text, in the source language or a translation; only at these roles, or at any text when there are none.
  case text([Role], @Sendable (AnalyzedText, inout Findings) -> Void)
  /// At a text and its translation.
  case pair(@Sendable (TextPair, inout Findings) -> Void)
  /// At a text and its translation where both are in their own script, so that their meaning can be compared.
  case drift(@Sendable (TextPair, inout Findings) -> Void)
  /// At an alert in one locale.
  case alert(@Sendable (AnalyzedAlert, inout Findings) -> Void)
  /// At titles or messages that take more lines than an edition of the guidelines allows.
  case lines(
    Role, atMost: @Sendable (GuidelineEdition) -> Int,
    @Sendable (OverlongPart, inout Findings) -> Void)
  /// At an alert in one locale, as it is laid out.
  case shape(@Sendable (LaidOutAlert, inout Findings) -> Void)
  /// At a text that has limits.
  case limit(@Sendable (LimitedText, inout Findings) -> Void)
  /// At the source of a unit that has no translation.
  case missing(@Sendable (AnalyzedText, inout Findings) -> Void)
  /// At all units of a table.
  case table(@Sendable (UnitTable, inout Findings) -> Void)
  /// At what the Reader could not take.
  case reader(ReadIssue.Kind)
  /// In several of these ways.
  case all([Check])
}
