import CopyModel
import ICUText
import LocaleProfiles
import RuleKit
import StringTables
import TextAnalysis

/// Runs rules over units, a group at a time. One per worker: it owns its analyzer and remembers what it has analyzed.
struct UnitChecker: ~Copyable {
  private(set) var rules: RuleSelection
  let library: LocaleLibrary
  private(set) var sourceLocale: LocaleTag
  private(set) var source: LocaleProfile
  private let earlierTexts: EarlierTexts?
  private var analyzer = Analyzer()
  private var known = KnownTexts()
  /// The locale of the text before, and what holds there: neighbours mostly share it.
  private var near: (locale: LocaleTag, profile: LocaleProfile, isTranslation: Bool)

  /// Nil where nothing of the run can be laid out.
  var meter: LineMeter?
  /// Nil where nobody asks how much copy there is.
  var tally: CopyTally?
  /// The same in strings and words alone.
  var amounts: CopyAmounts?
  /// How many words the strings have that were checked last, in their order, where that is asked.
  var words: [CopyAmounts.Words] = []

  /// `layout` is nil where no text of the run has a role or a limit.
  init(
    rules: RuleSelection, library: LocaleLibrary, sourceLocale: LocaleTag,
    layout: LineMeter.Facts? = nil, earlier: EarlierTexts? = nil
  ) {
    if let layout { meter = LineMeter(layout) }
    earlierTexts = earlier
    self.rules = rules
    self.library = library
    self.sourceLocale = sourceLocale
    near = (sourceLocale, library.profile(for: sourceLocale), false)
    source = near.profile
  }

  /// Turns to tables of other rules and another source language.
  mutating func turn(to rules: RuleSelection, source locale: LocaleTag) {
    self.rules = rules
    guard locale != sourceLocale else { return }
    sourceLocale = locale
    near = (locale, library.profile(for: locale), false)
    source = near.profile
  }

  typealias Found = (flag: Findings.Flag, by: RuleSelection.Selected)

  mutating func analyze(_ text: String, _ locale: LocaleTag) throws(ICUError) -> AnalyzedText {
    if locale == sourceLocale { return try analyze(text, source) }
    comeNear(locale)
    return try analyze(text, near.profile)
  }

  mutating func analyze(
    _ text: String, _ profile: LocaleProfile
  ) throws(ICUError) -> AnalyzedText {
    try known.text(text, profile) { () throws(ICUError) in
      try analyzer.analyze(text, profile: profile)
    }
  }

  /// A message as it is read by the branches of a selector.
  mutating func analyze(
    _ text: AnalyzedText, showing selector: String
  ) throws(ICUError) -> AnalyzedText {
    try analyzer.analyze(text.string, profile: text.profile, showing: selector)
  }

  private mutating func comeNear(_ locale: LocaleTag) {
    if near.locale == locale { return }
    near = (
      locale, library.profile(for: locale), locale.language != sourceLocale.language
    )
  }

  /// Finds what is wrong with units that stand together.
  mutating func check(_ units: [TextUnit], into found: inout [Found]) throws(ICUError) {
    words.removeAll(keepingCapacity: true)
    var texts = SubjectGroup<AnalyzedText>(rules.edition ?? .usual, capacity: units.count)
    var pairs = SubjectGroup<TextPair>(rules.edition ?? .usual, capacity: units.count)
    for unit in units {
      // What is analyzed for it is known when the rules ask.
      if tally != nil || amounts != nil { try count(unit) }
      guard unit.isLive else { continue }
      let isSource = unit.locale == sourceLocale
      guard let text = isSource ? unit.source : unit.target, isSource || !text.isEmpty else {
        if !isSource { try checkLimits(of: nil, unit, into: &found) }
        continue
      }
      let analyzed = try analyze(text, unit.locale)
      // What `en-US` only repeats of `en` is told there.
      let isCopy = !isSource && !near.isTranslation && text == unit.source
      if !text.isEmpty, !isCopy { texts.add(analyzed, of: unit, isSource: isSource) }
      // English for Great Britain is no translation from English.
      if !isSource, near.isTranslation, unit.source?.isEmpty == false {
        let pair = try pair(of: unit, analyzed)
        if pair.hasOtherBranches {
          found += try checkBranches(of: unit, pair)
        } else {
          pairs.add(pair, of: unit)
        }
      }
      if isCopy {
        try checkLimits(of: analyzed, unit, into: &found)
      } else {
        try checkLayout(of: analyzed, unit, isSource: isSource, into: &found)
      }
      if texts.isFull { lookAt(&texts, &pairs, into: &found) }
    }
    lookAt(&texts, &pairs, into: &found)
  }

