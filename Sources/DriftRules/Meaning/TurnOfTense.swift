import CopyModel
import RuleKit

extension Turn {
  /// What was done for what is to come: “we've sent it”, 将发送.
  init?(ofPast pair: borrowing TextPair) {
    let own = pair.source
    let their = pair.target
    guard let past = own.profile.concept(.hasBeen), let soon = own.profile.concept(.willBe),
      // 将 alone only may say it, and 됩니다 only at the end of a sentence that shows no past.
      their.sure.contains(soon) || their.mayMean(soon) && their.profile.uses(.han)
        || own.sure.contains(past) && !their.profile.ruleWords[.pastTraces].isEmpty,
      !pair.isTooLong
    else { return nil }
    for sentences in SentencePairs(pair).pairs {
      guard let cue = own.pastForm(past, in: sentences.source),
        own.wordCount(in: sentences.source) <= 16,
        case let isDenied = !Polarity(of: their, in: sentences.target).explicit.isEmpty,
        // What was turned off will no longer come.
        !isDenied || !Polarity(of: own, in: sentences.source).explicit.isEmpty,
        // “Has not been sent” is no more than that where the translation denies as well.
        !own.looksAhead(in: sentences.source, besides: isDenied ? .notYet : nil),
        own.cue(soon, in: sentences.source) == nil, !own.lastsUntilNow(in: sentences.source),
        !own.describes(at: cue, in: sentences.source),
        // What has been scheduled lies ahead.
        !own.cues.contains(where: { $0.concept == soon && $0.range.overlaps(cue.range) }),
        !their.says(past, in: sentences.target, apartFrom: soon),
        let found = their.cues.filter({
          $0.concept == soon && sentences.target.overlaps($0.range)
            && ($0.isSure || their.opensVerb($0))
        }).max(by: { $0.range.count < $1.range.count })
          ?? their.presentForm(soon, in: sentences.target)
      else { continue }
      self.init(source: cue, target: found, opposite: soon)
      return
    }
    return nil
  }
}

extension TextPair {
  /// Whether a turn is only of what was planned for what is to come: “has been marked for removal”.
  func isDueThen(_ turn: Turn) -> Bool {
    source.profile.concepts[turn.opposite].named == .willBe
      && source.cues.contains {
        $0.concept == turn.opposite && $0.range.overlaps(turn.source.range)
          && $0.range.upperBound > turn.source.range.upperBound
      }
  }
}

extension AnalyzedText {
  /// Whether a cue stands in a clause that only says which thing is meant: “shows the day that it was made”.
  fileprivate func describes(at cue: Cue, in sentence: Range<Int>) -> Bool {
    words.contains {
      sentence.overlaps($0) && $0.lowerBound > sentence.lowerBound
        && $0.upperBound <= cue.range.lowerBound && isWord($0, in: .describingOpeners)
    }
  }

  /// Whether what has been so still is, as it is told since when or for how long: “has been busy for 10 minutes”.
  func lastsUntilNow(in sentence: Range<Int>) -> Bool {
    let words = words(in: sentence)
    guard words.contains(where: { isWord($0, in: .perfectAuxiliaries) }) else { return false }
    return mayMean(anyOf: [.sinceThen], in: sentence)
      || words.contains { word in
        isWord(word, in: .durationWords)
          && measuredValues.contains {
            $0.unit.kind == .time && $0.range.lowerBound == word.upperBound + 1
          }
      }
  }

  /// What lets a sentence speak of what is to come, whatever its verb says.
  private static let aheads: [NamedConcept] = [
    .if, .when, .before, .after, .unless, .notYet, .inProgress,
  ]

  /// Whether such a word stands in a sentence.
  func looksAhead(in sentence: Range<Int>, besides other: NamedConcept? = nil) -> Bool {
    cues.contains { cue in
      sentence.overlaps(cue.range)
        && profile.concepts[cue.concept].named.map {
          $0 != other && Self.aheads.contains($0)
        } == true
    }
  }
}

extension Turn {
  /// What is so already for what is to come: “it is already running”, 即将运行.
  init?(ofAlready pair: borrowing TextPair) {
    let own = pair.source
    let their = pair.target
    guard let already = own.profile.concept(.already), own.sure.contains(already),
      let soon = own.profile.concept(.willBe), their.sure.contains(soon),
      let progress = own.profile.concept(.inProgress), !their.mayMean(already), !pair.isTooLong
    else { return nil }
    for sentences in SentencePairs(pair).pairs {
      guard let cue = own.cue(already, in: sentences.source),
        own.wordCount(in: sentences.source) <= 14, own.cue(soon, in: sentences.source) == nil,
        !own.looksAhead(in: sentences.source, besides: .inProgress),
        !their.mayMean(progress, in: sentences.target),
        Polarity(of: own, in: sentences.source).explicit.isEmpty,
        let found = their.cue(soon, in: sentences.target)
      else { continue }
      self.init(source: cue, target: found, opposite: soon)
      return
    }
    return nil
  }
}

extension Turn {
  /// What was done for what is done: “has been sent”, 送信します.
  init?(ofPresent pair: borrowing TextPair) {
    let own = pair.source
    let their = pair.target
    let endings = their.profile.ruleWords[.presentEndings]
    guard !endings.isEmpty, own.sentences.count == 1, their.sentences.count == 1,
      own.words.count <= 14, let last = their.words.last,
      endings.ends(in: their.string.utf8.span, at: last.upperBound),
      let past = own.profile.concept(.hasBeen), !their.mayMean(past),
      let soon = own.profile.concept(.willBe), !own.sure.contains(soon),
      !own.looksAhead(in: own.fullRange), !own.lastsUntilNow(in: own.fullRange),
      let cue = own.pastForm(past, in: own.fullRange),
      own.endsInDeed(cue),
      Polarity(of: own, in: own.fullRange).explicit.isEmpty,
      Polarity(of: their, in: their.fullRange).explicit.isEmpty
    else { return nil }
    let target = their.cues.last { $0.range.overlaps(last) }?.range ?? last
    self.init(
      source: cue, target: Cue(concept: soon, range: target, isSure: true), opposite: soon)
  }
}

