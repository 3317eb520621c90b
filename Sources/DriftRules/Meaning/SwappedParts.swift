import CopyModel
import RuleKit

extension Rule {
  static let swappedParts = Rule(
    "swapped-parts", .meaning, .error,
    yields: ["opposite-action", "polarity-drift"],
    summary: "The parts of a sentence keep their places.",
    rationale: """
      Every word is there, and the sentence says the reverse: guests control the cameras, not the
      speakers; the phone is smaller than the watch; the port is opened before the car is parked; the
      battery is low because the app was closed.
      Where each of two parts has what the source says in the other, they changed places.
      """,
    source: .practice("what is affirmed and denied, compared, or done first and last"),
    examples: [
      .pair("The photo is on your watch, not your phone.", "⟦사진은 시계가 아니라 휴대폰에 있습니다.⟧", in: "ko"),
      .pair("The photo is on your watch, not your phone.", "사진은 휴대폰이 아니라 시계에 있습니다.", in: "ko"),
      .pair("The phone is smaller than the watch.", "⟦手表比手机小。⟧", in: "zh-Hans"),
      .pair("The phone is smaller than the watch.", "手机比手表小。", in: "zh-Hans"),
      .pair("The train is faster than the bus.", "⟦버스가 기차보다 빠릅니다.⟧", in: "ko"),
      .pair("The train is faster than the bus.", "버스보다 기차가 빠릅니다.", in: "ko"),
      .pair("Save the file before you close the window.", "⟦请先关闭窗口，然后再存储文件。⟧", in: "zh-Hans"),
      .pair("Save the file before you close the window.", "请先存储文件，然后再关闭窗口。", in: "zh-Hans"),
      .pair("Save the file before you close the window.", "关闭窗口前请先存储文件。", in: "zh-Hans"),
      .pair(
        "Guests can use the printer but not the scanner.", "⟦訪客可以使用掃描器，但不能使用印表機。⟧",
        in: "zh-Hant"),
      .pair(
        "Guests can use the printer but not the scanner.", "訪客可以使用印表機，但不能使用掃描器。", in: "zh-Hant"),
      .pair("The end must come after the start.", "结束不能早于开始。", in: "zh-Hans"),
      .pair("You blocked %@.", "⟦%@ 已封鎖你。⟧", in: "zh-Hant"),
      .pair("You blocked %@.", "你已封鎖 %@。", in: "zh-Hant"),
      .pair("%@ wants to invite you.", "⟦%@님을 초대하려고 합니다.⟧", in: "ko"),
      .pair("%@ wants to invite you.", "%@님이 초대하려고 합니다.", in: "ko"),
      .pair("%@ invited you to a concert.", "⟦%@ 님을 공연에 초대했습니다.⟧", in: "ko"),
      .pair("%@ invited you to a concert.", "%@ 님이 공연에 초대했습니다.", in: "ko"),
      .pair("You sent %@ a card.", "⟦%@ 给您发了一张卡片。⟧", in: "zh-Hans"),
      .pair("You sent %@ a card.", "您给 %@ 发了一张卡片。", in: "zh-Hans"),
      .pair("%@ commented on your photo.", "⟦您评论了 %@ 的照片。⟧", in: "zh-Hans"),
      .pair("%@ commented on your photo.", "%@ 评论了您的照片。", in: "zh-Hans"),
      .pair("<b>%@</b> commented on your photo.", "⟦您評論了 <b>%@</b> 的照片。⟧", in: "zh-Hant"),
      .pair("<b>%@</b> commented on your photo.", "<b>%@</b> 評論了您的照片。", in: "zh-Hant"),
      .pair("Turn on Wi-Fi and turn off Bluetooth.", "⟦Wi-Fi를 끄고 Bluetooth를 켜십시오.⟧", in: "ko"),
      .pair("Turn on Wi-Fi and turn off Bluetooth.", "Bluetooth를 끄고 Wi-Fi를 켜십시오.", in: "ko"),
      .pair("Add, edit and remove cards here.", "여기에서 카드를 추가, 편집 및 제거합니다.", in: "ko"),
      .pair("Show the photos and hide the videos.", "⟦隐藏照片并显示视频。⟧", in: "zh-Hans"),
      .pair("Show the photos and hide the videos.", "将照片显示，将视频隐藏。", in: "zh-Hans"),
      .pair("The name is longer than the limit of the card.", "이름이 카드의 최대 길이보다 깁니다.", in: "ko"),
      .pair("⟦We’ll bring the tickets to you.⟧", "⟦请将门票带给我们。⟧", in: "zh-Hans"),
      .pair("We’ll bring the tickets to you.", "我们会把门票带给您。", in: "zh-Hans"),
      .pair("⟦They will wait for you at the gate.⟧", "⟦게이트에서 기다려 주세요.⟧", in: "ko"),
      .pair("We recommend a new password.", "请设置新密码。", in: "zh-Hans"),
      .pair("Copy it from your watch to your phone.", "⟦휴대폰에서 시계로 복사합니다.⟧", in: "ko"),
      .pair("Copy it from your watch to your phone.", "시계에서 휴대폰으로 복사합니다.", in: "ko"),
      .pair("Sort from Z to A", "⟦从 A 到 Z 排序⟧", in: "zh-Hans"),
      .pair("Sort from Z to A", "从 Z 到 A 排序", in: "zh-Hans"),
      .pair("The phone is smaller than the old watch.", "⟦낡은 시계는 휴대폰보다 작습니다.⟧", in: "ko"),
      .pair("The phone is smaller than the old watch.", "낡은 시계보다 휴대폰이 작습니다.", in: "ko"),
      .pair(
        "⟦Tap OK to pay, or Cancel to call the driver.⟧", "⟦결제하려면 ‘취소’를, 기사에게 전화하려면 ‘확인’을 탭하세요.⟧",
        in: "ko"),
      .pair(
        "Tap OK to pay, or Cancel to call the driver.", "결제하려면 ‘확인’을, 기사에게 전화하려면 ‘취소’를 탭하세요.",
        in: "ko"),
      .pair(
        "⟦Tap OK to pay, or Cancel to call the driver.⟧", "⟦轻点“取消”付款，或轻点“好”呼叫司机。⟧", in: "zh-Hans"),
      .pair("Tap OK to pay, or Cancel to call the driver.", "轻点“好”付款，或轻点“取消”呼叫司机。", in: "zh-Hans"),
      .pair(
        "⟦Press OK to pay the driver.⟧ Press Cancel to stay at home.", "⟦按「取消」會付款給司機。⟧按「好」則會待在家裡。",
        in: "zh-Hant"),
      .pair(
        "Press OK to pay the driver. Press Cancel to stay at home.", "按「好」會付款給司機。按「取消」則會待在家裡。",
        in: "zh-Hant"),
      .pair("⟦%1$@ removed %2$@ from the choir⟧", "⟦%2$@ 님이 %1$@ 님을 합창단에서 내보냈습니다⟧", in: "ko"),
      .pair("%1$@ removed %2$@ from the choir", "%1$@ 님이 %2$@ 님을 합창단에서 내보냈습니다", in: "ko"),
      .pair("⟦%1$@ removed %2$@ from the choir⟧", "⟦%2$@已将%1$@移出合唱团⟧", in: "zh-Hans"),
      .pair("%1$@ removed %2$@ from the choir", "%2$@已被%1$@移出合唱团", in: "zh-Hans"),
      .pair("⟦%1$@ invited you to “%2$@”⟧", "⟦你邀请%1$@参加“%2$@”⟧", in: "zh-Hans"),
      .pair(
        "⟦Pay with the school card, not your personal one.⟧", "⟦학교 카드가 아닌 개인 카드로 결제하세요.⟧", in: "ko"),
      .pair(
        "Pay with the school card, not your personal one.", "개인 카드가 아닌 학교 카드로 결제하세요.", in: "ko"),
      .pair("⟦The oven will turn off.⟧", "⟦请关闭烤箱。⟧", in: "zh-Hans"),
      .pair("The oven will turn off.", "烤箱将关闭。", in: "zh-Hans"),
      .pair(
        "⟦Click OK to replace the saved card, or Cancel to keep it.⟧",
        "⟦点按“取消”替换已保存的卡片，或点按“好”保留该卡片。⟧", in: "zh-Hans"),
      .pair(
        "Click OK to replace the saved card, or Cancel to keep it.", "点按“好”替换已保存的卡片，或点按“取消”保留该卡片。",
        in: "zh-Hans"),
      .pair("Use OK to save the card, otherwise use Cancel.", "使用“好”存储卡片，否则使用“取消”。", in: "zh-Hans"),
      .pair("⟦Sam requested money from you.⟧", "⟦你向Sam请求付款。⟧", in: "zh-Hans"),
      .pair("Sam requested money from you.", "Sam向你请求付款。", in: "zh-Hans"),
      .pair("⟦Mia sent you a card.⟧", "⟦Mia님에게 카드를 보냈습니다.⟧", in: "ko"),
      .pair("Mia sent you a card.", "Mia님이 카드를 보냈습니다.", in: "ko"),
      .pair("⟦You blocked this user.⟧", "⟦이 사용자가 나를 차단했습니다.⟧", in: "ko"),
      .pair("You blocked this user.", "이 사용자를 차단했습니다.", in: "ko"),
      .pair("⟦You invited %@ to the game.⟧", "⟦%@ 님이 게임에 초대했습니다.⟧", in: "ko"),
      .pair("You invited %@ to the game.", "%@ 님이 게임에 초대되었습니다.", in: "ko"),
      .pair("⟦You were removed by the admin.⟧", "⟦你已将管理员移除。⟧", in: "zh-Hans"),
      .pair("You were removed by the admin.", "你已被管理员移除。", in: "zh-Hans"),
      .pair("⟦Your manager must approve your trip.⟧", "⟦你必須核准主管的差旅。⟧", in: "zh-Hant"),
      .pair("Your manager must approve your trip.", "主管必須核准你的差旅。", in: "zh-Hant"),
      .pair("⟦You owe Nina $5.⟧", "⟦Nina欠你$5。⟧", in: "zh-Hant"),
      .pair("⟦The tenant will call the landlord.⟧", "⟦房东将致电租客。⟧", in: "zh-Hans"),
      .pair("⟦Move the photo to the album⟧", "⟦将相簿移到照片⟧", in: "zh-Hans"),
      .pair("Move the photo to the album", "将照片移到相簿", in: "zh-Hans"),
      .pair("⟦Add the video to your playlist?⟧", "⟦재생목록을 비디오에 추가할까요?⟧", in: "ko"),
      .pair("Add the video to your playlist?", "비디오를 재생목록에 추가할까요?", in: "ko"),
      .pair("Use the camera to scan the code", "코드를 카메라로 스캔하세요", in: "ko"),
      .pair("⟦Guests can send you stickers.⟧", "⟦你可以向来宾发送贴纸。⟧", in: "zh-Hans"),
      .pair("Guests can send you stickers.", "来宾可以向你发送贴纸。", in: "zh-Hans"),
      .pair("⟦Others won’t be able to see you.⟧", "⟦你将无法看到其他玩家。⟧", in: "zh-Hans"),
      .pair("Others won’t be able to see you.", "其他玩家将看不到你。", in: "zh-Hans"),
      .pair("⟦You won’t receive their calls.⟧", "⟦對方將不再收到你的來電。⟧", in: "zh-Hant"),
      .pair("You won’t receive their calls.", "你將不再收到對方的來電。", in: "zh-Hant"),
      .pair("⟦%1 was opened by this device.⟧", "⟦此裝置由 %1 打開。⟧", in: "zh-Hant"),
      .pair("%1 was opened by this device.", "%1 由此裝置打開。", in: "zh-Hant"),
      .pair("⟦{coach} can see your pulse.⟧", "⟦회원님이 {coach} 님의 맥박을 볼 수 있습니다.⟧", in: "ko"),
      .pair("{coach} can see your pulse.", "{coach} 님이 회원님의 맥박을 볼 수 있습니다.", in: "ko"),
      .pair("⟦The driver left you a note.⟧", "⟦회원님이 기사에게 메모를 남겼습니다.⟧", in: "ko"),
      .pair("The driver left you a note.", "회원님이 기사에게서 메모를 받았습니다.", in: "ko"),
      .pair("⟦Convert from dollars to euros⟧", "⟦将欧元换算为美元⟧", in: "zh-Hans"),
      .pair("Convert from dollars to euros", "将美元换算为欧元", in: "zh-Hans"),
      .pair("⟦Convert from dollars to euros⟧", "⟦유로를 달러로 변환⟧", in: "ko"),
      .pair("You flew 10 minutes less than usual last night.", "你昨晚的飞行时间比平时少了10分钟。", in: "zh-Hans"),
      .pair("is less than or equal to", "다음보다 작거나 같음", in: "ko"),
      .pair("Cards older than 3 days are removed.", "3일보다 오래된 카드는 제거됩니다.", in: "ko"),
      .pair("⟦Copy from the album⟧", "⟦複製到專輯⟧", in: "zh-Hant"),
      .pair("Copy from the album", "從專輯複製", in: "zh-Hant"),
      .pair("Ask the color from the guest", "向来宾询问颜色", in: "zh-Hans"),
      .pair("Paste what a Cut or Copy command took", "貼上以「剪下」或「複製」指令取得的內容", in: "zh-Hant"),
      .pair("You do not have a captain to sail with.", "함께 항해할 선장이 없습니다.", in: "ko"),
      .pair("Letters from %@ can’t go to %@.", "%@ (으)로부터 온 편지는 %@ (으)로 갈 수 없습니다.", in: "ko"),
      .pair("The new lamp looks good but is slower than old lamps.", "新灯好看，但比旧灯慢。", in: "zh-Hans"),
      .pair("cards whose date is after your date (optional)", "卡片日期在您的日期之後(選填)", in: "zh-Hant"),
      .pair(
        "⟦The gate is closed because the wind is strong.⟧", "⟦게이트가 닫혀서 바람이 강합니다.⟧", in: "ko"),
      .pair(
        "The gate is closed because the wind is strong.", "바람이 강해서 게이트가 닫혔습니다.", in: "ko"),
      .pair("⟦The gate is closed because the wind is strong.⟧", "⟦由于大门关闭，风很大。⟧", in: "zh-Hans"),
      .pair("The gate is closed because the wind is strong.", "由于风很大，大门已关闭。", in: "zh-Hans"),
      .pair(
        "⟦The gate is closed because the wind is strong.⟧", "⟦大門已關閉，因此風很大。⟧", in: "zh-Hant"),
      .pair("The gate is closed because the wind is strong.", "風很大，因此大門已關閉。", in: "zh-Hant"),
      .pair("The gate is closed because the wind is strong.", "大門之所以關閉，是因為風很大。", in: "zh-Hant"),
      .pair(
        "The alarm kept this guest from asking you to open the oven.", "闹钟阻止了这位来宾打开您烤箱的请求。",
        in: "zh-Hans"),
      .pair("You always have a choice at %@.", "%@ 始终尊重您的选择。", in: "zh-Hans"),
    ],
    check: .drift { pair, findings in
      if pair.turnsIntoOrder {
        findings.flag(
          source: pair.source.fullRange, target: pair.target.fullRange, .order, confidence: 0.85)
        return
      }
      if let crossed = pair.crossedButtons {
        findings.flag(
          source: crossed.source, target: crossed.target, .swapped, confidence: 0.85)
        return
      }
      guard !pair.isTooLong, case let turnsVerbs = pair.mayHaveTurnedVerbs,
        case let (turnsRoute, turnsStart) = (pair.mayTurnRoute, pair.mayTurnStart),
        turnsVerbs || turnsRoute || turnsStart || pair.mayHaveSwapped
      else { return }
      for (source, target) in SentencePairs(pair).pairs {
        guard
          pair.swapsParts(source, target)
            || pair.swapsButtons(source, target) || pair.swapsRoles(source, target)
            || turnsVerbs && pair.turnsVerbs(source, target)
            || turnsRoute && pair.turnsRoute(source, target)
        else {
          guard turnsStart, pair.turnsStart(source, target) else { continue }
          findings.flag(source: source, target: target, .turnedStart, confidence: 0.85)
          return
        }
        findings.flag(source: source, target: target, .swapped, confidence: 0.85)
        return
      }
    }
  )
}

