import CopyModel
import RuleKit

extension Rule {
  static let thingDrift = Rule(
    "thing-drift", .meaning, .error,
    yields: ["action-drift", "opposite-action", "swapped-parts", "wrong-row"],
    covers: ["changed-name", "number-drift", "translated-name"],
    summary: "A translation names the thing that its source names.",
    rationale: """
      Every word but one is right, and the buyer is asked to do what the seller has to, on Thursday
      instead of Tuesday. Where a thing of the source is named nowhere, and one of its kind that the
      source does not name is, the one stands in the other's place.
      """,
    source: .work("Locales/root.things.json: things by kind"),
    examples: [
      .pair("The ⟦nurse⟧ will call you.", "⟦의사⟧가 전화할 예정입니다.", in: "ko"),
      .pair("The nurse will call you.", "간호사가 전화할 예정입니다.", in: "ko"),
      .pair("Read the ⟦document⟧.", "请阅读⟦图像⟧。", in: "zh-Hans"),
      .pair("Read the document.", "请阅读图像。", in: "zh-Hans", under: Self.houseTerms),
      .pair("The office is closed on ⟦Monday⟧.", "办事处⟦星期二⟧休息。", in: "zh-Hans"),
      .pair("The office is closed on Monday.", "办事处星期一休息。", in: "zh-Hans"),
      .pair("Choose another ⟦photo⟧.", "請選擇其他⟦影片⟧。", in: "zh-Hant"),
      .pair("Choose another photo.", "請選擇其他照片。", in: "zh-Hant"),
      .pair("The ⟦seller⟧ has two days to answer.", "⟦买家⟧须在两天内答复。", in: "zh-Hans"),
      .pair("The seller has two days to answer.", "卖家须在两天内答复。", in: "zh-Hans"),
      .pair("The visit moved from ⟦Monday⟧ to Friday.", "방문이 금요일에서 ⟦월요일⟧로 변경되었습니다.", in: "ko"),
      .pair("The visit moved from Monday to Friday.", "방문이 월요일에서 금요일로 변경되었습니다.", in: "ko"),
      .pair("Turn ⟦photos⟧ to videos", "비디오를 ⟦사진⟧으로 변환", in: "ko"),
      .pair("Send photos to device", "기기에 사진 보내기", in: "ko"),
      .pair("Enter your phone number.", "请输入手机号码。", in: "zh-Hans"),
      .pair("Breakfast is included.", "朝食が含まれます。", in: "ja"),
      .pair("⟦Breakfast⟧ is included.", "⟦夕食⟧が含まれます。", in: "ja"),
      .pair("Select a video", "选择文件", in: "zh-Hans"),
      .pair("Adjust the picture brightness", "영상 밝기 조절", in: "ko"),
      .pair("Choose a proxy for this deck", "為此牌組選擇代理伺服器", in: "zh-Hant"),
      .pair("Leave the group chat", "离开聊天室", in: "zh-Hans"),
      .pair("Thunderstorm tonight", "今夜有雷雨", in: "zh-Hans"),
      .pair("The key ⟦database⟧ is read-only.", "키 ⟦브랜치⟧는 읽기 전용입니다.", in: "ko"),
      .pair("The key database is read-only.", "키 저장소는 읽기 전용입니다.", in: "ko"),
      .pair("Only moderators see it.", "只有主持人可以看到。", in: "zh-Hans"),
      .pair("Open the ⟦calendar⟧", "打开⟦邮件⟧", in: "zh-Hans"),
      .pair("Open the calendar", "打开日历", in: "zh-Hans"),
      .pair("Tell the web site owner.", "請通知網站管理員。", in: "zh-Hant"),
      .pair("See Settings > ⟦Privacy⟧ for this.", "설정 > ⟦일반⟧에서 확인하세요.", in: "ko"),
      .pair("See Settings > Privacy for this.", "설정 > 개인정보에서 확인하세요.", in: "ko"),
      .pair("Show in ⟦folder⟧", "在⟦文件⟧中显示", in: "zh-Hans"),
      .pair("Show in folder", "在文件管理器中显示", in: "zh-Hans"),
      .pair("⟦When will⟧ the boat leave?", "배가 ⟦어디에 ⟧도착합니까?", in: "ko"),
      .pair("When will the boat leave?", "배가 언제 출발합니까?", in: "ko"),
      .pair("When you arrive, ring the bell.", "도착하면 어디에서든 벨을 울리십시오.", in: "ko"),
      .pair("⟦Who⟧ may open the box?", "⟦什么时候⟧可以打开盒子？", in: "zh-Hans"),
      .pair("Who may open the box?", "谁可以打开盒子？", in: "zh-Hans"),
      .pair("Browse the device’s filesystem", "瀏覽檔案系統", in: "zh-Hant"),
      .pair("Add to ⟦home screen⟧", "添加到⟦主页⟧", in: "zh-Hans"),
      .pair("Add to home screen", "添加到主页面", in: "zh-Hans"),
      .pair("Your flight to ⟦Rome⟧ leaves soon.", "⟦파리⟧행 항공편이 곧 출발합니다.", in: "ko"),
      .pair("Replace the ⟦air filter⟧.", "請更換⟦電池⟧。", in: "zh-Hant"),
      .pair("Replace the air filter.", "請更換濾網。", in: "zh-Hant"),
      .pair("Do you like the web app?", "您喜歡網頁版嗎？", in: "zh-Hant"),
      .pair("Show stations on the map", "지도에 주유소 표시", in: "ko"),
      .pair("Add a screenshot", "스크린숏 추가", in: "ko"),
      .pair("Remove all answers to questions", "질문에 대한 답변을 모두 제거", in: "ko"),
      .pair("Leave the channel", "대화방 나가기", in: "ko"),
      .pair("Send the crash report", "傳送錯誤回報", in: "zh-Hant"),
      .pair("Your package has arrived.", "상품이 도착했습니다.", in: "ko"),
      .pair("Fingerprint automatically taken", "핑거프린트가 자동으로 찍혔습니다", in: "ko"),
      .pair("Visit the web site of the club", "클럽 홈페이지 방문", in: "ko"),
      .pair("Open the bus map on the canvas", "캔버스에서 버스 노선도 열기", in: "ko"),
      .pair("Use the Appmaker extension", "使用 Appmaker 扩展", in: "zh-Hans"),
      .pair("The box has a non-text message.", "盒子里有非文字的信息。", in: "zh-Hans"),
      .pair("Choose a folder", "请选择保存到哪里", in: "zh-Hans"),
      .pair("Add a ⟦footnote⟧", "⟦머리글⟧ 추가", in: "ko"),
      .pair("Add a footnote", "각주 추가", in: "ko"),
      .pair("Rename the ⟦variable⟧", "重新命名⟦函式⟧", in: "zh-Hant"),
      .pair("Rename the variable", "重新命名變數", in: "zh-Hant"),
      .pair("Choose a query", "选择 Query 脚本", in: "zh-Hans"),
      .pair("Your ⟦IP address⟧ is on the list.", "您的⟦帳號⟧在清單上。", in: "zh-Hant"),
      .pair("Your IP address is on the list.", "您的 IP 在清單上。", in: "zh-Hant"),
      .pair("Do you want to delete this ⟦entry⟧?", "이 ⟦계정⟧을 삭제하시겠습니까?", in: "ko"),
      .pair("Do you want to delete this entry?", "이 항목을 삭제하시겠습니까?", in: "ko"),
      .pair("Enter a ⟦name⟧ for the new folder.", "请输入新文件夹的⟦密码⟧。", in: "zh-Hans"),
      .pair("Enter a name for the new folder.", "请输入新文件夹的名称。", in: "zh-Hans"),
      .pair("Send the report to your ⟦organization⟧.", "將報告傳送到您的⟦裝置⟧。", in: "zh-Hant"),
      .pair("Send the report to your organization.", "將報告傳送給您的組織。", in: "zh-Hant"),
      .pair("Do you want to delete this ⟦entry⟧?", "この⟦アカウント⟧を削除しますか？", in: "ja"),
      .pair("Do you want to delete this entry?", "この項目を削除しますか？", in: "ja"),
      .pair("Choose a destination for the report", "报告保存到哪里", in: "zh-Hans"),
      .pair("Add stickers to album only", "앨범에만 스티커 추가", in: "ko"),
      .pair("Eject the volume", "退出儲存裝置", in: "zh-Hant"),
      .pair("Close the ticket", "关闭任务单", in: "zh-Hans"),
      .pair("Disable this plugin", "停用此模組", in: "zh-Hant"),
      .pair("Delete the entry list?", "계정 목록을 삭제하시겠습니까?", in: "ko"),
    ],
    check: .drift { pair, findings in
      if let place = OtherPlace(pair) {
        findings.flag(
          source: place.source, target: place.target,
          .another(
            pair.source.text(in: place.source), pair.target.text(in: place.target)),
          confidence: 0.85)
        return
      }
      let names = pair.source.profile.things.names
      if let drift = ThingDrift(pair) {
        findings.flag(
          source: drift.source.range, target: drift.target.range,
          .another(pair.source.text(in: drift.source.range), names[drift.other]),
          confidence: drift.confidence)
      } else if let object = OtherObject(pair) {
        findings.flag(
          source: object.source, target: object.target.range,
          .another(pair.source.text(in: object.source), names[object.target.concept]),
          confidence: object.confidence)
      }
    }
  )
}

