import CopyModel

/// A run of Latin letters, digits and `_`, with dots within: `known_hosts`, `index.html`.
struct LatinWord {
  let name: String
  let range: Range<Int>

  init(_ range: Range<Int>, of text: borrowing AnalyzedText) {
    name = text.text(in: range)
    self.range = range
  }

  /// The fewest letters of a word whose spelling tells: shorter ones are like many others.
  private static let fewest = 5

  /// Whether its letters stand in a text, in any case, if only as a part of another word.
  func stands(in text: AnalyzedText) -> Bool {
    let (own, bytes) = (name.utf8.span, text.string.utf8.span)
    guard own.count <= bytes.count else { return false }
    return (0...bytes.count - own.count).contains { start in
      own.indices.allSatisfy { own[$0] | 0x20 == bytes[start + $0] | 0x20 }
    }
  }

  /// Whether it is an abbreviation in capitals, of six signs at most: HTML, MP3.
  var isAcronym: Bool {
    (2...6).contains(name.utf8.count) && name.first?.isNumber == false
      && name.utf8.allSatisfy { $0.isASCIICapital || $0.isASCIIDigit }
  }

  /// Whether it begins with the one capital that it has: Google.
  var isCapitalized: Bool {
    let letters = name.utf8
    return letters.count > 2 && letters.first?.isASCIICapital == true
      && letters.dropFirst().allSatisfy(\.isASCIISmall)
  }

  /// Whether it is a word with a capital inside: PayPal.
  var isCamelCase: Bool {
    let letters = name.utf8
    return letters.count > 3 && letters.first?.isASCIICapital == true
      && letters.dropFirst().contains(where: \.isASCIICapital)
      // IDs are several, and no name.
      && letters.dropLast().contains(where: \.isASCIISmall)
      && letters.allSatisfy { $0.isASCIILetter }
  }

  /// Whether each part of it stands in a text, which parts them by spaces: App Store.
  func standsInParts(in text: AnalyzedText) -> Bool {
    let (letters, bytes) = (name.utf8.span, text.string.utf8.span)
    var start = 0
    return (1...letters.count).allSatisfy { end in
      guard end == letters.count || letters[end].isASCIICapital else { return true }
      defer { start = end }
      let count = end - start
      return count <= bytes.count
        && (0...bytes.count - count).contains { place in
          (0..<count).allSatisfy { letters[start + $0] == bytes[place + $0] }
        }
    }
  }

  /// Whether one letter is missing, added or another, or two beside each other changed places. An s for several, and
  /// another digit, are no slip of spelling.
  func isMisspelling(of other: LatinWord) -> Bool {
    let (own, right) = (Array(name.lowercased().utf8), Array(other.name.lowercased().utf8))
    guard min(own.count, right.count) >= Self.fewest, abs(own.count - right.count) < 2 else {
      return false
    }
    let start = zip(own, right).prefix { $0 == $1 }.count
    let end = zip(own.dropFirst(start).reversed(), right.dropFirst(start).reversed())
      .prefix { $0 == $1 }.count
    let (left, rest) = (own[start..<own.count - end], right[start..<right.count - end])
    if (left + rest).contains(where: { !$0.isASCIISmall && $0 != UInt8(ascii: "_") }) {
      return false
    }
    if left.count + rest.count == 1 {
      return end > 0 || (left + rest).first != UInt8(ascii: "s")
    }
    return left.count == 1 && rest.count == 1
      || left.count == 2 && rest.count == 2 && left.elementsEqual(rest.reversed())
  }

  /// Whether the end of a text cut another word off: Assis.
  func isCut(from other: LatinWord, in text: AnalyzedText) -> Bool {
    name.utf8.count > 2 && range.upperBound == text.string.utf8.count
      // A short word that lacks one letter may be another: Pin, Ping.
      && other.name.utf8.count > name.utf8.count + (name.utf8.count >= Self.fewest ? 0 : 1)
      && other.name.hasPrefix(name)
      && other.name.utf8.dropFirst(name.utf8.count).allSatisfy(\.isASCIISmall)
      // “Patch” for “patches” only lacks the plural, “Use” for “User” may be another word.
      && !["es", "s", "d", "r", "e", "y"].contains(other.name.dropFirst(name.count))
  }
}

extension AnalyzedText {
  /// Where Latin words stand, but those in placeholders, tags and addresses.
  var latinWordRanges: [Range<Int>] {
    guard bytes.hasLatinLetter else { return [] }
    let text = string.utf8.span
    var words: [Range<Int>] = []
    var index = 0
    while index < text.count {
      guard text[index].isASCIILetter else {
        index += 1
        continue
      }
      let start = index
      while index < text.count, text.continuesLatinWord(at: index) { index += 1 }
      let range = start..<index
      guard index - start > 1, !placeholders.contains(where: { $0.range.overlaps(range) }),
        !literals.contains(where: { $0.overlaps(range) && text.isAddressOrTag($0) })
      else { continue }
      words.append(range)
    }
    return words
  }

  /// The signs of keys, ⌘, ⌥, ⇧ and ⌃, each with the letter that is pressed with it: ⌘S.
  var keySymbols: [(name: String, range: Range<Int>)] {
    guard bytes.contains(0xE2) else { return [] }
    let text = string.utf8.span
    return text.indices.compactMap { index in
      guard text[index] == 0xE2 else { return nil }
      guard let sign = ["⌘", "⌥", "⇧", "⌃"].first(where: { text.has($0, at: index) }) else {
        return nil
      }
      guard let place = text.placeOfKey(at: index + 3) else { return (sign, index..<index + 3) }
      let letter = self.text(in: place..<place + 1).uppercased()
      return (sign + letter, index..<place + 1)
    }
  }
}

extension Span<UInt8> {
  fileprivate func continuesLatinWord(at index: Int) -> Bool {
    if self[index].isASCIIWord { return true }
    return self[index] == UInt8(ascii: ".") && index + 1 < count && self[index + 1].isASCIIWord
  }

  /// Where a letter or digit stands that is a key by itself: the S of ⌘S and ⌘-S, but not the C of ⌘Click.
  fileprivate func placeOfKey(at index: Int) -> Int? {
    var place = index
    if place < count, self[place] == UInt8(ascii: "-") || self[place] == UInt8(ascii: "+") {
      place += 1
    }
    guard place < count, self[place].isASCIIWord, self[place] != UInt8(ascii: "_"),
      place + 1 == count || !self[place + 1].isASCIIWord
    else { return nil }
    return place
  }

  fileprivate func isAddressOrTag(_ literal: Range<Int>) -> Bool {
    literal.contains {
      [UInt8(ascii: "<"), UInt8(ascii: "@"), UInt8(ascii: "/")].contains(self[$0])
    }
  }
}
