import CopyModel
import RuleKit

extension Rule {
  static let lostScope = Rule(
    "lost-scope", .meaning, .warning,
    summary: "How much or how often something holds stays the same.",
    rationale: """
      “All photos” and “photos”, “only now” and “now”, “name and password” and “name or password” are
      different decisions. The words for them are short and easily dropped, added or mistaken.
      """,
    source: .practice("quantities agree; how often good translations carry each is in Locales/"),
    examples: [
      .pair("⟦All⟧ photos will be deleted.", "사진이 삭제됩니다.", in: "ko"),
      .pair("All photos will be deleted.", "모든 사진이 삭제됩니다.", in: "ko"),
      .pair("⟦Only⟧ you can see this.", "您可以看到此内容。", in: "zh-Hans"),
      .pair("Only you can see this.", "只有您能看到此内容。", in: "zh-Hans"),
      .pair("Play a sound ⟦only⟧ when necessary.", "请播放声音。", in: "zh-Hans"),
      .pair(
        "The card is not here. It ⟦may⟧ have been moved.", "카드가 여기에 없습니다. 카드가 옮겨졌습니다.", in: "ko"),
      .pair(
        "The card is not here. It may have been moved.", "카드가 여기에 없습니다. 카드가 옮겨졌을 수 있습니다.", in: "ko"),
      .pair("Delete all selected photos?", "선택한 사진을 삭제하겠습니까?", in: "ko"),
      .pair("Erase all downloaded maps?", "要抹掉已下载的地图吗？", in: "zh-Hans"),
      .pair("Only you can see this.", "只有您能看到此內容。", in: "zh-Hant"),
      .pair("Only you can see this page.", "이 페이지는 나만 볼 수 있습니다.", in: "ko"),
      .pair("⟦Only⟧ members can see this page.", "멤버는 이 페이지를 볼 수 있습니다.", in: "ko"),
      .pair("⟦Always⟧ lock the door", "문 잠그기", in: "ko"),
      .pair("Always lock the door", "항상 문 잠그기", in: "ko"),
      .pair("Delete ⟦all⟧ of your cards?", "카드를 삭제하시겠습니까?", in: "ko"),
      .pair("Delete the photos ⟦and⟧ videos?", "사진 ⟦또는⟧ 비디오를 삭제하시겠습니까?", in: "ko"),
      .pair("Delete the photos and videos?", "사진과 비디오를 삭제하시겠습니까?", in: "ko"),
      .pair("Choose a photo ⟦or⟧ video.", "请选取照片⟦和⟧视频。", in: "zh-Hans"),
      .pair("Choose a photo or video.", "请选取照片或视频。", in: "zh-Hans"),
      .pair("The gate needs both a ticket ⟦and⟧ a stamp.", "大门需要门票⟦或⟧印章。", in: "zh-Hans"),
      .pair("The gate needs both a ticket and a stamp.", "大门需要门票和印章。", in: "zh-Hans"),
      .pair("Play it now, or later choose it in the menu.", "立即播放，或稍后在菜单中选取。", in: "zh-Hans"),
      .pair("Members can open this file.", "成員⟦只⟧能打開此檔案。", in: "zh-Hant"),
      .pair("Members can open this file.", "成員能打開此檔案。", in: "zh-Hant"),
      .pair("Move one or more cards", "移动卡片", in: "zh-Hans"),
      .pair("A box holds a title and one ⟦or more⟧ cards.", "方块包含标题和卡片。", in: "zh-Hans"),
      .pair("Guests ⟦Only⟧", "손님", in: "ko"),
      .pair("Guests Only", "손님만", in: "ko"),
      .pair("Whole Words Only", "比對整個字詞", in: "zh-Hant"),
      .pair("Select all and only the cards that are new.", "選取所有新卡片。", in: "zh-Hant"),
      .pair(
        "The album was sent, but it has one or more stamps that are larger than its pages and may fall out.",
        "相册已发送，但有比页面大的邮票，可能会掉出来。", in: "zh-Hans"),
      .pair("Copy ⟦all⟧ stamps to the other box?", "우표를 다른 상자에 복사하시겠습니까?", in: "ko"),
      .pair("Copy all stamps to the other box?", "모든 우표를 다른 상자에 복사하시겠습니까?", in: "ko"),
      .pair("Ring the bell ⟦only⟧ while the gate is open", "當大門開啟時鳴鐘", in: "zh-Hant"),
      .pair("Ring the bell only while the gate is open", "僅當大門開啟時鳴鐘", in: "zh-Hant"),
      .pair("Only ring the bell if you have a ticket.", "必須有票才能鳴鐘。", in: "zh-Hant"),
      .pair("Turn every other page", "隔页翻动", in: "zh-Hans"),
      .pair("This page is read-only.", "此頁面唯讀。", in: "zh-Hant"),
      .pair("The door is READ ONLY.", "門是 READ ONLY 的。", in: "zh-Hant"),
      .pair("The lock is READ ONLY.", "잠금은 READ ONLY입니다.", in: "ko"),
      .pair("The gate only opens at noon.", "閘門纔會在中午打開。", in: "zh-Hant"),
      .pair("Only 2 minutes left", "2분 남음", in: "ko"),
      .pair("The gate ⟦may⟧ be closed tonight.", "今晚大门将关闭。", in: "zh-Hans"),
      .pair("The gate may be closed tonight.", "今晚大门可能关闭。", in: "zh-Hans"),
      .pair("It ⟦may⟧ be rude to whistle or sing here.", "在这里吹口哨或唱歌是不礼貌的。", in: "zh-Hans"),
      .pair("It may be rude to whistle or sing here.", "在这里吹口哨或唱歌或许不礼貌。", in: "zh-Hans"),
      .pair("Pull the plug? The lamp ⟦may⟧ fall.", "要拔掉插頭嗎？檯燈將掉落。", in: "zh-Hant"),
      .pair("Pull the plug? The lamp may fall.", "要拔掉插頭嗎？檯燈可能掉落。", in: "zh-Hant"),
      .pair("The lamp may be broken. Ask us.", "조명이 고장 났는지 저희에게 문의하십시오.", in: "ko"),
      .pair("Only people you follow can write to you.", "팔로우하지 않는 사람은 나에게 글을 쓸 수 없습니다.", in: "ko"),
      .pair("Half off for a limited time", "限时半价", in: "zh-Hans"),
      .pair("Guests can’t see each other’s photos.", "손님들은 서로의 사진을 볼 수 없습니다.", in: "ko"),
      .pair("The old kites ⟦may not⟧ fly well.", "오래된 연은 잘 날지 않습니다.", in: "ko"),
      .pair("The old kites may not fly well.", "오래된 연은 잘 날지 않을 수 있습니다.", in: "ko"),
      .pair("Cannot make the temporary save room.", "임시 저장 공간을 만들 수 없습니다.", in: "ko"),
      .pair("The hall only has videos.", "이 홀에는 비디오만 있습니다.", in: "ko"),
      .pair("The hall only keeps logs.", "이 홀은 로그만 보관합니다.", in: "ko"),
      .pair("⟦All⟧ kites", "风筝", in: "zh-Hans"),
      .pair("All kites", "全部风筝", in: "zh-Hans"),
      .pair("Sort ⟦all⟧ cards by color", "按顏色排序卡片", in: "zh-Hant"),
      .pair("Sort all your cards by color", "按顏色排序卡片", in: "zh-Hant"),
      .pair("A lamp for all around", "环绕用灯", in: "zh-Hans"),
      .pair("We couldn’t move ⟦all⟧ cards.", "我們無法移動卡片。", in: "zh-Hant"),
      .pair("We couldn’t move all cards.", "我們無法移動部分卡片。", in: "zh-Hant"),
      .pair("We couldn’t move all cards.", "我們無法移動所有卡片。", in: "zh-Hant"),
      .pair("You must always keep a map.", "지도를 반드시 가지고 있어야 합니다.", in: "ko"),
      .pair("You must draw at least one card to play.", "请抽卡片再玩。", in: "zh-Hans"),
      .pair("You must draw ⟦at least⟧ two cards to play.", "请抽两张卡片再玩。", in: "zh-Hans"),
      .pair("A deck holds a title and zero or more cards.", "牌组包含标题和卡片。", in: "zh-Hans"),
      .pair("Match whole words only", "全字匹配", in: "zh-Hans"),
      .pair("Weight of the lid (for old boxes only)", "뚜껑의 무게 (오래된 상자에 한함)", in: "ko"),
      .pair("Delete all %d cards?", "카드 %d장을 삭제하겠습니까?", in: "ko"),
      .pair("Choose which lights to turn on or off.", "选择开启和关闭的灯。", in: "zh-Hans"),
      .pair("Close all boxes except this one", "关闭其他盒子", in: "zh-Hans"),
      .pair("Edit this and all future cards", "编辑当前和将来的卡片", in: "zh-Hans"),
    ],
    check: .drift { pair, findings in
      guard
        let lost = LostCue(
          NamedConcept.scopes, pair.source.profile.concepts.scopes, in: pair),
        !pair.source.makesPlural(lost.cue), !pair.impliesByDuty(lost.cue)
      else {
        if let doubt = pair.lostDoubt ?? pair.lostDeniedDoubt ?? pair.lostPastDoubt {
          findings.flag(
            source: doubt, target: nil, .restore(pair.source.text(in: doubt)), confidence: 0.8)
          return
        }
        if let turned = TurnedScope(pair) {
          findings.flag(
            source: turned.source, target: turned.target,
            turned.source.map {
              .keep(pair.source.text(in: $0), pair.target.text(in: turned.target))
            } ?? .drop(pair.target.text(in: turned.target)), confidence: turned.confidence)
        }
        return
      }
      findings.flag(
        source: lost.cue.range, target: nil, .restore(pair.source.text(in: lost.cue.range)),
        confidence: lost.confidence)
    }
  )
}

