import CopyModel
import RuleKit

/// Two placeholders of a text and those of its translation, with what stands beside each.
struct PlaceholderSides {
  let pair: TextPair
  let source: [Placeholder]
  let target: [Placeholder]

  init(_ pair: TextPair, source: [Placeholder], target: [Placeholder]) {
    self.pair = pair
    self.source = source
    self.target = target
  }

  /// How sure it is that the translation fills each with the other's value; nil when nothing tells.
  var confidenceOfSwap: Double? {
    if boundsHaveSwapped { return 0.9 }
    if areJoined || makeRatio || encloseWords { return nil }
    let neighbors = neighbors
    if neighbors.areKept { return nil }
    if let haveSwapped = rolesHaveSwapped { return haveSwapped ? 0.9 : nil }
    if enclosuresHaveSwapped || paragraphsHaveSwapped || tailsHaveSwapped { return 0.9 }
    return termsHaveSwapped || neighbors.haveSwapped ? 0.85 : nil
  }

  /// Whether the least of a range stands behind its most: “{min} to {max}”, “from %1 to %2”.
  private var boundsHaveSwapped: Bool {
    guard source[0].range.lowerBound < source[1].range.lowerBound,
      target[1].range.upperBound <= target[0].range.lowerBound,
      pair.target.text(between: [target[1], target[0]]).count <= Self.longestJoiner
    else { return false }
    return source[0].isLeast && source[1].isMost
      || pair.source.roles(of: source[0]).contains(.from)
        && pair.source.roles(of: source[1]).contains(.to)
        && pair.source.text(between: source).count <= Self.longestJoiner
        && pair.target.goes(from: target[1], to: target[0])
  }

  /// The most characters of a word that joins the ends of a range: 에서, 和, ~.
  private static let longestJoiner = 3

  /// Whether one is all that stands behind a colon at the end, an error behind what failed, and the other there in
  /// the translation.
  private var tailsHaveSwapped: Bool { haveSwapped { $1.isTail($0) } }

  /// The words that stand right beside each.
  var neighbors: NeighborsOfTwo {
    func neighbors(_ values: [Placeholder], _ text: AnalyzedText) -> [ValueNeighbors] {
      values.map {
        ValueNeighbors($0.range, named: $0.argument?.lowercased() ?? "", in: text)
      }
    }
    return NeighborsOfTwo(
      source: neighbors(source, pair.source), target: neighbors(target, pair.target))
  }

  /// Whether both stand beside each other, as in “%s and %s” and `%s:%s`, and so share what they are to the sentence.
  private var areJoined: Bool {
    let (own, their) = (pair.source.text(between: source), pair.target.text(between: target))
    return own == "&" || pair.source.profile.ruleWords[.joiners].isWord(own)
      || own == their.replacing("：", with: ":") && !own.contains { $0.isLetter }
  }

  /// Whether a slash stands between the two in their order, which needs no word: “page 3 of 5”, 3/5페이지.
  private var makeRatio: Bool { ["/", "／"].contains(pair.target.text(between: target)) }

  /// Whether they stand for the tags around some words, and are written on to them: “%sOpen%s”, %s열기%s로.
  private var encloseWords: Bool {
    func touch(_ values: [Placeholder], _ text: AnalyzedText) -> Bool {
      let bytes = text.string.utf8.span
      return bytes.hasLetter(at: values[0].range.upperBound)
        && bytes.hasLetter(before: values[1].range.lowerBound)
    }
    // Particles stand right behind a value in other languages.
    return touch(source, pair.source) && touch(target, pair.target)
      && !pair.source.string.utf8.span.hasLetter(at: source[1].range.upperBound)
  }

  /// What the words beside each make of it, on both sides.
  private var roles: (own: [[PlaceholderRoles.Role]], their: [[PlaceholderRoles.Role]]) {
    (source.map { pair.source.roles(of: $0) }, target.map { pair.target.roles(of: $0) })
  }

