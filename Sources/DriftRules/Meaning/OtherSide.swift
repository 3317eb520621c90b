import CopyModel
import RuleKit

extension TextPair {
  /// Whether an action and its opposite may well tell of one thing. What must be unlocked is locked, and what
  /// people receive somebody sends; on a button each is what it says.
  func isSeenFromOtherSide(
    _ action: Concept, _ cue: Cue, _ answer: Cue, in stretch: Range<Int>
  ) -> Bool {
    switch action.named {
    case .lock, .unlock:
      // Who waits for a lock waits for it to be free, and one that expires is released.
      source.requires(cue) != target.requires(answer) || source.waits(before: cue)
        || source.mayExpire
    case .receive: source.words.count > 4 && !source.opensWithFailure(before: cue)
    case .send:
      !source.isByReader(cue) && !source.asksToSend(cue) && !source.opensWithFailure(before: cue)
        && !source.goesToOthers(cue) || source.sendsCode
    // What is not done yet is denied somewhere, whatever else is done.
    case .leftUndone:
      !Polarity(of: target, in: stretch).explicit.isEmpty || source.words.count > 20
    // What stopped answering goes on without an answer: 계속해서 응답하지 않음.
    case .stop:
      Polarity(of: target, in: target.clause(at: answer.range)).explicit.count
        > Polarity(of: source, in: source.clause(at: cue.range)).explicit.count
    // “Not all have come yet” is 并不是所有的都已经来了.
    case .notYet: !Polarity(of: target, in: stretch).explicit.isEmpty
    // What failed was not done, 성공하지 못함; but 알 수 없는 is only “unknown”.
    case .failed: denies(apartFrom: cue, in: stretch)
    // “Invalid” is as much as “not a valid one”, and asks for a valid one.
    case .incorrect, .invalid, .unsupported, .unknown:
      !Polarity(of: target, in: stretch).explicit.isEmpty || target.ceases(answer)
        || target.asks(in: stretch) || target.says(anyOf: [.only], in: stretch)
        // “Not valid before May” is 5月起有效.
        || source.mayMean(anyOf: [.before]) && target.says(anyOf: [.sinceThen], in: stretch)
    // Who is asked for a valid name is told that theirs is wrong, but asked for no wrong one: 잘못된 이름을 입력하십시오.
    case .valid:
      (target.sentences.count > source.sentences.count
        || !target.isAttributive(answer) && !target.endsAttributively(answer))
        && (source.requires(in: source.fullRange) || source.mayMean(anyOf: [.please])
          || source.verbs.contains { $0.range.lowerBound == 0 })
    // “More” is a better word for many things, and makes them fewer only where it is held against another time.
    case .more:
      source.profile.concepts.kind(of: answer.concept) == .action && !source.isCompared(cue)
    default: false
    }
  }
}

extension TextPair {
  /// Whether a stretch of the translation denies something, other than what another word of the source implies than one.
  private func denies(apartFrom cue: Cue, in stretch: Range<Int>) -> Bool {
    let (denials, concepts) = (target.denials(in: stretch), source.profile.concepts)
    guard !denials.isEmpty, let terms = SharedTerms(self) else { return !denials.isEmpty }
    let others = source.cues.filter {
      concepts[$0.concept].impliesNegation && !$0.range.overlaps(cue.range)
    }
    return denials.contains { denial in
      !others.contains { terms.isAnswer(denial, to: $0.range) }
    }
  }
}

extension AnalyzedText {
  /// Whether the last Korean word of a cue describes what stands behind it: 잘못된.
  fileprivate func endsAttributively(_ cue: Cue) -> Bool {
    words.last { $0.overlaps(cue.range) }.map { ends($0, in: .attributiveEndings) } ?? false
  }

  /// Whether a word right beside a cue says that what it means is needed: “require unlock”, 需要解锁.
  fileprivate func requires(_ cue: Cue) -> Bool { says(.withRequirement, beside: cue) }

  /// Whether a word right beside a cue says that what it means ceases: 停止支援, 지원 중단.
  fileprivate func ceases(_ cue: Cue) -> Bool { says(.ceased, beside: cue) }

  private func says(_ name: NamedConcept, beside cue: Cue) -> Bool {
    guard let concept = profile.concept(name) else { return false }
    let near = max(cue.range.lowerBound - 2, 0)..<cue.range.upperBound + 6
    return cues.contains { $0.concept == concept && $0.isSure && near.overlaps($0.range) }
  }

