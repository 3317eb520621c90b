import CopyModel
import RuleKit

extension Rule {
  static let unitDrift = Rule(
    "unit-drift", .meaning, .error,
    summary: "A value keeps its unit.",
    rationale: """
      Thirty seconds are not thirty minutes. A value may be converted, but then its number changes
      too; the same number with another unit of the same kind is wrong.
      """,
    source: .work("CLDR: names of units"),
    examples: [
      .pair("The bell rings at ⟦2 kHz⟧.", "벨이 ⟦2MHz⟧로 울립니다.", in: "ko"),
      .pair("Speed: ⟦100 Mbps⟧", "속도: ⟦100Kbps⟧", in: "ko"),
      .pair("Speed: 100 Mbps", "속도: 100Mbps", in: "ko"),
      .pair("Make it ⟦20 px⟧ wide.", "宽度设为 ⟦20 pt⟧。", in: "zh-Hans"),
      .pair("Burn 3 CDs", "刻录 3 张 CD", in: "zh-Hans"),
      .pair("The bell rings at 2 kHz.", "벨이 2킬로헤르츠로 울립니다.", in: "ko"),
      .pair("Try again in ⟦30 seconds⟧.", "⟦30분⟧ 후에 다시 시도하십시오.", in: "ko"),
      .pair("Try again in 30 seconds.", "30초 후에 다시 시도하십시오.", in: "ko"),
      .pair("⟦%d hours⟧ left", "⟦%d분⟧ 남음", in: "ko"),
      .pair("The file is larger than ⟦4 GB⟧.", "文件大于⟦4 MB⟧。", in: "zh-Hans"),
      .pair("The file is larger than 4 GB.", "文件大于4 GB。", in: "zh-Hans"),
      .pair("Kept for 1 week.", "保留7天。", in: "zh-Hans"),
      .pair("Wait ⟦an hour⟧.", "请等待⟦一分钟⟧。", in: "zh-Hans"),
      .pair("Wait an hour.", "请等待一小时。", in: "zh-Hans"),
      .pair("⟦50%⟧ of the water is left.", "물이 ⟦50⟧ 남았습니다.", in: "ko"),
      .pair("50% of the water is left.", "还剩百分之50的水。", in: "zh-Hans"),
      .pair("Get 20% off your first order.", "首单享八折优惠。", in: "zh-Hans"),
      .pair("The ticket costs ⟦$25⟧.", "입장권은 ⟦25유로⟧입니다.", in: "ko"),
      .pair("The ticket costs $25.", "입장권은 25달러입니다.", in: "ko"),
      .pair("Store it at ⟦68°F⟧.", "请在⟦68°C⟧下存放。", in: "zh-Hans"),
      .pair("Store it at 68°F.", "请在20°C下存放。", in: "zh-Hans"),
      .pair("Drive ⟦60 mph⟧ at most.", "最多以 ⟦60 km/h⟧ 行駛。", in: "zh-Hant"),
      .pair("Pay ⟦USD 25⟧ at the gate.", "请在门口支付⟦€25⟧。", in: "zh-Hans"),
      .pair("Pay USD 25 at the gate.", "请在门口支付25美元。", in: "zh-Hans"),
      .pair("Pay ⟦25 euros⟧ at the gate.", "請在門口支付⟦25美元⟧。", in: "zh-Hant"),
      .pair("Pay 25 euros at the gate.", "請在門口支付€25。", in: "zh-Hant"),
      .pair("Deleted after ⟦7 days⟧", "將於⟦7個月⟧後刪除", in: "zh-Hant"),
      .pair("Deleted after 7 days", "將於7天後刪除", in: "zh-Hant"),
      .pair("Mute for 8 Hours", "静音 8 小时", in: "zh-Hans"),
      .pair("Mute for ⟦8 Hours⟧", "静音 ⟦8 天⟧", in: "zh-Hans"),
      .pair("5 h 30 min", "5시간 30분", in: "ko"),
      .pair("Use ⟦250 ml⟧ of water.", "請使用⟦250公升⟧的水。", in: "zh-Hant"),
      .pair("Use 250 ml of water.", "請使用250毫升的水。", in: "zh-Hant"),
      .pair("Depth: %1$d m (%2$d ft)", "深度：%1$d 米（%2$d 英尺）", in: "zh-Hans"),
      .pair("First day of the week", "한 주의 첫 번째 요일", in: "ko"),
      .pair("%ud%02uh", "%u일 %02u시간", in: "ko"),
      .pair("Stay ⟦5 m⟧ away.", "請保持⟦5公里⟧的距離。", in: "zh-Hant"),
      .pair("Stay 5 m away.", "請保持5公尺的距離。", in: "zh-Hant"),
      .pair("Snooze 5 m", "延後5分鐘", in: "zh-Hant"),
      .pair("Rain: ⟦%d/hour⟧", "雨量：⟦%d/天⟧", in: "zh-Hant"),
      .pair("Rain: %d/hour", "雨量：%d/小時", in: "zh-Hant"),
      .pair("Rain: %d/hour", "每小時雨量：%d", in: "zh-Hant"),
      .pair("Drying takes ⟦several hours⟧.", "晾乾需要⟦數天⟧。", in: "zh-Hant"),
      .pair("Drying takes several hours.", "晾乾需要數小時。", in: "zh-Hant"),
      .pair("Show ⟦seconds⟧", "显示⟦分钟⟧", in: "zh-Hans"),
      .pair("Show seconds", "显示秒", in: "zh-Hans"),
      .pair("Rests (⟦seconds⟧)", "쉬는 시간(⟦분⟧)", in: "ko"),
      .pair("Rests (seconds)", "쉬는 시간(초)", in: "ko"),
      .pair("⟦Hours⟧", "⟦天⟧", in: "zh-Hant"),
      .pair("Hours", "小時", in: "zh-Hant"),
      .pair("Speed in ⟦KiB⟧/s", "以 ⟦MiB⟧/秒为单位的速度", in: "zh-Hans"),
      .pair("Speed in KiB/s", "以 KB/秒为单位的速度", in: "zh-Hans"),
      .pair("A share of ⟦8%⟧, or 7.72% a year", "몫은 ⟦8⟧, 즉 연 7.72%", in: "ko"),
      .pair("A share of 10% to 20%", "份额为 10～20%", in: "zh-Hans"),
      .pair("⟦2.5 GB⟧", "⟦2.5 MB⟧", in: "ko"),
      .pair("⟦50%⟧", "⟦50⟧", in: "zh-Hans"),
      .pair("⟦{{count}}m⟧", "⟦{{count}}秒⟧", in: "zh-Hans"),
      .pair("{{count}}m", "{{count}}分鐘", in: "zh-Hant"),
      .pair("{{count}}m", "{{count}}개월", in: "ko"),
      .pair("Drying time (⟦minutes⟧)", "晾干时间（⟦小时/分钟⟧）", in: "zh-Hans"),
      .pair("Drying time (minutes)", "晾乾時間（分鐘）", in: "zh-Hant"),
    ],
    check: .all([
      .pair { pair, findings in
        // What is kept as it is has no other unit, whatever its signs say in each language.
        guard !pair.isComparable, pair.target.scripts.latin == pair.target.scripts.letters,
          pair.source.string.trimmed != pair.target.string.trimmed
        else { return }
        pair.compareUnits(&findings)
      },
      .drift { pair, findings in pair.compareUnits(&findings) },
    ])
  )
}

