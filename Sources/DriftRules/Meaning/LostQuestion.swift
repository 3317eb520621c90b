import CopyModel
import RuleKit

extension Rule {
  static let lostQuestion = Rule(
    "lost-question", .meaning, .warning, yields: ["dropped-sentence"],
    summary: "A question stays a question, a request a request, a statement a statement.",
    rationale: """
      An alert that asks leaves the choice to people. As a statement it says that the thing is done.
      """,
    source: .practice("speech acts agree"),
    examples: [
      .pair("Delete this note?", "이 메모를 삭제합니다⟦.⟧", in: "ko"),
      .pair("Delete this note?", "이 메모를 삭제하겠습니까?", in: "ko"),
      .pair("The disk is full. Open the list?", "디스크가 가득 차 목록을 엽니다⟦.⟧", in: "ko"),
      .pair("The disk is full. Open the list?", "디스크가 가득 찼는데 목록을 열까요?", in: "ko"),
      .pair("Reset settings?", "설정 재설정", in: "ko"),
      .pair("Delete this note?", "删除此备忘录⟦。⟧", in: "zh-Hans"),
      .pair("Delete this note?", "要删除此备忘录吗？", in: "zh-Hans"),
      .pair("The note was deleted.", "要刪除備忘錄嗎⟦？⟧", in: "zh-Hant"),
      .pair("The note was deleted.", "已刪除備忘錄。", in: "zh-Hant"),
      .pair("Can’t save, maybe the disk is full?", "저장할 수 없습니다. 디스크가 가득 찬 것 같습니다.", in: "ko"),
      .pair("Which color do you want?", "원하는 색상을 선택하십시오.", in: "ko"),
      .pair("Which color do you want?", "원하는 색상을 선택했습니다⟦.⟧", in: "ko"),
      .pair("Is the scale plugged in?", "저울이 꽂혀 있는지 확인하십시오.", in: "ko"),
      .pair(
        "⟦Back up now?⟧ It takes a minute.", "⟦지금 백업합니다.⟧ 1분쯤 걸립니다.", in: "ko"),
      .pair("Back up now? It takes a minute.", "지금 백업할까요? 1분쯤 걸립니다.", in: "ko"),
      .pair("Back up now? (It takes a minute.)", "要现在备份吗？（需要一分钟。）", in: "zh-Hans"),
      .pair("Turn on the Who’s Here? lamp.", "등을 켭니다.", in: "ko"),
      .pair("New to the studio? Take the tour.", "如果你是第一次来工作室，请参加导览。", in: "zh-Hans"),
      .pair("⟦Please close the lid.⟧", "⟦뚜껑을 닫았습니다.⟧", in: "ko"),
      .pair("Please close the lid.", "뚜껑을 닫아 주십시오.", in: "ko"),
      .pair("⟦Please close the lid.⟧", "⟦已关闭盖子。⟧", in: "zh-Hans"),
      .pair("Please close the lid.", "关好盖子。", in: "zh-Hans"),
      .pair("Is the lid open? Then close it first.", "若蓋子開著，先把它蓋上。", in: "zh-Hant"),
      .pair("Cancel the tour⟦?⟧", "견학을 취소했습니다", in: "ko"),
      .pair("Delete the card⟦?⟧", "卡片已删除", in: "zh-Hans"),
      .pair("Delete the card?", "删除卡片", in: "zh-Hans"),
      .pair("Already deleted?", "已删除", in: "zh-Hans"),
      .pair("Did you know you can share your lists?", "您可以共享列表。", in: "zh-Hans"),
    ],
    check: .drift { pair, findings in
      let source = pair.source
      let target = pair.target
      let isAligned = source.sentences.count == target.sentences.count
      if source.ending == .question, !target.asks,
        target.ending == .period || target.ending == .none && target.tells || pair.tellsOffer
      {
        if source.supposes || source.asksForState && target.asksForAction || source.asksInForm {
          return
        }
        if source.asksForChoice, target.asksForAction,
          target.contains(anyOf: .selectionMarks)
        {
          return
        }
        findings.flag(
          source: source.endMark?.range, target: target.endMark?.range, .ask,
          // “It is taken. Try another?” invites, and so does 다시 시도해 보세요.
          confidence: target.invites ? 0.75 : isAligned ? 0.9 : 0.8)
      } else if isAligned, target.ending == .question, source.ending == .period,
        !source.marks.contains(where: { $0.kind == .question })
      {
        findings.flag(
          source: source.endMark?.range, target: target.endMark?.range, .state, confidence: 0.9)
      } else if let (asking, stating) = pair.statedQuestion {
        findings.flag(source: asking, target: stating, .ask, confidence: 0.85)
      } else if let (asking, telling) = pair.toldRequest {
        findings.flag(source: asking, target: telling, .request, confidence: 0.85)
      }
    }
  )
}

extension TextPair {
  /// The first sentence that asks while its translation states, before others: “Back up now? It takes a while.”
  /// A question may well become a condition: “New here?”, 如果你是第一次来.
  fileprivate var statedQuestion: (source: Range<Int>, target: Range<Int>)? {
    guard source.sentences.count > 1, source.sentences.contains(where: { $0.ending == .question }),
      !target.asks
    else { return nil }
    for (own, other) in zip(source.sentences, target.sentences)
    where own.ending == .question && other.ending == .period && !target.invites(in: other.range)
      && !source.goesOn(behind: own)
      && !target.sets(conditionIn: other.range)
      && !source.tells(inFormOfQuestion: own.range)
    {
      return (own.range, other.range)
    }
    return nil
  }

