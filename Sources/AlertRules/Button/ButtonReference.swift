import CopyModel

/// A place where the text of an alert names a button: in quotation marks, or as what to choose.
struct ButtonReference {
  /// The title: UTF-8 bytes of the text.
  let title: Range<Int>
  /// The title and the quotation marks around it; `title` where there are none.
  let quoted: Range<Int>
  /// The word that says what to do with the button.
  let verb: Verb?

  /// A word such as *tap* or *choose*, and what the guidelines say instead of it.
  struct Verb {
    let range: Range<Int>
    let instead: String?
  }

  var isQuoted: Bool { quoted != title }

  /// From the verb to the title, whichever comes first.
  var whole: Range<Int> {
    guard let verb else { return quoted }
    let start = min(verb.range.lowerBound, quoted.lowerBound)
    return start..<max(verb.range.upperBound, quoted.upperBound)
  }
}

extension AnalyzedText {
  /// Where the text names a button of this title, letter by letter.
  func references(to title: String) -> [ButtonReference] {
    let bytes = string.utf8.span
    let length = title.utf8.count
    guard length > 0, title.contains(where: \.isLetter) else { return [] }
    var references: [ButtonReference] = []
    var index = 0
    while index + length <= bytes.count {
      defer { index += 1 }
      guard bytes.has(title, at: index) else { continue }
      if let found = reference(at: index..<index + length) { references.append(found) }
    }
    return references
  }

  /// The reference that a stretch is which looks like a title; nil when it is mere text.
  func reference(at title: Range<Int>) -> ButtonReference? {
    let bytes = string.utf8.span
    guard !bytes.isInLatinWord(at: title.lowerBound),
      !bytes.isInLatinWord(at: title.upperBound),
      !placeholders.contains(where: { $0.range.overlaps(title) })
    else { return nil }
    let quoted = bytes.quoted(title)
    let verb = profile.alertWords.pointingFollows ? verb(behind: quoted) : verb(before: quoted)
    guard verb != nil || quoted != title else { return nil }
    return ButtonReference(title: title, quoted: quoted, verb: verb)
  }

  /// “Choose Delete”, “轻点“删除””.
  private func verb(before title: Range<Int>) -> ButtonReference.Verb? {
    let bytes = string.utf8.span
    var end = title.lowerBound
    for link in profile.alertWords.links where bytes.has(link, at: end - link.utf8.count) {
      end -= link.utf8.count
      break
    }
    while end > 0, bytes[end - 1] == 0x20 { end -= 1 }
    return verb { word in
      let start = end - word.utf8.count
      guard bytes.has(inAnyCase: word, at: start), !bytes.isInLatinWord(at: start),
        !bytes.isLatinLetter(at: end)
      else { return nil }
      return start..<end
    }
  }

  /// ‘삭제’를 선택하십시오: the verb follows, behind the particle.
  private func verb(behind title: Range<Int>) -> ButtonReference.Verb? {
    let bytes = string.utf8.span
    var start = title.upperBound
    guard let link = profile.alertWords.links.first(where: { bytes.has($0, at: start) }) else {
      return nil
    }
    start += link.utf8.count
    while start < bytes.count, bytes[start] == 0x20 { start += 1 }
    return verb { word in
      bytes.has(word, at: start) ? start..<start + word.utf8.count : nil
    }
  }

  private func verb(_ range: (String) -> Range<Int>?) -> ButtonReference.Verb? {
    for (word, instead) in profile.alertWords.pointing {
      if let range = range(word) { return ButtonReference.Verb(range: range, instead: instead) }
    }
    for word in profile.alertWords.choosing {
      if let range = range(word) { return ButtonReference.Verb(range: range, instead: nil) }
    }
    return nil
  }
}

extension Span<UInt8> {
  /// The stretch with the quotation marks directly around it.
  fileprivate func quoted(_ range: Range<Int>) -> Range<Int> {
    for (open, close) in QuoteMarks.pairsWithApostrophe {
      let start = range.lowerBound - open.utf8.count
      if has(open, at: start), has(close, at: range.upperBound) {
        return start..<range.upperBound + close.utf8.count
      }
    }
    return range
  }

  /// Whether a word of Latin letters and digits goes on at a place.
  fileprivate func isInLatinWord(at index: Int) -> Bool {
    guard isLatinLetter(at: index), let before = scalar(before: index) else { return false }
    return ScalarClass(before).isLatinOrDigit
  }

  fileprivate func isLatinLetter(at index: Int) -> Bool {
    index < count && ScalarClass(scalar(at: index).value).isLatinOrDigit
  }
}

extension ScalarClass {
  fileprivate var isLatinOrDigit: Bool { self == .latin || self == .digit }
}
