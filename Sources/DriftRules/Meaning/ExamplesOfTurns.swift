import RuleKit

extension Rule {
  /// What turned into its opposite without another verb, as `opposite-action` finds it: under way and done, before and
  /// after, more and less, failed and done.
  static let examplesOfTurns: [Example] = [
    .pair("⟦Printing⟧ the map", "⟦已⟧打印地图", in: "zh-Hans"),
    .pair("Printing the map", "打印地图", in: "zh-Hans"),
    .pair("Printing the map was stopped", "已停止打印地图", in: "zh-Hans"),
    .pair("Following %@", "已关注 %@", in: "zh-Hans"),
    .pair("Waiting to ⟦print⟧ %d maps", "⟦已⟧打印 %d 张地图", in: "zh-Hans"),
    .pair("Waiting to print %d maps", "等待打印 %d 张地图", in: "zh-Hans"),
    .pair("⟦Print⟧ the map", "⟦已⟧列印地圖", in: "zh-Hant"),
    .pair("Print the map", "列印已儲存的地圖", in: "zh-Hant"),
    .pair("Backup ⟦failed⟧", "⟦正在⟧備份", in: "zh-Hant"),
    .pair("Backup failed", "備份失敗", in: "zh-Hant"),
    .pair("A stamp is ⟦optional⟧.", "⟦必须⟧盖章。", in: "zh-Hans"),
    .pair("A stamp is optional.", "可以选择盖章。", in: "zh-Hans"),
    .pair("Card %@ ⟦removed⟧", "⟦將⟧移除卡片 %@", in: "zh-Hant"),
    .pair("Card %@ removed", "已移除卡片 %@", in: "zh-Hant"),
    .pair("You can’t draw ⟦more than⟧ 4 cards.", "無法抽⟦少於⟧ 4 張卡片。", in: "zh-Hant"),
    .pair("You can’t draw more than 4 cards.", "無法抽超過 4 張卡片。", in: "zh-Hant"),
    .pair(
      "The new rules hold ⟦after⟧ the next tram shuffle.", "新規則將在下次電車洗牌⟦前⟧生效。", in: "zh-Hant"),
    .pair("The new rules hold after the next tram shuffle.", "新規則將在下次電車洗牌後生效。", in: "zh-Hant"),
    .pair("The game ⟦is completed⟧.", "⟦正在⟧進行遊戲。", in: "zh-Hant"),
    .pair("Plays decks of version 3 ⟦and older⟧", "可玩第 3 版⟦及更新⟧的牌組", in: "zh-Hant"),
    .pair("Plays decks of version 3 and older", "可玩第 3 版及更舊的牌組", in: "zh-Hant"),
    .pair("Old decks are ⟦less stable⟧.", "舊的牌組更加⟦穩定⟧。", in: "zh-Hant"),
    .pair("Old decks are less stable.", "舊的牌組較不穩定。", in: "zh-Hant"),
    .pair("The deck ⟦has been⟧ deleted.", "デッキを削除し⟦ます⟧。", in: "ja"),
    .pair("The deck has been deleted.", "デッキを削除しました。", in: "ja"),
    .pair("The game is completed.", "遊戲已經結束。", in: "zh-Hant"),
    .pair("The letter ⟦will⟧ be printed.", "信件⟦已⟧列印。", in: "zh-Hant"),
    .pair("The letter will be printed.", "信件即將列印。", in: "zh-Hant"),
    .pair("The printed letters will be here.", "已列印的信件放在這裡。", in: "zh-Hant"),
    .pair("If you agree, the letter will be printed.", "同意後信件已列印。", in: "zh-Hant"),
    .pair("Your letter ⟦has not been saved⟧", "您的信件⟦将⟧不会保存", in: "zh-Hans"),
    .pair("Your letter has not been saved", "您的信件尚未保存", in: "zh-Hans"),
    .pair("Your ticket ⟦has expired⟧.", "您的门票⟦即将⟧过期。", in: "zh-Hans"),
    .pair("Your ticket has expired.", "您的门票已过期。", in: "zh-Hans"),
    .pair("The new seat must be different.", "新座位不能和原来的相同。", in: "zh-Hans"),
    .pair("The tram has insufficient power.", "전차는 충분한 전력을 가지고 있지 않습니다.", in: "ko"),
    .pair("⟦Disconnect⟧ from the tram", "전차에 ⟦연결⟧", in: "ko"),
    .pair("Disconnect from the tram", "전차와 연결 종료", in: "ko"),
    .pair("The user was ⟦enabled⟧.", "사용자를 ⟦비활성화⟧했습니다.", in: "ko"),
    .pair("The user was enabled.", "사용자를 활성화했습니다.", in: "ko"),
    .pair("⟦Enable⟧ the bell at night.", "夜间⟦禁止⟧铃声。", in: "zh-Hans"),
    .pair("Enable the bell at night.", "夜间启用铃声。", in: "zh-Hans"),
    .pair(
      "If it is true, the bell rings. If it is false, the lamp blinks.", "如果为真，铃声会响；否则灯会闪。",
      in: "zh-Hans"
    ),
    .pair("No card found. Search from the end?", "没有找到卡片。从后面开始查找？", in: "zh-Hans"),
    .pair("The card in the super-block", "卡片在超级块中", in: "zh-Hans"),
    .pair("⟦Stop⟧ the wheel", "바퀴를 ⟦계속⟧ 돌림", in: "ko"),
    .pair("Stop the wheel", "진행 중인 바퀴를 멈춥니다", in: "ko"),
  ]
}
