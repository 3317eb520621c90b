/// The case of a text as it was read word by word.
///
/// A class because few texts have one: a reference that is nil costs least. All of it is constant.
package final class CaseReading: Sendable {
  /// A word with what the styles want of it; nil where it is in that style.
  package struct Word: Sendable {
    private let start: Int32
    private let end: Int32
    package let title: CaseFault.Change?
    package var sentence: CaseFault.Change?

    package init(range: Range<Int>, title: CaseFault.Change?, sentence: CaseFault.Change?) {
      (start, end) = (Int32(range.lowerBound), Int32(range.upperBound))
      (self.title, self.sentence) = (title, sentence)
    }

    package var range: Range<Int> { Int(start)..<Int(end) }
  }

  /// Nil for a text without cased letters.
  package let capitalization: Capitalization?
  /// The words against one style or both, in order.
  let words: [Word]
  /// What styles want of words that a capital or small letters do not mend. Apart from the words, of
  /// which there are many, so that those need no memory of their own.
  let forms: [String]

  package init(capitalization: Capitalization?, words: [Word] = [], forms: [String] = []) {
    self.capitalization = capitalization
    self.words = words
    self.forms = forms
  }

  /// That of a text without cased letters.
  package static var caseless: CaseReading { CaseReading(capitalization: nil) }
}
