import CopyModel
import RuleKit

extension Rule {
  static let numberDrift = Rule(
    "number-drift", .meaning, .error,
    summary: "Numbers are the same on both sides.",
    rationale: """
      A number in digits must stand in the translation, in digits, in words or in the numerals of
      the locale: 3만 and 三万 are 30,000, and 8折 is 20 % off. Where no lexicon knows the words of a language,
      and in texts without words, one number in digits is held against the one in its place.
      """,
    source: .practice("numbers agree"),
    examples: [
      .pair("Pick ⟦1–60⟧ stamps.", "请选择 ⟦60–1⟧ 张邮票。", in: "zh-Hans"),
      .pair("Pick between ⟦8 and 64⟧ stamps.", "우표를 ⟦64~8⟧장 고르십시오.", in: "ko"),
      .pair("Pick between 8 and 64 stamps.", "우표를 8~64장 고르십시오.", in: "ko"),
      .pair("Works with ⟦Kitely 15⟧ and Quillpad 8", "適用於 ⟦Kitely 8⟧ 和 Quillpad 15", in: "zh-Hant"),
      .pair("Works with Kitely 15 and Quillpad 8", "適用於 Quillpad 8 和 Kitely 15", in: "zh-Hant"),
      .pair("Step ⟦1 of 3⟧", "第 3 步，共 ⟦1⟧ 步", in: "zh-Hans"),
      .pair("Delete ⟦12 photos and 3⟧ videos?", "사진 3장과 비디오 ⟦12⟧개를 삭제하겠습니까?", in: "ko"),
      .pair("Delete 12 photos and 3 videos?", "비디오 3개와 사진 12장을 삭제하겠습니까?", in: "ko"),
      .pair("Send ⟦300 messages in 24⟧ hours", "每 ⟦300⟧ 小時傳送 24 則訊息", in: "zh-Hant"),
      .pair("Send 300 messages in 24 hours", "每 24 小時傳送 300 則訊息", in: "zh-Hant"),
      .pair("Step 1 of 3", "第 1 步，共 3 步", in: "zh-Hans"),
      .pair(
        "{n, plural, ⟦=1⟧ {1 kite} other {# kites}}", "{n, plural, ⟦=11⟧ {연 1개} other {연 #개}}",
        in: "ko"),
      .pair("{n, plural, =1 {1 kite} other {# kites}}", "{n, plural, other {연 #개}}", in: "ko"),
      .pair("Deleted after ⟦30⟧ days.", "3일 후에 삭제됩니다.", in: "ko"),
      .pair("Deleted after 30 days.", "30일 후에 삭제됩니다.", in: "ko"),
      .pair("Add at least ⟦two⟧ cards.", "至少加入⟦一⟧張卡片。", in: "zh-Hant"),
      .pair("Add at least two cards.", "至少加入兩張卡片。", in: "zh-Hant"),
      .pair("Add ⟦one⟧ or more red cards to the deck.", "將至少⟦兩⟧張紅色卡片加入牌組。", in: "zh-Hant"),
      .pair("Add one or more red cards to the deck.", "將一張或多張紅色卡片加入牌組。", in: "zh-Hant"),
      .pair("People learn up to twice as fast.", "人們學習的速度最高提升一倍。", in: "zh-Hant"),
      .pair("⟦4 of your 5⟧ cards are left.", "카드 ⟦4장 중 5⟧장이 남았습니다.", in: "ko"),
      .pair("4 of your 5 cards are left.", "카드 5장 중 4장이 남았습니다.", in: "ko"),
      .pair("At most 30,000 files", "최대 3만 개의 파일", in: "ko"),
      .pair("More than 5 million songs", "5 백만 곡 이상", in: "ko"),
      .pair("12,500 songs", "노래 1만 2,500곡", in: "ko"),
      .pair("⟦12,500⟧ songs", "노래 12만 5,000곡", in: "ko"),
      .pair("The shop closes at 8:30 PM.", "매장은 20:30에 닫습니다.", in: "ko"),
      .pair("The shop closes at ⟦8⟧:30 PM.", "매장은 21:30에 닫습니다.", in: "ko"),
      .pair("The shop opens at 8:30 AM.", "商店8:30开门。", in: "zh-Hans"),
      .pair("The shop closes at 10 PM.", "商店22:00关门。", in: "zh-Hans"),
      .pair("The shop closes at ⟦10⟧ PM.", "商店21:00关门。", in: "zh-Hans"),
      .pair("2. Choose an account.", "⒉选取账户。", in: "zh-Hans"),
      .pair("Try again in ⟦5⟧ minutes.", "请在15分钟后重试。", in: "zh-Hans"),
      .pair("Choose 2 photos.", "选取两张照片。", in: "zh-Hans"),
      .pair("At least ⟦1⟧ letter", "至少11个字母", in: "zh-Hans"),
      .pair("Version 2.5", "版本2.5", in: "zh-Hant"),
      .pair("Get 15% off today.", "今天享85折。", in: "zh-Hans"),
      .pair("Get ⟦80⟧% off today.", "今天享8折。", in: "zh-Hans"),
      .pair("Get 20% off today.", "今天享八折優惠。", in: "zh-Hant"),
      .pair("The phone folds in three.", "三折疊手機", in: "zh-Hant"),
      .pair("Double-click a file to open it.", "파일을 더블 클릭하여 여십시오.", in: "ko"),
      .pair("Keep it 10 inches away.", "请保持25厘米的距离。", in: "zh-Hans"),
      .pair("Store it at 68°F.", "20°C로 보관하십시오.", in: "ko"),
      .pair("Store it at ⟦68⟧°F.", "30°C로 보관하십시오.", in: "ko"),
      .pair("Choose ⟦two⟧ albums.", "앨범을 ⟦세⟧ 개 선택하십시오.", in: "ko"),
      .pair("Choose two albums.", "앨범을 두 개 선택하십시오.", in: "ko"),
      .pair("Only ⟦one⟧ kite can fly at a time.", "한 번에 연을 ⟦세⟧ 개만 날릴 수 있습니다.", in: "ko"),
      .pair("Only one kite can fly at a time.", "한 번에 연을 한 개만 날릴 수 있습니다.", in: "ko"),
      .pair("The tray holds more than one card.", "트레이에 카드가 두 장 이상 들어갑니다.", in: "ko"),
      .pair("⟦One⟧ of the seats is taken.", "⟦兩⟧個座位已有人坐。", in: "zh-Hant"),
      .pair("One of the seats is taken.", "其中一個座位已有人坐。", in: "zh-Hant"),
      .pair("Use 40 or 20 cards, ⟦40⟧ if you can.", "使用 40 或 20 張卡片，盡可能用 ⟦20⟧ 張。", in: "zh-Hant"),
      .pair("Use 40 or 20 cards, 40 if you can.", "使用 40 或 20 張卡片，盡可能用 40 張。", in: "zh-Hant"),
      .pair("Use 40 or 20 cards, 40 if you can.", "使用 40 張卡片，盡可能不用 20 張。", in: "zh-Hant"),
      .pair("Show more than ⟦two⟧ rows.", "顯示超過⟦三⟧列。", in: "zh-Hant"),
      .pair("The gate changed from ⟦14 to 41⟧.", "탑승구가 ⟦41번에서 14⟧번으로 변경되었습니다.", in: "ko"),
      .pair("Use ⟦25 (or 24⟧) stamps.", "使用 ⟦24（或 25⟧）张邮票。", in: "zh-Hans"),
      .pair("Use 25 (or 24) stamps.", "使用 25（或 24）张邮票。", in: "zh-Hans"),
      .pair("Type ⟦0⟧ for no stamps.", "우표가 없으면 1을 입력하십시오.", in: "ko"),
      .pair("Type 0 for no stamps.", "우표가 없으면 0을 입력하십시오.", in: "ko"),
      .pair("A tap with ⟦two⟧ fingers", "用⟦三⟧根手指点一下", in: "zh-Hans"),
      .pair("A tap with two fingers", "用两根手指点一下", in: "zh-Hans"),
      .pair("The gate changed from 14 to 41.", "탑승구가 14번에서 41번으로 변경되었습니다.", in: "ko"),
      .pair("A table for ⟦two⟧ adults and one child", "⟦三⟧位成人和一位儿童的座位", in: "zh-Hans"),
      .pair("A table for two adults and one child", "两位成人和一位儿童的座位", in: "zh-Hans"),
      .pair("Tap the 3-dot menu.", "더 보기 메뉴를 탭하십시오.", in: "ko"),
      .pair("Start your ⟦3⟧-day trial.", "开始试用。", in: "zh-Hans"),
      .pair("Only type 1 is allowed.", "유형 1만 허용합니다.", in: "ko"),
      .pair("Only ⟦2⟧ files", "3만 개의 파일만", in: "ko"),
      .pair("Reset the counter to 0", "重設計數", in: "zh-Hant"),
      .pair("Double clicking opens it.", "더블 클릭하면 열 수 있습니다.", in: "ko"),
      .pair("The kite can’t open a binary file.", "연은 바이너리 파일을 열 수 없습니다.", in: "ko"),
      .pair("More than 1,000.5 MB", "Mehr als 1.000,5 MB", in: "de"),
      .pair("More than ⟦1,000⟧ songs", "Mehr als 100 Titel", in: "de"),
      .pair("More than 20,000 songs", "Plus de 20\u{202F}000 morceaux", in: "fr"),
      .pair("At most 30,000 files", "最大3万個のファイル", in: "ja"),
      .pair("Over 10,000 downloads", "下载超过 1 万次", in: "zh-Hans"),
      .pair("Over ⟦10,000⟧ downloads", "下載超過 1 億次", in: "zh-Hant"),
      .pair("Half price: 50% off", "半价", in: "zh-Hans"),
      .pair("The lock needs TLS 1.3.", "자물쇠에는 TLSv1.3이 필요합니다.", in: "ko"),
      .pair("The lock needs TLSv1.3.", "자물쇠에는 TLS 1.3 이상이 필요합니다.", in: "ko"),
      .pair("Compare FILE1 with FILE2", "比较文件1和文件2", in: "zh-Hans"),
      .pair("Shipped with Deck 4", "随Deck4提供", in: "zh-Hans"),
      .pair("Songs of the 1970s", "20 世纪 70 年代的歌曲", in: "zh-Hans"),
      .pair("Songs of the ⟦1970⟧s", "20 世纪 60 年代的歌曲", in: "zh-Hans"),
      .pair("Listen at 10.0.0.5, 10.0.0.6", "监听10.0.0.5,10.0.0.6", in: "zh-Hans"),
      .pair("Play MP3 files", "播放⟦3⟧个 MP3 文件", in: "zh-Hans"),
      .pair("Update to ⟦1.3⟧", "更新到 v1.35", in: "zh-Hans"),
      .pair("We’re here 24/7.", "연중무휴로 운영합니다.", in: "ko"),
      .pair("We’re here 24/7.", "我们全天候提供支持。", in: "zh-Hans"),
      .pair("We’re here ⟦24⟧ hours, 7 days a week.", "7일 내내 운영합니다.", in: "ko"),
      .pair("A box of 2 dozen eggs", "달걀 24개 한 상자", in: "ko"),
      .pair("A box of 2 dozen eggs", "两打鸡蛋", in: "zh-Hans"),
      .pair("A box of ⟦2⟧ dozen eggs", "달걀 36개 한 상자", in: "ko"),
      .pair("Over 30M listeners", "3천만이 넘는 청취자", in: "ko"),
      .pair("Over ⟦30⟧M listeners", "超过3万名听众", in: "zh-Hans"),
      .pair("Over 30M listeners", "超过3千万名听众", in: "zh-Hans"),
      .pair("1.5K plays", "播放 1500 次", in: "zh-Hant"),
      .pair("Enter 7 or a time like `08:00:00`.", "7 또는 '08:00:00' 같은 시각을 입력하십시오.", in: "ko"),
      .pair("Soak the beans for 48 hours.", "콩을 이틀 동안 불리세요.", in: "ko"),
      .pair("The tram is late by an hour and a half.", "电车晚点 1.5 小时。", in: "zh-Hans"),
      .pair("The tram is late by 90 minutes.", "電車誤點一個半小時。", in: "zh-Hant"),
      .pair("Open until 9 tonight", "今晚营业至 21:00", in: "zh-Hans"),
      .pair("Add $5.00 more for a free cup.", "$5.00만 더 담으면 컵이 무료입니다.", in: "ko"),
      .pair("Water it ⟦twice⟧ a week.", "每周浇水⟦一⟧次。", in: "zh-Hans"),
      .pair("Clean it every six months.", "每半年清洁一次。", in: "zh-Hans"),
      .pair("The hour, in twenty four hour form, from 0", "0부터 시작하는 24시간 형식의 시각", in: "ko"),
      .pair("A clock of twenty four hours", "24시간 시계", in: "ko"),
      .pair("%s, 32 cards", "%s32張卡片", in: "zh-Hant"),
      .pair("100% of the stars are found.", "모든 별을 찾았습니다.", in: "ko"),
      .pair("⟦100⟧% of the stars are found.", "별을 찾았습니다.", in: "ko"),
      .pair("There are 0 cards in the deck.", "묶음에 카드가 없습니다.", in: "ko"),
      .pair("Filled up with zeros", "0으로 채움", in: "ko"),
      .pair("Sold in the last 12 months", "지난 1년 동안 판매됨", in: "ko"),
      .pair("Sold in the last ⟦12⟧ months", "지난 2년 동안 판매됨", in: "ko"),
      .pair("The new lamp gives ⟦2⟧x the light.", "새 램프의 빛은 세 배입니다.", in: "ko"),
      .pair("The new lamp gives 2x the light.", "새 램프의 빛은 두 배입니다.", in: "ko"),
      .pair("Ra_dius 2:", "半徑 _2：", in: "zh-Hant"),
      .pair("Type ⟦-1⟧ for no limit.", "輸入 ⟦1⟧ 代表沒有限制。", in: "zh-Hant"),
      .pair("Type -1 for no limit.", "輸入 -1 代表沒有限制。", in: "zh-Hant"),
      .pair("The tram was seen less than one hour ago.", "不到 ⟦2⟧ 小時前看到電車。", in: "zh-Hant"),
      .pair("The tram was seen less than one hour ago.", "不到 1 小時前看到電車。", in: "zh-Hant"),
      .pair("Kites of the 1700s", "18 世纪的风筝", in: "zh-Hans"),
      .pair("Kites of the ⟦1700⟧s", "17 世纪的风筝", in: "zh-Hans"),
      .pair("King Ludo II flew a kite in 1469.", "루도 2세는 1469년에 연을 날렸습니다.", in: "ko"),
      .pair("Zoom the kite to 200% of its size", "연을 두 배로 확대", in: "ko"),
      .pair("Zoom the kite to ⟦200⟧% of its size", "연을 세 배로 확대", in: "ko"),
      .pair("The lamp needs OpenGL version 1.1.", "燈具需要OpenGL1.1。", in: "zh-Hant"),
      .pair("The lamp needs OpenGL version ⟦1.1⟧.", "燈具需要OpenGL1.12。", in: "zh-Hant"),
      .pair("Table _2:", "表格(_2)：", in: "zh-Hant"),
      .pair("The wind has to be above 3.0 km/h.", "风速要超过3公里/小时。", in: "zh-Hans"),
      .pair("The kite needs version ⟦3.0⟧.", "此风筝需要版本 3。", in: "zh-Hans"),
      .pair("Table ⟦2⟧:", "表格：", in: "zh-Hant"),
      .pair("2-sided printing", "双面打印", in: "zh-Hans"),
      .pair("2-way street", "雙向街道", in: "zh-Hant"),
      .pair("Set it to 0.0 to turn off the lamp", "設為 0 會關閉燈", in: "zh-Hant"),
      .pair("Deck no. &30", "30번 카드 묶음(&3)", in: "ko"),
      .pair("Lamp #⟦11⟧ is off.", "램프 #21이 꺼져 있습니다.", in: "ko"),
      .pair("Lamp #11 is off.", "램프 #11만 꺼져 있습니다.", in: "ko"),
      .pair("The bell rings at 2 kHz.", "铃声为 2000 赫兹。", in: "zh-Hans"),
      .pair("Save cards as UTF-8", "将卡片存储为 UTF8", in: "zh-Hans"),
      .pair("Step 1", "첫 번째 단계", in: "ko"),
      .pair(
        "Part ⟦2⟧ is at https://maps.example.com/402", "첫 부분은 https://maps.example.com/402 에 있습니다",
        in: "ko"),
      .pair("Saved as UTF-⟦8⟧", "UTF-로 저장됨", in: "ko"),
      .pair("Saved as UTF-8", "UTF-8로 저장됨", in: "ko"),
      .pair("Kite tail ⟦1⟧", "风筝尾", in: "zh-Hans"),
      .pair("Only one kite is left.", "风筝所剩无几。", in: "zh-Hans"),
      .pair("Draw your ⟦first⟧ card.", "抽取您的第⟦二⟧张卡片。", in: "zh-Hans"),
      .pair("Draw your first card.", "抽取您的第一张卡片。", in: "zh-Hans"),
      .pair("Turn ⟦both⟧ cards over.", "請翻開⟦三⟧張卡片。", in: "zh-Hant"),
      .pair("Turn both cards over.", "請翻開兩張卡片。", in: "zh-Hant"),
      .pair("Choose ⟦four⟧ types.", "请选择⟦六⟧种类型。", in: "zh-Hans"),
      .pair("A tray of 10 000 cards", "10,000张卡片的托盘", in: "zh-Hans"),
      .pair("A tray of ⟦10⟧ 000 cards", "20,000张卡片的托盘", in: "zh-Hans"),
      .pair("Turn the kite by 1&80 degrees", "將風箏轉 180 度(&8)", in: "zh-Hant"),
      .pair("Open for the last 7 days", "지난 일주일 동안 영업함", in: "ko"),
      .pair("Card 3 of ⟦3⟧", "카드 3", in: "ko"),
      .pair("Card 3 of 3", "카드 3/3", in: "ko"),
      .pair("⟦10⟧ – 20", "⟦15⟧ – 20", in: "ko"),
      .pair("⟦2.5⟧ GB", "⟦25⟧ GB", in: "zh-Hans"),
      .pair("2.5 GB", "2.50 GB", in: "zh-Hans"),
      .pair("$⟦9.99⟧", "$⟦99.9⟧", in: "zh-Hant"),
      .pair("⟦1080⟧p", "⟦720⟧p", in: "ko"),
      .pair("5:30 PM", "17:30", in: "zh-Hant"),
      .pair("Choose ⟦3⟧ kites", "Elige ⟦4⟧ cometas", in: "es"),
      .pair("1,250.5 kites", "1.250,5 cometas", in: "es"),
      .pair("More than 20,000 kites", "Mais de 20 mil papagaios", in: "pt"),
      .pair("Fly 10 miles", "Vuela 16 km", in: "es"),
    ],
    check: .all([
      .pair { pair, findings in
        guard !pair.isTooLong, !pair.isComparable || pair.target.profile.scripts.isEmpty,
          let other = pair.otherFigure
        else { return }
        findings.flag(
          source: other.source, target: other.target,
          .instead(pair.source.text(in: other.source), pair.target.text(in: other.target)),
          // Where no words are known, nothing tells what a language puts for a number.
          confidence: pair.target.profile.scripts.isEmpty ? 0.9 : 0.96)
      },
      .drift { pair, findings in pair.compareNumbers(&findings) },
    ])
  )
}

