import CopyModel
import RuleKit

extension Rule {
  static let swappedPlaceholders = Rule(
    "swapped-placeholders", .placeholder, .warning,
    summary: "A placeholder stands where the source has its value.",
    rationale: """
      The app fills placeholders in the order in which they stand. Where a translation turns the
      sentence round, “Move Report to Archive” moves the archive to the report. Numbers (`%1$@`) let
      it turn, as long as each goes with its words.
      """,
    source: .work("Foundation, String Format Specifiers: positional arguments"),
    examples: [
      .pair("Copy %@ from %@?", "⟦%@⟧에서 %@을(를) 복사하겠습니까?", in: "ko"),
      .pair("Copy %@ from %@?", "%2$@에서 %1$@을(를) 복사하겠습니까?", in: "ko"),
      .pair("Move %1$@ to %2$@?", "%2$@을(를) ⟦%1$@⟧(으)로 이동하겠습니까?", in: "ko"),
      .pair("Move %1$@ to %2$@?", "%1$@을(를) %2$@(으)로 이동하겠습니까?", in: "ko"),
      .pair("%1$d of %2$d sent", "⟦%1$d⟧개 중 %2$d개 보냄", in: "ko"),
      .pair("%1$d of %2$d sent", "%2$d개 중 %1$d개 보냄", in: "ko"),
      .pair("Move %@ to %@?", "%@을(를) %@(으)로 이동하겠습니까?", in: "ko"),
      .pair("%d of %d photos", "사진 ⟦%d⟧장 중 %d장", in: "ko"),
      .pair("%d photos and %d videos", "⟦%d⟧개의 비디오와 %d장의 사진", in: "ko"),
      .pair("%d photos and %d videos", "사진 %d장과 비디오 %d개", in: "ko"),
      .pair("Copy %@ from %@?", "要从⟦%@⟧拷贝%@吗？", in: "zh-Hans"),
      .pair("Share %@ with %@?", "要与⟦%@⟧共享%@吗？", in: "zh-Hans"),
      .pair("Move %@ to %@?", "要将%@移到%@吗？", in: "zh-Hans"),
      .pair("Delete “%@” from %@?", "要從⟦%@⟧刪除「%@」嗎？", in: "zh-Hant"),
      .pair("Delete “%@” from %@?", "要將「%@」從%@刪除嗎？", in: "zh-Hant"),
      .pair("Drawn by %@ and %@.", "%@ 및 %@이(가) 그렸습니다.", in: "ko"),
      .pair("Connect to %@:%@", "%@:%@에 연결", in: "ko"),
      .pair("The file “%1$@” has a size of %2$@.", "‘%1$@’ 파일의 크기는 %2$@입니다.", in: "ko"),
      .pair("%@ joined the group “%@”.", "%2$@님이 ‘⟦%1$@⟧’ 그룹에 참여했습니다.", in: "ko"),
      .pair("%@ joined the group “%@”.", "%1$@님이 ‘%2$@’ 그룹에 참여했습니다.", in: "ko"),
      .pair("%1$@ %2$@ is ready.", "⟦%2$@⟧ %1$@ 준비 완료", in: "ko"),
      .pair("Found by {way} ({place})", "通过⟦{place}⟧找到（{way}）", in: "zh-Hans"),
      .pair("{firstName} {lastName}", "{lastName} {firstName}", in: "zh-Hans"),
      .pair("Page %d of %d", "第 %d 頁，共 %d 頁", in: "zh-Hant"),
      .pair("Page %d of %d", "共 ⟦%d⟧ 頁，第 %d 頁", in: "zh-Hant"),
      .pair("%1$@ closes in %2$lld days.", "%2$lld将在⟦%1$@ 天⟧后关闭。", in: "zh-Hans"),
      .pair("%1$@ closes in %2$lld days.", "%1$@将在 %2$lld 天后关闭。", in: "zh-Hans"),
      .pair("Remove %1$@ from %2$@?", "要从 ⟦%1$@⟧ 中删除 %2$@ 吗？", in: "zh-Hans"),
      .pair("Remove %1$@ from %2$@?", "要从 %2$@ 中删除 %1$@ 吗？", in: "zh-Hans"),
      .pair("Sorting “%s : %s”", "整理「%s：%s」的卡片", in: "zh-Hant"),
      .pair("Got %1$d of %2$d stamps", "已取得 ⟦%2$d⟧/%1$d 張郵票", in: "zh-Hant"),
      .pair("Got %1$d of %2$d stamps", "已取得 %1$d/%2$d 張郵票", in: "zh-Hant"),
      .pair("No box %@.\nThe keeper says: %@", "没有盒子 %2$@。\n看守人说：⟦%1$@⟧", in: "zh-Hans"),
      .pair("No box %@.\nThe keeper says: %@", "没有盒子 %1$@。\n看守人说：%2$@", in: "zh-Hans"),
      .pair("Page %(page)d of %(pages)d", "第 %(pages)d 頁，共 ⟦%(page)d⟧ 頁", in: "zh-Hant"),
      .pair("Page %(page)d of %(pages)d", "第 %(page)d 頁，共 %(pages)d 頁", in: "zh-Hant"),
    ],
    check: .pair { pair, findings in
      // Nearly all texts have fewer.
      guard pair.source.placeholders.count > 1, pair.target.placeholders.count > 1 else { return }
      if let turned = pair.turnedNeighbors {
        findings.flag(source: nil, target: turned.range, .turnBack(turned.text), confidence: 0.85)
        return
      }
      if let turned = pair.turnedUnit {
        findings.flag(source: nil, target: turned.range, .exchange(turned.text), confidence: 0.9)
        return
      }
      let source = pair.source.placeholdersByValue
      let target = pair.target.placeholdersByValue(as: source)
      guard source.count == 2, target.count == 2, source[0].type == source[1].type,
        target[0].type == target[1].type,
        pair.source.placeholders.count == 2, pair.target.placeholders.count == 2
      else { return }
      let sides = PlaceholderSides(pair, source: source, target: target)
      guard let confidence = sides.confidenceOfSwap else { return }
      findings.flag(
        source: nil, target: target[0].range,
        target[0].argument == nil ? .number(target[0].text) : .exchange(target[0].text),
        confidence: confidence)
    }
  )
}

