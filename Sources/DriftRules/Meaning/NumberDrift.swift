import CopyModel
import RuleKit

extension Rule {
  static let numberDrift = Rule(
    "number-drift", .meaning, .warning,
    summary: "Numbers are the same on both sides.",
    rationale: """
      A number in digits must stand in the translation, in digits, in words or in the numerals of
      the locale: 3만 and 三万 are 30,000, and 8折 is 20 % off.
      """,
    source: .practice("numbers agree"),
    examples: [
      .pair("Deleted after ⟦30⟧ days.", "3일 후에 삭제됩니다.", in: "ko"),
      .pair("Deleted after 30 days.", "30일 후에 삭제됩니다.", in: "ko"),
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
      .pair("Show more than ⟦two⟧ rows.", "顯示超過⟦三⟧列。", in: "zh-Hant"),
      .pair("The gate changed from ⟦14 to 41⟧.", "탑승구가 ⟦41번에서 14⟧번으로 변경되었습니다.", in: "ko"),
      .pair("The gate changed from 14 to 41.", "탑승구가 14번에서 41번으로 변경되었습니다.", in: "ko"),
      .pair("A table for ⟦two⟧ adults and one child", "⟦三⟧位成人和一位儿童的座位", in: "zh-Hans"),
      .pair("A table for two adults and one child", "两位成人和一位儿童的座位", in: "zh-Hans"),
      .pair("Tap the 3-dot menu.", "더 보기 메뉴를 탭하십시오.", in: "ko"),
      .pair("Start your ⟦3⟧-day trial.", "开始试用。", in: "zh-Hans"),
      .pair("Only type 1 is allowed.", "유형 1만 허용합니다.", in: "ko"),
      .pair("Only ⟦2⟧ files", "3만 개의 파일만", in: "ko"),
      .pair("Reset the counter to 0", "重設計數", in: "zh-Hant"),
      .pair("Double clicking opens it.", "더블 클릭하면 열 수 있습니다.", in: "ko"),
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
    ],
    check: .drift { pair, findings in
      guard !pair.target.profile.scripts.isEmpty, !pair.saysSameNumbers else { return }
      if let ends = pair.swappedEnds {
        findings.flag(
          source: ends.source, target: ends.target,
          .swapped(pair.source.text(in: ends.source)), confidence: 0.9)
        return
      }
      let answers = Set(pair.target.numbers.map(\.value))
      let converted = pair.conversions.union(pair.abbreviations).union(pair.hoursOfTwoClocks)
      let unanswered = pair.source.numbers.first {
        $0.isDigits && !answers.contains($0.value) && !converted.contains($0.value)
          && !pair.source.isGesture($0.range) && !pair.source.isLook($0)
          && !pair.source.isFigureOfSpeech($0.range)
          && !($0.value == "0" && pair.resets || pair.source.endsFullHour($0))
          && !pair.says(only: $0)
          && !pair.target.showsVersion($0.value)
      }
      let known = Set(pair.source.numbers.map(\.value))
      let extra = pair.target.numbers.first {
        $0.isDigits && !known.contains($0.value) && $0.value != "1" && !converted.contains($0.value)
          && !pair.target.endsFullHour($0) && !pair.isOnly($0)
          && !pair.leavesName(with: $0.value)
          && !pair.source.hasInCode($0.value)
      }
      if let unanswered {
        findings.flag(
          source: unanswered.range, target: nil, .missing(pair.source.text(in: unanswered.range)),
          // One may well go unsaid, but it does not become eleven; and 18+ is a rating, 2FA a name.
          confidence: extra == nil
            && (unanswered.value == "1" || pair.source.isInName(unanswered.range)) ? 0.6 : 0.9)
        return
      }
      if let other = pair.otherCount {
        findings.flag(
          source: other.source, target: other.target,
          .missing(pair.source.text(in: other.source)), confidence: 0.85)
        return
      }
      guard let extra else { return }
      findings.flag(
        source: nil, target: extra.range, .added(pair.target.text(in: extra.range)),
        // “Thirds” and “twice” are numbers too, in words that nobody can list.
        confidence: pair.source.numbers.contains(where: \.isDigits) ? 0.85 : 0.7)
    }
  )
}

extension TextPair {
  /// Whether both sides have the same numbers in the same order, as most do.
  fileprivate var saysSameNumbers: Bool {
    let (own, theirs) = (source.numbers, target.numbers)
    return own.count == theirs.count && own.indices.allSatisfy { own[$0].value == theirs[$0].value }
  }

  /// Whether both sides reset something.
  fileprivate var resets: Bool {
    guard let reset = source.profile.concept(.reset) else { return false }
    return source.sure.contains(reset) && target.mayMean(reset)
  }

  /// Whether “only 1” became 1만, in which 만 is no ten thousand but “only”.
  fileprivate func says(only number: NumberFact) -> Bool {
    guard !isTooLong, let only = source.profile.concept(.only), source.mayMean(only) else {
      return false
    }
    return target.numbers.contains { $0.isDigits && target.says(only: number.value, at: $0.range) }
  }

  /// Whether a number of the translation is one that the source says with “only”: 1만.
  fileprivate func isOnly(_ answer: NumberFact) -> Bool {
    source.numbers.contains { says(only: $0) && target.says(only: $0.value, at: answer.range) }
  }

