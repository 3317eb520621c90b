import CopyModel
import RuleKit

extension Rule {
  static let droppedSentence = Rule(
    "dropped-sentence", .meaning, .warning,
    covers: ["polarity-drift", "lost-scope", "lost-condition"],
    summary: "Every sentence and clause of the source has its counterpart.",
    rationale: """
      The second sentence of an alert says what happens to the data. Two may be joined in
      translation; then the text is as long as both. One that is short as well has lost something.
      """,
    source: .practice("sentence counts agree in 90 to 99 of 100 good translations per locale"),
    examples: [
      .pair(
        "The photo will be deleted from all your devices. You can restore it for 30 days.",
        "⟦모든 기기에서 사진이 삭제됩니다.⟧", in: "ko"),
      .pair(
        "The photo will be deleted from all your devices. You can restore it for 30 days.",
        "모든 기기에서 사진이 삭제됩니다. 30일 동안 복원할 수 있습니다.", in: "ko"),
      .pair(
        "The photo will be deleted from all your devices. You can restore it for 30 days.",
        "⟦照片将从您的所有设备中删除。⟧", in: "zh-Hans"),
      .pair("Unified Ideographs Ext. A", "統合漢字拡張A", in: "ja"),
      .pair("Oops! Please name the deck.", "묶음의 이름을 정하십시오.", in: "ko"),
      .pair("Choose a folder ⟦before you download the photo⟧.", "⟦폴더를 선택하십시오.⟧", in: "ko"),
      .pair(
        "Choose the place of a concert, a lecture, or some other event.", "콘서트, 강연 등의 장소를 선택하십시오.",
        in: "ko"),
      .pair(
        "Choose a folder before you download the photo.", "사진을 다운로드하기 전에 폴더를 선택하십시오.", in: "ko"),
      .pair("The gate locks itself ⟦when you leave the park⟧.", "⟦大门会自动锁上。⟧", in: "zh-Hans"),
      .pair("The gate locks itself when you leave the park.", "您离开公园时，大门会自动锁上。", in: "zh-Hans"),
      .pair("Your photos and ⟦videos⟧ will be uploaded.", "⟦사진이 업로드됩니다.⟧", in: "ko"),
      .pair("Your photos and videos will be uploaded.", "사진과 비디오가 업로드됩니다.", in: "ko"),
      .pair(
        "The disk is full. Delete some files and try again.", "磁碟已滿，請刪除一些檔案後再試一次。",
        in: "zh-Hant"),
      .pair(
        "The game you were playing is still paused on another device. Do you want to continue it here, or start a new one?",
        "您在玩的游戏还在另一台设备上暂停着，要在这里继续，还是开始新游戏？", in: "zh-Hans"),
      .pair(
        "The game you were playing is still paused on another device. Do you want to continue it here, or start a new one?",
        "⟦您在玩的游戏，还在另一台设备上暂停着。⟧", in: "zh-Hans"),
      .pair("This seat is taken. Choose another.", "该座位已被占用，请换一个。", in: "zh-Hans"),
      .pair(
        "That name isn’t allowed. Try again with a different name.", "無法使用這個名稱，請改用其他名稱。",
        in: "zh-Hant"),
      .pair(
        "The pier closes at ten. Boats that\ncome late have to wait\noutside until the next morning.",
        "碼頭十點關閉。晚到的船須等到隔天早上。", in: "zh-Hant"),
      .pair(
        "Your order is in. You’ll hear back within five days.", "我們已收到訂單，將於 5 天內回覆。", in: "zh-Hant"),
      .pair(
        "The kite is new. It hangs on the wall. Nobody has flown it yet.", "風箏是新的；它掛在牆上。還沒有人放過。",
        in: "zh-Hant"),
      .pair("The ticket is wrong or ⟦has moved⟧.", "⟦입장권이 잘못되었습니다.⟧", in: "ko"),
      .pair("The ticket is wrong or has moved.", "입장권이 잘못되었거나 이동했습니다.", in: "ko"),
      .pair("Delete all cards, ⟦albums⟧, and photos.", "⟦모든 카드와 사진을 삭제합니다.⟧", in: "ko"),
      .pair("Delete all cards, albums, and photos.", "모든 카드, 앨범, 사진을 삭제합니다.", in: "ko"),
      .pair("Play it with a Tuba or ⟦Fagott⟧", "⟦使用 Tuba 演奏⟧", in: "zh-Hant"),
      .pair("Play it with a Tuba or Fagott", "使用 Tuba 或巴松管演奏", in: "zh-Hant"),
      .pair(
        "Move the selected cards to the Trash ⟦after printing⟧", "⟦선택한 카드를 휴지통으로 이동⟧", in: "ko"),
      .pair(
        "Move the selected cards to the Trash after printing", "인쇄 후 선택한 카드를 휴지통으로 이동", in: "ko"),
      .pair("The load must be greater than or equal to 3.", "하중은 3 이상이어야 합니다.", in: "ko"),
      .pair("Enter your name, ⟦address⟧, and phone number.", "⟦请输入姓名和电话号码。⟧", in: "zh-Hans"),
      .pair("Enter your name, address, and phone number.", "请输入姓名、地址和电话号码。", in: "zh-Hans"),
      .pair(
        "The deck exceeds the largest size when writing to a FAT32 formatted drive.",
        "덱이 FAT32에서 허용하는 크기보다 큽니다.",
        in: "ko"),
      .pair(
        "The deck is in another album. This album is not shared", "⟦牌組在另一個專輯中。⟧", in: "zh-Hant"),
      .pair(
        "The deck is in another album. This album is not shared", "牌組在另一個專輯中。此專輯未共享", in: "zh-Hant"),
      .pair(
        "The deck is closed. It may be opened by the person who keeps the key.\n%@", "⟦牌組已關閉。\n%@⟧",
        in: "zh-Hant"),
      .pair(
        "A card was drawn and there doesn’t seem to be a rule for it.", "抽了一張卡片：無規則", in: "zh-Hant"),
      .pair(
        "The deck was deleted ⟦or the key to read or open it is wrong⟧", "⟦牌組已刪除⟧", in: "zh-Hant"),
      .pair(
        "The deck was deleted or the key to read or open it is wrong", "牌組已刪除，或金鑰錯誤", in: "zh-Hant"),
      .pair("Trailing and leading spaces", "首尾空格", in: "zh-Hans"),
      .pair(
        "The lid may be hot. Use care when lifting it. Open it now?", "鍋蓋可能很燙，請小心掀起。要現在打開嗎？",
        in: "zh-Hant"),
      .pair("The oven is hot. Change its plate in “Kitchen | Plates”.", "⟦오븐이 뜨겁습니다.⟧", in: "ko"),
      .pair(
        "The oven is hot. Change its plate in “Kitchen | Plates”.",
        "오븐이 뜨겁습니다. ‘주방 | 판’에서 판을 바꾸십시오.", in: "ko"),
    ],
    check: .drift { pair, findings in
      let source = pair.source
      let target = pair.target
      let item = pair.droppedItem ?? pair.droppedName
      if let part = pair.droppedClause ?? pair.droppedHalf ?? item ?? pair.droppedAside
        ?? pair.droppedRest
      {
        findings.flag(
          source: part, target: target.fullRange, .say(source.text(in: part)), confidence: 0.85)
        return
      }
      guard let ratio = target.profile.lengthRatio, source.sentences.count > 1,
        // Lines that break within a sentence make no more of them.
        case let isBroken = source.breaksSentences,
        case let own = isBroken ? source.ended : source.sentences.count,
        // Most translations have as many, and their words need no look.
        target.sentences.count < own,
        target.sentences.count + pair.joinedRequests + (pair.joinsCall ? 1 : 0)
          < own - max(source.interjections - target.interjections, 0),
        !target.sentences.isEmpty,
        // “%d file|%d files” are forms of one sentence.
        !source.endsInAbbreviation, !source.hasForms,
        !isBroken || target.ended < source.ended
      else { return }
      // What the missing sentences would have taken, at the usual length; but what stands there as it is takes as much in
      // any language.
      let alike = pair.charactersAlike
      let expected = Double(source.characters - alike) * ratio.median
      let share = Double(target.sentences.count) / Double(own)
      let length = Double(target.characters - alike) / (expected * (share + 1) / 2)
      let shared = SharedTerms(pair)
      let terms = source.sentences.compactMap { shared?.source(in: $0.range) }
      // Two short sentences may be one, and each be said.
      let areAllSaid = !terms.isEmpty && terms.allSatisfy { $0.found * 2 >= $0.known }
      let isOneUnsaid =
        (terms.contains { $0.known > 3 && $0.found == 0 } || pair.leavesOutSentence(shared))
        && terms.contains { $0.found > 1 }
      let isLastUnsaid = pair.leavesOutLast(shared, ratio) || pair.dropsRequest(shared)
      // Commas join sentences as well as stops part them, where something of each is said.
      let joinsRequest = pair.joinsRequest
      let isJoined =
        terms.count == source.sentences.count
        && (terms.allSatisfy { $0.found > 0 } || joinsRequest)
        && target.sentences.count == 1
        && target.parts(by: [",", "，", "、", "；", ";"]) >= source.sentences.count
        && source.words.count <= 14
        // A semicolon parts sentences as well as a stop does.
        || target.parts(by: ["；", ";"]) >= source.sentences.count
      // Values and names say their share of a length alike in both, and leave less of it to guess.
      let roomy = alike > 0 && source.words.count > 12 ? 0.9 : 1
      guard
        length < (isJoined ? 0.72 : areAllSaid ? 0.8 : roomy)
          || !isBroken && (isOneUnsaid || isLastUnsaid || pair.dropsSentence(shared)),
        isOneUnsaid || isLastUnsaid
          || !(pair.joinsSentences(shared) || isJoined && joinsRequest),
        isLastUnsaid || !pair.saysRestFreely(shared)
      else { return }
      findings.flag(
        source: nil, target: target.fullRange,
        .restore(own, target.sentences.count), confidence: 0.9)
    }
  )
}

