import CopyModel
import RuleKit

extension Rule {
  static let oppositeAction = Rule(
    "opposite-action", .meaning, .error, covers: ["action-drift"],
    summary: "A verb does not become its opposite.",
    rationale: """
      Turn on and turn off, show and hide, allow and don't allow differ by a syllable in Korean and
      a character in Chinese, and copying a row brings the wrong one along.
      """,
    source: .work("Locales/root.cues.json: opposites"),
    examples: [
      .pair("Turn on notifications?", "알림을 ⟦끄⟧시겠습니까?", in: "ko"),
      .pair("Turn on notifications?", "알림을 켜시겠습니까?", in: "ko"),
      .pair("Hide the sidebar when idle", "空闲时⟦显示⟧边栏", in: "zh-Hans"),
      .pair("Hide the sidebar when idle", "空闲时隐藏边栏", in: "zh-Hans"),
      .pair("The door was unlocked.", "門已⟦鎖⟧上。", in: "zh-Hant"),
      .pair("The door was unlocked.", "門已解鎖。", in: "zh-Hant"),
      .pair("The file can’t be opened.", "파일을 ⟦닫⟧을 수 없습니다.", in: "ko"),
      .pair("It is impossible to open the lid.", "뚜껑을 ⟦닫⟧을 수 없습니다.", in: "ko"),
      .pair("Don’t close the lid.", "请保持盖子打开。", in: "zh-Hans"),
      .pair("Show hidden files", "隐藏⟦隐藏⟧文件", in: "zh-Hans"),
      .pair("Disable the relay by its activation switch.", "활성화 스위치로 릴레이를 비활성화합니다.", in: "ko"),
      .pair("Confirm to revoke access.", "접근 권한을 취소하려면 누르십시오.", in: "ko"),
      .pair("The relay is turned off after a restart.", "重新啟動後會關閉轉送。", in: "zh-Hant"),
      .pair("The relay is turned on after a restart.", "重新啟動後會⟦關閉⟧轉送。", in: "zh-Hant"),
      .pair("Unpair your watch?", "要取消与手表的配对吗？", in: "zh-Hans"),
      .pair("Hidden notes aren’t deleted.", "隱藏的備忘錄不會遭到刪除。", in: "zh-Hant"),
      .pair("Sort by oldest first", "⟦최신⟧순으로 정렬", in: "ko"),
      .pair("Airplane Mode is on.", "비행기 모드가 ⟦꺼⟧져 있습니다.", in: "ko"),
      .pair("Remind me 10 minutes before it starts.", "시작 10분 ⟦후에⟧ 알립니다.", in: "ko"),
      .pair("Save the photo before closing the album.", "앨범을 닫은 ⟦후에⟧ 사진을 저장하십시오.", in: "ko"),
      .pair("Save the photo before closing the album.", "사진을 저장한 후에 앨범을 닫으십시오.", in: "ko"),
      .pair("Save the photo before closing the album.", "请先存储照片，然后再关闭相簿。", in: "zh-Hans"),
      .pair("You have to enter a code.", "您⟦可以⟧输入代码。", in: "zh-Hans"),
      .pair("You must choose at most three.", "您最多能选择三个。", in: "zh-Hans"),
      .pair("The code expires in 10 minutes.", "코드는 10분간 유효합니다.", in: "ko"),
      .pair("The code expired.", "코드가 ⟦유효⟧합니다.", in: "ko"),
      .pair("The video is too long.", "影片⟦太短⟧。", in: "zh-Hant"),
      .pair("The video is too long.", "影片太長。", in: "zh-Hant"),
      .pair("You will receive a code by mail.", "인증 코드를 메일로 보내 드립니다.", in: "ko"),
      .pair("Received", "⟦보낸⟧ 메시지", in: "ko"),
      .pair("Require unlock", "应用锁定", in: "zh-Hans"),
      .pair("If disabling it is no help, open a ticket.", "若關閉後仍無改善，請建立支援單。", in: "zh-Hant"),
      .pair("The blood pressure is lower than usual.", "血压比平时⟦高⟧。", in: "zh-Hans"),
      .pair("The blood pressure is lower than usual.", "血压比平时低。", in: "zh-Hans"),
      .pair("The trip takes longer than usual.", "여정이 평소보다 오래 걸립니다.", in: "ko"),
      .pair(
        "The slider moved from left side to right side.", "슬라이더가 오른쪽에서 ⟦왼쪽⟧으로 이동했습니다.", in: "ko"),
      .pair("The slider moved from left side to right side.", "슬라이더가 왼쪽에서 오른쪽으로 이동했습니다.", in: "ko"),
      .pair("Keep the messages you send?", "要保留您⟦收到⟧的消息吗？", in: "zh-Hans"),
      .pair("We send you a code.", "您将收到验证码。", in: "zh-Hans"),
      .pair("Unsaved notes are lost.", "已⟦儲存⟧的備忘錄會遺失。", in: "zh-Hant"),
      .pair("Unsaved notes are lost.", "未儲存的備忘錄會遺失。", in: "zh-Hant"),
      .pair("Add or remove a star", "별표 표시 또는 삭제", in: "ko"),
      .pair("Choose what is not shown nor counted.", "選擇要隱藏且不計數的內容。", in: "zh-Hant"),
      .pair("Turn on notifications?", "通知を⟦オフに⟧しますか？", in: "ja"),
      .pair("Turn on notifications?", "通知をオンにしますか？", in: "ja"),
    ],
    check: .drift { pair, findings in
      // Most pairs end here: the translation says no opposite of anything.
      let opposites = pair.source.profile.concepts.opposites(of: pair.source.sure)
      let compares = pair.compares && !pair.target.possible.isDisjoint(with: opposites)
      guard compares || !pair.target.sure.isDisjoint(with: opposites), LabelDrift(pair) == nil
      else { return }
      for sentences in SentencePairs(pair).pairs {
        guard
          let turn = Turn(pair, sentences, compares: compares)
            ?? Turn(ofEnds: pair, sentences)
        else { continue }
        let name = pair.source.profile.concepts[turn.opposite].name
        findings.flag(
          source: turn.source.range, target: turn.target.range,
          .opposite(pair.source.text(in: turn.source.range), name),
          // A long sentence has more ways to say a thing from its other side.
          confidence: pair.source.confidence(of: turn))
        return
      }
    }
  )
}

