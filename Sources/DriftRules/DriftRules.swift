package import RuleKit

/// The Diff stage: rules on a text and its translation.
package enum DriftRules {
  /// In the order in which they are listed.
  package static let rules: [Rule] = [
    .actionDrift,
    .oppositeAction,
    .polarityDrift,
    .lostFinality,
    .lostCondition,
    .lostScope,
    .lostQuestion,
    .droppedSentence,
    .numberDrift,
    .wrongLanguage,
    .wrongRow,
    .mixedScript,
    .mixedRegister,
    .inconsistentName,
    .inconsistentTerm,
    .unitDrift,
    .titleVerbMismatch,
    .regionVocabulary,
    .secondPerson,
    .accusingText,
    .unneutralTone,
    .translationese,
    .particleAfterPlaceholder,
    .loneDissenter,
    .lostPlaceholder,
    .extraPlaceholder,
    .placeholderType,
    .lostMarkup,
    .lostEmphasis,
    .changedLiteral,
    .malformedMessageFormat,
  ]
}
