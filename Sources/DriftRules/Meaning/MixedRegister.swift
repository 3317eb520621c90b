import CopyModel
import RuleKit

extension Rule {
  static let mixedRegister = Rule(
    "mixed-register", .meaning, .warning,
    summary: "A text keeps to one level of speech.",
    rationale: """
      Korean shows at the end of every sentence whom it addresses. 합쇼체 beside 해요체 or 해라체 in one
      text sounds as if two people spoke. Endings that both levels share, such as -세요, do not count.
      Japanese keeps to です・ます or to である. Chinese shows it by its pronoun: 你 or 您. A table or an alert keeps
      to one level as well. Greetings and cheers, such as 반가워요!, may be warmer.
      """,
    source: .work("표준국어대사전: 합쇼체, 해요체, 해라체"),
    examples: [
      .pair("The file was deleted. You can restore it.", "파일이 삭제되었습니다. ⟦복원할 수 있어요.⟧", in: "ko"),
      .pair("The file was deleted. You can restore it.", "파일이 삭제되었습니다. 복원할 수 있습니다.", in: "ko"),
      .pair("Saved. Check the folder.", "저장했습니다. 폴더를 확인하세요.", in: "ko"),
      .pair("Saved. Check the folder.", "⟦저장했다.⟧ 폴더를 확인하세요.", in: "ko"),
      .pair("No. It’s shared with others.", "아니요. 다른 사람과 공유됩니다.", in: "ko"),
      .pair("Welcome back! Your notes were synced.", "다시 만나서 반가워요! 메모가 동기화되었습니다.", in: "ko"),
      .alert(
        title: "사진을 저장할 수 없습니다.", message: "⟦사진이 잠겨 있어요.⟧", buttons: ["확인"], in: "ko"),
      .alert(title: "사진을 저장할 수 없습니다.", message: "나중에 다시 시도하세요.", buttons: ["확인"], in: "ko"),
      .alert(
        title: "您的歌曲未添加。", message: "⟦你⟧可以稍后再试。", buttons: ["好"], in: "zh-Hans"),
      .alert(title: "您的歌曲未加入。", message: "您可以稍後再試。", buttons: ["好"], in: "zh-Hant"),
      .pair("Write a title. Keep it short.", "⟦제목을 써라.⟧ 짧게 쓰십시오.", in: "ko"),
      .pair("Saved. Check the folder.", "已存储。请查看文件夹。", in: "zh-Hans"),
      .pair("You can sync your files.", "您可以同步⟦你⟧的文件。", in: "zh-Hans"),
      .pair("You can sync your files.", "您可以同步您的檔案。", in: "zh-Hant"),
      .pair("Sign your card with your name.", "请用您的姓名签署⟦你⟧的卡片。", in: "zh-Hans"),
      .pair("Sign your card with your name.", "请用您的姓名签署您的卡片。", in: "zh-Hans"),
      .pair("Your card is between the two of you.", "您的卡片在你们两人之间。", in: "zh-Hans"),
      .files(
        (
          "Guide.md",
          """
          The photo was saved.
          > 사진이 저장되었습니다.

          The album was shared.
          > 앨범이 공유되었습니다.

          The video was moved.
          > 비디오가 이동되었습니다.

          The song was added.
          > 노래가 추가되었습니다.

          The note was closed.
          > 메모가 닫혔습니다.

          The file was renamed.
          > 파일 이름이 변경되었습니다.

          The list was sorted.
          > ⟦목록이 정렬되었다.⟧

          The page was printed.
          > 페이지가 인쇄되었습니다.

          The card was sent.
          > 카드가 전송되었습니다.
          """
        ), in: "ko"),
      .pair("The file was deleted. You can restore it.", "⟦ファイルを削除した。⟧復元できます。", in: "ja"),
      .pair("The file was deleted. You can restore it.", "ファイルを削除しました。復元できます。", in: "ja"),
    ],
    check: .all([
      .drift(checkPair),
      .alert(checkAlert),
      .table { table, findings in
        let locales = table.locales
        if let korean = locales.first(where: { table.profile($0).uses(.hangul) }) {
          for odd in TableRegister(table, in: korean).odd {
            let message: Message = odd.level == .plain ? .formalLevel : .tableLevel
            findings.flag(odd.range, of: odd.unit, message, confidence: 0.85)
          }
        }
        for locale in locales where !table.profile(locale).addressWords.isEmpty {
          for (unit, range) in TableAddress(table, in: locale).odd {
            findings.flag(range, of: unit, .tableAddress, confidence: 0.8)
          }
        }
      },
    ])
  )