extension AnalyzedText {
  /// Its printf placeholders in the order of the values that they take; none where some values have numbers
  /// and some have not.
  fileprivate var placeholdersByValue: [Placeholder] {
    let all = placeholders.filter { $0.syntax == .printf || $0.syntax == .named }
    // Names tell values as well, each in its place.
    if !all.isEmpty, all.allSatisfy(\.isNamed) {
      return Set(all.compactMap(\.argument)).count == all.count ? all : []
    }
    let numbers = all.compactMap { $0.argument.flatMap { Int($0) } }
    if numbers.isEmpty { return all.allSatisfy { $0.argument == nil } ? all : [] }
    guard numbers.count == all.count, Set(numbers).count == all.count else { return [] }
    return zip(numbers, all).sorted { $0.0 < $1.0 }.map(\.1)
  }
}

extension AnalyzedText {
  /// The same, where values have names in the order of those of the source.
  fileprivate func placeholdersByValue(as source: [Placeholder]) -> [Placeholder] {
    guard source.contains(where: \.isNamed) else { return placeholdersByValue }
    let found = source.compactMap { own in placeholdersByValue.first { $0.text == own.text } }
    return found.count == source.count ? found : []
  }
}

extension Placeholder {
  /// Whether its argument is a name and no number: `%(count)d`.
  fileprivate var isNamed: Bool { argument.map { Int($0) == nil } ?? false }
}