/// A thing that the translation names in place of another.
struct ThingDrift {
  let source: Cue
  let target: Cue
  /// What the translation names, by its number.
  let other: Int
  let confidence: Double

  init?(_ pair: borrowing TextPair) {
    // Most pairs end here: hardly a text names a thing, and what it names is named in its translation.
    guard !pair.source.things.isEmpty, !pair.target.things.isEmpty, !pair.isTooLong else {
      return nil
    }
    let things = pair.source.profile.things
    let added = pair.addedThings
    if !added.isEmpty, !things.rivals(of: pair.source.named).isDisjoint(with: added),
      let (thing, other) = Self.replaced(added, in: pair)
    {
      (source, target, self.other) = (thing, other, other.concept)
    } else if pair.source.things.count > 1, pair.target.things.count > 1,
      let ends = pair.turnedEnds(
        pair.source.things, pair.target.things, areContrary: things.areRivals)
    {
      (source, target, other, confidence) = (ends.start, ends.answer, ends.end.concept, 0.85)
      return
    } else if let only = pair.onlyThings(apart: added) {
      (source, target, other, confidence) = (only.own, only.other, only.other.concept, 0.75)
      return
    } else {
      return nil
    }
    // “Only the owner can” is 其他用户无法.
    if pair.source.mayMean(anyOf: [.only]),
      pair.deniesOnOneSide((pair.source.fullRange, pair.target.fullRange))
    {
      return nil
    }
    // Who is “not a member” is a guest.
    if pair.contradicts(source) { return nil }
    // A label that names the language of its table: “English”, 한국어.
    if pair.source.words.count < 3, pair.namesOwnLanguage(source, other) { return nil }
    // A long sentence has more ways to say a thing, and a long text more places.
    let length = pair.source.wordCount(in: pair.source.sentence(at: source.range))
    confidence = length > 26 || pair.source.isLong ? 0.75 : length > 8 ? 0.85 : 0.95
  }