extension TextPair {
  /// Compares the units of the values that both texts have.
  fileprivate func compareUnits(_ findings: inout Findings) {
    if let other = otherTime ?? otherVagueTime ?? otherBareTime
      ?? otherSymbol ?? otherBareSymbol
      ?? otherShortTime ?? otherEnclosedTime
    {
      findings.flag(
        source: other.source, target: other.target,
        .keepUnit(source.text(in: other.source), target.text(in: other.target)),
        confidence: 0.9)
      return
    }
    guard !isTooLong, !source.numbers.isEmpty || !source.placeholders.isEmpty
    else { return }
    let own = source.measuredValues
    guard !own.isEmpty else { return }
    let theirs = target.measuredValues
    if let share = lostShare(own, theirs) {
      findings.flag(
        source: share.source, target: share.target,
        .keepUnit(source.text(in: share.source), target.text(in: share.target)),
        confidence: 0.9)
      return
    }
    for measured in own {
      let alike = theirs.filter { $0.value == measured.value }
      guard let wrong = alike.first(where: { $0.unit.kind == measured.unit.kind }),
        !alike.contains(where: { $0.unit == measured.unit }),
        // The same number may stand there twice, once with each unit.
        own.count(where: { $0.value == measured.value }) == 1
      else { continue }
      findings.flag(
        source: measured.range, target: wrong.range,
        .keepUnit(
          source.text(in: measured.range), target.text(in: wrong.range)),
        confidence: 0.96)
      return
    }
  }
}

extension TextPair {
  /// “An hour” and the one minute that it became.
  fileprivate var otherTime: (source: Range<Int>, target: Range<Int>)? {
    guard !isTooLong, target.numbers.contains(where: { $0.value == "1" }),
      !source.numbers.contains(where: { $0.value == "1" })
    else { return nil }
    let own = source.timesByArticle
    let theirs = target.measuredValues.filter { $0.value == "1" && $0.unit.kind == .time }
    guard own.count == 1, theirs.count == 1, own[0].unit != theirs[0].unit,
      !source.measuredValues.contains(where: { $0.unit == theirs[0].unit })
    else { return nil }
    return (own[0].range, theirs[0].range)
  }
}

extension TextPair {
  /// “Several hours” and the days that they became.
  fileprivate var otherVagueTime: (source: Range<Int>, target: Range<Int>)? {
    guard source.hasWord(of: .vagueCounts), !isTooLong else { return nil }
    let (own, theirs) = (source.vagueTimes, target.vagueTimes)
    guard own.count == 1, theirs.count == 1, own[0].unit != theirs[0].unit,
      !source.measuredValues.contains(where: { $0.unit == theirs[0].unit }),
      !target.measuredValues.contains(where: { $0.unit == own[0].unit })
    else { return nil }
    return (own[0].range, theirs[0].range)
  }
}

extension Message {
  fileprivate static func keepUnit(_ source: String, _ target: String) -> Message {
    "The source says “\(source)”, the translation “\(target)”. Correct the unit."
  }
}