  /// Whether the words beside both — *from* and *to* — changed places.
  var rolesAreExchanged: Bool {
    let (own, their) = roles
    return (0...1).allSatisfy { side in
      let isKept = own[side].contains { their[side].contains($0) }
      let wentOver = own[side].contains { their[1 - side].contains($0) }
      return wentOver && !isKept && own[0] != own[1]
    }
  }

  /// Whether the word beside one of them — *from*, 에서, 从 — went over to the other; nil when no word tells.
  private var rolesHaveSwapped: Bool? {
    let (own, their) = roles
    // “3 of 5” has no other order of its values, however they are numbered: 5개 중 3개.
    let isWhole =
      source.allSatisfy { $0.type == .integer || $0.isNamed } && own[1].contains(.whole)
      && !own[0].contains(.whole) && their[0].contains(.whole) && !their[1].contains(.whole)
    let isKept = (0...1).contains { side in own[side].contains(where: their[side].contains) }
    if isKept { return false }
    let wentOver = (0...1).map { side in
      own[side].contains { their[1 - side].contains($0) && !own[1 - side].contains($0) }
    }
    // Who numbers them has thought of their order: one word alone may well be a freer choice.
    if target[0].argument == nil { return wentOver.contains(true) ? true : nil }
    // What %2$@ was moved to is now moved itself: %2$@을(를) %1$@(으)로.
    let isObject = (0...1).contains {
      wentOver[$0] && their[$0].isEmpty
        && (pair.target.isObject(target[$0].range)
          || pair.standsBehindVerb(target[$0].range, of: source[1 - $0].range))
    }
    // Whom something was sent to sends it now, %2$@님이 %1$@님에게; and what is larger is smaller.
    let hasDoer = own[0].contains(.agent) || own[1].contains(.agent)
    // “A is smaller than B” is B가 A보다 큽니다.
    let isTurned = pair.source.profile.concepts.areOpposed(pair.source.sure, pair.target.sure)
    let isDoer = (0...1).contains { side in
      wentOver[side] && !isTurned
        && (own[side].contains(.than) || !hasDoer && their[side].contains(.agent))
    }
    return !wentOver.contains(false) || isWhole || isObject || isDoer ? true : nil
  }

  /// Whether one is in quotation marks or parentheses on one side, and the other on the other.
  private var enclosuresHaveSwapped: Bool { haveSwapped { Enclosure(of: $0, in: $1) } }

  /// Whether each stands in the paragraph of the other, of as many paragraphs on both sides.
  private var paragraphsHaveSwapped: Bool {
    pair.source.newlines(before: .max) == pair.target.newlines(before: .max)
      && haveSwapped { $1.newlines(before: $0.range.lowerBound) }
  }

  /// Whether what a text says of its two placeholders differs, and the other text says the reverse.
  private func haveSwapped<Trait: Equatable>(
    _ trait: (Placeholder, AnalyzedText) -> Trait
  ) -> Bool {
    let own = source.map { trait($0, pair.source) }
    let their = target.map { trait($0, pair.target) }
    return own[0] != own[1] && own[0] == their[1] && own[1] == their[0]
  }

  /// Whether the words that they count changed places: “%d photos and %d videos”.
  private var termsHaveSwapped: Bool {
    guard source[0].type == .integer, target[0].argument == nil, source[0].argument == nil,
      let terms = pair.source.terms?.filter({ !$0.isPart }), let said = pair.target.terms
    else { return false }
    let counted = source.map { placeholder in
      terms.first { $0.range.lowerBound == placeholder.range.upperBound + 1 }
    }
    guard let first = counted[0], let second = counted[1], first.key != second.key else {
      return false
    }
    let firsts = said.filter { $0.key == first.key }
    let seconds = said.filter { $0.key == second.key }
    guard firsts.count == 1, seconds.count == 1 else { return false }
    let (a, b) = (firsts[0].range.lowerBound, seconds[0].range.lowerBound)
    let (x, y) = (target[0].range.lowerBound, target[1].range.lowerBound)
    return x < b && b < y && y < a || b < x && x < a && a < y
  }
}

