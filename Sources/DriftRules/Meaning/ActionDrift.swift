import CopyModel
import RuleKit

extension Rule {
  static let actionDrift = Rule(
    "action-drift", .meaning, .error, yields: ["two-sources-one-translation"],
    summary: "A button does what its source says.",
    rationale: """
      Cancel that became OK, or Delete that became Save, makes people do what they wanted to avoid.
      Wordings that several actions share (확인 for OK and Confirm) count for each of them. In a
      sentence an action is another where its verb is said nowhere and one that the source never
      mentions is: archived that became deleted.
      """,
    source: .work("Locales/*.cues.json and *.verbs.json: the usual wordings of each action"),
    examples: [
      .pair("Mount already in its place.", "云台已归位完毕。", in: "zh-Hans"),
      .pair("⟦End Call⟧", "⟦저장⟧", in: "ko"),
      .pair("⟦Next:⟧", "⟦返回：⟧", in: "zh-Hans"),
      .pair("Next:", "下一步：", in: "zh-Hans"),
      .pair("End Call", "통화 종료", in: "ko"),
      .pair("⟦End Call⟧", "⟦存储⟧", in: "zh-Hans"),
      .pair("⟦End Call⟧", "⟦儲存⟧", in: "zh-Hant"),
      .pair("Cancel", "⟦확인⟧", in: "ko"),
      .pair("Undo", "⟦취소⟧", in: "ko"),
      .pair("Cancel", "취소", in: "ko"),
      .pair("Confirm", "확인", in: "ko"),
      .pair("Discard", "저장 안 함", in: "ko"),
      .pair("Unsubscribe", "구독 취소", in: "ko"),
      .pair("Delete", "⟦存储⟧", in: "zh-Hans"),
      .pair("Delete", "删除", in: "zh-Hans"),
      .pair("Open", "打开", in: "zh-Hans"),
      .pair("Sign Out", "⟦登入⟧", in: "zh-Hant"),
      .pair("Sign Out", "登出", in: "zh-Hant"),
      .pair("⟦Delete⟧ the recording?", "녹음을 ⟦이동⟧하겠습니까?", in: "ko"),
      .pair("Delete the recording?", "녹음을 지우겠습니까?", in: "ko"),
      .pair("People can ⟦cancel⟧ the order.", "用户可以⟦退出⟧订单。", in: "zh-Hans"),
      .pair("People can cancel the order.", "用户可以取消订单。", in: "zh-Hans"),
      .pair("The file will be ⟦downloaded⟧ again.", "檔案會再次⟦刪除⟧。", in: "zh-Hant"),
      .pair("Move the cards back to the pile", "카드를 더미로 되돌리기", in: "ko"),
      .pair("Set up blocking rules", "添加过滤规则", in: "zh-Hans"),
      .pair("Add the artist to the blacklist", "封鎖藝人", in: "zh-Hant"),
      .pair("Turn the grid on or off", "격자 사용 여부 선택", in: "ko"),
      .pair("Use \"step add\" to change the list.", "목록을 바꾸려면 \"step add\"를 쓰십시오.", in: "ko"),
      .pair("Use 'kit install-card %@' instead.", "改用 'kit install-card %@' 來替代。", in: "zh-Hant"),
      .pair("Print only the names", "只显示名称", in: "zh-Hans"),
      .pair("The chat was ⟦archived⟧.", "대화가 ⟦삭제⟧되었습니다.", in: "ko"),
      .pair("The chat was archived.", "대화가 보관되었습니다.", in: "ko"),
      .pair("⟦Sort⟧ Recipes", "레시피 ⟦인쇄⟧", in: "ko"),
      .pair("Sort Recipes", "레시피 정리", in: "ko"),
      .pair("The map is being ⟦printed⟧.", "正在⟦上传⟧地图。", in: "zh-Hans"),
      .pair("The map is being printed.", "正在打印地图。", in: "zh-Hans"),
      .pair("The page couldn’t be ⟦translated⟧.", "无法⟦下载⟧此网页。", in: "zh-Hans"),
      .pair("You can’t ⟦archive⟧ this chat.", "您不能⟦删除⟧此对话。", in: "zh-Hans"),
      .pair("You can’t archive this chat.", "您不能归档此对话。", in: "zh-Hans"),
      .pair("The report was mailed.", "报告已寄出。", in: "zh-Hans"),
      .pair("⟦Mute⟧ this neighbor?", "要⟦檢舉⟧這位鄰居嗎？", in: "zh-Hant"),
      .pair("Mute this neighbor?", "要將這位鄰居靜音嗎？", in: "zh-Hant"),
      .pair("Your table was ⟦reserved⟧.", "您的座位⟦已取消⟧。", in: "zh-Hant"),
      .pair("You may no longer print it.", "不再允許列印。", in: "zh-Hant"),
      .pair("Delete", "⟦保存⟧", in: "ja"),
      .pair("Delete", "削除", in: "ja"),
      .pair("Cancel", "⟦OK⟧", in: "ja"),
      .pair("Copies", "인쇄 매수", in: "ko"),
      .pair("Log in to the club", "클럽에 접속", in: "ko"),
      .pair("Accept the photo?", "接收照片？", in: "zh-Hans"),
      .pair("Only a guest may cancel this trip.", "손님만 이 여행을 중지할 수 있습니다.", in: "ko"),
      .pair("Couldn’t resume the download.", "無法復原下載項目。", in: "zh-Hant"),
      .pair("Disconnect?", "要取消連線嗎？", in: "zh-Hant"),
      .pair("The guard protected your deck.", "경비원이 덱을 지켰습니다.", in: "ko"),
      .pair("Toggle locked pages", "切換是否啟用已固定的頁面", in: "zh-Hant"),
      .pair("Use port forwarding from the router", "라우터에서 포트 전환 사용", in: "ko"),
      .pair("_Cancel", "취소(_C)", in: "ko"),
      .pair("_Delete", "⟦취소(_C)⟧", in: "ko"),
      .pair("_Delete", "⟦取消(_C)⟧", in: "zh-Hans"),
      .pair("⟦Not Now⟧", "⟦지금 시작하기⟧", in: "ko"),
      .pair("⟦Got It⟧", "⟦取消⟧", in: "zh-Hans"),
      .pair("Add a stamp, then tap ⟦Resume⟧.", "우표를 붙인 다음 ‘⟦삭제⟧’를 탭하세요.", in: "ko"),
      .pair("Add a stamp, then tap Resume.", "우표를 붙인 다음 ‘재개’를 탭하세요.", in: "ko"),
      .pair("Stop the song when Tempo Fitting is on.", "“节拍调节”打开时停止播放歌曲。", in: "zh-Hans"),
      .pair("Hide the sender’s name from guests.", "避免访客看到寄件人的姓名。", in: "zh-Hans"),
      .pair("Open until %@", "%@ 前可編輯", in: "zh-Hant"),
      .pair("Tap “⟦Try Again⟧” to load the map.", "지도를 불러오려면 ‘⟦취소⟧’를 탭하세요.", in: "ko"),
      .pair("Tap “Try Again” to load the map.", "지도를 불러오려면 ‘다시 시도’를 탭하세요.", in: "ko"),
      .pair("Pick it up within 3 days.", "3일 이내에 수령하십시오.", in: "ko"),
      .pair("Click ⟦Retry⟧ to load the map.", "지도를 불러오려면 ⟦닫기⟧를 클릭하세요.", in: "ko"),
      .pair("Click Retry to load the map.", "지도를 불러오려면 재시도를 클릭하세요.", in: "ko"),
      .pair("Tap ⟦Allow⟧ to let the app use the map.", "轻点“⟦拒绝⟧”，让此 App 使用地图。", in: "zh-Hans"),
      .pair("Tap Allow to let the app use the map.", "轻点“允许”，让此 App 使用地图。", in: "zh-Hans"),
      .pair("Choose ⟦Install⟧ to update the lamp.", "選擇「⟦解除安裝⟧」以更新檯燈。", in: "zh-Hant"),
      .pair("Your kite is 3 stops away.", "연이 3곳을 더 들른 후 도착할 예정입니다.", in: "ko"),
      .pair("Skip to the end", "끝으로 이동", in: "ko"),
      .pair("Convert to a card", "카드로 만들기", in: "ko"),
      .pair("Eject the tray", "트레이를 뺍니다", in: "ko"),
      .pair("Remember my choice, don’t ask again", "记住这个决定，不再显示", in: "zh-Hans"),
      .pair("Move the card to the Trash", "카드를 휴지통에 버립니다", in: "ko"),
      .pair("Unable to unmount the wheel", "바퀴를 언마운트할 수 없음", in: "ko"),
      .pair("⟦Withdraw⟧ the request?", "요청을 ⟦제출⟧하겠습니까?", in: "ko"),
      .pair("Withdraw the request?", "요청을 거둬들이겠습니까?", in: "ko"),
      .pair("⟦Leave⟧ Channel", "채널 ⟦보관⟧", in: "ko"),
      .pair("Leave Channel", "채널에서 빠지기", in: "ko"),
      .pair("⟦Create⟧ a new tray", "새 트레이 ⟦인쇄⟧", in: "ko"),
      .pair("⟦Unpin⟧ Kite", "연 ⟦고정⟧", in: "ko"),
      .pair("Unpin Kite", "연 고정 풀기", in: "ko"),
      .pair("You may ⟦close⟧ this window.", "이제 이 창을 ⟦여실⟧ 수 있습니다.", in: "ko"),
      .pair("You may close this window.", "이제 이 창을 닫으실 수 있습니다.", in: "ko"),
      .pair("Hide the compose card while reading", "浏览时隐藏写作卡片", in: "zh-Hans"),
      .pair("Click Finish to seal the box.", "상자를 봉하려면 ‘완료’를 클릭하십시오.", in: "ko"),
      .pair("Enter the address to send the ticket", "輸入接收門票的地址", in: "zh-Hant"),
      .pair("Show or hide the lamp", "램프 보기 여부를 바꿉니다", in: "ko"),
      .pair("Stop the selected volume", "關閉選取的儲存裝置", in: "zh-Hant"),
      .pair("Report a leak", "누수 등록", in: "ko"),
      .pair("Do not suggest rude names", "屏蔽不文明的名字", in: "zh-Hans"),
      .pair("Really discard the changed stamps?", "确定要忽略更改过的邮票？", in: "zh-Hans"),
      .pair("Discard the log", "刪除編輯記錄", in: "zh-Hant"),
      .pair("Shrinking deck", "수축하는 카드 묶음", in: "ko"),
      .pair("Report the footprints", "풋프린트 보고", in: "ko"),
      .pair("Deleting job", "인쇄 작업 취소 중", in: "ko"),
      .pair("Hide unselected cards", "비선택 카드 숨기기", in: "ko"),
      .pair("Decrease the indent", "내어쓰기", in: "ko"),
      .pair("Locate the lost kite", "搜寻丢失的风筝", in: "zh-Hans"),
      .pair("Cards have arrived from your connected watches", "收到从其他手表发来的卡片", in: "zh-Hans"),
      .pair("Grouped Sorting", "分组显示", in: "zh-Hans"),
      .pair("Edit the selected scheduled trip", "선택한 자동 이체 여행 편집", in: "ko"),
      .pair("The lamp is disabled until the door is closed.", "關門後才會啟用燈。", in: "zh-Hant"),
    ],
    check: .drift { pair, findings in
      guard
        let other = OtherAction(ofLabel: pair) ?? OtherAction(ofButton: pair)
          ?? OtherAction(ofPressed: pair)
          ?? OtherAction(ofDeed: pair) ?? OtherAction(ofVerb: pair)
      else { return }
      findings.flag(
        source: other.source, target: other.target,
        .anotherAction(
          pair.source.text(in: other.source), pair.target.text(in: other.target), other.meaning),
        confidence: other.confidence)
    }
  )
}

extension Message {
  fileprivate static func anotherAction(
    _ source: String, _ target: String, _ meaning: String
  ) -> Message {
    "“\(source)” became \(target) (\(meaning)). Use the wording of “\(source)”."
  }
}