extension TextPair {
  /// Whether there are parts that could change places. Most pairs have none, and their sentences need not be
  /// held against each other.
  fileprivate var mayHaveSwapped: Bool {
    let marks = source.profile.concepts.partMarks
    if !source.possible.isDisjoint(with: marks), !target.possible.isDisjoint(with: marks) {
      return true
    }
    if let negation = source.profile.concept(.negation), source.sure.contains(negation),
      let contrast = source.profile.concept(.ratherThan), target.possible.contains(contrast)
    {
      return true
    }
    return mayNameDeed || target.marks.count > 3
  }

  /// The most words of a sentence whose parts are compared: a longer one has more of them.
  private static var mostWords: Int { 16 }

  /// Whether what each of two parts says went over to the other.
  fileprivate func swapsParts(_ original: Range<Int>, _ translation: Range<Int>) -> Bool {
    guard source.wordCount(in: original) <= Self.mostWords else { return false }
    if let own = source.affirmedAndDenied(in: original),
      let theirs = target.affirmedAndDenied(in: translation)
    {
      return haveSwapped(own, theirs)
    }
    if let own = source.compared(in: original), let theirs = target.compared(in: translation) {
      return haveSwapped(own, theirs) && !turnsQuality((original, translation))
    }
    if let own = source.firstAndLast(in: original),
      let theirs = target.firstAndLast(in: translation)
    {
      return haveSwapped(own, theirs)
    }
    if let own = source.causeAndEffect(in: original),
      let theirs = target.causeAndEffect(in: translation)
    {
      return haveSwapped(own, theirs)
    }
    return false
  }

