package import RuleKit

/// The rules on alerts: on their parts together, and on what each part says.
package enum AlertRules {
  /// In the order in which they are listed.
  package static let rules: [Rule] = [
    .missingTitle,
    .singleWordTitle,
    .uninformativeTitle,
    .errorWord,
    .wordyTitle,
    .repeatedTitle,
    .oneTitleTwoTranslations,
    .fragmentMessage,
    .unmentionedConsequence,
    .needlessAlert,
    .informationalAlert,
    .singleButton,
    .moreThanTwoButtons,
    .tooManyButtons,
    .destructiveWithoutCancel,
    .alertOveruse,
    .longButton,
    .nounButton,
    .unrelatedButton,
    .yesNoButton,
    .okForAction,
    .renamedCancel,
    .cancelSynonym,
    .misspelledOk,
    .buttonCase,
    .buttonPunctuation,
    .sameButtonTwice,
    .explainedButton,
    .tapNotChoose,
    .wrongButtonName,
    .quotedButtonName,
    .foreignPlatformLabel,
  ]
}
