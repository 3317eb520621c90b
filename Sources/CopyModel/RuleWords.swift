/// The words of one locale by which single rules tell what a sentence does: and, whether, 만, 使.
///
/// What they mean is of no matter here; that is for cues. Each list stands under its name in the locale's file. A class
/// because it is handed on for every word that is asked for; all of it is constant.
package final class RuleWords: Sendable {
  /// By number of the list.
  private let lists: [WordList]
  /// The same: what letters the words of a list begin with, go on with and end with.
  private let letters: [WordLetterSets]
  /// The words of all lists, and the lists that each is in.
  private let all: WordTable
  private let listsOfWords: [Set]

  package init(_ words: [List: [String]] = [:]) {
    lists = List.allCases.map { WordList(words[$0] ?? []) }
    letters = List.allCases.map { WordLetterSets(words[$0] ?? []) }
    var numbers: [String: Int] = [:]
    var names: [String] = []
    var listsOfWords: [Set] = []
    for list in List.allCases {
      for word in words[list] ?? [] {
        let number = numbers[word] ?? names.count
        if number == names.count {
          numbers[word] = number
          names.append(word)
          listsOfWords.append(Set())
        }
        listsOfWords[number].insert(list)
      }
    }
    all = WordTable(names)
    self.listsOfWords = listsOfWords
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

  /// The lists of which some words of a text are.
  package func lists(of words: [Range<Int>], in text: Span<UInt8>) -> Set {
    var found = Set()
    for word in words {
      if let number = all.number(of: text, in: word) { found.formUnion(listsOfWords[number]) }
    }
    return found
  }
}

extension RuleWords {
  /// Some of the lists, a bit for each.
  @usableFromInline
  package struct Set: Sendable {
    private var bits = InlineArray<4, UInt64>(repeating: 0)

    package init() {}

    package init(_ lists: List...) {
      for list in lists { insert(list) }
    }

    package mutating func insert(_ list: List) {
      bits[list.rawValue >> 6] |= 1 << UInt64(list.rawValue & 63)
    }

    package func contains(_ list: List) -> Bool {
      bits[list.rawValue >> 6] & 1 << UInt64(list.rawValue & 63) != 0
    }

    package mutating func formUnion(_ other: Set) {
      for place in bits.indices { bits[place] |= other.bits[place] }
    }

    package func isDisjoint(with other: Set) -> Bool {
      for place in bits.indices where bits[place] & other.bits[place] != 0 { return false }
      return true
    }
  }
}