extension AnalyzedText {
  /// The verb of what is or will be that ends a sentence in which nothing shows a past: 복사됩니다.
  fileprivate func presentForm(_ soon: Int, in sentence: Range<Int>) -> Cue? {
    guard let last = words.last(where: sentence.overlaps) else { return nil }
    let verb = core(of: last)
    guard !profile.ruleWords[.pastTraces].isEmpty, has(.presentEndings, before: verb.upperBound),
      !sentence.contains(where: { has(.pastTraces, at: $0) })
    else { return nil }
    return Cue(concept: soon, range: verb, isSure: false)
  }

  /// Whether a sentence may mean a concept by words that surely mean no other: 了, but not in 快到了; nor 成功 in 将成功发送.
  fileprivate func says(_ concept: Int, in sentence: Range<Int>, apartFrom other: Int) -> Bool {
    let others = cues.filter { $0.concept == other }
    let taken = cues.filter { cue in
      guard cue.isSure else { return false }
      return cue.concept == other
        || cue.concept == profile.concept(.succeeded)
          && others.contains { $0.range.upperBound == cue.range.lowerBound }
    }
    return cues.contains { cue in
      cue.concept == concept && sentence.overlaps(cue.range)
        && !taken.contains { $0.range.overlaps(cue.range) }
    }
  }

  /// Whether a participle ends what says that something was done, or stands right behind: “has been sent”, but not
  /// “already exists”.
  fileprivate func endsInDeed(_ cue: Cue) -> Bool {
    words.contains {
      ($0.upperBound == cue.range.upperBound || $0.lowerBound == cue.range.upperBound + 1)
        && (isParticiple($0) || ends($0, in: .participleEndings))
    }
  }

  /// What surely says that something was done: “was sent”, “has arrived”, “successfully sent”.
  func pastForm(_ past: Int, in sentence: Range<Int>) -> Cue? {
    if let cue = cue(past, in: sentence) ?? successForm(in: sentence) { return cue }
    if let opening = countedParticiple(in: sentence) {
      return Cue(concept: past, range: opening, isSure: true)
    }
    for index in words.indices.dropLast()
    where sentence.overlaps(words[index]) && isWord(words[index], in: .perfectAuxiliaries) {
      // “Has not been sent”.
      let participle = words[(index + 1)...].prefix(3).first {
        !isWord($0, in: .deniedWords) && !isWord($0, in: .passiveAuxiliaries)
      }
      guard let participle, isParticiple(participle) else { continue }
      return Cue(
        concept: past, range: words[index].lowerBound..<participle.upperBound, isSure: true)
    }
    return nil
  }

  /// The participle that opens a label, with what was counted right behind it: “Imported %d keys”.
  private func countedParticiple(in sentence: Range<Int>) -> Range<Int>? {
    guard let first = words.first, first.lowerBound == sentence.lowerBound, words.count <= 6,
      ends(first, in: .participleEndings), isParticiple(first),
      placeholders.contains(where: { $0.range.lowerBound == first.upperBound + 1 })
        || numbers.contains(where: { $0.range.lowerBound == first.upperBound + 1 })
    else { return nil }
    return first
  }

  /// A participle beside a word for success: “successfully sent”, “sent successfully”.
  private func successForm(in sentence: Range<Int>) -> Cue? {
    guard let success = profile.concept(.succeeded), let cue = cue(success, in: sentence),
      let index = words.firstIndex(of: cue.range),
      words[max(index - 1, 0)..<min(index + 2, words.count)].contains(where: {
        sentence.overlaps($0) && (ends($0, in: .participleEndings) || isParticiple($0))
      })
    else { return nil }
    return cue
  }

  /// Whether a word for what is to come, which may also open an object, stands before a verb: 將發送, but not 將檔案.
  func opensVerb(_ cue: Cue) -> Bool {
    has(.objectOpeners, at: cue.range.lowerBound) && opensVerb(at: cue.range.upperBound)
      // 將 of 即將 is no word of its own.
      && !cues.contains {
        $0.isSure && $0.concept == cue.concept && $0.range.overlaps(cue.range)
      }
  }

  /// Whether a Chinese verb stands at a place, be it behind what denies it or says how it is done: 将不会发送, 将自动发送.
  private func opensVerb(at place: Int) -> Bool {
    if isVerb(at: place) { return true }
    let adverb = cues.first {
      guard $0.range.lowerBound == place else { return false }
      let concept = profile.concepts[$0.concept]
      return concept.kind == .manner || concept.kind == .finality
        || [.negation, .succeeded].contains(concept.named)
    }
    guard let end = adverb?.range.upperBound else { return false }
    return isVerb(at: end) || isVerb(at: end + 3)
  }

  /// Whether a Chinese verb stands at a place: 将发送, but not 将文件.
  fileprivate func isVerb(at place: Int) -> Bool {
    guard profile.uses(.han) else { return false }
    return verbs.contains { $0.range.lowerBound == place }
      || cues.contains {
        $0.isSure && $0.range.lowerBound == place && $0.range.count > 3
          && profile.concepts.kind(of: $0.concept) == .action
      }
  }
}