extension AnalyzedText {
  /// Whether a bar stands behind a whole sentence, between the forms of one: “One file.|%d files.”, but not in “Window |
  /// Settings”.
  fileprivate var hasForms: Bool {
    guard bytes.contains(UInt8(ascii: "|")) else { return false }
    let text = string.utf8.span
    return text.indices.contains { index in
      guard text[index] == UInt8(ascii: "|") else { return false }
      let end = text.has(" ", at: index - 1) ? index - 1 : index
      return [".", "!", "?"].contains { text.has($0, at: end - 1) } || text.has("|", at: index + 1)
    }
  }

  /// How many of its sentences only express a feeling, which copy does better without: “Oops!”
  fileprivate var interjections: Int {
    guard let word = firstWording(.unneutral) else { return 0 }
    return sentences.count { sentence in
      sentence.range.overlaps(word.range)
        && words.allSatisfy { !sentence.range.overlaps($0) || word.range.overlaps($0) }
    }
  }

  /// How many parts there are where marks part sentences, in either width.
  fileprivate func parts(by marks: [Unicode.Scalar]) -> Int {
    sentences.count + string.unicodeScalars.count(where: marks.contains)
  }

  /// How many of its sentences have a mark at their end that ends one.
  fileprivate var ended: Int {
    sentences.count { [.period, .question, .exclamation].contains($0.ending) }
  }