  /// The title and the message of an alert, each of which keeps to one level, and not to the same.
  private static let checkAlert: @Sendable (AnalyzedAlert, inout Findings) -> Void = {
    alert, findings in
    guard let title = alert.title, let message = alert.message else { return }
    if let (own, other) = title.text.soleLevel.flatMap({ own in
      message.text.soleLevel.map { (own, $0) }
    }), own.register != other.register {
      let isOwn = own.register != .formal
      findings.flag(
        isOwn ? title : message, isOwn ? own.range : other.range, .alertLevel, confidence: 0.85)
    }
    if let own = title.text.soleAddress, let other = message.text.soleAddress,
      own.form != other.form
    {
      let isOwn = own.form == .familiar
      findings.flag(
        isOwn ? title : message, isOwn ? own.range : other.range, .alertAddress, confidence: 0.8)
    }
  }

  private static let checkPair: @Sendable (TextPair, inout Findings) -> Void = {
    pair, findings in
    if let odd = pair.target.oddAddress {
      // Of 480,000 rows of other apps, 34 had both: all were slips, but for 你们, which 您 has no form for (2026).
      findings.flag(source: nil, target: odd.range, .oneAddress, confidence: 0.82)
    }
    guard pair.target.sentences.count > 1 else { return }
    var levels = pair.target.sentences.filter {
      $0.register?.isLevel == true && $0.ending != .none
    }
    guard let first = levels.first else { return }
    guard levels.contains(where: { $0.register != first.register }) else {
      // 하세요 may stand beside any level but those that are not said to strangers: 만료되었다.
      let isAddressed = pair.target.sentences.contains {
        $0.register == .neutral && $0.ending != .none
      }
      if isAddressed, first.register == .plain || first.register == .casual,
        !pair.target.quotes(first.range)
      {
        findings.flag(source: nil, target: first.range, .oneLevel, confidence: 0.82)
      }
      return
    }
    // 아니요 answers at any level, 반가워요! greets, and a question may be friendlier than what is told: …하시겠어요?
    levels.removeAll {
      pair.target.profile.answers.contains(pair.target.letters(of: $0)) || $0.isCheer
        || $0.register == .polite && $0.ending == .question
    }
    let counts = Dictionary(grouping: levels, by: \.register).mapValues(\.count)
    guard counts.count > 1 else { return }
    // The level of fewest sentences stands out; among equals the less formal one.
    let order: [Register] = [.plain, .casual, .polite, .formal]
    let odd = order.filter { counts[$0] != nil }.min { counts[$0] ?? 0 < counts[$1] ?? 0 }
    guard let sentence = levels.first(where: { $0.register == odd }) else { return }
    findings.flag(source: nil, target: sentence.range, .oneLevel, confidence: 0.9)
  }
}

extension Sentence {
  /// Whether it is said with warmth, not told: 잘하셨어요!
  fileprivate var isCheer: Bool {
    ending == .exclamation && (register == .polite || register == .casual)
  }
}

extension AnalyzedText {
  /// Whether a sentence has words in quotation marks, which speak as somebody else does: 명언: “아는 것이 힘이다.”
  fileprivate func quotes(_ sentence: Range<Int>) -> Bool {
    let bytes = string.utf8.span
    return sentence.contains { place in
      (QuoteMarks.all + ["'"]).contains { bytes.has($0, at: place) }
    }
  }

  /// The level that all sentences with their marks keep to, and the first of them; nil where they show several, or none.
  fileprivate var soleLevel: Sentence? {
    let levels = sentences.filter {
      $0.register?.isLevel == true && $0.ending != .none && !$0.isCheer
        && !profile.answers.contains(letters(of: $0))
    }
    return levels.allSatisfy { $0.register == levels[0].register } ? levels.first : nil
  }

  /// The first pronoun, where all are of one form.
  fileprivate var soleAddress: Address? {
    addresses.allSatisfy { $0.form == addresses[0].form } ? addresses.first : nil
  }

  /// The letters of a sentence.
  fileprivate func letters(of sentence: Sentence) -> String {
    text(in: sentence.range).filter(\.isLetter)
  }

  /// The first pronoun of the rarer form, of the familiar one among equals; nil where one form is used.
  fileprivate var oddAddress: Address? {
    guard addresses.count > 1 else { return nil }
    let familiar = addresses.filter { $0.form == .familiar }
    let polite = addresses.filter { $0.form == .polite }
    return familiar.count > polite.count ? polite.first : polite.isEmpty ? nil : familiar.first
  }
}

extension Message {
  fileprivate static let oneAddress: Message = "The text says both 你 and 您. Keep to one."
  fileprivate static let formalLevel: Message =
    "This is in 해라체, the rest of the table in 합쇼체. Keep to one level of speech."
  fileprivate static let tableLevel: Message =
    "Nearly all of the table is in another level of speech. Keep to one."
  fileprivate static let tableAddress: Message =
    "Nearly all of the table addresses people by another pronoun, 你 or 您. Keep to one."
  fileprivate static let alertLevel: Message =
    "The title and the message are in different levels of speech. Keep to one."
  fileprivate static let alertAddress: Message =
    "The title and the message say 你 and 您. Keep to one."
  fileprivate static let oneLevel: Message =
    "This sentence is in another level of speech than the rest. Keep to one."
}