extension AnalyzedText {
  /// Whether a word between two placeholders makes the second what the first goes to, or the first what the second comes
  /// from: 至, 에서.
  fileprivate func goes(from first: Placeholder, to second: Placeholder) -> Bool {
    roles(of: second).contains(.to) || roles(of: first).contains(.from)
  }

  /// How many line breaks stand before a place.
  fileprivate func newlines(before place: Int) -> Int {
    let bytes = string.utf8.span
    return (0..<min(place, bytes.count)).count { bytes[$0] == UInt8(ascii: "\n") }
  }

  /// What stands between two placeholders but spaces and quotation marks.
  fileprivate func text(between placeholders: [Placeholder]) -> String {
    let (start, end) = (placeholders[0].range.upperBound, placeholders[1].range.lowerBound)
    guard start < end else { return "" }
    let text = text(in: start..<end)
    guard let first = text.firstIndex(where: { !Self.spacesAndQuotes.contains($0) }),
      let last = text.lastIndex(where: { !Self.spacesAndQuotes.contains($0) })
    else { return "" }
    return String(text[first...last])
  }

  private static let spacesAndQuotes: Set<Character> = [
    " ", "\"", "'", "“", "”", "‘", "’", "「", "」", "『", "』",
  ]
}

extension Placeholder {
  fileprivate var isLeast: Bool { begins(["min", "least", "lower", "start", "from"]) }
  fileprivate var isMost: Bool { begins(["max", "most", "upper", "end", "to"]) }

  private func begins(_ starts: [String]) -> Bool {
    guard let name = argument?.lowercased() else { return false }
    return starts.contains { name.hasPrefix($0) }
  }
}

extension AnalyzedText {
  /// Whether a placeholder is all that stands between a colon and the end.
  fileprivate func isTail(_ placeholder: Placeholder) -> Bool {
    let bytes = string.utf8.span
    let (start, end) = (gapStart(before: placeholder.range), gapEnd(behind: placeholder.range))
    guard end == bytes.count || end + 1 == bytes.count && bytes[end] == UInt8(ascii: ".") else {
      return false
    }
    return bytes.has(":", at: start - 1) || bytes.has("：", at: start - 3)
  }
}

extension TextPair {
  /// Whether the word that stands right before one placeholder of the source stands right before another in a Chinese
  /// translation, which puts there what something is done to: “delete %1$@”, 删除 %2$@.
  fileprivate func standsBehindVerb(_ other: Range<Int>, of object: Range<Int>) -> Bool {
    guard target.profile.uses(.han), !target.profile.uses(.kana),
      case let end = target.gapStart(before: other), end > 2,
      let verb = source.words.last(where: { $0.upperBound <= object.lowerBound }),
      verb.upperBound == source.gapStart(before: object)
    else { return false }
    return SharedTerms(self)?.isAnswer(max(end - 6, 0)..<end, to: verb) ?? false
  }
}

/// What a placeholder stands in.
private enum Enclosure {
  case quotes, parentheses, nothing

  private static let quotePairs = QuoteMarks.pairsWithApostrophe + [("《", "》")]
  private static let brackets = [("(", ")"), ("（", "）")]

  init(of placeholder: Placeholder, in text: AnalyzedText) {
    if Self.stands(placeholder, in: Self.quotePairs, of: text) {
      self = .quotes
    } else {
      self = Self.stands(placeholder, in: Self.brackets, of: text) ? .parentheses : .nothing
    }
  }

  private static func stands(
    _ placeholder: Placeholder, in pairs: [(open: String, close: String)], of text: AnalyzedText
  ) -> Bool {
    let bytes = text.string.utf8.span
    let range = placeholder.range
    for pair in pairs
    where bytes.has(pair.open, at: range.lowerBound - pair.open.utf8.count)
      && bytes.has(pair.close, at: range.upperBound)
    {
      return true
    }
    return false
  }
}