  /// The first thing that its sentence does not name where one of its kind was added; the vocabulary knows more names
  /// of each.
  private static func replaced(
    _ added: ThingSet, in pair: TextPair
  ) -> (thing: Cue, other: Cue)? {
    let things = pair.source.profile.things
    var words: SharedTerms?
    for sentences in SentencePairs(pair).pairs {
      let answered = pair.thingsAnswered(in: sentences.target)
      for thing in pair.source.things
      where thing.isSure && sentences.source.overlaps(thing.range)
        && !answered.contains(thing.concept)
      {
        for other in pair.target.things
        where other.isSure && sentences.target.overlaps(other.range)
          && added.contains(other.concept) && things.areRivals(thing.concept, other.concept)
          && !(pair.target.namesValue(other.range) && pair.source.bytes.contains(UInt8(ascii: "<")))
        {
          if pair.keeps(thing.range) || pair.mayPart(other) { continue }
          words = words ?? SharedTerms(pair)
          let names = pair.source.things.filter { $0.concept == thing.concept }.map(\.range)
          let places = pair.target.things.filter { $0.concept == other.concept }.map(\.range)
          if let words,
            pair.says(thing.range, apartFrom: places, instead: other.range, words)
              || words.asks(forAll: other.range, butPartsOf: names)
          {
            continue
          }
          return (thing, other)
        }
      }
    }
    return nil
  }
}

