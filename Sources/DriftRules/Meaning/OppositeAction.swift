import CopyModel
import RuleKit

extension Rule {
  static let oppositeAction = Rule(
    "opposite-action", .meaning, .error, covers: ["action-drift", "lost-scope"],
    summary: "A verb does not become its opposite.",
    rationale: """
      Turn on and turn off, show and hide, allow and don't allow differ by a syllable in Korean and
      a character in Chinese, and copying a row brings the wrong one along.
      """,
    source: .work("Locales/root.cues.json: opposites"),
    examples: [
      .pair("Turn on notifications?", "알림을 ⟦끄⟧시겠습니까?", in: "ko"),
      .pair("Turn on notifications?", "알림을 켜시겠습니까?", in: "ko"),
      .pair("Hide the sidebar when idle", "空闲时⟦显示⟧边栏", in: "zh-Hans"),
      .pair("Hide the sidebar when idle", "空闲时隐藏边栏", in: "zh-Hans"),
      .pair("The door was unlocked.", "門已⟦鎖⟧上。", in: "zh-Hant"),
      .pair("The door was unlocked.", "門已解鎖。", in: "zh-Hant"),
      .pair("The file can’t be opened.", "파일을 ⟦닫⟧을 수 없습니다.", in: "ko"),
      .pair("It is impossible to open the lid.", "뚜껑을 ⟦닫⟧을 수 없습니다.", in: "ko"),
      .pair("Failed to open the lid.", "無法⟦關閉⟧蓋子。", in: "zh-Hant"),
      .pair("Failed to open the lid.", "無法打開蓋子。", in: "zh-Hant"),
      .pair("Remove cards after adding them to the pile", "将卡片从牌堆移除后⟦移除⟧", in: "zh-Hans"),
      .pair("Don’t close the lid.", "请保持盖子打开。", in: "zh-Hans"),
      .pair("Show hidden files", "隐藏⟦隐藏⟧文件", in: "zh-Hans"),
      .pair("Disable the relay by its activation switch.", "활성화 스위치로 릴레이를 비활성화합니다.", in: "ko"),
      .pair("Confirm to revoke access.", "접근 권한을 취소하려면 누르십시오.", in: "ko"),
      .pair("The relay is turned off after a restart.", "重新啟動後會關閉轉送。", in: "zh-Hant"),
      .pair("The relay is turned on after a restart.", "重新啟動後會⟦關閉⟧轉送。", in: "zh-Hant"),
      .pair("Unpair your watch?", "要取消与手表的配对吗？", in: "zh-Hans"),
      .pair("The album will be restored.", "앨범 삭제를 취소합니다.", in: "ko"),
      .pair("Hidden notes aren’t deleted.", "隱藏的備忘錄不會遭到刪除。", in: "zh-Hant"),
      .pair("Sort by oldest first", "⟦최신⟧순으로 정렬", in: "ko"),
      .pair("Airplane Mode is on.", "비행기 모드가 ⟦꺼⟧져 있습니다.", in: "ko"),
      .pair("Remind me 10 minutes before it starts.", "시작 10분 ⟦후에⟧ 알립니다.", in: "ko"),
      .pair("Save the photo before closing the album.", "앨범을 닫은 ⟦후에⟧ 사진을 저장하십시오.", in: "ko"),
      .pair("Save the photo before closing the album.", "사진을 저장한 후에 앨범을 닫으십시오.", in: "ko"),
      .pair("You have to enter a code.", "您⟦可以⟧输入代码。", in: "zh-Hans"),
      .pair("You must choose at most three.", "您最多能选择三个。", in: "zh-Hans"),
      .pair("The code expires in 10 minutes.", "코드는 10분간 유효합니다.", in: "ko"),
      .pair("The code expired.", "코드가 ⟦유효⟧합니다.", in: "ko"),
      .pair("The video is too long.", "影片⟦太短⟧。", in: "zh-Hant"),
      .pair("The video is too long.", "影片太長。", in: "zh-Hant"),
      .pair("You will receive a code by mail.", "인증 코드를 메일로 보내 드립니다.", in: "ko"),
      .pair("Received", "⟦보낸⟧ 메시지", in: "ko"),
      .pair("Require unlock", "应用锁定", in: "zh-Hans"),
      .pair("If disabling it is no help, open a ticket.", "若關閉後仍無改善，請建立支援單。", in: "zh-Hant"),
      .pair("Only open it if you trust the sender.", "除非您信任发件人，否则请勿打开。", in: "zh-Hans"),
      .pair("No code is required to open the lid.", "뚜껑을 여는 데 코드 불필요", in: "ko"),
      .pair("E&xpand Collapsed Cards", "展開收合的卡片(&X)", in: "zh-Hant"),
      .pair("The blood pressure is lower than usual.", "血压比平时⟦高⟧。", in: "zh-Hans"),
      .pair("The blood pressure is lower than usual.", "血压比平时低。", in: "zh-Hans"),
      .pair("The trip takes longer than usual.", "여정이 평소보다 오래 걸립니다.", in: "ko"),
      .pair(
        "The slider moved from left side to right side.", "슬라이더가 오른쪽에서 ⟦왼쪽⟧으로 이동했습니다.", in: "ko"),
      .pair("The slider moved from left side to right side.", "슬라이더가 왼쪽에서 오른쪽으로 이동했습니다.", in: "ko"),
      .pair("Keep the messages you send?", "要保留您⟦收到⟧的消息吗？", in: "zh-Hans"),
      .pair("We send you a code.", "您将收到验证码。", in: "zh-Hans"),
      .pair("Unsaved notes are lost.", "已⟦儲存⟧的備忘錄會遺失。", in: "zh-Hant"),
      .pair("Unsaved notes are lost.", "未儲存的備忘錄會遺失。", in: "zh-Hant"),
      .pair("Add or remove a star", "별표 표시 또는 삭제", in: "ko"),
      .pair("Choose what is not shown nor counted.", "選擇要隱藏且不計數的內容。", in: "zh-Hant"),
      .pair("Run with mode='replace' to start anew.", "以 mode='replace' 运行则不保留旧内容。", in: "zh-Hans"),
      .pair("The size must be 1 to 9.", "크기는 1에서 9까지만 쓸 수 있습니다.", in: "ko"),
      .pair("--add-border  Add a border", "--add-border  ⟦删除⟧边框", in: "zh-Hans"),
      .pair("The album ⟦was⟧ copied.", "앨범이 복사될 ⟦예정입니다⟧.", in: "ko"),
      .pair("The album was copied.", "앨범이 복사되었습니다.", in: "ko"),
      .pair("The album ⟦has been⟧ copied.", "앨범이 ⟦복사됩니다⟧.", in: "ko"),
      .pair("The album ⟦was⟧ copied.", "⟦正在⟧拷贝专辑。", in: "zh-Hans"),
      .pair("The seat was taken.", "좌석을 사용 중입니다.", in: "ko"),
      .pair("The album ⟦was⟧ copied.", "專輯⟦即將⟧拷貝。", in: "zh-Hant"),
      .pair("Too many cards (max 5)", "卡片太多（最多 5 张）", in: "zh-Hans"),
      .pair("⟦Uploading⟧ album…", "专辑⟦已⟧上传", in: "zh-Hans"),
      .pair("Uploading album…", "正在上传专辑…", in: "zh-Hans"),
      .pair("Album ⟦copied⟧", "⟦正在⟧拷貝專輯", in: "zh-Hant"),
      .pair("Album copied", "已拷貝專輯", in: "zh-Hant"),
      .pair("Deck ⟦deleted⟧", "카드 묶음 삭제 ⟦중⟧…", in: "ko"),
      .pair("Deck deleted", "카드 묶음 삭제됨", in: "ko"),
      .pair("The pass expires ⟦in 3 days⟧.", "이용권이 3일⟦ 전⟧ 만료되었습니다.", in: "ko"),
      .pair("The pass expires in 3 days.", "이용권이 3일 후 만료됩니다.", in: "ko"),
      .pair("Copied 5 ⟦minutes ago⟧", "5 分钟⟦后⟧拷贝", in: "zh-Hans"),
      .pair("Copied 5 minutes ago", "5 分钟前拷贝", in: "zh-Hans"),
      .pair("You ⟦may need to⟧ shuffle the deck again.", "您⟦必须⟧重新洗牌。", in: "zh-Hans"),
      .pair("You may need to shuffle the deck again.", "您可能需要重新洗牌。", in: "zh-Hans"),
      .pair("Couldn’t unlock the door.", "문의 잠금을 푸는 데 실패했습니다.", in: "ko"),
      .pair("Waiting for the catalog lock", "正在等候目錄解鎖", in: "zh-Hant"),
      .pair("Files kept unencrypted", "비암호화 파일", in: "ko"),
      .pair("A password is required for -e.", "-e 옵션에는 암호가 필요합니다.", in: "ko"),
      .pair("Remove unnecessary pages", "移除不必要的页面", in: "zh-Hans"),
      .pair("Turn on notifications?", "通知を⟦オフに⟧しますか？", in: "ja"),
      .pair("Turn on notifications?", "通知をオンにしますか？", in: "ja"),
      .pair("Disconnect from the gate", "结束连接", in: "zh-Hans"),
      .pair("The width must be between 1 and 9.", "宽度可设为1到9。", in: "zh-Hans"),
      .pair("Reduces the volume. Increases battery usage.", "会增加耗电。会降低音量。", in: "zh-Hans"),
      .pair("Unfollow this person?", "停止关注此人？", in: "zh-Hans"),
      .pair("⟦Turn on⟧ Wi-Fi. Turn off Bluetooth.", "⟦关闭⟧ Wi-Fi。打开蓝牙。", in: "zh-Hans"),
      .pair("Turn on Wi-Fi. Turn off Bluetooth.", "关闭蓝牙。打开 Wi-Fi。", in: "zh-Hans"),
      .pair(
        "The deck is being removed, but an error was found.", "牌組即將移除，但發現錯誤。", in: "zh-Hant"),
      .pair("Un-muted speakers", "已取消静音的扬声器", in: "zh-Hans"),
      .pair("You were disconnected from the server.", "您已停止與伺服器的連線。", in: "zh-Hant"),
      .pair("Dis&connected", "연결 끊김(&C)", in: "ko"),
      .pair("Only one card per line", "每行一张卡片", in: "zh-Hans"),
      .pair("You must sign up to comment.", "注册后方可发表评论。", in: "zh-Hans"),
      .pair("No unpaired speakers were found.", "找不到未配對的喇叭。", in: "zh-Hant"),
      .pair("Delete the extracted files", "압축 푼 파일 삭제", in: "ko"),
      .pair("Error unlocking the door", "문 잠금 푸는 중 오류", in: "ko"),
      .pair("Silent mode", "저소음 모드", in: "ko"),
      .pair("Disable the check on startup.", "啟動時不檢查。", in: "zh-Hant"),
      .pair("Turn off mute", "음소거 해제", in: "ko"),
      .pair("Stop blocking this neighbor", "取消屏蔽此邻居", in: "zh-Hans"),
      .pair("Guests must not share the code.", "访客⟦不必⟧共享代码。", in: "zh-Hans"),
      .pair("Guests must not share the code.", "访客不得共享代码。", in: "zh-Hans"),
      .pair("Your pass is no longer valid.", "您的门票⟦尚未⟧生效。", in: "zh-Hans"),
      .pair("Your pass is no longer valid.", "您的门票已失效。", in: "zh-Hans"),
      .pair("This kite no longer flies well.", "这只风筝⟦仍⟧飞得很好。", in: "zh-Hans"),
      .pair("This kite is no longer sold.", "这只风筝已停售，但您仍可以修理它。", in: "zh-Hans"),
      .pair("The code must end with a digit.", "代码必须以数字⟦开头⟧。", in: "zh-Hans"),
      .pair("The code must end with a digit.", "代码必须以数字结尾。", in: "zh-Hans"),
      .pair("Guests ⟦may⟧ bring food.", "訪客⟦必須⟧自備食物。", in: "zh-Hant"),
      .pair("Guests may bring food.", "訪客可以自備食物。", in: "zh-Hant"),
      .pair("Card ⟦sent⟧", "⟦正在⟧发送卡片", in: "zh-Hans"),
      .pair("Card sent", "卡片已发送", in: "zh-Hans"),
      .pair("⟦Successfully⟧ copied the deck to your album.", "⟦即將⟧拷貝牌組到專輯。", in: "zh-Hant"),
      .pair("Successfully copied the deck to your album.", "已成功拷貝牌組到專輯。", in: "zh-Hant"),
      .pair("Your driver ⟦has arrived⟧.", "司機⟦快到了⟧。", in: "zh-Hant"),
      .pair("Your driver has arrived.", "司機已經到了。", in: "zh-Hant"),
      .pair("The guest is ⟦already banned⟧.", "訪客⟦即將⟧遭到封鎖。", in: "zh-Hant"),
      .pair("The guest is already banned.", "訪客已遭到封鎖。", in: "zh-Hant"),
      .pair("The guest is ⟦already banned⟧.", "ゲストは⟦これから⟧追放されます。", in: "ja"),
      .pair("The guest is already banned.", "ゲストはすでに追放されています。", in: "ja"),
      .pair("For better privacy, choose a ⟦stronger⟧ lock.", "為了更好的隱私，請選擇⟦更弱⟧的鎖。", in: "zh-Hant"),
      .pair("For better privacy, choose a stronger lock.", "為了更好的隱私，請選擇更強的鎖。", in: "zh-Hant"),
      .pair("Game ⟦paused⟧ by the guard", "警衛⟦即將⟧暫停遊戲", in: "zh-Hant"),
      .pair("Game paused by the guard", "警衛已暫停遊戲", in: "zh-Hant"),
      .pair("Ticket ⟦verified⟧.", "門票驗證⟦失敗⟧。", in: "zh-Hant"),
      .pair("Ticket verified.", "門票已驗證。", in: "zh-Hant"),
      .pair("Ticket ⟦verified⟧.", "티켓 확인 ⟦실패⟧", in: "ko"),
      .pair("The door could not be locked.", "鎖門失敗。", in: "zh-Hant"),
      .pair("The cards are ⟦collapsed⟧, tap to expand.", "卡片已⟦展開⟧，點選收合。", in: "zh-Hant"),
      .pair("The cards are collapsed, tap to expand.", "卡片已收合，點選展開。", in: "zh-Hant"),
      .pair("The cards are collapsed, tap to expand.", "點選即可展開已收合的卡片。", in: "zh-Hant"),
      .pair("Mark the card as incomplete", "將卡片標記為⟦完成⟧", in: "zh-Hant"),
      .pair("Mark the card as incomplete", "將卡片標記為未完成", in: "zh-Hant"),
      .pair("The deck is incomplete.", "牌組缺少卡片。", in: "zh-Hant"),
      .pair("Always shuffle the deck.", "請經常洗牌。", in: "zh-Hant"),
      .pair("Ticket ⟦expired⟧", "门票⟦即将⟧过期", in: "zh-Hans"),
      .pair("Ticket expired", "门票已过期", in: "zh-Hans"),
      .pair("Gloves recommended", "장갑 착용 ⟦필수⟧", in: "ko"),
      .pair("Gloves recommended", "장갑 착용 권장", in: "ko"),
      .pair("Pin to Top", "⟦取消置顶⟧", in: "zh-Hans"),
      .pair("Pin to Top", "置顶", in: "zh-Hans"),
      .pair("Left to right", "오른쪽에서 ⟦왼쪽⟧으로", in: "ko"),
      .pair("Left to right", "왼쪽에서 오른쪽으로", in: "ko"),
      .pair("Sold in most countries", "⟦모든⟧ 국가에서 판매", in: "ko"),
      .pair("Sold in most countries", "대부분의 국가에서 판매", in: "ko"),
      .pair("Guests must be 18 or older.", "访客须⟦未满⟧ 18 岁。", in: "zh-Hans"),
      .pair("Guests must be 18 or older.", "未满 18 岁的访客不得入内。", in: "zh-Hans"),
      .pair("Pick at least two cards to go on.", "⟦最多⟧选择两张卡片才能继续。", in: "zh-Hans"),
      .pair("Pick at least two cards to go on.", "选择两张卡片才能继续。", in: "zh-Hans"),
      .pair("The deck is being deleted.", "牌組⟦已⟧刪除。", in: "zh-Hant"),
      .pair("The deck is being deleted.", "正在刪除牌組。", in: "zh-Hant"),
      .pair("The deck can’t be changed after the game starts.", "遊戲開始⟦前⟧無法變更牌組。", in: "zh-Hant"),
      .pair("The deck can’t be changed after the game starts.", "遊戲開始後無法變更牌組。", in: "zh-Hant"),
      .pair("Enter the last 4 digits.", "⟦앞 4자리⟧를 입력하십시오.", in: "ko"),
      .pair("Enter the last 4 digits.", "마지막 4자리를 입력하십시오.", in: "ko"),
      .pair("Reply by Friday.", "금요일⟦부터⟧ 답하십시오.", in: "ko"),
      .pair("Reply by Friday.", "금요일까지 답하십시오.", in: "ko"),
      .pair("Children below age 10 can’t enter.", "10 岁以上的儿童才能进入。", in: "zh-Hans"),
      .pair("This may not work in all cars.", "일부 차량에서는 작동하지 않을 수 있습니다.", in: "ko"),
      .pair("Arrive no later than noon.", "늦어도 정오까지 도착하세요.", in: "ko"),
      .pair(
        "The doorbell can’t ring while quiet mode is on.", "조용한 모드를 끄기 전에는 초인종이 울릴 수 없습니다.",
        in: "ko"),
      .pair("The concert is in 20 minutes.", "공연 20분 전입니다.", in: "ko"),
      .pair("Guests ⟦under⟧ 12 need a ticket.", "12세 ⟦이상⟧ 손님은 입장권이 필요합니다.", in: "ko"),
      .pair("Guests under 12 need a ticket.", "12세 미만 손님은 입장권이 필요합니다.", in: "ko"),
      .pair("Guests under 12 can’t enter.", "12세 이상 손님만 들어올 수 있습니다.", in: "ko"),
      .pair("The invoice ⟦was⟧ sent.", "发票⟦将⟧发送。", in: "zh-Hans"),
      .pair("The invoice was sent.", "发票已发送。", in: "zh-Hans"),
      .pair("⟦Imported⟧ %d stamps", "⟦将⟧导入 %d 枚邮票", in: "zh-Hans"),
      .pair("Imported %d stamps", "已导入 %d 枚邮票", in: "zh-Hans"),
      .pair("Turn down the lamp at night.", "夜间请⟦调高⟧灯光。", in: "zh-Hans"),
      .pair("Turn down the lamp at night.", "夜间请调低灯光。", in: "zh-Hans"),
      .pair("You are 12 steps away from today’s goal.", "오늘 목표까지 12걸음 남았습니다.", in: "ko"),
      .pair("If you don’t answer, the call ends.", "请接听，否则通话会结束。", in: "zh-Hans"),
      .pair("Do ⟦not put more than⟧ 4 coins into the slot.", "请往投币口放入 4 枚⟦以上⟧硬币。", in: "zh-Hans"),
      .pair("Do not put more than 4 coins into the slot.", "请勿往投币口放入超过 4 枚硬币。", in: "zh-Hans"),
      .pair("Do not put more than 4 coins into the slot.", "投币口最多放入 4 枚硬币。", in: "zh-Hans"),
      .pair("Files over 5 MB can’t be sent.", "超过 5 MB 的文件发送失败。", in: "zh-Hans"),
      .pair("Wait 10 seconds before opening the lid.", "10초 후에 덮개를 여십시오.", in: "ko"),
      .pair("Let it rest for 5 minutes before slicing it.", "靜置5分鐘後再切片。", in: "zh-Hant"),
      .pair("Deleting the deck doesn’t delete its cards.", "删除牌组后，卡片仍会保留。", in: "zh-Hans"),
      .pair("Print the selected cards", "⟦모든⟧ 카드 인쇄", in: "ko"),
      .pair("Print the selected cards", "선택한 카드 인쇄", in: "ko"),
      .pair("Everyone can see this deck.", "⟦仅⟧好友可以看到这个牌组。", in: "zh-Hans"),
      .pair("Everyone can see this deck.", "所有人都可以看到这个牌组。", in: "zh-Hans"),
      .pair("Print every card", "列印⟦這張⟧卡片", in: "zh-Hant"),
      .pair("Some of the decks are unreachable.", "⟦所有⟧牌组都无法连接。", in: "zh-Hans"),
      .pair(
        "All of the stickers will be removed along with the old album.", "⟦部分⟧贴纸会随旧相册一起移除。",
        in: "zh-Hans"),
      .pair("None of the cards were printed.", "⟦部分⟧卡片未列印。", in: "zh-Hant"),
      .pair("None of the cards were printed.", "卡片均未列印。", in: "zh-Hant"),
      .pair("You don’t need a ticket to enter.", "⟦必须⟧有门票才能入场。", in: "zh-Hans"),
      .pair("You don’t need a ticket to enter.", "无需门票即可入场。", in: "zh-Hans"),
      .pair("Don’t open the lid until it cools.", "식으⟦면⟧ 덮개를 열지 마십시오.", in: "ko"),
      .pair("Don’t open the lid until it cools.", "식을 때까지 덮개를 열지 마십시오.", in: "ko"),
      .pair("Don’t open the lid until it cools.", "식으면 덮개를 여십시오.", in: "ko"),
      .pair("Keep the lid closed until it cools.", "冷却⟦后⟧请保持盖子关闭。", in: "zh-Hans"),
      .pair("Keep the lid closed until it cools.", "冷却前请保持盖子关闭。", in: "zh-Hans"),
      .pair("All cards are included except jokers.", "⟦包含⟧鬼牌在內的所有卡片。", in: "zh-Hant"),
      .pair("All cards are included except jokers.", "包含鬼牌以外的所有卡片。", in: "zh-Hant"),
      .pair("Press the volume down key.", "⟦음량 높⟧이기 키를 누르십시오.", in: "ko"),
      .pair("Press the volume down key.", "음량 낮추기 키를 누르십시오.", in: "ko"),
      .pair("Grow the box by 2 cm", "将盒子⟦缩小⟧ 2 厘米", in: "zh-Hans"),
      .pair("Grow the box by 2 cm", "将盒子扩大 2 厘米", in: "zh-Hans"),
      .pair(
        "Songs play on all shelves, more or less loudly.", "歌曲会在所有架子上播放，音量或多或少有别。", in: "zh-Hans"),
      .pair("Old cards to delete when new cards need space", "新卡片需要空间时，应该删除的旧卡片", in: "zh-Hans"),
      .pair("Sort the cards from low to high", "卡片⟦由高到低⟧排序", in: "zh-Hant"),
      .pair("The more you play, the higher your level.", "玩得越多，等级⟦越低⟧。", in: "zh-Hans"),
      .pair("The alarm rings even if you close the app.", "앱을 닫으⟦면⟧ 알람이 울립니다.", in: "ko"),
      .pair("The alarm rings even if you close the app.", "앱을 닫아도 알람이 울립니다.", in: "ko"),
      .pair("Enable developer cards", "⟦停用⟧开发卡片", in: "zh-Hans"),
      .pair("Install the deck", "⟦解除安裝⟧牌組", in: "zh-Hant"),
      .pair("You do ⟦not have to⟧ enter your last name.", "您⟦不得⟧输入您的姓氏。", in: "zh-Hans"),
      .pair("You do not have to enter your last name.", "您不必输入姓氏。", in: "zh-Hans"),
      .pair("Guests can only vote once.", "每人限投一次。", in: "zh-Hant"),
      .pair("Unsubscribe from this paper", "이 신문 구독 중지", in: "ko"),
      .pair("Create an all day event", "하루 종일 행사를 만듭니다", in: "ko"),
      .pair("Whether to hide old cards in the card view", "카드 보기에서 오래된 카드를 감출지 여부", in: "ko"),
      .pair("Private or public?", "비 공개입니까, 공개입니까?", in: "ko"),
      .pair("Gain for 0 dB after mixing", "믹싱 후 0 dB까지 올림", in: "ko"),
      .pair("Failed to dock, ended with code 3", "도킹할 수 없음, 코드 3으로 종료됨", in: "ko"),
      .pair(
        "Cards usually fall if you do not have enough tape.", "카드는 테이프가 충분하지 않을 때 떨어집니다.",
        in: "ko"),
      .pair("Draw a different card, like an ace.", "에이스 같은 카드를 뽑으십시오.", in: "ko"),
      .pair(
        "Turn the ruler on with “View->Show Ruler”, too.", "您也可以在“显示→显示标尺”中更改设置。", in: "zh-Hans"),
      .pair("Do you want to drop the changed cards?", "是否放棄已更改的卡片？", in: "zh-Hant"),
    ],
    check: .drift { pair, findings in
      if let turn = Turn.ofText(pair) {
        findings.flag(turn, in: pair, confidence: 0.85)
        return
      }
      // Most pairs end here: the translation says no opposite of anything.
      let opposites = pair.source.profile.concepts.opposites(of: pair.source.sure)
      let compares = pair.compares && !pair.target.possible.isDisjoint(with: opposites)
      guard compares || !pair.target.sure.isDisjoint(with: opposites),
        OtherAction(ofLabel: pair) == nil
      else { return }
      for sentences in SentencePairs(pair).pairs {
        guard
          let turn = Turn(pair, sentences, compares: compares)
            ?? Turn(ofEnds: pair, sentences)
        else { continue }
        findings.flag(
          turn, in: pair,
          // A long sentence has more ways to say a thing from its other side, and one that was parted as well.
          confidence: min(
            pair.source.confidence(of: turn),
            pair.source.sentences.count == pair.target.sentences.count ? 1 : 0.85))
        return
      }
    }
  )
}

extension Findings {
  fileprivate mutating func flag(_ turn: Turn, in pair: TextPair, confidence: Double) {
    flag(
      source: turn.source.range, target: turn.target.range,
      .opposite(
        pair.source.text(in: turn.source.range), pair.source.profile.concepts[turn.opposite].name),
      confidence: confidence)
  }
}

extension AnalyzedText {
  fileprivate func confidence(of turn: Turn) -> Double {
    // Some files may well be all that are meant.
    let concept = profile.concepts[turn.source.concept]
    let isShare = [.all, .some, .only].contains(concept.named)
    let isFewer = concept.named == .all && profile.concepts[turn.opposite].named == .some
    let most = isShare && !isFewer ? 8 : isFewer || concept.kind == .modality ? 14 : Int.max
    let length = wordCount(in: sentence(at: turn.source.range))
    return length > most || words.count > 26 && most < Int.max
      ? 0.75 : words.count > 8 ? 0.85 : 0.95
  }
}

extension Message {
  fileprivate static func opposite(_ source: String, _ meaning: String) -> Message {
    "The source says “\(source)”; this says the opposite (\(meaning.replacing("-", with: " ")))."
  }
}