  /// Has the rules look at what was gathered.
  private func lookAt(
    _ texts: inout SubjectGroup<AnalyzedText>, _ pairs: inout SubjectGroup<TextPair>,
    into found: inout [Found]
  ) {
    run(rules.texts, on: texts) { found.append($1) }
    run(rules.pairs, on: pairs) { found.append($1) }
    texts.removeAll()
    pairs.removeAll()
  }

  /// What is wrong with each of some pairs that stand alone.
  mutating func compare(_ units: [TextUnit]) throws(ICUError) -> [[Found]] {
    var pairs = SubjectGroup<TextPair>(rules.edition ?? .usual, capacity: units.count)
    var translations = SubjectGroup<AnalyzedText>(rules.edition ?? .usual, capacity: units.count)
    var found: [[Found]] = Array(repeating: [], count: units.count)
    var branched: [(index: Int, pair: TextPair)] = []
    for (index, unit) in units.enumerated() {
      let pair = try pair(of: unit)
      pairs.add(pair, of: unit)
      translations.add(pair.target, of: unit)
      if pair.hasOtherBranches { branched.append((index, pair)) }
      if pairs.isFull || index + 1 == units.count {
        let first = index + 1 - pairs.subjects.count
        run(rules.loneTexts, on: translations) { found[first + $0].append($1) }
        run(rules.lonePairs, on: pairs) { found[first + $0].append($1) }
        translations.removeAll()
        pairs.removeAll()
      }
    }
    for (index, pair) in branched {
      try addBranches(of: units[index], pair, rules.lonePairs, to: &found[index])
    }
    return found
  }

  /// A unit's source and target with what is known about them.
  mutating func pair(
    of unit: TextUnit, _ analyzed: AnalyzedText? = nil, earlier: String? = nil
  ) throws(ICUError) -> TextPair {
    let target: AnalyzedText
    if let analyzed {
      target = analyzed
    } else {
      target = try analyze(unit.target ?? "", unit.locale)
    }
    let before = earlier ?? earlierTexts?.changedSource(of: unit)
    return TextPair(
      source: try analyze(InnerAccelerator.moved(in: unit.source ?? "", beside: target), source),
      target: target, role: unit.role,
      variation: unit.variation, glossary: rules.glossaries?[unit.locale],
      earlierSource: try before.map { text throws(ICUError) in try analyze(text, source) })
  }

  /// Runs rules on one subject.
  func run<Chosen: ChosenRule>(
    _ rules: [Chosen], on subject: Chosen.Subject, about unit: TextUnit,
    isSource: Bool = false, trust: Double = 1, into found: inout [Found]
  ) {
    var group = SubjectGroup<Chosen.Subject>(self.rules.edition ?? .usual)
    group.add(subject, of: unit, isSource: isSource)
    run(rules, on: group, trust: trust) { found.append($1) }
  }

  /// Runs rules on a group; `body` is handed what they find, with the number of the subject.
  private func run<Chosen: ChosenRule>(
    _ rules: [Chosen], on group: SubjectGroup<Chosen.Subject>, trust: Double = 1,
    _ body: (Int, Found) -> Void
  ) {
    if group.subjects.isEmpty { return }
    group.check(with: rules) { rule, subject, flags in
      let selected = self.rules.selected[rule.number]
      for var flag in flags where !selected.rule.mistakes(flag.unit) {
        // No finding is surer than the role or the alert that it rests on.
        flag.confidence = min(flag.confidence, trust, selected.rule.trust(in: flag.unit))
        body(subject, (flag, selected))
      }
    }
  }