extension TextPair {
  /// The things that a stretch of the translation may name, but for words that surely name another of the source:
  /// 相簿 may be photos, where no album is spoken of.
  fileprivate func thingsAnswered(in stretch: Range<Int>) -> ThingSet {
    let near = target.things.filter { stretch.overlaps($0.range) }
    let taken = near.filter { $0.isSure && source.named.contains($0.concept) }
    return ThingSet(
      near.lazy.filter { thing in
        thing.isSure
          || !taken.contains {
            $0.concept != thing.concept && $0.range.lowerBound <= thing.range.lowerBound
              && $0.range.upperBound >= thing.range.upperBound
          }
      }.map(\.concept))
  }
}

extension TextPair {
  /// The one thing that a few words name, and the other one of any kind in its place, to which the same is done: “open
  /// the calendar”, 打开邮件.
  fileprivate func onlyThings(apart added: ThingSet) -> (own: Cue, other: Cue)? {
    guard (2...6).contains(source.words.count), !added.isEmpty, source.sentences.count == 1,
      target.sentences.count == 1, sharesDeed, let own = source.onlyThing,
      let other = target.onlyThing,
      added.contains(other.concept), !target.mayBeNamed.contains(own.concept),
      !source.profile.things.isAskedFor(other.concept),
      source.placeholders.count == target.placeholders.count, let words = SharedTerms(self),
      words.isKnown(own.range), !words.isSaid(own.range), !keeps(own.range),
      !words.asks(forAll: other.range, butPartsOf: []), words.target.found > 0
    else { return nil }
    return (own, other)
  }

  /// Whether both sides surely say one action.
  private var sharesDeed: Bool {
    let concepts = source.profile.concepts
    return !target.done.isDisjoint(with: source.done)
      || source.cues.contains {
        $0.isSure && concepts.kind(of: $0.concept) == .action && target.cue($0.concept) != nil
      }
  }

  /// Whether each side names the language that it is in.
  fileprivate func namesOwnLanguage(_ thing: Cue, _ other: Int) -> Bool {
    let names = source.profile.things.names
    return source.profile.ruleWords[.ownLanguage].words.contains(names[thing.concept])
      && target.profile.ruleWords[.ownLanguage].words.contains(names[other])
  }
}

extension TextPair {
  /// Whether the translation shows a name as the source writes it: a Token, a Query.
  fileprivate func keeps(_ name: Range<Int>) -> Bool { target.shows(source.text(in: name)) }

  /// Whether the translation says a name in other words: all of it, or a part where the rest may be what is named
  /// instead.
  fileprivate func says(
    _ name: Range<Int>, apartFrom places: [Range<Int>], instead other: Range<Int>,
    _ terms: SharedTerms
  ) -> Bool {
    let words = source.words.filter { name.overlaps($0) && terms.isKnown($0) }
    let said = words.count { terms.isSaid($0, apartFrom: places) }
    return said > 0 && (said == words.count || terms.isAsked(other))
  }
}

extension AnalyzedText {
  /// The thing that it surely names, where that is the only one.
  fileprivate var onlyThing: Cue? {
    let named = things.filter(\.isSure)
    guard let first = named.first, named.allSatisfy({ $0.concept == first.concept }) else {
      return nil
    }
    return first
  }

  /// Whether angle brackets make a word the name of a value: <提交>.
  fileprivate func namesValue(_ word: Range<Int>) -> Bool {
    let bytes = string.utf8.span
    return word.lowerBound > 0 && bytes.has("<", at: word.lowerBound - 1)
      && bytes.has(">", at: word.upperBound)
  }
}

extension Message {
  fileprivate static func another(_ source: String, _ name: String) -> Message {
    // The thing is an hour, whatever it measures.
    let thing = name.replacing("-unit", with: "").replacing("-", with: " ")
    return
      "The source says “\(source)”; this names another thing (\(thing)). Name the same, or add this wording to the glossary."
  }
}

extension ThingList {
  /// Whether it is a question word, which may ask for any thing: “choose a folder”, 请选择保存到哪里.
  func isAskedFor(_ thing: Int) -> Bool { names[thing].hasSuffix("-asked") }
}
