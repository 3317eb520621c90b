import CopyModel
import RuleKit

extension Rule {
  static let lostCondition = Rule(
    "lost-condition", .meaning, .warning,
    summary: "A condition stays a condition.",
    rationale: """
      “If”, “unless”, “until” and “except” say when something holds, and for what. Dropped, the
      sentence promises or threatens it for good.
      """,
    source: .practice("conditions agree; how often good translations carry each is in Locales/"),
    examples: [
      .pair("A kite is sent to you ⟦if⟧ your name is drawn.", "一只风筝将寄给您。", in: "zh-Hans"),
      .pair("A kite is sent to you if your name is drawn.", "抽中您的名字后，一只风筝将寄给您。", in: "zh-Hans"),
      .pair("⟦If⟧ you leave, the changes are lost.", "나가십시오. 변경 사항이 손실됩니다.", in: "ko"),
      .pair("If you leave, the changes are lost.", "나가면 변경 사항이 손실됩니다.", in: "ko"),
      .pair(
        "Contact your administrator ⟦if⟧ the problem continues.", "請聯絡管理者。", in: "zh-Hant"),
      .pair("Open Settings if you want to change it.", "可在“设置”中更改。", in: "zh-Hans"),
      .pair("Close ⟦without⟧ saving?", "要关闭并存储吗？", in: "zh-Hans"),
      .pair("Close without saving?", "要不存储就关闭吗？", in: "zh-Hans"),
      .pair("Close without saving?", "要不儲存就關閉嗎？", in: "zh-Hant"),
      .pair("It is deleted ⟦unless⟧ you save it.", "如果储存，将会删除。", in: "zh-Hans"),
      .pair("It is deleted unless you save it.", "如果不储存，将会删除。", in: "zh-Hans"),
      .pair("It is deleted ⟦unless⟧ you save it.", "저장하면 삭제됩니다.", in: "ko"),
      .pair("It is deleted unless you save it.", "저장하지 않으면 삭제됩니다.", in: "ko"),
      .pair("We can’t go on without your help.", "我们需要您的帮助。", in: "zh-Hans"),
      .pair("Without a ticket, you can’t enter.", "持票才能入场。", in: "zh-Hans"),
      .pair("Unless you know the way, take a guide.", "길을 모르면 안내인을 데려가십시오.", in: "ko"),
      .pair("⟦When⟧ shuffled, the deck shows a new card.", "牌組會顯示新的卡片。", in: "zh-Hant"),
      .pair("When shuffled, the deck shows a new card.", "洗牌後，牌組會顯示新的卡片。", in: "zh-Hant"),
      .pair("While the deck is new, its cards are old.", "牌組是新的，卡片卻是舊的。", in: "zh-Hant"),
      .pair("Lock the door when idle.", "自動鎖門。", in: "zh-Hant"),
      .pair("Sell all stamps ⟦except⟧ the blue one", "卖出所有邮票", in: "zh-Hans"),
      .pair("Sell all stamps except the blue one", "卖出蓝色以外的所有邮票", in: "zh-Hans"),
      .pair("Sell all stamps except the blue one", "只保留蓝色邮票", in: "zh-Hans"),
      .pair("⟦Everyone but⟧ the captain got a kite.", "모두 연을 받았습니다.", in: "ko"),
      .pair("Everyone but the captain got a kite.", "선장을 뺀 모두가 연을 받았습니다.", in: "ko"),
      .pair("The lamp stays on ⟦until⟧ you leave.", "灯保持亮着。", in: "zh-Hans"),
      .pair("The lamp stays on until you leave.", "您离开前，灯保持亮着。", in: "zh-Hans"),
      .pair("The lamp can’t be sold until it is clean.", "若不清洁，台灯无法出售。", in: "zh-Hans"),
      .pair("The kite can’t fly ⟦unless⟧ there is wind.", "風箏無法飛起。", in: "zh-Hant"),
      .pair("The kite can’t fly unless there is wind.", "如果沒有風，風箏無法飛起。", in: "zh-Hant"),
      .pair(
        "⟦If⟧ the deck is shared, others can see its cards.", "다른 사람이 묶음의 카드를 볼 수 있습니다.", in: "ko"),
      .pair(
        "If the deck is shared, others can see its cards.", "묶음을 공유하면 다른 사람이 카드를 볼 수 있습니다.",
        in: "ko"
      ),
      .pair("The lamp glows ⟦until⟧ the door is closed.", "문이 닫힌 후부터 램프가 빛납니다.", in: "ko"),
      .pair("The lamp glows until the door is closed.", "문이 닫힐 때까지 램프가 빛납니다.", in: "ko"),
      .pair("Print all cards ⟦except⟧ the red ones", "빨간 카드를 모두 인쇄", in: "ko"),
      .pair("Print all cards except the red ones", "빨간 카드 외 모든 카드 인쇄", in: "ko"),
      .pair("Continue ⟦without⟧ a ticket", "입장권으로 계속", in: "ko"),
      .pair("Continue without a ticket", "입장권 없이 계속", in: "ko"),
      .pair("Add a note to the card if you want.", "카드에 메모를 추가하십시오.", in: "ko"),
      .pair(
        "<b>The lamp is off. If it stays off, ring the bell.</b>", "<b>灯没亮，如果一直不亮，请按铃。</b>",
        in: "zh-Hans"),
      .pair("This mostly happens if the kite is torn.", "這通常是因為風箏破了。", in: "zh-Hant"),
      .pair("Play the song through the speaker, if it is on.", "通过扬声器播放歌曲，需事先打开。", in: "zh-Hans"),
      .pair("Only set this if you know the risks.", "請先了解風險，再進行設定。", in: "zh-Hant"),
      .pair("Cook without being watched", "自在料理，拒絕圍觀", in: "zh-Hant"),
    ],
    check: .drift { pair, findings in
      let lost = LostCue(
        NamedConcept.conditions, pair.source.profile.concepts.conditions, in: pair)
      if let lost,
        pair.needs(lost.cue) || pair.waitsInstead(of: lost.cue)
          || pair.turnsThen(at: lost.cue.range)
      {
        return
      }
      guard let lost, !pair.describesInstead(lost.cue) else {
        if let turned = pair.turnedException {
          findings.flag(
            source: turned, target: nil, .except(pair.source.text(in: turned)), confidence: 0.85)
        } else if let word = pair.wordWithoutTrace, !pair.turnsThen(at: word) {
          findings.flag(
            source: word, target: nil, .say(pair.source.text(in: word)), confidence: 0.85)
        }
        return
      }
      let word = pair.source.text(in: lost.cue.range)
      // “Time until reset” counts down to it.
      let countsDown =
        lost.cue.concept == pair.source.profile.concept(.until)
        && pair.source.coreCompleteness == .fragment
      let isException = lost.cue.concept == pair.source.profile.concept(.exception)
      findings.flag(
        source: lost.cue.range, target: nil,
        isException ? .restoreException(word) : .restore(word),
        confidence: countsDown
          ? 0.75
          : lost.confidence < 0.85 && pair.wordWithoutTrace == lost.cue.range
            ? 0.85 : lost.confidence)
    }
  )
}

