import CopyModel
import RuleKit

extension Rule {
  static let lostFinality = Rule(
    "lost-finality", .meaning, .error,
    summary: "A warning that something is final stays one.",
    rationale: """
      “Permanently”, “can't be undone” and “will be lost” are why the alert is there. Without them
      people decide on less than they were told in English.
      """,
    source: .practice(
      "what is final stays so", alsoHig: 2019, 2022,
      section: "Tone: masking the severity of the issue"),
    examples: [
      .pair("This photo will be ⟦permanently⟧ deleted.", "이 사진이 삭제됩니다.", in: "ko"),
      .pair("This photo will be permanently deleted.", "이 사진이 영구적으로 삭제됩니다.", in: "ko"),
      .pair("This ⟦can’t be undone⟧.", "请稍候。", in: "zh-Hans"),
      .pair("This can’t be undone.", "此操作无法撤销。", in: "zh-Hans"),
      .pair("The note can’t be restored from the archive.", "无法从归档中恢复备忘录。", in: "zh-Hans"),
      .pair("The note ⟦can’t be restored⟧ from the archive.", "可以从归档中恢复备忘录。", in: "zh-Hans"),
      .pair("You ⟦can’t undo⟧ this step.", "이 단계는 ⟦되돌⟧릴 수 있습니다.", in: "ko"),
      .pair("You ⟦can’t undo⟧ this step.", "此步骤可以⟦撤销⟧。", in: "zh-Hans"),
      .pair("You ⟦can’t undo⟧ this step.", "這個步驟可⟦復原⟧。", in: "zh-Hant"),
      .pair("Keep backups forever", "一直保留备份", in: "zh-Hans"),
      .pair("Delete ⟦permanently⟧?", "要刪除嗎？", in: "zh-Hant"),
      .pair("Delete permanently?", "要永久刪除嗎？", in: "zh-Hant"),
      .pair("Delete ⟦permanently⟧?", "削除しますか？", in: "ja"),
      .pair("Delete permanently?", "完全に削除しますか？", in: "ja"),
      .pair("Use this lamp for good light.", "请用此灯获得良好光线。", in: "zh-Hans"),
      .pair("Delete this note?", "이 메모를 ⟦영구⟧적으로 삭제하겠습니까?", in: "ko"),
      .pair("Delete this note?", "要⟦永久⟧删除此备忘录吗？", in: "zh-Hans"),
      .pair("Delete this note completely?", "要永久刪除此備忘錄嗎？", in: "zh-Hant"),
      .pair("The non-permanent shelf is full.", "临时书架已满。", in: "zh-Hans"),
      .pair("Erasing your diary is permanent.", "일기를 지우면 되돌릴 수 없습니다.", in: "ko"),
      .pair("Erasing your diary is permanent.", "日记一旦抹掉便无法恢复。", in: "zh-Hans"),
      .pair("Remove the card without shredding it.", "카드를 영구 삭제하지 않고 제거합니다.", in: "ko"),
      .pair("The deck will be permanently lost.", "덱이 영영 사라집니다.", in: "ko"),
      .pair("The deck is not sorted, and its order will ⟦be lost⟧.", "牌组未排序。", in: "zh-Hans"),
      .pair("The deck is not sorted, and its order will be lost.", "牌组未排序，次序将丢失。", in: "zh-Hans"),
      .pair("You lost the game.", "你輸了。", in: "zh-Hant"),
      .pair("No change to the deck is permanent.", "之後仍可變更牌組。", in: "zh-Hant"),
      .pair("Your cards will be permanently lost.", "카드를 잃어버립니다.", in: "ko"),
    ],
    check: .drift { pair, findings in
      for name in [NamedConcept.cannotUndo, .permanently] {
        guard let concept = pair.source.profile.concepts.index(of: name),
          let cue = pair.source.cue(concept), pair.target.profile.cues != nil,
          !pair.target.mayMean(concept), !pair.saysFinality(of: name),
          !pair.source.speaksOfGood(cue), !pair.source.deniesFinality(cue)
        else { continue }
        if name == .cannotUndo, let turned = pair.allowedReturn(besides: cue) {
          findings.flag(source: cue.range, target: turned.range, .turned, confidence: 0.97)
          return
        }
        findings.flag(
          source: cue.range, target: nil, .restore(pair.source.text(in: cue.range)),
          // A permanent thing has other names, 固定链接, but what is granted for good is granted for good.
          confidence: !pair.source.describesOnly(cue) || pair.source.grants
            ? 0.9 : pair.saysNothingElse ? 0.85 : 0.75)
        return
      }
      if let loss = pair.unsaidLoss {
        findings.flag(
          source: loss, target: nil, .restore(pair.source.text(in: loss)), confidence: 0.85)
      } else if let added = pair.addedFinality {
        findings.flag(source: nil, target: added.range, .leaveOut, confidence: 0.85)
      }
    }
  )
}

extension TextPair {
  /// Whether the translation says in the other of two ways that something is final: “is permanent”, 无法恢复. Where
  /// the source says both, each has its own, but not in one breath: “is permanent and can’t be undone”.
  fileprivate func saysFinality(of name: NamedConcept) -> Bool {
    guard let cannotUndo = source.profile.concept(.cannotUndo) else { return false }
    return name == .cannotUndo
      ? deniesReturn
      : (!source.mayMean(cannotUndo) || source.saysFinalityTwice)
        && (target.mayMean(cannotUndo) || deniesReturn)
  }