extension AnalyzedText {
  fileprivate func confidence(of turn: Turn) -> Double {
    // Some files may well be all that are meant.
    let concept = profile.concepts[turn.source.concept]
    let isShare = ["all", "some", "only"].contains(concept.name)
    let most = isShare ? 8 : concept.kind == .modality ? 14 : Int.max
    let length = wordCount(in: sentence(at: turn.source.range))
    return length > most || words.count > 26 && most < Int.max
      ? 0.75 : words.count > 8 ? 0.85 : 0.95
  }
}

extension Concept.Kind {
  /// Whether what it means is lost where the opposite is said: actions, amounts, times, sides and states.
  fileprivate var hasOpposites: Bool {
    [.action, .quantity, .noun, .time, .manner, .consequence, .modality, .logic].contains(self)
  }
}

/// A verb of a sentence that the translation has less often than the source, and its opposite more often.
struct Turn {
  let source: Cue
  let target: Cue
  let opposite: Int

  init(source: Cue, target: Cue, opposite: Int) {
    (self.source, self.target, self.opposite) = (source, target, opposite)
  }

  init?(
    _ pair: TextPair, _ sentences: (source: Range<Int>, target: Range<Int>), compares: Bool
  ) {
    let concepts = pair.source.profile.concepts
    let isAligned = pair.source.sentences.count == pair.target.sentences.count
    let source = Wordings(of: pair.source, in: sentences.source)
    let target = Wordings(of: pair.target, in: sentences.target)
    for cue in source.cues where cue.isSure {
      let concept = concepts[cue.concept]
      // “Don't allow” is a matter of polarity, “at most” is not.
      guard concept.kind.hasOpposites, concept.kind != .action || !concept.impliesNegation,
        // What stands with “before” is looked at more closely; a word like “first” does not answer it.
        case let answers = concept.kind == .time
          ? target.sure(cue.concept)
          : target.answers(to: cue.concept, of: source, opposites: concept.opposites),
        // A thing need not be named as often, but it is named; so is an action of a text that was put otherwise.
        source.sure(cue.concept) > answers, concept.kind == .action && isAligned || answers == 0,
        // “Any” is hardly ever “all”.
        concept.kind != .quantity || !pair.source.saysAny(cue)
      else { continue }
      // In a comparison 高 is high and 낮 is low, whatever else they may be elsewhere.
      let isCompared = compares && answers == 0 && pair.source.isCompared(cue)
      for opposite in concept.opposites
      where (isCompared ? target.possible(opposite) : target.sure(opposite))
        > source.possible(opposite)
      {
        guard
          let found = target.cues.last(where: {
            $0.concept == opposite
              && ($0.isSure || isCompared && pair.target.followsComparison($0))
              && !target.isTaken($0, by: source, of: concepts)
          }),
          concept.kind != .time || pair.isSameTurn(cue, found, sentences),
          // What is lost is not the opposite of what is saved.
          concept.kind != .consequence || concepts[opposite].kind == .consequence,
          concept.kind != .modality || !pair.isBounded(in: sentences.source),
          !pair.undoes(concept, in: sentences.target),
          !pair.isSeenFromOtherSide(concept, cue, found, in: sentences.target)
        else {
          continue
        }
        // “Don't close” may well become “keep open”, and “hidden” “not shown”.
        guard
          pair.source.denies(cue, in: sentences.source)
            == pair.target.denies(found, in: sentences.target)
            || pair.deniesAlike(sentences, found)
        else { continue }
        (self.source, self.target, self.opposite) = (cue, found, opposite)
        return
      }
    }
    return nil
  }
}