extension TextPair {
  /// An “unless” whose sentence excepts and denies nothing in the translation, so that it became an “if”.
  fileprivate var turnedException: Range<Int>? {
    guard let unless = source.profile.concept(.unless), source.sure.contains(unless),
      let condition = source.profile.concept(.if)
    else { return nil }
    let (only, excluded) = (source.profile.concept(.only), source.profile.concept(.excluded))
    for sentences in SentencePairs(self).pairs {
      guard let cue = source.cue(unless, in: sentences.source),
        target.cue(condition, in: sentences.target) != nil,
        !target.mayMean(unless, in: sentences.target),
        Polarity(of: target, in: sentences.target).explicit.isEmpty,
        // “Unless it is not so” is “if it is so”.
        Polarity(of: source, in: source.clause(behind: cue.range, in: sentences.source))
          .explicit.isEmpty,
        !target.isImplied(before: condition, in: sentences.target),
        only.map({ target.mayMean($0, in: sentences.target) }) != true,
        // 除 stands in 删除 too.
        excluded.flatMap({ target.cue($0, in: sentences.target) }) == nil
      else { continue }
      return cue.range
    }
    return nil
  }

  /// Whether “not unless you choose to” became “not before you choose to”: 选择前不会.
  fileprivate func waitsInstead(of cue: Cue) -> Bool {
    guard cue.concept == source.profile.concept(.unless) else { return false }
    return SentencePairs(self).pairs.contains { sentences in
      sentences.source.overlaps(cue.range)
        && target.mayMean(anyOf: [.before], in: sentences.target)
        && !source.mayMean(anyOf: [.before], in: sentences.source)
        && bothDeny(sentences)
    }
  }

  /// Whether “until” is said by what is so from then on, or needs no word, “until later”.
  fileprivate func turnsThen(at word: Range<Int>) -> Bool {
    guard let until = source.profile.concept(.until), let cue = source.cue(until, in: word) else {
      return false
    }
    return source.mayMean(anyOf: [.notNow], in: word.upperBound..<word.upperBound + 2)
      || SentencePairs(self).pairs.contains {
        $0.source.overlaps(word) && turnsWithTime(at: cue, $0)
      }
  }

  /// Whether “can't … without” became “need” or “only with”: 才能.
  fileprivate func needs(_ cue: Cue) -> Bool {
    guard cue.concept == source.profile.concept(.without),
      let negation = source.profile.concept(.negation),
      let need = source.profile.concept(.withRequirement), target.mayMean(need)
    else { return false }
    let sentence = source.sentence(at: cue.range)
    return source.cues.contains {
      $0.concept == negation && $0.isSure && sentence.overlaps($0.range)
        && !$0.range.overlaps(cue.range)
    }
  }
}

extension AnalyzedText {
  /// Whether what implies a denial stands right before a word for a condition: “unless you know”, 모르면.
  fileprivate func isImplied(before condition: Int, in sentence: Range<Int>) -> Bool {
    profile.putsVerbLast
      && cues.contains { mark in
        mark.concept == condition && sentence.overlaps(mark.range)
          && cues.contains { cue in
            cue.isSure && profile.concepts[cue.concept].impliesNegation
              && cue.range.lowerBound < mark.range.lowerBound
              && (0...6).contains(mark.range.lowerBound - cue.range.upperBound)
          }
      }
  }
}

extension Message {
  fileprivate static func except(_ word: String) -> Message {
    "The source makes an exception (“\(word)”); the translation makes it a condition. Deny it here."
  }

  fileprivate static func restoreException(_ word: String) -> Message {
    "The source makes an exception (“\(word)”); the translation does not. Say it here too."
  }

  fileprivate static func say(_ word: String) -> Message {
    "The source says “\(word)”; the translation shows no trace of it. Say it here too."
  }

  fileprivate static func restore(_ word: String) -> Message {
    "The source sets a condition (“\(word)”); the translation does not. Say it here too."
  }
}