  /// Whether its last sentence is a word or two without a mark, and no line of its own behind a whole sentence:
  /// “Ideographs Ext. A”.
  fileprivate var endsInAbbreviation: Bool {
    guard let last = sentences.last, last.ending == .none else { return false }
    if let previous = sentences.dropLast().last, previous.ending == .period,
      string.utf8.span[last.range.lowerBound - 1] == UInt8(ascii: "\n")
    {
      return false
    }
    return words.count { last.range.contains($0.lowerBound) } < 3
  }
}

extension TextPair {
  /// How many characters of the translation are values and names as the source has them; none where they are most of it.
  var charactersAlike: Int {
    let values = target.placeholders.filter { source.contains($0.text) }
    let names = target.words.filter { word in
      target.string.utf8.span[word.lowerBound].isASCIILetter && word.count > 1
        && !values.contains { $0.range.overlaps(word) } && source.contains(target.text(in: word))
    }
    let count = values.reduce(0) { $0 + $1.range.count } + names.reduce(0) { $0 + $1.count }
    return count * 3 > source.characters * 2 ? 0 : count
  }

  /// Whether the translation says nothing of what one sentence says and no other does, where that is more than two words.
  fileprivate func leavesOutSentence(_ terms: SharedTerms?) -> Bool {
    guard let terms else { return false }
    let asked = source.sentences.map { terms.keysAsked(in: $0.range) }
    let said = terms.keysSaid(in: target.fullRange)
    return asked.indices.contains { index in
      var own = asked[index]
      for other in asked.indices where other != index { own.subtract(asked[other]) }
      return own.count > 2 && own.isDisjoint(with: said)
    }
  }

  /// Whether some whole sentence has no counterpart. A line of code or a list item is none.
  fileprivate func dropsSentence(_ terms: SharedTerms?) -> Bool {
    // Plural forms beside each other, and code, are not sentences.
    guard !source.hasForms, !source.contains("{\n") else { return false }
    return SentenceAlignment(self, terms)?.dropped.contains { number in
      let sentence = source.sentences[number]
      // The last may go without its mark, where it is more than a name.
      let isWhole =
        number > 0 && source.sentences[number - 1].ending == .period
        && source.wordCount(in: sentence.range) > 3
        && source.words.last.map { !source.kinds(of: $0).contains(.small) } ?? false
      guard sentence.ending != .none || isWhole, let count = terms?.source(in: sentence.range)
      else { return false }
      return count.known > 0 && count.found * 2 <= count.known
    } ?? false
  }
}

extension Message {
  fileprivate static func say(_ clause: String) -> Message {
    "The translation says nothing of “\(clause)”. Say it here too."
  }

  fileprivate static func restore(_ source: Int, _ target: Int) -> Message {
    "The source has \(source) sentences, the translation \(target). Translate what is missing."
  }
}
