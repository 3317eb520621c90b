import CopyModel
import RuleKit

/// A button that a text names by its title: “Tap OK to approve”, ‘확인’을 탭.
struct ShownButton {
  let range: Range<Int>
  /// What a button with this title does: concepts by index.
  let actions: [Int]
}

extension OtherAction {
  /// A button's title in a text whose translation names another button there.
  init?(ofButton pair: borrowing TextPair) {
    guard pair.target.hasQuotes, case let theirs = pair.target.quotedButtons, !theirs.isEmpty,
      case let own = pair.source.shownButtons, own.count == theirs.count
    else { return nil }
    let concepts = pair.source.profile.concepts
    func isAnswer(_ other: ShownButton, to button: ShownButton) -> Bool {
      button.actions.contains { action in
        other.actions.contains { $0 == action || concepts.areAlikeAsLabels($0, action) }
      }
    }
    guard
      let lost = own.first(where: { button in
        !theirs.contains { isAnswer($0, to: button) }
          && !button.actions.contains { action in
            // Of a title in quotation marks, only another one in them can be the translation.
            pair.source.hasQuotes
              ? theirs.contains { pair.target.mayMean(action, in: $0.range) }
              : pair.says(action, apartFrom: theirs, and: button)
          }
      }),
      let other = theirs.first(where: { button in
        !own.contains { isAnswer(button, to: $0) }
          && !button.actions.contains(where: pair.source.mayMean)
          // “Change this in settings”, 在“设置”中更改.
          && SharedTerms(pair)?.asks(forAll: button.range, butPartsOf: []) != true
      }), let action = other.actions.first
    else { return nil }
    self.init(
      source: lost.range, target: other.range,
      meaning: pair.source.profile.cues?.title(of: action) ?? concepts[action].name, confidence: 0.9
    )
  }
}

extension TextPair {
  /// Whether two buttons of a sentence each do in the translation what the other does: “OK to approve, Cancel to
  /// report”.
  func swapsButtons(_ original: Range<Int>, _ translation: Range<Int>) -> Bool {
    // Two buttons stand in four quotation marks.
    guard target.marks.count > 3, target.hasQuotes else { return false }
    let theirs = target.quotedButtons.filter { translation.overlaps($0.range) }
    guard theirs.count == 2 else { return false }
    let own = source.shownButtons.filter { original.overlaps($0.range) }
    guard own.count == 2, Set(own[0].actions).isDisjoint(with: own[1].actions),
      // “A Cut or Copy command” tells nothing of each.
      source.words.contains(where: {
        own[0].range.upperBound < $0.lowerBound
          && $0.upperBound < own[1].range.lowerBound && !source.isWord($0, in: .joiners)
      }),
      let first = theirs.firstIndex(where: { $0.does(own[0]) }),
      let second = theirs.firstIndex(where: { $0.does(own[1]) }), first != second,
      let terms = SharedTerms(self)
    else { return false }
    let asked = original.lowerBound..<own[0].range.lowerBound
    let before = translation.lowerBound..<theirs[0].range.lowerBound
    // “Tap OK to approve”, but “to approve, tap OK”.
    let isBehind = source.wordCount(in: asked) <= 2
    let (a, b) = own.parts(of: original, isBehind: isBehind)
    // “Use OK to save it, otherwise use Cancel”: what is done to a button is not what the button does.
    let sought = terms.keysAsked(in: a).union(terms.keysAsked(in: b))
      .subtracting(isBehind ? terms.keysAsked(in: asked) : [])
    let (x, y) = theirs.parts(
      of: translation, isBehind: terms.keysSaid(in: before).isDisjoint(with: sought))
    guard let parts = SentenceParts(a, b, .names),
      let answers = first < second ? SentenceParts(x, y, .names) : SentenceParts(y, x, .names)
    else { return false }
    return haveSwapped(parts, answers)
  }
}