extension Wordings {
  /// Whether the very words of a cue may stand for another action that the source says: 关闭 for “disable”,
  /// 삭제 for “remove” in “add or remove”.
  fileprivate func isTaken(_ cue: Cue, by source: Wordings, of concepts: ConceptList) -> Bool {
    cues.contains {
      // 关 may close, but 关闭 stands for what it stands for.
      $0.concept != cue.concept && $0.range.lowerBound <= cue.range.lowerBound
        && $0.range.upperBound >= cue.range.upperBound && concepts[$0.concept].kind == .action
        && source.sure($0.concept) > ($0.isSure ? 0 : sure($0.concept))
    }
  }
}

extension TextPair {
  /// Whether an amount has a bound, which a permission says as well as an obligation: “must be at most five”,
  /// 最多能选五个.
  fileprivate func isBounded(in stretch: Range<Int>) -> Bool {
    [NamedConcept.atMost, .moreThan, .lessThan].contains { name in
      source.profile.concept(name).map { source.mayMean($0, in: stretch) } ?? false
    }
  }

  /// Whether an action only undoes its opposite, and the translation says so in two words: 取消与手表的配对.
  fileprivate func undoes(_ action: Concept, in stretch: Range<Int>) -> Bool {
    guard action.name.hasPrefix("un") || action.name == "disconnect",
      let lift = source.profile.concept(.lift)
    else { return false }
    return target.mayMean(lift, in: stretch)
  }

  /// Whether two sentences deny equally often, so that no negation was needed to turn a verb round. In
  /// Chinese a negation stands before what it denies: 隐藏且不高亮 denies nothing about 隐藏.
  fileprivate func deniesAlike(
    _ sentences: (source: Range<Int>, target: Range<Int>), _ verb: Cue
  ) -> Bool {
    let own = Polarity(of: source, in: sentences.source).explicit.count
    let negations = Polarity(of: target, in: sentences.target).explicit
    return own > 0 && own == negations.count
      && (!target.profile.uses(.han)
        || negations.contains { $0.lowerBound < verb.range.lowerBound })
  }

  /// Whether an action and its opposite may well tell of one thing. What must be unlocked is locked, and what
  /// people receive somebody sends; on a button each is what it says.
  fileprivate func isSeenFromOtherSide(
    _ action: Concept, _ cue: Cue, _ answer: Cue, in stretch: Range<Int>
  ) -> Bool {
    switch action.name {
    case "lock", "unlock": source.requires(cue) != target.requires(answer)
    case "receive": source.words.count > 4
    case "send": !source.isByReader(cue)
    // What is not done yet is denied somewhere, whatever else is done.
    case "left-undone":
      !Polarity(of: target, in: stretch).explicit.isEmpty || source.words.count > 20
    // “More” is a better word for many things, and makes them fewer only where it is held against another time.
    case "more":
      source.profile.concepts[answer.concept].kind == .action && !source.isCompared(cue)
    default: false
    }
  }
}

extension AnalyzedText {
  /// Whether a negation belongs to a cue: it stands close before it, in Korean and Japanese close behind.
  fileprivate func denies(_ cue: Cue, in stretch: Range<Int>) -> Bool {
    guard let negation = profile.concept(.negation) else { return false }
    let isBehind = profile.uses(.hangul) || profile.uses(.kana)
    return cues.contains { other in
      guard other.concept == negation, other.isSure, stretch.overlaps(other.range) else {
        return false
      }
      let gap =
        isBehind
        ? other.range.lowerBound - cue.range.upperBound
        : cue.range.lowerBound - other.range.upperBound
      return (0...15).contains(gap)
    }
  }

  /// Whether a word right beside a cue says that what it means is needed: “require unlock”, 需要解锁.
  fileprivate func requires(_ cue: Cue) -> Bool {
    guard let need = profile.concept(.withRequirement) else { return false }
    let near = max(cue.range.lowerBound - 2, 0)..<cue.range.upperBound + 6
    return cues.contains { $0.concept == need && $0.isSure && near.overlaps($0.range) }
  }

  /// Whether it is the reader who does what a cue says: “messages you send”, but not “we send you”.
  fileprivate func isByReader(_ cue: Cue) -> Bool {
    guard let index = words.firstIndex(where: { $0.overlaps(cue.range) }), index > 0 else {
      return false
    }
    return ["you", "you've", "you’ve"].contains(text(in: words[index - 1]).lowercased())
  }

  /// Whether a cue is “any” or “each”.
  fileprivate func saysAny(_ cue: Cue) -> Bool {
    ["any", "each"].contains(text(in: cue.range).lowercased())
  }

}

extension Message {
  fileprivate static func opposite(_ source: String, _ meaning: String) -> Message {
    "The source says “\(source)”; this says the opposite (\(meaning.replacing("-", with: " ")))."
  }
}