  /// Whether what is done to one thing is done to another, and the opposite to the one.
  fileprivate func turnsVerbs(_ original: Range<Int>, _ translation: Range<Int>) -> Bool {
    turnedVerbs(original, translation).map { haveSwapped($0.own, $0.theirs) } ?? false
  }

  func haveSwapped(_ own: SentenceParts, _ theirs: SentenceParts) -> Bool {
    guard let terms = SharedTerms(self) else { return false }
    let (a, b) = (asked(in: own.first, own.kind, terms), asked(in: own.second, own.kind, terms))
    let (x, y) = (said(in: theirs.first, own.kind, terms), said(in: theirs.second, own.kind, terms))
    let (first, second) = (a.subtracting(b), b.subtracting(a))
    // What both parts of the translation say did not go anywhere.
    let movedOn = first.intersection(y).subtracting(x)
    let movedBack = second.intersection(x).subtracting(y)
    if own.kind == .names {
      return movedOn.count + movedBack.count > 1 && first.intersection(x).isSubset(of: y)
        && second.intersection(y).isSubset(of: x)
    }
    return !movedOn.isEmpty && !movedBack.isEmpty && second.isDisjoint(with: y)
      && movedOn.count >= first.intersection(x).subtracting(y).count
      && (own.kind != .order || first.isDisjoint(with: x))
  }

