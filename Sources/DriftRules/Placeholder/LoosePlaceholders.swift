import CopyModel
import RuleKit

/// A placeholder in a dialect that only a look at the translation tells from text.
struct LoosePlaceholder {
  let range: Range<Int>
  /// As written.
  let text: String
  /// Its dialect, by its number in `LooseDialect.all`.
  fileprivate let dialect: Int
  /// How sure it is that it is one and is amiss.
  fileprivate(set) var confidence: Double

  fileprivate var kind: LooseDialect { LooseDialect.all[dialect] }
}

extension TextPair {
  /// What the source has of such and the translation has not.
  func lostLoosePlaceholders(_ flags: @autoclosure () -> FormatFlags) -> [LoosePlaceholder] {
    guard !isTooLong, !source.bytes.isDisjoint(with: LooseDialect.signs) else { return [] }
    let own = source.loosePlaceholders
    var lost = own.filter { placeholder in
      !target.string.utf8.span.hasWord(placeholder.text)
        && !(placeholder.kind.isAlsoWritten
          && target.hasTranslatedName(in: placeholder.kind.dialect))
    }
    guard !lost.isEmpty else { return [] }
    let known = flags()
    for index in lost.indices {
      let kind = lost[index].kind
      let isShown =
        own.contains { $0.dialect == lost[index].dialect && $0.text != lost[index].text }
        || target.hasTranslatedName(in: kind.dialect)
      if isShown { lost[index].confidence = max(kind.sureness, 0.9) }
      if !kind.flag.isEmpty, !known.isDisjoint(with: kind.flag) { lost[index].confidence = 0.97 }
    }
    return lost
  }

  /// What the translation has of such and the source has not, of a dialect that is the source's or that closes its
  /// placeholders.
  var extraLoosePlaceholders: [LoosePlaceholder] {
    guard !isTooLong, !target.bytes.isDisjoint(with: LooseDialect.signs) else { return [] }
    let extra = target.loosePlaceholders.filter { !source.string.utf8.span.hasWord($0.text) }
    guard !extra.isEmpty else { return [] }
    let known = Set(source.loosePlaceholders.map(\.dialect))
    return extra.filter { known.contains($0.dialect) || $0.kind.isClosed }
  }
}

extension AnalyzedText {
  /// The most that are looked at: no real text has more, and time stays linear.
  private static let most = 32

  /// What looks like a placeholder of some dialect, each once, outside of what surely is one and of what is kept.
  fileprivate var loosePlaceholders: [LoosePlaceholder] {
    let bytes = string.utf8.span
    var found: [LoosePlaceholder] = []
    var index = 0
    while index < bytes.count, found.count < Self.most {
      guard LooseDialect.signs.contains(bytes[index]),
        let (number, end) = LooseDialect.first(in: bytes, at: index)
      else {
        index += 1
        continue
      }
      let range = index..<end
      let text = text(in: range)
      // An entity is masked as a character is, whose reference it may be.
      let isTaken = bytes[index] != UInt8(ascii: "&") && isMasked(range)
      if !isTaken, !found.contains(where: { $0.text == text }) {
        found.append(
          LoosePlaceholder(
            range: range, text: text, dialect: number,
            confidence: LooseDialect.all[number].sureness))
      }
      index = end
    }
    return found
  }

  /// Whether a name that is no identifier stands where a dialect has its own: `:이름`.
  fileprivate func hasTranslatedName(in dialect: PlaceholderDialect) -> Bool {
    let bytes = string.utf8.span
    return bytes.indices.contains { index in
      let name = index + dialect.opening.utf8.count
      // A mark behind a word is a colon.
      return name < bytes.count && bytes[name] >= 0x80 && bytes.has(dialect.opening, at: index)
        && (index == 0 || bytes[index - 1] == 0x20) && bytes.hasLetter(at: name)
    }
  }
}

extension LooseDialect {
  /// The first dialect of which a placeholder starts at a byte, and where that ends.
  fileprivate static func first(
    in text: Span<UInt8>, at start: Int
  ) -> (number: Int, end: Int)? {
    for number in all.indices {
      if let end = all[number].end(in: text, at: start) { return (number, end) }
    }
    return nil
  }
}

extension Span<UInt8> {
  /// Whether a placeholder stands here with nothing of a name behind it. Laravel writes the same value in capitals
  /// where `:NAME` stands.
  fileprivate func hasWord(_ text: String) -> Bool {
    let word = text.lowercased()
    let last = word.utf8.last?.isASCIIWord ?? false
    return indices.contains { start in
      has(inAnyCase: word, at: start)
        && !(last && start + word.utf8.count < count && self[start + word.utf8.count].isASCIIWord)
    }
  }
}
