import CopyModel
import RuleKit

extension Rule {
  static let wrongRow = Rule(
    "wrong-row", .meaning, .warning, yields: ["mixed-script"],
    summary: "A translation speaks of what its source speaks of.",
    rationale: """
      A row that slips, in a spreadsheet or a merge, puts good copy in the wrong place. Where none
      of the words that both languages know agree, nor a number, a name or a placeholder, the
      translation belongs elsewhere.
      """,
    source: .work("Locales/*.vocabulary.json"),
    examples: [
      .pair("The folder was moved to the Trash.", "⟦이 사용자의 프로필 사진을 변경합니다.⟧", in: "ko"),
      .pair("The folder was moved to the Trash.", "폴더가 휴지통으로 이동되었습니다.", in: "ko"),
      .pair("Turn on notifications in Settings.", "⟦选择一张照片作为相册封面。⟧", in: "zh-Hans"),
      .pair("Turn on notifications in Settings.", "请在“设置”中打开通知。", in: "zh-Hans"),
      .pair("Choose a password for your account.", "⟦下載這張專輯中的所有歌曲。⟧", in: "zh-Hant"),
      .pair("Choose a password for your account.", "請選擇帳號的密碼。", in: "zh-Hant"),
      .pair("Export to album", "⟦대화 상태⟧", in: "ko"),
      .pair("Export to album", "앨범으로 내보내기", in: "ko"),
      .pair("Choose a default language", "⟦相册里的照片⟧", in: "zh-Hans"),
      .pair("Choose a default language", "选择默认语言", in: "zh-Hans"),
      .pair("Network password", "專輯封面", in: "zh-Hant"),
      .pair(
        "The person who owns the calendar shares each new event with the whole team.",
        "⟦새 사진을 앨범에 넣으면 배경과 글꼴 크기가 화면에 맞게 달라집니다.⟧", in: "ko"),
      .pair("Welcome to %@", "%@에 오신 것을 환영합니다", in: "ko"),
      .pair("Maximum age", "最长保留时间", in: "zh-Hans"),
      .pair("International Mobile Equipment Identity of the phone", "단말기 IMEI", in: "ko"),
      .pair("Credits and notes", "노트 및 참여자", in: "ko"),
      .pair("Stay informed", "隨時掌握最新動態", in: "zh-Hant"),
      .pair("The passcodes are not the same", "兩組通行碼不相符", in: "zh-Hant"),
      .pair("Leave the kite at the door if I’m away", "부재 시 문 앞에 놓아 주세요", in: "ko"),
      .pair("Light Trombone Tracks", "⟦소형 색소폰 무한궤도⟧", in: "ko"),
      .pair("Light Trombone Tracks", "소형 트롬본 무한궤도", in: "ko"),
      .pair("Light Gorilla Tracks", "소형 고릴라 무한궤도", in: "ko"),
      .pair("Light Tapestry Tracks", "소형 태피스트리 무한궤도", in: "ko"),
      .pair("No suitable leaflet found", "쓸 만한 소책자가 없습니다", in: "ko"),
      .pair("Fold", "⟦접기 비밀번호는 여섯 자리 이상이어야 합니다.⟧", in: "ko"),
      .pair("Fold", "접었습니다.", in: "ko"),
      .pair("Fold Up", "⟦密码必须至少包含六位数字。⟧", in: "zh-Hans"),
      .pair("Fold Up", "请将它折叠起来。", in: "zh-Hans"),
      .pair("Rename the card", "⟦这是步骤 3 之 2⟧", in: "zh-Hans"),
      .pair("Rename the card", "重命名卡片", in: "zh-Hans"),
      .pair("Toggle Score Bars On/Off", "开启或关闭计分显示", in: "zh-Hans"),
      .pair(
        "The kites were moved to the new station. ⟦Tickets for your trip are on the next page.⟧",
        "风筝已移到新车站。⟦下载的语音消息将从此文件夹中删除。⟧", in: "zh-Hans"),
      .pair(
        "The kites were moved to the new station. Tickets for your trip are on the next page.",
        "风筝已移到新车站。您的行程车票在下一页。", in: "zh-Hans"),
    ],
    check: .drift { pair, findings in
      if pair.putsSentenceForLabel {
        findings.flag(source: nil, target: pair.target.fullRange, .sentence, confidence: 0.85)
        return
      }
      // What is cheap to see comes first; most pairs end here.
      guard !pair.isTooLong, !pair.target.hasForeignLetters, !pair.sharesEvent,
        // Of what may be shared, only many words can tell.
        pair.source.words.count > 4 || !pair.mayShareEvent, !pair.sharesNumber, !pair.sharesName,
        !pair.sharesThings, !pair.sharesAbsence,
        !pair.forbidsChange(pair.target.fullRange, pair.source.fullRange),
        let terms = SharedTerms(pair),
        let confidence = pair.confidenceOfStray(by: terms), !pair.sharesTime, !pair.sharesSound
      else {
        if let stray = pair.straySentence {
          findings.flag(
            source: stray.source, target: stray.target, .stray, confidence: 0.85)
        }
        return
      }
      findings.flag(
        source: nil, target: pair.target.fullRange, .elsewhere, confidence: confidence)
    }
  )
}

