import CopyModel
import RuleKit

/// A link or an image of Markdown: `[the guide](https://example.com)`, `[the guide][g]` (CommonMark 0.31, section 6.3).
struct MarkdownLink {
  /// Where it leads, or the label of what tells so.
  let target: String
  /// Whether `target` is a label.
  let isByLabel: Bool
  /// With its text.
  let range: Range<Int>

  fileprivate func leads(asFar other: MarkdownLink) -> Bool {
    guard isByLabel == other.isByLabel else { return false }
    return isByLabel
      ? target.lowercased() == other.target.lowercased()
      : WebAddress.page(target) == WebAddress.page(other.target)
  }

  /// Whether all of where it leads is known, and no other rule compares it: values of the app, whole addresses and
  /// headings of a page, which are named in the language of that.
  fileprivate var isOfSite: Bool {
    isByLabel
      || !target.utf8.contains { "{$%".utf8.contains($0) } && !WebAddress.isWhole(target)
        && !target.hasPrefix("#")
  }
}

extension TextPair {
  /// The first link of the source that is none in the translation, where that has fewer: its text and its target stand
  /// apart there, or its target is nowhere.
  var lostLink: MarkdownLink? {
    guard let (own, theirs) = links, theirs.count < own.count else { return nil }
    var open = theirs
    for link in own {
      if let index = open.firstIndex(where: link.leads) {
        open.remove(at: index)
      } else if link.isOfSite || target.contains(link.target) {
        return link
      }
    }
    return nil
  }

  /// The first link of the source that leads elsewhere in the translation, which has as many.
  var changedLink: LiteralChange? {
    guard let (own, theirs) = links, theirs.count == own.count else { return nil }
    var (open, others) = (theirs, [MarkdownLink]())
    for link in own {
      if let index = open.firstIndex(where: link.leads) {
        open.remove(at: index)
      } else {
        others.append(link)
      }
    }
    guard let lost = others.first(where: \.isOfSite),
      let other = open.first(where: { $0.isByLabel == lost.isByLabel && $0.isOfSite })
    else { return nil }
    return change(of: lost.range, in: other.range, confidence: 0.85)
  }

  /// The most links that are held against each other: time stays linear.
  private static var mostLinks: Int { 64 }

  /// The links of both sides, where the source has some.
  private var links: (source: [MarkdownLink], target: [MarkdownLink])? {
    guard source.contains("](") || source.contains("][") else { return nil }
    let (own, theirs) = (source.markdownLinks, target.markdownLinks)
    return own.isEmpty || max(own.count, theirs.count) > Self.mostLinks ? nil : (own, theirs)
  }
}

extension AnalyzedText {
  /// The most bytes of a link's text: what is longer is none, and time stays linear.
  private static let longestText = 512
  /// The fewest bytes of a text that a label follows: `[a-z][0-9]` is a pattern.
  private static let shortestText = 5

  fileprivate var markdownLinks: [MarkdownLink] {
    let text = string.utf8.span
    return text.indices.compactMap { index in
      guard text[index] == UInt8(ascii: "]"), let start = text.opening(of: index, Self.longestText)
      else { return nil }
      if text.has("(", at: index + 1) {
        guard let target = literals.first(where: { $0.lowerBound == index }) else { return nil }
        return MarkdownLink(
          target: self.text(in: index + 2..<target.upperBound - 1), isByLabel: false,
          range: start..<target.upperBound)
      }
      guard text.has("[", at: index + 1), index - start > Self.shortestText,
        case var end = index + 2, case let label = end
      else { return nil }
      while end < text.count, text[end].isASCIIWord || "-.".utf8.contains(text[end]) { end += 1 }
      guard end > label, text.has("]", at: end), !text.has("(", at: end + 1),
        !text.has("[", at: end + 1)
      else { return nil }
      return MarkdownLink(
        target: self.text(in: label..<end), isByLabel: true, range: start..<end + 1)
    }
  }
}

extension Span<UInt8> {
  /// Where the bracket opens that closes at a place, a few bytes before it at most.
  fileprivate func opening(of close: Int, _ most: Int) -> Int? {
    var (index, depth) = (close, 0)
    while index > Swift.max(close - most, 0) {
      index -= 1
      if self[index] == UInt8(ascii: "]") { depth += 1 }
      if self[index] == UInt8(ascii: "[") {
        if depth == 0 { return index }
        depth -= 1
      }
    }
    return nil
  }
}
