import CopyModel
import RuleKit

extension Rule {
  static let polarityDrift = Rule(
    "polarity-drift", .meaning, .error,
    summary: "A negation is neither lost nor added.",
    rationale: """
      “Can't” without its “not” says the reverse. Words that only imply a negation, such as failed or
      invalid, stand on either side without a report.
      """,
    source: .practice("polarity is compared in three values: explicit, implied, none"),
    examples: [
      .pair("You can’t undo this action.", "이 동작은 취소할 수 있습니다.", in: "ko"),
      .pair("You can’t open this file.", "⟦이 파일을 열 수 있습니다.⟧", in: "ko"),
      .pair("You can’t undo this action.", "이 동작은 취소할 수 없습니다.", in: "ko"),
      .pair("Wi-Fi isn’t turned on.", "Wi-Fi已关闭。", in: "zh-Hans"),
      .pair("The upload failed.", "업로드할 수 없습니다.", in: "ko"),
      .pair("The return must come after the departure.", "返程不能早于去程。", in: "zh-Hans"),
      .pair("Make sure that each field has a value.", "请确认各栏不为空。", in: "zh-Hans"),
      .pair("Open each chart in its own window.", "在不同窗口中打开各图表。", in: "zh-Hans"),
      .pair("The file couldn’t be opened.", "⟦文件可以打开。⟧", in: "zh-Hans"),
      .pair("The file couldn’t be opened.", "无法打开文件。", in: "zh-Hans"),
      .pair("⟦Always allow⟧", "⟦不⟧允许", in: "zh-Hans"),
      .pair("Your name can’t be empty.", "이름은 필수입니다.", in: "ko"),
      .pair("You won’t be charged until July.", "7월이 지난 후에 요금이 청구됩니다.", in: "ko"),
      .pair("Don’t turn off the device.", "⟦請關閉裝置。⟧", in: "zh-Hant"),
      .pair("Don’t turn off the device.", "請勿關閉裝置。", in: "zh-Hant"),
      .pair("Turn off the device.", "請關閉裝置。", in: "zh-Hant"),
      .pair(
        "Add this card to a deck that you already share, or start a new one.",
        "⟦請勿⟧將這張卡片加入您共享的牌組，或建立新的牌組。",
        in: "zh-Hant"),
      .pair(
        "Add this card to a deck that you already share, or start a new one.",
        "請將這張卡片加入您共享的牌組，或建立新的牌組。",
        in: "zh-Hant"),
      .pair("Bluetooth is not turned on.", "請開啟藍牙。", in: "zh-Hant"),
      .pair("Bluetooth is not turned on.", "블루투스를 켜십시오.", in: "ko"),
      .pair("Ticket verified.", "門票驗證沒錯。", in: "zh-Hant"),
      .pair(
        "The backup wasn’t started because the disk is full.", "디스크가 가득 차서 백업이 취소되었습니다.",
        in: "ko"),
      .pair("It has no name and no picture.", "이름과 사진이 없습니다.", in: "ko"),
      .pair("⟦Don’t⟧ remove the last card.", "⟦请移除最后一张卡片。⟧", in: "zh-Hans"),
      .pair("You can’t remove the last card.", "必须保留一张卡片。", in: "zh-Hans"),
      .pair("An account is required to play online.", "沒有帳號，無法連線遊玩。", in: "zh-Hant"),
      .pair(
        "Check that the code is not invalid and has not expired.", "코드가 유효하며 만료되지 않았는지 확인하십시오.",
        in: "ko"),
      .pair("It should not take longer than a minute.", "應在一分鐘以內完成。", in: "zh-Hant"),
      .pair("Type yes to keep the card, no to delete it.", "输入 yes 保留卡片，输入 no 删除。", in: "zh-Hans"),
      .pair("The file couldn’t be opened.", "⟦ファイルを開きました。⟧", in: "ja"),
      .pair("The file couldn’t be opened.", "ファイルを開けませんでした。", in: "ja"),
      .pair("You must enter a name.", "名前を入力しなければなりません。", in: "ja"),
      .pair("Not enough seats, only {n} left", "좌석이 부족합니다. {n}석만 비어 있습니다.", in: "ko"),
      .pair("Make sure that the tray is not full.", "용지함이 가득 찼는지 확인하십시오.", in: "ko"),
      .pair("Hide the list from guests.", "隐藏列表，使访客看不到它。", in: "zh-Hans"),
      .pair("It won’t start until you add a track.", "시작하려면 트랙을 추가해야 합니다.", in: "ko"),
      .pair("⟦Couldn’t⟧ save. The name is invalid.", "⟦可以存储。⟧名称无效。", in: "zh-Hans"),
      .pair(
        "⟦Couldn’t⟧ save the card because the name is invalid.", "⟦이름이 유효하지 않아 카드를 저장할 수 있습니다.⟧",
        in: "ko"),
      .pair("Couldn’t load an invalid card", "유효하지 않은 카드입니다.", in: "ko"),
      .pair(
        "You ⟦can’t⟧ use cards. Unsafe keys are shown.", "⟦可以使用卡片。⟧不安全的密钥会显示。", in: "zh-Hans"),
      .pair("It is ⟦impossible⟧ to open it.", "⟦可以打开它。⟧", in: "zh-Hans"),
      .pair("Turned off if you ⟦don’t⟧ see errors.", "⟦如果您看到错误则关闭。⟧", in: "zh-Hans"),
      .pair("Nothing to show yet", "아직 표시할 내용이 없습니다", in: "ko"),
      .pair("The entry was deleted.", "항목이 ⟦삭제되지⟧ 않았습니다.", in: "ko"),
      .pair("Couldn’t delete the entry.", "항목을 삭제하지 못했습니다.", in: "ko"),
      .pair("Other people can see you.", "其他人⟦无法⟧看到你。", in: "zh-Hans"),
      .pair("Other people can see you.", "其他人可以看到你。", in: "zh-Hans"),
      .pair("The offline guide is a year old.", "离线指南已有一年未更新。", in: "zh-Hans"),
      .pair(
        "Guests can’t edit the page, but they can print it.", "访客无法编辑页面，也⟦无法⟧打印页面。", in: "zh-Hans"),
      .pair(
        "Guests can’t edit the page, but they can print it.", "访客无法编辑页面，但可以打印页面。", in: "zh-Hans"),
      .pair(
        "The plan covers damage, but ⟦not⟧ theft.", "플랜은 파손을 ⟦보장하지⟧ 않지만 도난은 보장합니다.", in: "ko"),
      .pair("The plan covers damage, but not theft.", "플랜은 파손을 보장하지만 도난은 보장하지 않습니다.", in: "ko"),
      .pair("You ⟦can’t⟧ add more than 5 cards.", "⟦你能添加超过5张卡片。⟧", in: "zh-Hans"),
      .pair("You can’t add more than 5 cards.", "不能添加超过5张卡片。", in: "zh-Hans"),
      .pair("The word “tab” is ambiguous.", "“标签”一词含义不清。", in: "zh-Hans"),
      .pair("The color is unset.", "颜色未设置。", in: "zh-Hans"),
      .pair("Suppress the border", "不顯示邊框", in: "zh-Hant"),
      .pair("Did you mean to say “add”?", "“add”를 쓰려던 것 아니었습니까?", in: "ko"),
      .pair("The two codes don’t match.", "두 코드가 서로 틀립니다.", in: "ko"),
      .pair("It did not end normally.", "异常结束。", in: "zh-Hans"),
      .pair("A '{' stands without a '}'.", "「{」後面沒有「}」。", in: "zh-Hant"),
      .pair("Extraneous letters at the end", "끝에 쓸데없는 글자가 있습니다", in: "ko"),
      .pair("The ticket is no longer valid.", "票券已經失效。", in: "zh-Hant"),
      .pair("Skipping a page that is already there", "이미 있는 페이지는 다시 받지 않습니다", in: "ko"),
      .pair(
        "--no-merge and --merge work in list mode", "--no-merge와 --merge는 목록 모드에서 작동합니다", in: "ko"),
      .pair("Once closed, the account can’t be reopened.", "⟦帳戶一經關閉便可重新開立。⟧", in: "zh-Hant"),
      .pair("Once closed, the account can’t be reopened.", "帳戶一經關閉便無法重新開立。", in: "zh-Hant"),
      .pair("The default is 'none'.", "기본값은 'none'입니다.", in: "ko"),
      .pair("Do not open the lid unless the light is green.", "只有灯为绿色时才能打开盖子。", in: "zh-Hans"),
      .pair("Do not open the lid unless the light is green.", "초록불일 때만 덮개를 여십시오.", in: "ko"),
      .pair("Check the pages for overlaps", "페이지가 겹치지 않는지 확인", in: "ko"),
      .pair("Don’t filter the list.", "不过滤列表。", in: "zh-Hans"),
      .pair("Do not draw the border", "테두리 생략", in: "ko"),
      .pair("Omit the border", "테두리를 그리지 않음", in: "ko"),
      .pair("The two labels disagree.", "两个标签不一致。", in: "zh-Hans"),
      .pair("No newer than 2 days", "2일 이내", in: "ko"),
      .pair("Never forget a birthday.", "생일을 모두 기억합니다.", in: "ko"),
      .pair("The passwords don’t match.", "암호가 서로 다름", in: "ko"),
      .pair("You can&#8217;t move the card.", "无法移动卡片。", in: "zh-Hans"),
      .pair("You ⟦can⟧&#8217;t move the card.", "⟦可以移动卡片。⟧", in: "zh-Hans"),
      .pair("Share pages between decks", "在不同牌組間分享頁面", in: "zh-Hant"),
      .pair("The decks are out of sync.", "牌组不同步。", in: "zh-Hans"),
      .pair("There is no difference between the two.", "两者之间没有区别。", in: "zh-Hans"),
      .pair("No thanks", "아니요", in: "ko"),
      .pair("⟦You can change this later.⟧", "나중에 변경할 ⟦수⟧ 없습니다.", in: "ko"),
      .pair("⟦This table is available.⟧", "此餐桌⟦不可⟧用。", in: "zh-Hans"),
      .pair("No tables are available.", "没有可用的餐桌。", in: "zh-Hans"),
      .pair("You no longer follow this shop.", "您已取消关注此店铺。", in: "zh-Hans"),
      .pair("Couldn''t move {0}", "無法移動 {0}", in: "zh-Hant"),
      .pair("Say \"No\" to keep the deck.", "选择\"否\"可保留牌组。", in: "zh-Hans"),
      .pair("Choose a card, don’t draw one.", "카드를 뽑지 말고 고르십시오.", in: "ko"),
      .pair("The deck does not respond.", "牌组已经失去响应。", in: "zh-Hans"),
      .pair("No, return to the deck", "不，返回牌组", in: "zh-Hans"),
      .pair("-- Not chosen --", "-- 선택안됨 --", in: "ko"),
      .pair("It only takes a minute.", "1분밖에 걸리지 않습니다.", in: "ko"),
      .pair("Stop where cards are no longer blocked", "在取消屏蔽卡片处停止", in: "zh-Hans"),
      .pair("The address doesn’t look right.", "網址似乎有誤。", in: "zh-Hant"),
      .pair("Don’t allow sites to show images", "禁止網站顯示圖片", in: "zh-Hant"),
      .pair("Cards in Bcc are not fully hidden.", "숨은 카드는 완전히 숨겨지지 않습니다.", in: "ko"),
      .pair("Always block sites from opening pages", "사이트에서 페이지를 열지 못하도록 항상 차단", in: "ko"),
      .pair("Children under 10 ⟦can’t⟧ enter.", "⟦未滿 10 歲的兒童可以進入。⟧", in: "zh-Hant"),
      .pair("⟦You can stop at any time.⟧", "您⟦無法⟧隨時停止。", in: "zh-Hant"),
      .pair("Deactivate it if you ⟦no⟧ longer use it.", "⟦使用时可停用。⟧", in: "zh-Hans"),
      .pair("This card is no longer sold.", "此卡片已停售。", in: "zh-Hant"),
      .pair("Open in an inco&gnito window", "在无痕窗口中打开(&G)", in: "zh-Hans"),
      .pair(
        "Vote by noon or your seat goes to another guest.", "정오까지 투표하지 않으면 좌석이 다른 손님에게 넘어갑니다.",
        in: "ko"),
      .pair("Turn on alerts so you never miss a parcel.", "알림을 켜고 소포 소식을 빠짐없이 받아 보세요.", in: "ko"),
      .pair("The clock keeps running while the lid is closed.", "盖上盖子时，计时也不会停止。", in: "zh-Hans"),
      .pair("The tour takes no more than two days.", "導覽會在兩天內結束。", in: "zh-Hant"),
      .pair("You can’t open the gate unless you have a ticket.", "須持票方可開啟大門。", in: "zh-Hant"),
      .pair("Keep your thumb on the sensor.", "센서에서 엄지를 떼지 마십시오.", in: "ko"),
      .pair("Keep your thumb on the sensor.", "请⟦勿⟧将拇指放在感应器上。", in: "zh-Hans"),
      .pair("You won’t be able to fly until you sign the form.", "簽署表格後方可飛行。", in: "zh-Hant"),
      .pair("Mute this neighbor for 8 hours", "8小时内不再接收此邻居的通知", in: "zh-Hans"),
      .pair("This trail includes stairs.", "此步道⟦不含⟧楼梯。", in: "zh-Hans"),
      .pair("You ⟦no⟧ longer have access to this deck.", "⟦이제 이 덱에 접근할 수 있습니다.⟧", in: "ko"),
      .pair("You no longer have access to this deck.", "이제 이 덱에 접근할 수 없습니다.", in: "ko"),
      .pair("⟦Don’t⟧ remove the card while saving.", "⟦保存时请移除卡片。⟧", in: "zh-Hans"),
      .pair("The kite can fly without a tail.", "没有尾巴，风筝⟦无法⟧飞起。", in: "zh-Hans"),
      .pair("The kite can fly without a tail.", "没有尾巴，风筝也能飞起。", in: "zh-Hans"),
      .pair("Someone you don’t know sent you a card.", "陌生人给您发了一张卡片。", in: "zh-Hans"),
      .pair("It won’t take long. Try again soon.", "请稍候，很快就能重试。", in: "zh-Hans"),
      .pair(
        "Try different kites and pick the heaviest one that doesn’t fall.", "请试用不同的风筝，选最重的，以避免坠落。",
        in: "zh-Hans"),
      .pair(
        "The box is too large, and there is not enough tape.", "상자가 너무 크고 테이프가 부족합니다.",
        in: "ko"),
      .pair("The gate is busy", "게이트 사용 불가", in: "ko"),
      .pair("This shelf is not writable.", "이 선반은 읽기 전용입니다.", in: "ko"),
      .pair("Replace it, discarding changes", "변경 사항과 관계 없이 대치", in: "ko"),
      .pair(
        "The keeper has restricted you from sending cards.", "관리인의 제한으로 카드를 보낼 수 없습니다.",
        in: "ko"),
      .pair("Unable to post: the card is too long.", "게시 실패: 카드가 너무 깁니다.", in: "ko"),
      .pair("The robot does not know the way.", "로봇이 길을 모릅니다.", in: "ko"),
      .pair("If no more cards are left, draw one.", "카드가 더 이상 없으면 한 장을 뽑습니다.", in: "ko"),
      .pair("⟦No⟧ unread cards found", "⟦읽지 않은 카드가 발견되었습니다⟧", in: "ko"),
      .pair("No unread cards found", "읽지 않은 카드가 없습니다", in: "ko"),
    ],
    check: .drift { pair, findings in
      guard pair.source.profile.cues != nil, pair.target.profile.cues != nil,
        let negation = pair.source.profile.concept(.negation),
        pair.source.sure.contains(negation) || pair.target.sure.contains(negation),
        // “No” is an answer.
        !pair.source.labelConcepts.contains(where: pair.target.labelConcepts.contains)
      else { return }
      let pairs = SentencePairs(pair).pairs
      for sentences in pairs {
        guard let drift = Denials(of: pair, in: sentences, among: pairs).drift else { continue }
        findings.flag(
          source: drift.source, target: drift.target, drift.message, confidence: drift.confidence)
        return
      }
    }
  )
}