extension TextPair {
  /// How sure it is that the translation belongs elsewhere, by the words that the vocabulary knows on both
  /// sides; nil where too few of them are left without a counterpart.
  fileprivate func confidenceOfStray(by terms: SharedTerms) -> Double? {
    let own = terms.source(in: source.fullRange)
    guard own.known > 0, own.found < 2, case let answers = terms.target, answers.known > 0,
      answers.found < 2
    else { return nil }
    let evidence = own.known + answers.known
    // Among many words, one may agree by chance.
    if own.found + answers.found > 0 {
      return min(own.known, answers.known) >= 5 ? 0.85 : nil
    }
    // Two words may both have found a freer wording.
    guard evidence >= (source.words.count > 2 ? 3 : 6) else { return nil }
    // Names and freer wordings leave one side with hardly a word that is known.
    let isBalanced = min(own.known, answers.known) > 1
    if mayShareEvent { return isBalanced && evidence >= 6 ? 0.85 : nil }
    // What nobody knows may well be said, where it is more than what is known; prose puts things more freely.
    if source.unknownWords * (source.words.count > 20 ? 3 : 1) > own.known { return 0.75 }
    // Three words may all have found a freer wording; and one of the source says little about seven.
    if evidence >= (own.known > 1 ? 7 : 8) { return 0.92 }
    if own.known > 2 || isBalanced && evidence > 4 { return 0.85 }
    // Two words on both sides say enough where hardly another stands beside them.
    return isBalanced && source.words.count <= 6 && !mayShareConcept || isAtOdds ? 0.82 : 0.75
  }

  /// Whether only the translation has a number in figures, or denies something: a second sign that it belongs elsewhere. 一些
  /// counts nothing.
  private var isAtOdds: Bool {
    let bytes = target.string.utf8.span
    if source.numbers.isEmpty,
      target.numbers.contains(where: { bytes[$0.range.lowerBound].isASCIIDigit })
    {
      return true
    }
    let own = Polarity(of: source, in: source.fullRange)
    return own.explicit.isEmpty && own.loose == 0
      && !Polarity(of: target, in: target.fullRange).explicit.isEmpty
  }

  /// Whether the translation may mean anything that the source may mean; that both join words says nothing.
  private var mayShareConcept: Bool {
    let joints = [NamedConcept.both, .either].compactMap(source.profile.concept)
    return !source.possible.subtracting(ConceptSet(joints)).isDisjoint(with: target.possible)
  }