  /// What a part of the source says: keys of the vocabulary, and things below zero; of what is compared, things alone.
  private func asked(
    in part: Range<Int>, _ kind: SentenceParts.Kind, _ terms: SharedTerms
  ) -> Set<Int> {
    kind == .comparison
      ? source.thingKeys(in: part)
      : terms.keysAsked(in: part).union(source.thingKeys(in: part, isSure: true))
  }

  private func said(
    in part: Range<Int>, _ kind: SentenceParts.Kind, _ terms: SharedTerms
  ) -> Set<Int> {
    kind == .comparison
      ? target.thingKeys(in: part)
      : terms.keysSaid(in: part).union(target.thingKeys(in: part, isSure: true))
  }
}

extension AnalyzedText {
  /// The things that a part may name, or surely names, below zero.
  fileprivate func thingKeys(in part: Range<Int>, isSure: Bool = false) -> Set<Int> {
    Set(
      things.lazy.filter { ($0.isSure || !isSure) && part.overlaps($0.range) }.map {
        -1 - $0.concept
      })
  }
}

extension Message {
  fileprivate static let order: Message =
    "The source says what others do; this tells the reader to do something. Say who does it."

  fileprivate static let turnedStart: Message =
    "The source says where something comes from; this says where it goes. Say from where."

  fileprivate static let swapped: Message =
    "Two parts of this sentence changed places. Put each where the source has it."
}