  /// Whether something ends by itself: “the lock expires”.
  fileprivate var mayExpire: Bool { profile.concept(.expired).map(mayMean) ?? false }

  /// Whether something waits for what a cue says: “waiting for the database lock”.
  fileprivate func waits(before cue: Cue) -> Bool {
    words.contains {
      $0.upperBound <= cue.range.lowerBound && begins($0, in: .waitingVerbs)
    }
  }

  /// Whether what is sent goes to somebody else: a request to send, or what something is done for, “tap to send”, but not
  /// “to send you”.
  fileprivate func asksToSend(_ cue: Cue) -> Bool {
    guard let index = words.firstIndex(where: { $0.overlaps(cue.range) }) else { return false }
    let isAim =
      index == 0 || isWord(words[index - 1], in: .toWords)
      || sentences.contains { $0.range.lowerBound == words[index].lowerBound }
    // “Send to” is who receives it.
    let isRecipient = words.count == 2 && index == 0 && isWord(words[1], in: .toWords)
    return isAim && !isRecipient && !isAddress(before: cue)
      && !(index + 1 < words.count && isWord(words[index + 1], in: .readerSubjects))
  }

  /// Whether what a cue says goes to an address that stands before it: “the email address to send a code”.
  private func isAddress(before cue: Cue) -> Bool {
    let kinds = ["email-address", "phone-number"].compactMap(profile.things.number)
    return things.contains {
      kinds.contains($0.concept) && $0.isSure && cue.range.lowerBound - $0.range.upperBound == 4
    }
  }

  /// Whether a button sends a code, which who presses it receives: “Send code”, 인증번호 받기.
  fileprivate var sendsCode: Bool {
    words.count <= OtherSide.buttonWords
      && profile.things.number(of: "verification-code").map(mayBeNamed.contains) == true
  }

  /// Whether what is sent surely goes to somebody else: in a passive, “couldn't be sent”, on a label, “Invitation sent”, or by
  /// those who write, but not “sent to your phone”, “the code sent by email” or “they have been sent a code”.
  fileprivate func goesToOthers(_ cue: Cue) -> Bool {
    let sentence = sentence(at: cue.range)
    let isTold = words.contains { sentence.overlaps($0) && isWord($0, in: .recipientWords) }
    guard !isTold, !isAddress(before: cue),
      let index = words.firstIndex(where: { $0.overlaps(cue.range) }),
      // “Enter the code sent to” somebody asks that one.
      words[index].lowerBound == sentence.lowerBound
        || !verbs.contains(where: { $0.range.lowerBound == sentence.lowerBound })
    else { return false }
    let before = index > 0 && sentence.overlaps(words[index - 1]) ? words[index - 1] : nil
    let isPassive = before.map { isWord($0, in: .passiveAuxiliaries) } ?? false
    guard
      isPassive || coreCompleteness == .fragment
        || before.map({ isWord($0, in: .writerPronouns) }) == true
    else { return false }
    guard index + 1 < words.count, sentence.overlaps(words[index + 1]) else { return true }
    let next = words[index + 1]
    // “Sent to every guest once it is ready” is what every guest receives.
    if isWord(next, in: .toWords) {
      return words.count > 2 && wordCount(in: sentence) <= OtherSide.plainWords
    }
    return !isWord(next, in: .agentWords)
      && !(isPassive
        && (isWord(next, in: .nounPhraseOpeners) || kinds(of: next).isDisjoint(with: .grammar)))
  }

  /// Whether a sentence begins with what failed to be done, by whomever it was: “could not send”, “error sending”.
  fileprivate func opensWithFailure(before cue: Cue) -> Bool {
    let start = sentence(at: cue.range).lowerBound
    let before = words(in: min(start, cue.range.lowerBound)..<cue.range.lowerBound)
    guard let first = before.first else { return false }
    return mayMean(anyOf: [.failed, .cannot, .error], in: first)
      && before.dropFirst().allSatisfy {
        isWord($0, in: .toWords) || isWord($0, in: .deniedWords)
      }
  }

  /// Whether it is the reader who does what a cue says: “messages you send”, but not “we send you”.
  fileprivate func isByReader(_ cue: Cue) -> Bool {
    guard let index = words.firstIndex(where: { $0.overlaps(cue.range) }), index > 0 else {
      return false
    }
    return isWord(words[index - 1], in: .readerSubjects)
  }
}

private enum OtherSide {
  /// The most words of a sentence that tells what is sent from the side of who sends it.
  static let plainWords = 8
  /// The most words of a button.
  static let buttonWords = 4
}