extension TextPair {
  /// Two sentences of which each names the button of the other: “Press OK to send it. Press Cancel to wait.”
  var crossedButtons: (source: Range<Int>, target: Range<Int>)? {
    guard target.marks.count > 3, target.hasQuotes, !isTooLong,
      source.sentences.count == target.sentences.count, source.sentences.count > 1,
      case let own = source.shownButtons, own.count > 1,
      case let theirs = target.quotedButtons, theirs.count > 1
    else { return nil }
    let shown = SentencePairs(self).pairs.compactMap { sentences -> ShownPair? in
      let buttons = own.filter { sentences.source.overlaps($0.range) }
      let others = theirs.filter { sentences.target.overlaps($0.range) }
      guard buttons.count == 1, others.count == 1, !others[0].does(buttons[0]) else { return nil }
      return ShownPair(sentences: sentences, own: buttons[0], their: others[0])
    }
    guard shown.count > 1, let terms = SharedTerms(self) else { return nil }
    for (index, one) in shown.enumerated() {
      for other in shown[(index + 1)...]
      where one.their.does(other.own) && other.their.does(one.own) {
        // Sentences that changed places keep their buttons.
        let kept = one.said(of: one, terms) + other.said(of: other, terms)
        guard kept > one.said(of: other, terms) + other.said(of: one, terms) else { continue }
        return (one.sentences.source, one.sentences.target)
      }
    }
    return nil
  }
}

/// A sentence and its translation, and the one button that each names.
private struct ShownPair {
  let sentences: (source: Range<Int>, target: Range<Int>)
  let own: ShownButton
  let their: ShownButton

  /// How much of what stands behind the button of a sentence the translation of one says.
  func said(of other: ShownPair, _ terms: SharedTerms) -> Int {
    let end = other.sentences.source.upperBound
    return terms.count(
      from: other.own.range.upperBound..<max(end, other.own.range.upperBound),
      in: sentences.target
    ).found
  }
}

extension TextPair {
  /// Whether the translation may say an action more often than the source says it, parts of titles aside: 让 is
  /// “allow”, and “let” as well; 解除安裝 does not install.
  fileprivate func says(
    _ action: Int, apartFrom titles: [ShownButton], and own: ShownButton
  ) -> Bool {
    let asked = source.cues.count { $0.concept == action && !$0.range.overlaps(own.range) }
    return asked
      < target.cues.count { cue in
        // 重新发送 says again what the source says, and names no button “Retry”.
        cue.concept == action
          && (cue.isSure
            || !target.cues.contains { other in
              other.isSure && other.range == cue.range && source.sure.contains(other.concept)
            })
          && !titles.contains { $0.range.overlaps(cue.range) && $0.range != cue.range }
      }
  }
}

extension ShownButton {
  fileprivate func does(_ other: ShownButton) -> Bool {
    actions.contains(where: other.actions.contains)
  }
}

extension [ShownButton] {
  /// What a sentence says of each of two buttons, behind their titles or before them.
  fileprivate func parts(
    of sentence: Range<Int>, isBehind: Bool
  ) -> (first: Range<Int>, second: Range<Int>) {
    let between = self[0].range.upperBound..<self[1].range.lowerBound
    return isBehind
      ? (
        between, self[1].range.upperBound..<Swift.max(sentence.upperBound, self[1].range.upperBound)
      )
      : (sentence.lowerBound..<self[0].range.lowerBound, between)
  }
}

extension AnalyzedText {
  /// The names in quotation marks that are titles of buttons.
  fileprivate var quotedButtons: [ShownButton] {
    quotedNames.compactMap { button(at: $0.inside) }
  }

  /// The buttons named in quotation marks, or by a word in capitals amid a sentence.
  var shownButtons: [ShownButton] {
    let quoted = quotedButtons
    guard quoted.isEmpty else { return quoted }
    return words.indices.compactMap { index in
      guard index > 0, isTitled(words[index]), !isTitled(words[index - 1]),
        index + 1 == words.count || !isTitled(words[index + 1])
      else { return nil }
      return button(at: words[index])
    }
  }

  func button(at range: Range<Int>) -> ShownButton? {
    let actions = profile.cues?.concepts(ofLabel: text(in: range)) ?? []
    return actions.isEmpty ? nil : ShownButton(range: range, actions: actions)
  }

  /// Whether a word begins with a capital that no sentence asks for.
  private func isTitled(_ word: Range<Int>) -> Bool {
    string.utf8.span[word.lowerBound].isASCIICapital
      && sentence(at: word).lowerBound < word.lowerBound
  }
}