  /// Whether each word of a short translation says another word of the source, so that none stands for what is not said.
  fileprivate var saysNothingElse: Bool {
    guard source.words.count <= 10, !target.words.isEmpty, let terms = SharedTerms(self) else {
      return false
    }
    return target.words.allSatisfy(terms.isAsked)
  }

  /// What says that it can be undone, where the source speaks of that nowhere but to deny it.
  fileprivate func allowedReturn(besides cue: Cue) -> Cue? {
    guard let can = target.profile.concept(.can),
      !source.cues.contains(where: { source.isReturn($0) && !$0.range.overlaps(cue.range) })
    else { return nil }
    return target.cues.first { answer in
      guard target.isReturn(answer),
        let clause = target.clauses.first(where: { $0.overlaps(answer.range) })
      else { return false }
      return target.denials(in: clause).isEmpty
        && target.cues.contains { $0.concept == can && $0.range.overlaps(clause) }
    }
  }

  /// The warning that something will be lost, where the locale's translations nearly always say so and this one says
  /// nothing of it: “unsaved changes will be lost”.
  fileprivate var unsaidLoss: Range<Int>? {
    guard let lost = source.profile.concept(.lost), source.sure.contains(lost),
      !target.mayMean(lost), target.profile.cues?.severity(ofMissing: lost) == .error,
      let soon = source.profile.concept(.willBe), let may = source.profile.concept(.may)
    else { return nil }
    return source.cues.first { loss in
      // “You'll lose access” is said in many ways, “your changes will be lost” in few.
      loss.concept == lost && loss.isSure
        && source.words.last { loss.range.overlaps($0) }.map {
          source.kinds(of: $0).contains(.past)
        } == true
        && source.cues.contains {
          [soon, may].contains($0.concept) && $0.isSure
            && $0.range.lowerBound < loss.range.lowerBound
            && $0.range.upperBound + 1 >= loss.range.lowerBound
        }
    }?.range
  }

  /// What says that something is taken away for good, where the source only takes it away.
  fileprivate var addedFinality: Cue? {
    guard let finality = source.profile.concept(.permanently), target.sure.contains(finality),
      !source.mayMean(finality), source.words.count <= 24, source.takesAway, target.takesAway,
      source.profile.concept(.cannotUndo).map({ !source.mayMean($0) }) ?? true
    else { return nil }
    // “Without shredding” may be 영구 삭제 없이.
    return target.cue(finality).flatMap {
      target.denies($0, in: target.sentence(at: $0.range)) ? nil : $0
    }
  }
}

extension AnalyzedText {
  /// Whether a cue is for undoing something, or getting it back.
  func isReturn(_ cue: Cue) -> Bool {
    [.restore, .revert, .undo].contains(profile.concepts[cue.concept].named)
  }

  /// Whether “for good” goes on, “for good light”, where nothing is taken away.
  fileprivate func speaksOfGood(_ cue: Cue) -> Bool {
    isWord(cue.range, in: .finalAdverbs) && isBeforeWord(cue) && !takesAway
  }

  /// Whether what is said of something is that it is not for good: “no change is permanent”.
  fileprivate func deniesFinality(_ cue: Cue) -> Bool {
    guard isWord(cue.range, in: .finalAdjectives),
      let index = words.firstIndex(of: cue.range), index > 0
    else { return false }
    let sentence = sentence(at: cue.range)
    let denials = Polarity(of: self, in: sentence.lowerBound..<cue.range.lowerBound).explicit
    return denials.contains {
      $0.upperBound + 1 == cue.range.lowerBound || isWord(words[index - 1], in: .linkingVerbs)
    }
  }

  /// Whether a sentence says of something that it is permanent, and that it can't be undone.
  fileprivate var saysFinalityTwice: Bool {
    guard let cannotUndo = profile.concept(.cannotUndo),
      let finality = profile.concept(.permanently)
    else { return false }
    return cues.contains { cue in
      guard cue.concept == finality, isWord(cue.range, in: .finalAdjectives),
        let index = words.firstIndex(of: cue.range), index > 0
      else { return false }
      return isWord(words[index - 1], in: .linkingVerbs)
        && self.cue(cannotUndo, in: sentence(at: cue.range)) != nil
    }
  }

  /// Whether “permanent” only tells one kind of thing from another: “the permanent table”, but not “this is a
  /// permanent action”.
  fileprivate func describesOnly(_ cue: Cue) -> Bool {
    guard isWord(cue.range, in: .finalAdjectives), isBeforeWord(cue), !takesAway,
      let index = words.firstIndex(of: cue.range)
    else { return false }
    return !words[..<index].suffix(2).contains { isWord($0, in: .linkingVerbs) }
  }

  private func isBeforeWord(_ cue: Cue) -> Bool {
    words.contains { $0.lowerBound == cue.range.upperBound + 1 }
  }

  /// Whether it is about what somebody may do.
  fileprivate var grants: Bool {
    profile.concept(.allow).map(mayMean) ?? false
  }

  fileprivate var takesAway: Bool {
    cues.contains { $0.isSure && profile.concepts[$0.concept].isDestructive }
  }
}

extension Message {
  fileprivate static let turned: Message =
    "The source says that this can’t be undone; the translation says that it can. Restore the warning."

  fileprivate static let leaveOut: Message =
    "The source does not say that this is for good. Leave it out, or say it there too."

  fileprivate static func restore(_ words: String) -> Message {
    "The source warns “\(words)”; the translation does not. Say it here too."
  }
}