  /// Whether a question that offers to do something became what was done: “Delete the card?”, 卡片已删除.
  fileprivate var tellsOffer: Bool {
    guard target.ending == .none, target.profile.uses(.han), source.sentences.count == 1,
      target.sentences.count == 1, let past = source.profile.concept(.hasBeen),
      target.sure.contains(past), !source.mayMean(past), let first = source.words.first
    else { return false }
    let concepts = source.profile.concepts
    return source.verbs.contains { $0.range == first && source.isName(first, of: $0.concept) }
      || !source.ends(first, in: .participleEndings)
        && source.cues.contains {
          $0.isSure && $0.range == first && concepts.kind(of: $0.concept) == .action
        }
  }

  /// A sentence that asks people to do something, “Please wait”, where the translation says that it was done.
  fileprivate var toldRequest: (source: Range<Int>, target: Range<Int>)? {
    guard let please = source.profile.concept(.please), source.sure.contains(please),
      let done = source.profile.concept(.hasBeen), target.sure.contains(done),
      source.sentences.count == target.sentences.count, !source.breaksSentences
    else { return nil }
    for (own, other) in zip(source.sentences, target.sentences) {
      guard let asking = source.cue(please, in: own.range),
        asking.range.lowerBound == own.range.lowerBound, !source.mayMean(done, in: own.range),
        !target.mayMean(please, in: other.range), target.cue(done, in: other.range) != nil
      else { continue }
      return (own.range, other.range)
    }
    return nil
  }
}

extension AnalyzedText {
  /// Whether it says that something was done, in a full sentence without its mark: 취소했습니다.
  fileprivate var tells: Bool {
    guard let past = profile.concept(.hasBeen), sure.contains(past) else { return false }
    return sentences.last?.register?.isLevel == true
  }

  /// Whether its last sentence follows on another and asks people politely to do something.
  fileprivate var invites: Bool {
    guard sentences.count > 1, let last = sentences.last else { return false }
    return invites(in: last.range)
  }

  /// Whether people are politely asked to do something.
  fileprivate var asksForAction: Bool { invites(in: fullRange) }

  /// Whether its last sentence asks for one of several, “Which color do you want?”, and not for a yes or no.
  fileprivate var asksForChoice: Bool { opens(with: .choiceQuestionOpeners) }

  /// Whether its last sentence only supposes something, with a question mark: “maybe the disk is full?”
  fileprivate var supposes: Bool {
    guard let last = sentences.last else { return false }
    return words.contains {
      last.range.overlaps($0) && isWord($0, in: .guesses)
    }
  }

  /// Whether its last sentence tells something in the form of a question: “Did you know that …?”
  fileprivate var asksInForm: Bool {
    sentences.last.map { tells(inFormOfQuestion: $0.range) } ?? false
  }

  /// Whether a sentence opens as a question does that only tells something.
  fileprivate func tells(inFormOfQuestion sentence: Range<Int>) -> Bool {
    guard let last = words(in: sentence).prefix(3).last else { return false }
    return isWord(sentence.lowerBound..<last.upperBound, in: .tellingQuestions)
  }

  /// Whether a sentence that opens with a capital goes on behind the mark that seems to end it: “Enter What's This? mode.”
  fileprivate func goesOn(behind sentence: Sentence) -> Bool {
    let bytes = string.utf8.span
    guard let next = words.first(where: { $0.lowerBound >= sentence.range.upperBound }) else {
      return false
    }
    return bytes[sentence.range.lowerBound].isASCIICapital && bytes[next.lowerBound].isASCIISmall
  }

  /// Whether it asks how things are, “Is it plugged in?”, and offers nothing to do.
  fileprivate var asksForState: Bool { opens(with: .stateQuestionOpeners) }

  /// Whether its last sentence opens with a word of a list.
  private func opens(with list: RuleWords.List) -> Bool {
    guard let last = sentences.last, let word = words.first(where: { last.range.overlaps($0) })
    else { return false }
    return isWord(word, in: list)
  }

  /// Whether people are politely asked to do something in a stretch.
  fileprivate func invites(in stretch: Range<Int>) -> Bool {
    profile.concept(.please).flatMap { cue($0, in: stretch) } != nil
  }

  /// Whether something may be said on a condition in a stretch.
  fileprivate func sets(conditionIn stretch: Range<Int>) -> Bool {
    profile.concept(.if).map { mayMean($0, in: stretch) } ?? false
  }

  /// Whether something asks, by its mark or by its last word.
  fileprivate var asks: Bool {
    let bytes = string.utf8.span
    // A question may stand before a note in brackets, which ends the sentence.
    if marks.contains(where: { $0.kind == .question }) { return true }
    return sentences.contains { sentence in
      var end = sentence.range.upperBound
      while end > sentence.range.lowerBound, !bytes.hasLetter(before: end) {
        end = bytes.scalarStart(before: end)
      }
      return profile.questionEndings.contains { bytes.hasEnding($0, at: end) }
    }
  }
}

extension Message {
  fileprivate static let ask: Message = "The source asks; ask here too."
  fileprivate static let request: Message =
    "The source asks people to do this; the translation says that it was done. Ask here too."
  fileprivate static let state: Message = "The source states; this asks. Make it a statement."
}