  /// Whether a Latin word of the translation stands in the source, or both have the same placeholder.
  fileprivate var sharesName: Bool {
    if source.placeholders.contains(where: { own in
      target.placeholders.contains { $0.text == own.text }
    }) {
      return true
    }
    guard source.bytes.hasLatinLetter, target.bytes.hasLatinLetter else { return false }
    let (own, their) = (source.string.utf8.span, target.string.utf8.span)
    var (index, letters) = (0, 0)
    while let run = their.latinRun(from: index) {
      let word = their.extracting(run)
      // Single letters are names too, where there are several of them: “C minor”, “A to Z”.
      if run.count == 1, own.hasLatinRun(word) {
        letters += 1
        if letters > 1 { return true }
      }
      if run.count > 1, own.hasLatinRun(word) || own.hasInitials(word) { return true }
      index = run.upperBound
    }
    return false
  }

  /// Whether both name the same things and say that the same is done, so often that it is no chance.
  fileprivate var sharesThings: Bool {
    source.named.intersection(target.mayBeNamed).count + source.done.intersection(target.done).count
      > (source.words.count < 5 || sharesCondition ? 0 : 1)
  }

  /// Whether both may set a condition, if by a noun alone: “if I'm not home”, 부재 시.
  private var sharesCondition: Bool {
    source.profile.concept(.if).map { source.sure.contains($0) && target.mayMean($0) } ?? false
  }

  /// Whether a few words on both sides say that something is not there: “No seats found”.
  fileprivate var sharesAbsence: Bool {
    guard let first = source.words.first, source.words.count < 7, source.isWord(first, in: .noWords)
    else { return false }
    return !Polarity(of: target, in: target.fullRange).explicit.isEmpty
  }

  fileprivate var sharesNumber: Bool {
    source.numbers.contains { own in target.numbers.contains { $0.value == own.value } }
  }

  /// Whether an action, a gesture or a consequence stands on both sides.
  fileprivate var sharesEvent: Bool {
    !source.sure.intersection(source.profile.concepts.events).isDisjoint(with: target.sure)
  }

  /// Whether the translation may carry an event of the source, or turns it round.
  fileprivate var mayShareEvent: Bool {
    let concepts = source.profile.concepts
    var asked = source.possible.intersection(concepts.events)
    asked.formUnion(concepts.opposites(of: asked))
    return !target.possible.isDisjoint(with: asked)
  }
}

extension AnalyzedText {
  /// How many of its words are no words of interfaces: names, and the terms of a trade.
  fileprivate var unknownWords: Int {
    guard let vocabulary = profile.vocabulary else { return 0 }
    let text = string.utf8.span
    return words.count { word in
      !placeholders.contains { $0.range.overlaps(word) } && !literals.contains(where: word.overlaps)
        && !vocabulary.knowsAll(of: text.extracting(word))
    }
  }

  /// Whether letters of another language stand among its Han: that is another rule's matter.
  fileprivate var hasForeignLetters: Bool {
    profile.uses(.han) && (profile.uses(.kana) ? 0 : scripts.kana) + scripts.hangul > 0
  }
}

extension Span<UInt8> {
  /// Whether a run of ASCII letters is this one, in any case.
  fileprivate func hasLatinRun(_ wanted: Span<UInt8>) -> Bool {
    var index = 0
    while let run = latinRun(from: index) {
      if run.count == wanted.count,
        wanted.indices.allSatisfy({ self[run.lowerBound + $0] | 0x20 == wanted[$0] | 0x20 })
      {
        return true
      }
      index = run.upperBound
    }
    return false
  }
}

extension Message {
  fileprivate static let elsewhere: Message =
    "Nothing here speaks of what the source says. Put the right translation in this row."

  fileprivate static let stray: Message =
    "This sentence speaks of nothing that its own says in the source. Put the right translation here."

  fileprivate static let sentence: Message =
    "The source is a label, and this a sentence of something else. Put the right translation in this row."
}
