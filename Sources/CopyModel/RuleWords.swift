/// The words of one locale by which single rules tell what a sentence does: and, whether, 만, 使.
///
/// What they mean is of no matter here; that is for cues. Each list stands under its name in the locale's file.
package struct RuleWords: Sendable {
  /// By number of the list.
  private let lists: [WordList]
  /// The same: what letters the words of a list begin with, go on with and end with.
  private let letters: [WordLetterSets]

  package init(_ words: [List: [String]] = [:]) {
    lists = List.allCases.map { WordList(words[$0] ?? []) }
    letters = List.allCases.map { WordLetterSets(words[$0] ?? []) }
  }

  /// Empty where the locale says nothing.
  package subscript(_ list: List) -> WordList { lists[list.rawValue] }

  /// Whether what stands in `range` is a word of a list, in any case and typography.
  ///
  /// Most words are ruled out by three of their letters, before the list, which all workers share, is touched.
  @inline(__always)
  package func isWord(_ range: Range<Int>, of text: Span<UInt8>, in list: List) -> Bool {
    letters[list.rawValue].mayBeWord(range, of: text)
      && lists[list.rawValue].isWord(range, of: text)
  }

  /// Whether what stands in `range` ends with a word of a list, in any case.
  @inline(__always)
  package func isEnding(of range: Range<Int>, in text: Span<UInt8>, in list: List) -> Bool {
    letters[list.rawValue].mayEnd(range, of: text)
      && lists[list.rawValue].isEnding(of: range, in: text)
  }

  /// Whether what stands in `range` begins with a word of a list, in any case and typography.
  @inline(__always)
  package func isBeginning(of range: Range<Int>, in text: Span<UInt8>, in list: List) -> Bool {
    letters[list.rawValue].mayBegin(range, of: text)
      && lists[list.rawValue].isBeginning(of: range, in: text)
  }
}
