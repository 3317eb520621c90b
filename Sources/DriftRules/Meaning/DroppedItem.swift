import CopyModel
import RuleKit

extension TextPair {
  /// The one item of a list of three or more of which the translation says nothing, while it says all others and joins
  /// fewer: “cards, decks, and games”, 卡片和游戏.
  var droppedItem: Range<Int>? {
    guard source.bytes.contains(UInt8(ascii: ",")), source.hasWord(of: .joiners) else { return nil }
    var terms: SharedTerms?
    for sentences in shortSentences(ofWords: 4...18) {
      let items = source.listed(in: sentences.source)
      guard items.count > 2, items.allSatisfy(source.isContent),
        // “As you fly it, the kite is lifted and turned” lists nothing.
        !items.contains(where: source.hasAuxiliary),
        target.joints(in: sentences.target) < items.count - 1
      else { continue }
      terms = terms ?? SharedTerms(self)
      guard let terms else { return nil }
      let unsaid = items.filter { item in
        terms.source(in: item).found == 0 && !target.shows(source.text(in: item))
      }
      // “And more” is no item.
      let more = source.profile.concept(.more)
      if unsaid.count == 1, terms.source(in: unsaid[0]).known > 0,
        more.map({ source.mayMean($0, in: unsaid[0]) }) != true
      {
        return unsaid[0]
      }
    }
    return nil
  }
}

extension AnalyzedText {
  /// The items of the list that ends with the one joining word of a sentence, apart by commas. Of the first nothing marks
  /// the start: its last word is surely its own; and so it is with the first word of the last.
  fileprivate func listed(in sentence: Range<Int>) -> [Range<Int>] {
    guard let place = joiner(in: sentence) else { return [] }
    let bytes = string.utf8.span
    var items = [words[place + 1]]
    // The index behind the item at hand.
    var end = place
    for index in words[..<place].indices.reversed() where sentence.overlaps(words[index]) {
      let isFirst = index == 0 || !sentence.overlaps(words[index - 1])
      guard isFirst || bytes.has(UInt8(ascii: ","), at: words[index - 1].upperBound) else {
        continue
      }
      let start = isFirst ? words[end - 1] : words[index]
      items.append(start.lowerBound..<words[end - 1].upperBound)
      end = index
    }
    return items.reversed()
  }

  /// Whether a stretch has a helping verb of its own, as a clause does.
  func hasAuxiliary(_ stretch: Range<Int>) -> Bool {
    words.contains { stretch.overlaps($0) && isWord($0, in: .auxiliaries) }
  }

  /// How many places of a sentence may join two of a kind.
  func joints(in sentence: Range<Int>) -> Int {
    let bytes = string.utf8.span
    return sentence.count {
      has(.joinMarks, at: $0) || bytes.has(UInt8(ascii: ","), at: $0) || bytes.has("，", at: $0)
    }
  }
}
