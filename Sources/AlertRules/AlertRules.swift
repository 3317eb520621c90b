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
    .fragmentMessage,
    .tooManyButtons,
    .destructiveWithoutCancel,
    .startupAlert,
    .choicesInAlert,
    .defaultDestructiveButton,
    .misplacedDefaultButton,
    .misplacedCancel,
    .unstackedButtons,
    .severalCancelButtons,
    .unstyledDestructiveButton,
    .unsupportedElement,
    .needlessCautionSymbol,
    .sheetMessage,
    .singleChoiceSheet,
    .misplacedSheetButton,
    .modalWithoutTitle,
    .modalWithoutCancel,
    .longButton,
    .yesNoButton,
    .okForAction,
    .renamedCancel,
    .misspelledOk,
    .buttonCase,
    .buttonPunctuation,
    .sameButtonTwice,
  ]
}
