import CopyModel
import RuleKit

extension Rule {
  static let wrongSense = Rule(
    "wrong-sense", .meaning, .error, covers: ["action-drift", "thing-drift", "wrong-row"],
    summary: "A word is translated in the sense that its source has.",
    rationale: """
      Free space costs nothing to have, and still it is not gratis; a card is charged with money, a
      phone with power. A word that has several senses shows by those beside it which one is meant,
      and a wording that only another sense has is about something else. Some senses are so
      far-fetched in an app that they are meant only where something speaks of them: spam as meat.
      """,
    source: .work("Locales/*.senses.json: the usual wordings of each sense"),
    examples: [
      .pair("8 ⟦GB free⟧", "8GB ⟦무료⟧", in: "ko"),
      .pair("8 GB free", "8GB 사용 가능", in: "ko"),
      .pair("⟦Table of contents⟧", "⟦表格內容⟧", in: "zh-Hant"),
      .pair("Table of contents", "目錄", in: "zh-Hant"),
      .pair("Show the table of contents", "显示大纲", in: "zh-Hans"),
      .pair("Your card will be ⟦charged⟧ today.", "오늘 카드가 ⟦충전⟧됩니다.", in: "ko"),
      .pair("Your card will be charged today.", "오늘 카드로 청구됩니다.", in: "ko"),
      .pair("The phone is charging from the cable.", "휴대폰이 케이블로 충전 중입니다.", in: "ko"),
      .pair("The map is ⟦on the right⟧.", "지도는 ⟦올바른⟧ 곳에 있습니다.", in: "ko"),
      .pair("The map is on the right.", "지도는 오른쪽에 있습니다.", in: "ko"),
      .pair("Your ⟦bank account⟧ is ready.", "은행 ⟦계정⟧이 준비되었습니다.", in: "ko"),
      .pair("Your bank account is ready.", "은행 계좌가 준비되었습니다.", in: "ko"),
      .pair("⟦Paper jam⟧ in tray 2", "2번 용지함에 종이 ⟦잼⟧ 발생", in: "ko"),
      .pair("Update the ⟦printer driver⟧.", "更新打印机⟦司机⟧。", in: "zh-Hans"),
      .pair("Update the printer driver.", "更新打印机驱动程序。", in: "zh-Hans"),
      .pair("The taxi driver has arrived.", "出租车司机已到达。", in: "zh-Hans"),
      .pair("There are no stamps to ⟦export⟧.", "没有可⟦出口⟧的邮票。", in: "zh-Hans"),
      .pair("There are no stamps to export.", "没有可导出的邮票。", in: "zh-Hans"),
      .pair("It matches the songs of the second season.", "它与第二季的歌曲相匹配。", in: "zh-Hans"),
      .pair("⟦Save money⟧ every month.", "每月⟦保存⟧资金。", in: "zh-Hans"),
      .pair("Save money every month.", "每月省钱。", in: "zh-Hans"),
      .pair("⟦Turn on the tap⟧ first.", "请先打开⟦轻点⟧。", in: "zh-Hans"),
      .pair("Turn on the tap first.", "请先打开水龙头。", in: "zh-Hans"),
      .pair("Change the ⟦current password⟧", "變更⟦電流⟧密碼", in: "zh-Hant"),
      .pair("Change the current password", "變更目前的密碼", in: "zh-Hant"),
      .pair("The charging current is too high.", "充電電流過高。", in: "zh-Hant"),
      .pair("A ⟦third party⟧ made this app.", "此 App 由一個⟦政黨⟧製作。", in: "zh-Hant"),
      .pair("⟦Please be patient⟧.", "⟦患者⟧さん、お願いします。", in: "ja"),
      .pair("Please be patient.", "しばらくお待ちください。", in: "ja"),
      .pair("Spin at high current", "높은 전류에서 회전", in: "ko"),
      .pair("Monitor size", "监视器尺寸", in: "zh-Hans"),
      .pair("The card was bought in this order.", "카드는 이 주문에서 구매되었습니다.", in: "ko"),
      .pair("Show the file extension", "顯示延伸檔名", in: "zh-Hant"),
      .pair("Mark as ⟦spam⟧", "標示為⟦午餐肉⟧", in: "zh-Hant"),
      .pair("Fried rice with spam", "午餐肉炒飯", in: "zh-Hant"),
      .pair("⟦Free up space⟧ on your phone", "휴대폰의 ⟦우주⟧를 확보하세요", in: "ko"),
      .pair("Stop this ⟦stream⟧?", "要停止这条⟦河流⟧吗？", in: "zh-Hans"),
      .pair("Hikers have to cross a stream.", "徒步者需要跨过一条小溪。", in: "zh-Hans"),
      .pair("The label must be present in the box.", "标签必须出现在盒子里。", in: "zh-Hans"),
      .pair("It makes two unhappy guests content.", "불만인 손님 두 명이 만족스러워합니다.", in: "ko"),
    ],
    check: .drift { pair, findings in
      guard let slip = SenseSlip(pair) else { return }
      let (word, wording) = (pair.source.text(in: slip.word), pair.target.text(in: slip.wording))
      let names = pair.source.profile.senses.names
      findings.flag(
        source: slip.word, target: slip.wording,
        slip.meant.map { .another(word, wording, names[$0]) }
          ?? .farFetched(word, wording, names[slip.said]),
        confidence: slip.confidence)
    }
  )
}

extension Message {
  fileprivate static func another(_ word: String, _ wording: String, _ sense: String) -> Message {
    "“\(word)” is meant in another sense (\(sense.replacing("-", with: ": "))) than \(wording)."
  }

  fileprivate static func farFetched(_ word: String, _ wording: String, _ sense: String) -> Message
  {
    "\(wording) is “\(word)” in a sense (\(sense.replacing("-", with: ": "))) that nothing shows here."
  }
}
