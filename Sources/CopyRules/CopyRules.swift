package import RuleKit

/// The rules on single texts and on tables.
package enum CopyRules {
  /// In the order in which they are listed.
  package static let rules: [Rule] = [
    .sentenceTitleCase,
    .fragmentTitleCase,
    .messageCase,
    .unpunctuatedTitle,
    .punctuatedFragment,
    .unpunctuatedMessage,
    .wrongWidthPunctuation,
    .wrongQuotes,
    .typedEllipsis,
    .ellipsisMismatch,
    .extraSpace,
    .endMarkMismatch,
    .forcedLineBreak,
    .lengthOutlier,
    .unreadableEntry,
    .duplicateKey,
    .missingTranslation,
    .untranslated,
    .extraKey,
    .emptyValue,
    .wrongEncoding,
    .strayBom,
    .mojibake,
    .conflictMarker,
    .mixedLineEnds,
    .localeMismatch,
    .unreviewedTranslation,
    .missingComment,
    .oddKey,
    .leftoverTodo,
  ]
}