extension TextPair {
  /// Compares the numbers of two texts whose words are known.
  fileprivate func compareNumbers(_ findings: inout Findings) {
    guard !target.profile.scripts.isEmpty, !isTooLong else { return }
    if let other = otherExactForm {
      findings.flag(
        source: other.source?.selectorRange, target: other.target.selectorRange,
        .otherForm(other.target.selector), confidence: 0.9)
      return
    }
    let isSame = saysSameNumbers
    if let ends = swappedNumbers(inOrder: isSame) {
      findings.flag(
        source: ends.source, target: ends.target,
        .swapped(source.text(in: ends.source)), confidence: 0.9)
      return
    }
    if let lost = lostSign {
      findings.flag(
        source: lost.source, target: lost.target, .missing(source.text(in: lost.source)),
        confidence: 0.85)
      return
    }
    if isSame { return }
    if let other = repeatedInstead {
      findings.flag(
        source: other.source, target: other.target,
        .instead(source.text(in: other.source), target.text(in: other.target)),
        confidence: 0.85)
      return
    }
    var converted = conversions.union(abbreviations).union(hoursOfTwoClocks)
      .union(groupedNumbers)
    if (lostNumber(apartFrom: converted) ?? addedNumber(apartFrom: converted)) != nil {
      converted.formUnion(timesInOtherUnits)
    }
    let extra = addedNumber(apartFrom: converted)
    if let lost = lostNumber(apartFrom: converted) {
      findings.flag(
        source: lost.range, target: nil, .missing(source.text(in: lost.range)),
        confidence: confidence(ofLost: lost, extra))
    } else if let twin = lostTwin {
      findings.flag(
        source: twin.range, target: nil, .missing(source.text(in: twin.range)),
        confidence: 0.82)
    } else if let other = otherCount {
      findings.flag(
        source: other.source, target: other.target,
        .missing(source.text(in: other.source)), confidence: 0.85)
    } else if let other = miscountedOne {
      findings.flag(
        source: other.source, target: other.target,
        .instead(source.text(in: other.source), target.text(in: other.target)),
        confidence: 0.82)
    } else if let extra {
      findings.flag(
        source: nil, target: extra.range, .added(target.text(in: extra.range)),
        // “Thirds” and “twice” are numbers too, in words that nobody can list.
        confidence: source.numbers.contains(where: \.isDigits) || countsAnew(extra)
          ? 0.85 : 0.7)
    }
  }
}

extension TextPair {
  /// Whether both sides have the same numbers in the same order, as most do.
  fileprivate var saysSameNumbers: Bool {
    let (own, theirs) = (source.numbers, target.numbers)
    return own.count == theirs.count && own.indices.allSatisfy { own[$0].value == theirs[$0].value }
  }
}

extension Message {
  fileprivate static func swapped(_ numbers: String) -> Message {
    "The source says “\(numbers)”; in the translation the numbers changed places. Put them in order."
  }

  fileprivate static func instead(_ number: String, _ other: String) -> Message {
    "The source says \(number) here, the translation \(other). Check the number."
  }

  fileprivate static func missing(_ number: String) -> Message {
    "The source says \(number); the translation does not. Check the number."
  }

  fileprivate static func added(_ number: String) -> Message {
    "The translation says \(number), which is not in the source. Check the number."
  }
}
