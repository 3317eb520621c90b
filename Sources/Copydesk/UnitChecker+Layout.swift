import CopyModel
import ICUText
import LocaleProfiles
import RuleKit
import TextLayout

extension UnitChecker {
  /// What is wrong with how a text is laid out, and with its length.
  mutating func checkLayout(
    of text: AnalyzedText, _ unit: TextUnit, isSource: Bool, into found: inout [Found]
  ) throws(ICUError) {
    // What is only taken for a title or a message may stand where there is more room.
    if let role = unit.role, role != .button, unit.roleEvidence ?? .manifest >= .comment {
      for chosen in rules.lines where chosen.roles.admits(role) {
        guard
          let part = try meter?.overlong(
            text, as: role, of: unit.alert, beyond: chosen.mostLines)
        else { continue }
        run([chosen], on: part, about: unit, isSource: isSource, into: &found)
      }
    }
    try checkLimits(of: text, unit, into: &found)
  }

  /// What is wrong with the length of a text; of its source alone where `text` is nil.
  mutating func checkLimits(
    of text: AnalyzedText?, _ unit: TextUnit, into found: inout [Found]
  ) throws(ICUError) {
    guard !rules.limits.isEmpty, meter?.hasLimits(unit) == true else { return }
    let isSource = unit.locale == sourceLocale
    var source: AnalyzedText?
    if !isSource, let string = unit.source, !string.isEmpty {
      source = try analyze(string, sourceLocale)
    }
    guard
      let limited = try meter?.limited(
        unit, text: text, source: source, profile: library.profile(for: unit.locale))
    else { return }
    run(rules.limits, on: limited, about: unit, isSource: isSource, into: &found)
  }

  /// What is wrong with how an alert comes out.
  mutating func checkLayout(
    of alert: AnalyzedAlert, _ units: Alert, about unit: TextUnit, into found: inout [Found]
  ) throws(ICUError) {
    // An alert that is only guessed may have other parts, and sheets and modal views are laid out otherwise.
    guard !rules.shapes.isEmpty, units.evidence == .manifest,
      alert.traits.map({ $0.kind == .alert }) ?? true,
      let shape = try meter?.layOut(alert)
    else { return }
    run(rules.shapes, on: shape, about: unit, trust: units.evidence.confidence, into: &found)
  }
}
