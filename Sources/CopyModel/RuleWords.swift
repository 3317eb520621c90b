/// The words of one locale by which single rules tell what a sentence does: and, whether, 만, 使.
///
/// What they mean is of no matter here; that is for cues. Each list stands under its name in the locale's file.
package struct RuleWords: Sendable {
  /// By number of the list.
  private let lists: [WordList]

  package init(_ words: [List: [String]] = [:]) {
    lists = List.allCases.map { WordList(words[$0] ?? []) }
  }

  /// Empty where the locale says nothing.
  package subscript(_ list: List) -> WordList { lists[list.rawValue] }
}
