import CopyModel
import RuleKit

extension TextPair {
  /// A placeholder, or a word that is a name, that starts at a place.
  func name(from start: Int) -> Range<Int>? {
    source.placeholders.first { $0.range.lowerBound == start }?.range
      ?? source.words.first { $0.lowerBound == start && isName($0) }
  }

  /// Whether a word with a capital stands in the translation as it is.
  private func isName(_ word: Range<Int>) -> Bool {
    let first = source.string.utf8.span[word.lowerBound]
    // Most translations lack the letter.
    return first.isASCIICapital && target.bytes.contains(first)
      && !target.places(of: source.text(in: word), in: target.fullRange).isEmpty
  }

  /// The one place of a sentence where the translation has a placeholder or a name of the source.
  func place(of name: Range<Int>, in sentence: Range<Int>) -> Range<Int>? {
    let places: [Range<Int>]
    if let own = source.placeholders.first(where: { $0.range == name }) {
      places = target.placeholders.filter { $0.text == own.text }.map(\.range)
    } else {
      places = target.places(of: source.text(in: name), in: sentence)
    }
    return places.count == 1 ? places[0] : nil
  }
}