extension AnalyzedText {
  /// Whether “or more” behind “one” only makes a plural, in a few words, “Move one or more cards”, or in passing in many;
  /// but not where it is told from another number: “a title and one or more cards”.
  fileprivate func makesPlural(_ cue: Cue) -> Bool {
    // “Zero or more” bounds nothing.
    if numbers.contains(where: {
      $0.value == "0" && $0.range.upperBound + 1 == cue.range.lowerBound
    }) {
      return isWord(cue.range, in: .orMoreWords)
    }
    guard !(7...16).contains(words.count), isWord(cue.range, in: .orMoreWords),
      let one = words.firstIndex(where: { $0.upperBound + 1 == cue.range.lowerBound }),
      isWord(words[one], in: .oneWords)
    else { return false }
    return words.count < 7 || one > 0 && !isWord(words[one - 1], in: .joiners)
  }
}

extension TextPair {
  /// Whether a demand says a word without it: “you must always have one” is “you must”, “you must choose at least one card”
  /// is 请选择卡片, “only valid with” is 함께 사용해야 합니다, and “none may be empty” bans.
  fileprivate func impliesByDuty(_ cue: Cue) -> Bool {
    let sentence = source.sentence(at: cue.range)
    if cue.concept == source.profile.concept(.only) {
      return !source.requires(in: sentence) && target.profile.putsVerbLast
        && target.requires(in: target.fullRange)
    }
    if cue.concept == source.profile.concept(.may) { return source.bans(by: cue) }
    guard let must = source.profile.concept(.must),
      let duty = source.cue(must, in: sentence)
    else { return false }
    if cue.concept == source.profile.concept(.always) {
      return duty.range.upperBound + 1 == cue.range.lowerBound && target.mayMean(must)
    }
    let isOne = source.words.contains {
      $0.lowerBound == cue.range.upperBound + 1 && source.isWord($0, in: .oneWords)
    }
    return isOne && target.asks(in: target.fullRange)
  }
}

extension Message {
  fileprivate static func keep(_ word: String, _ other: String) -> Message {
    "The source says “\(word)”, the translation “\(other)”. Join them as the source does."
  }

  fileprivate static func drop(_ word: String) -> Message {
    "The translation sets a limit (“\(word)”) that the source does not. Leave it out."
  }

  fileprivate static func restore(_ word: String) -> Message {
    "The source says “\(word)”; the translation does not. Say it here too."
  }
}
