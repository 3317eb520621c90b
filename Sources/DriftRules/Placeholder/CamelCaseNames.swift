import CopyModel
import RuleKit

extension TextPair {
  /// A name with a capital inside that the translation has not.
  var changedCamelCaseName: LiteralChange? {
    // Alone it is a label that has a name in each language.
    guard isComparable, source.words.count > 1 else { return nil }
    let names = source.profile.keptNames
    for name in source.camelCaseNames where !target.contains(name.text) {
      // Names that are known are the matter of translated-name, other capitals that of changed-case.
      let isOthers =
        target.profile.keptNames.isKnown
        && [name.text, name.text + "s"].contains(where: names.names.contains)
        || target.string.lowercased().contains(name.text.lowercased())
        // Several vCPUs are vCPU where nouns have no plural.
        || name.text.hasSuffix("s") && target.contains(String(name.text.dropLast()))
      if isOthers { continue }
      // The name of a field, pageSize, may well be what the screen calls it.
      return change(
        of: name.range, confidence: source.profile.isMadeOfWords(name.text) ? 0.75 : 0.85)
    }
    return nil
  }
}

extension LocaleProfile {
  /// Whether a name with capitals inside is made of words that interfaces use: pageSize, but not openSUSE.
  fileprivate func isMadeOfWords(_ name: String) -> Bool {
    guard let vocabulary else { return false }
    var parts: [String] = []
    for character in name {
      if parts.isEmpty || character.isUppercase { parts.append("") }
      parts[parts.count - 1].append(character)
    }
    return parts.allSatisfy { $0.utf8.count == 2 || vocabulary.knows($0.utf8.span) }
  }
}

extension AnalyzedText {
  /// Names with a small first letter and a capital inside, such as watchOS and textField: no language
  /// writes them otherwise. An `s` for several is left out, and what only puts an e before a word: eBook.
  fileprivate var camelCaseNames: [(text: String, range: Range<Int>)] {
    let bytes = string.utf8.span
    // Most texts have no capital but at the start of a word.
    guard bytes.hasInnerCapital else { return [] }
    var names: [(text: String, range: Range<Int>)] = []
    var index = 0
    while index < bytes.count {
      guard bytes[index].isASCIIWord else {
        index += 1
        continue
      }
      let start = index
      var capital: Int?
      while index < bytes.count, bytes[index].isASCIIWord {
        if capital == nil, index > start, bytes[index].isASCIICapital { capital = index }
        index += 1
      }
      guard let capital, bytes[start].isASCIISmall, index - start >= 4,
        !(capital == start + 1 && bytes[start] == UInt8(ascii: "e")),
        bytes.isBracketed(start..<index) || !bytes.isJoined(start..<index)
      else { continue }
      var end = index
      // iPads, but not iOS, exitStatus or iTunes.
      if !profile.keptNames.names.contains(text(in: start..<end)),
        bytes[end - 1] == UInt8(ascii: "s"), bytes[end - 2].isASCIISmall,
        !"siu".utf8.contains(bytes[end - 2])
      {
        end -= 1
      }
      let range = start..<end
      // kByte is a unit, which has signs of its own.
      let isUnit =
        capital == start + 1 && (bytes.has("Byte", at: capital) || bytes.has("Bit", at: capital))
      guard !isUnit, !placeholders.contains(where: { $0.range.overlaps(range) }),
        !literals.contains(where: { $0.overlaps(range) })
      else { continue }
      names.append((text(in: range), range))
    }
    return names
  }
}

extension Span<UInt8> {
  /// Whether a capital stands behind a letter, a digit or `_`.
  fileprivate var hasInnerCapital: Bool {
    var last: UInt8 = 0
    for index in indices {
      let byte = self[index]
      if byte.isASCIICapital, last.isASCIIWord { return true }
      last = byte
    }
    return false
  }

  /// Whether square brackets stand around a stretch, as around the names of values: [otherPlayer].
  fileprivate func isBracketed(_ range: Range<Int>) -> Bool {
    range.lowerBound > 0 && self[range.lowerBound - 1] == UInt8(ascii: "[")
      && range.upperBound < count && self[range.upperBound] == UInt8(ascii: "]")
  }

  /// Whether a sign that makes paths, tags and codes of words stands beside a stretch.
  fileprivate func isJoined(_ range: Range<Int>) -> Bool {
    let signs = "-./\\@$%#&<>={}()[]~:".utf8
    if range.lowerBound > 0, signs.contains(self[range.lowerBound - 1]) { return true }
    guard range.upperBound + 1 < count, signs.contains(self[range.upperBound]) else { return false }
    return self[range.upperBound + 1] > 0x20
  }
}
