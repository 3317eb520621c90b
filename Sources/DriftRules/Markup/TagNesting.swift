import CopyModel

// The order of tags: what opens closes behind it, and what opens last closes first (XML 1.0, 2.1, “Well-Formed
// XML Documents”).

extension PairTags {
  /// The first tag of the translation that closes what is not open, or what does not close first, where the source has no
  /// such tag.
  var misnested: MarkupTag? {
    guard let fault = Self.misnested(target), Self.misnested(source) == nil else { return nil }
    return fault
  }

  private static func misnested(_ tags: [MarkupTag]) -> MarkupTag? {
    let closed = Set(tags.lazy.filter { $0.form == .closing }.map(\.name))
    var open: [String] = []
    // What never closes, as a paragraph may, is no fault here.
    for tag in tags where closed.contains(tag.name) {
      switch tag.form {
      case .opening: open.append(tag.name)
      case .closing:
        guard open.last == tag.name else { return tag }
        open.removeLast()
      case .empty: break
      }
    }
    return nil
  }

  /// The first element of the translation that has nothing in it, where the source has something in all of that name.
  func emptied(in text: AnalyzedText, unlike source: AnalyzedText) -> (
    tag: MarkupTag, range: Range<Int>
  )? {
    let empties = Self.empties(target, of: text)
    guard let first = empties.first else { return nil }
    let own = Self.empties(self.source, of: source)
    return own.isEmpty ? first : nil
  }

  private static func empties(
    _ tags: [MarkupTag], of text: AnalyzedText
  ) -> [(tag: MarkupTag, range: Range<Int>)] {
    let bytes = text.string.utf8.span
    return zip(tags, tags.dropFirst()).compactMap { tag, next in
      guard tag.form == .opening, next.form == .closing, tag.name == next.name,
        (tag.range.upperBound..<next.range.lowerBound).allSatisfy({ bytes[$0] <= 0x20 })
      else { return nil }
      return (tag, tag.range.lowerBound..<next.range.upperBound)
    }
  }
}