  /// What is wrong with an alert as a whole.
  mutating func check(_ alert: Alert) throws(ICUError) -> [Found] {
    guard let first = alert.title ?? alert.message ?? alert.buttons.first,
      !alert.isTold(in: sourceLocale)
    else { return [] }
    let analyzed = AnalyzedAlert(
      title: try part(alert.title), message: try part(alert.message),
      buttons: try parts(alert.buttons), shared: try parts(alert.shared), traits: alert.traits)
    // A translation that is not there yet is another rule's matter.
    let isWhole =
      analyzed.parts.count == (alert.title == nil ? 0 : 1)
      + (alert.message == nil ? 0 : 1) + alert.buttons.count
    guard isWhole else { return [] }
    var found: [Found] = []
    let chosen = rules.alerts.filter {
      rules.selected[$0.number].rule.applies(to: alert, sourceLocale)
    }
    run(chosen, on: analyzed, about: first, trust: alert.evidence.confidence, into: &found)
    try checkLayout(of: analyzed, alert, about: first, into: &found)
    return found
  }

  private mutating func parts(_ units: [TextUnit]) throws(ICUError) -> [AlertPart] {
    var parts: [AlertPart] = []
    for unit in units {
      if let part = try part(unit) { parts.append(part) }
    }
    return parts
  }

  private mutating func part(_ unit: TextUnit?) throws(ICUError) -> AlertPart? {
    guard let unit, let text = unit.locale == sourceLocale ? unit.source : unit.target else {
      return nil
    }
    return AlertPart(unit: unit, text: try analyze(text, unit.locale))
  }

  /// What is wrong with a table as a whole.
  func check(table loaded: LoadedTable) -> [Found] {
    guard let first = loaded.units.first else { return [] }
    var found: [Found] = []
    let table = UnitTable(
      units: loaded.units, sourceLocale: sourceLocale, alertShare: rules.alertShare,
      damagedSources: loaded.damagedSources
    ) { [library] in library.profile(for: $0) }
    run(rules.tables, on: table, about: first, into: &found)
    return found
  }
}

extension Rule {
  /// How sure it is that a unit has the role that the rule takes it for, from 0 to 1.
  fileprivate func trust(in unit: TextUnit) -> Double {
    // Speech is translated freely, and a sentence goes on in the next cue.
    if category == .meaning, unit.format == TableFormat.subtitles.name { return 0.7 }
    return needs.contains(.role) || needs.contains(.alertPart)
      ? unit.roleEvidence?.confidence ?? 1 : 1
  }

  /// Whether it is about alerts and the unit may well be a part of something else.
  fileprivate func mistakes(_ unit: TextUnit) -> Bool {
    needs.contains(.alertPart) && !unit.isPlainlyOnAlert
      || needs.contains(.role) && unit.isOfInterfaceBuilder
  }

  /// Whether a rule on alerts looks at this one.
  fileprivate func applies(to alert: Alert, _ sourceLocale: LocaleTag) -> Bool {
    // What the manifest says holds for all locales: it is reported once.
    if needs.contains(.wholeAlert), alert.evidence < .manifest { return false }
    if needs.contains(where: \.isOfAllLocales) {
      return alert.traits != nil && alert.locale == sourceLocale
    }
    // Sheets and modal views have rules of their own.
    return alert.traits.map { $0.kind == .alert } ?? true
  }
}

extension Alert {
  /// Whether it is in another region of the source language, which has it too: in `en-US` beside `en`.
  fileprivate func isTold(in source: LocaleTag) -> Bool {
    guard locale != source, locale.language == source.language else { return false }
    return texts.allSatisfy { $0.source != nil }
  }
}

extension TextUnit {
  /// Whether people may see it. A translation marked as new may well be in use, but a copy of its source only waits.
  fileprivate var isLive: Bool {
    guard let state else { return true }
    guard state == .new, let target, !target.isEmpty else { return state.isLive }
    return target != source
  }
}