/// Two placeholders of a text and those of its translation, with what stands beside each.
private struct PlaceholderSides {
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
    if areJoined { return nil }
    if let haveSwapped = rolesHaveSwapped { return haveSwapped ? 0.9 : nil }
    if enclosuresHaveSwapped || paragraphsHaveSwapped { return 0.9 }
    return termsHaveSwapped ? 0.85 : nil
  }

  /// Whether both stand beside each other, as in “%s and %s” and `%s:%s`, and so share what they are to the sentence.
  private var areJoined: Bool {
    let (own, their) = (pair.source.text(between: source), pair.target.text(between: target))
    return own == "&" || pair.source.profile.ruleWords[.joiners].isWord(own)
      || own == their.replacing("：", with: ":") && !own.contains { $0.isLetter }
  }

  /// Whether the word beside one of them — *from*, 에서, 从 — went over to the other; nil when no word tells.
  private var rolesHaveSwapped: Bool? {
    let own = source.map { pair.source.roles(of: $0) }
    let their = target.map { pair.target.roles(of: $0) }
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
    // What %2$@ was moved to is now moved itself: %2$@을(를) %1$@(으)로.
    let isObject = (0...1).contains {
      wentOver[$0] && their[$0].isEmpty
        && (pair.target.isObject(target[$0].range)
          || pair.standsBehindVerb(target[$0].range, of: source[1 - $0].range))
    }
    let isSwapped =
      target[0].argument == nil
      ? wentOver.contains(true) : !wentOver.contains(false) || isWhole || isObject
    return isSwapped ? true : nil
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
  /// How many line breaks stand before a place.
  fileprivate func newlines(before place: Int) -> Int {
    let bytes = string.utf8.span
    return (0..<min(place, bytes.count)).count { bytes[$0] == UInt8(ascii: "\n") }
  }

  /// What stands between two placeholders but spaces and quotation marks.
  fileprivate func text(between placeholders: [Placeholder]) -> String {
    let (start, end) = (placeholders[0].range.upperBound, placeholders[1].range.lowerBound)
    guard start < end else { return "" }
    let marks: Set<Character> = [" ", "\"", "'", "“", "”", "‘", "’", "「", "」", "『", "』"]
    let text = text(in: start..<end)
    guard let first = text.firstIndex(where: { !marks.contains($0) }),
      let last = text.lastIndex(where: { !marks.contains($0) })
    else { return "" }
    return String(text[first...last])
  }
}

extension TextPair {
  /// Whether the word that stands right before one placeholder of the source stands right before another in a Chinese
  /// translation, which puts there what something is done to: “delete %1$@”, 删除 %2$@.
  fileprivate func standsBehindVerb(_ other: Range<Int>, of object: Range<Int>) -> Bool {
    guard target.profile.uses(.han), !target.profile.uses(.kana),
      case let end = target.endOfWord(before: other.lowerBound), end > 2,
      let verb = source.words.last(where: { $0.upperBound <= object.lowerBound }),
      verb.upperBound == source.endOfWord(before: object.lowerBound)
    else { return false }
    return SharedTerms(self)?.isAnswer(max(end - 6, 0)..<end, to: verb) ?? false
  }
}

extension AnalyzedText {
  /// Where the word ends behind which a placeholder stands, in quotation marks or not.
  fileprivate func endOfWord(before start: Int) -> Int {
    let bytes = string.utf8.span
    var end = start
    for sign in QuoteMarks.all + [" "] where bytes.has(sign, at: end - sign.utf8.count) {
      end -= sign.utf8.count
    }
    return end
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

extension Message {
  fileprivate static func turnBack(_ placeholder: String) -> Message {
    "\(placeholder) stands behind its neighbor in the source. Exchange the two."
  }

  fileprivate static func number(_ placeholder: String) -> Message {
    "\(placeholder) takes the first value here, which the source has in the other place. Number both, as %2$@ and %1$@."
  }

  fileprivate static func exchange(_ placeholder: String) -> Message {
    "\(placeholder) stands beside the words of the other value. Exchange the two."
  }
}