  /// Two numbers, “from 14 to 41”, that changed places.
  fileprivate var swappedEnds: (source: Range<Int>, target: Range<Int>)? {
    guard !isTooLong, source.numbers.count > 1, target.numbers.count > 1 else { return nil }
    for (start, end) in zip(source.numbers, source.numbers.dropFirst()) where start.isDigits {
      guard start.value != end.value, source.goes(from: start.range, to: end.range),
        let first = target.only(end.value), let last = target.only(start.value),
        source.only(end.value) != nil, source.only(start.value) != nil,
        first.upperBound <= last.lowerBound
      else { continue }
      return (start.range.lowerBound..<end.range.upperBound, first.lowerBound..<last.upperBound)
    }
    return nil
  }

  /// A count of the source, in words, and another one in its place, where the rest of both texts count alike.
  fileprivate var otherCount: (source: Range<Int>, target: Range<Int>)? {
    let theirs = target.numbers.map(\.value)
    guard source.numbers.count == theirs.count, theirs.count < 4 else { return nil }
    var unanswered = theirs
    var lost: NumberFact?
    for number in source.numbers {
      if let place = unanswered.firstIndex(of: number.value) {
        unanswered.remove(at: place)
      } else if lost == nil {
        lost = number
      } else {
        return nil
      }
    }
    guard let own = lost, !own.isDigits,
      let other = target.numbers.last(where: { $0.value == unanswered.first }),
      let (a, b) = (Int(own.value).flatMap { a in Int(other.value).map { (a, $0) } }),
      // May is a month and a verb, and “double” a gesture.
      !source.cues.contains(where: { $0.range == own.range }), !source.isGesture(own.range),
      // “One” is an article as often as a number, and 一 stands in many words.
      a > 1 || source.isAlone(own.range), b > 1, a != b, max(a, b) < 13,
      target.isWholeWord(other.range)
    else { return nil }
    return (own.range, other.range)
  }
}

extension AnalyzedText {
  /// The place of a number, where it stands but once.
  fileprivate func only(_ value: String) -> Range<Int>? {
    let places = numbers.filter { $0.value == value }
    return places.count == 1 ? places.first?.range : nil
  }

  /// Whether a value and a particle for “only” are all that stands at a place: 1만.
  fileprivate func says(only value: String, at place: Range<Int>) -> Bool {
    let bytes = string.utf8Span.span
    return bytes.has(value, at: place.lowerBound)
      && profile.ruleWords[.onlyParticles].end(in: bytes, at: place.lowerBound + value.utf8.count)
        == place.upperBound
  }

  /// Whether “only” stands right before a number: “only one”.
  fileprivate func isAlone(_ number: Range<Int>) -> Bool {
    guard let index = words.firstIndex(of: number), index > 0 else { return false }
    return isWord(words[index - 1], in: .onlyWords)
  }

  /// Whether a number is part of a name: a letter or a plus sign stands directly behind it, or a single
  /// letter and a hyphen before it.
  fileprivate func isInName(_ number: Range<Int>) -> Bool {
    let bytes = string.utf8Span.span
    if number.upperBound < bytes.count {
      let next = bytes[number.upperBound]
      if next == UInt8(ascii: "+") || (0x61...0x7A).contains(next | 0x20) { return true }
    }
    let start = number.lowerBound
    return start > 1 && bytes[start - 1] == UInt8(ascii: "-")
      && (0x41...0x5A).contains(bytes[start - 2])
  }

  /// Whether a hyphen joins a small number to a word that is no unit: it tells how a thing looks or works,
  /// “3-dot menu”, “2-way sync”.
  fileprivate func isLook(_ number: NumberFact) -> Bool {
    let bytes = string.utf8Span.span
    let end = number.range.upperBound
    return number.value.utf8.count == 1 && end + 1 < bytes.count && bytes[end] == UInt8(ascii: "-")
      && (0x61...0x7A).contains(bytes[end + 1])
      && !measuredValues.contains { $0.range.overlaps(number.range) }
  }

  /// Whether a number only tells a gesture: double-click.
  fileprivate func isGesture(_ number: Range<Int>) -> Bool {
    cues.contains {
      profile.concepts[$0.concept].kind == .gesture
        && (number.upperBound...number.upperBound + 1).contains($0.range.lowerBound)
    }
  }

  /// Whether a number stands in what the source shows as code, which the translation may show as text: `08:00`.
  fileprivate func hasInCode(_ value: String) -> Bool {
    literals.contains { text(in: $0).contains(value) }
  }

  /// Whether no Hangul follows: 세 stands in many words.
  fileprivate func isWholeWord(_ range: Range<Int>) -> Bool {
    !profile.uses(.hangul) || !string.utf8Span.span.hasLetter(at: range.upperBound)
  }
}

extension Message {
  fileprivate static func swapped(_ numbers: String) -> Message {
    "The source says “\(numbers)”; in the translation the numbers changed places. Put them in order."
  }

  fileprivate static func missing(_ number: String) -> Message {
    "The source says \(number); the translation does not. Check the number."
  }

  fileprivate static func added(_ number: String) -> Message {
    "The translation says \(number), which is not in the source. Check the number."
  }
}
