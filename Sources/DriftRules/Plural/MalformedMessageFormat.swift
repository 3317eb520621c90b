import CopyModel
import RuleKit

extension Rule {
  static let malformedMessageFormat = Rule(
    "malformed-message-format", .plural, .error,
    summary: "The translation of a message in ICU MessageFormat is one, too.",
    rationale: """
      The app reads the message when it runs. With a brace or the branch `other` missing it shows
      nothing or fails, and a branch that was translated is never chosen.
      """,
    source: .work("ICU User Guide, Formatting Messages; CLDR, Plural Rules"),
    examples: [
      .pair(
        "{count, plural, one {# note} other {# notes}}", "{count, plural, other {메모 #개}}", in: "ko"),
      .pair(
        "{count, plural, one {# note} other {# notes}}", "⟦{count, plural, one {메모 #개}}⟧", in: "ko"),
      .pair(
        "{count, plural, one {# note} other {# notes}}", "{count, plural, ⟦other # 个备忘录}}⟧",
        in: "zh-Hans"),
      .pair(
        "{kind, select, photo {A photo} other {A file}}",
        "{kind, select, ⟦照片⟧ {一张照片} other {一个文件}}", in: "zh-Hans"),
      .pair(
        "{count, plural, one {# note} other {# notes}}", "{count, ⟦复数⟧, other {# 个备忘录}}",
        in: "zh-Hans"),
      .pair("{count, plural, one {# note} other {# notes}}", "메모 {count}개", in: "ko"),
      .pair(
        "{kind, select, photo {A photo} other {A file}}",
        "{kind, select, photo {一張照片} other {一個檔案}}", in: "zh-Hant"),
      .pair(
        "{count, plural, =0 {No notes} other {# notes}}",
        "{count, plural, =0 {沒有備忘錄} ⟦其他⟧ {# 個備忘錄} other {# 個備忘錄}}", in: "zh-Hant"),
      .files(("app_en.arb", #"{"@@locale": "en", "sign": "Write no ⟦{ }⟧ here."}"#)),
      .files(("app_en.arb", #"{"@@locale": "en", "hello": "Hello ⟦{{.Guest}}⟧"}"#)),
      .files(("app_en.arb", #"{"@@locale": "en", "boats": "⟦{n, plural, one {a boat}}⟧"}"#)),
      .files(("app_en.arb", #"{"@@locale": "en", "boats": "{n, plural, other {{n} boats}}"}"#)),
      .files(
        ("app_en.arb", #"{"@@locale": "en", "hello": "Hello {guest}"}"#),
        ("app_ko.arb", #"{"@@locale": "ko", "hello": "⟦{{guest}}⟧님, 안녕하세요"}"#), in: "ko"),
      .files(
        ("app_en.arb", #"{"@@locale": "en", "hello": "Hello {guest}"}"#),
        ("app_zh.arb", #"{"@@locale": "zh", "hello": "您好，{guest}"}"#), in: "zh-Hans"),
    ],
    check: .all([
      .text([]) { text, findings in
        guard findings.formatFlags.contains(.flutter) else { return }
        if let brace = RefusedMessage.brace(in: text) {
          findings.flag(brace, of: text, .refuse, confidence: 0.97)
        } else if findings.isSourceText, let problem = text.message?.problem {
          findings.flag(
            problem.offset..<text.fullRange.upperBound, of: text, .repair(problem.kind))
        }
      },
      .pair { pair, findings in
        guard let source = pair.source.message,
          source.problem == nil || findings.formatFlags.contains(.flutter)
        else { return }
        if let problem = pair.target.message?.problem {
          findings.flag(
            source: nil, target: problem.offset..<pair.target.fullRange.upperBound,
            .repair(problem.kind))
          return
        }
        if let translated = pair.translatedKeyword(of: source) {
          findings.flag(source: nil, target: translated.range, .writeKeyword(translated.keyword))
          return
        }
        let strange = MessageBranches(pair).pairings.first { !$0.isSameForm && !$0.mayBeAdded }
        guard let strange else { return }
        findings.flag(
          source: nil, target: strange.target.selectorRange, .restore(strange.target.selector))
      },
    ])
  )
}

extension TextPair {
  /// The word where an argument of the translation should say `plural` or the like, as that of the source does.
  fileprivate func translatedKeyword(
    of source: MessageFormat
  ) -> (range: Range<Int>, keyword: String)? {
    guard target.message == nil else { return nil }
    let text = target.string.utf8.span
    for argument in source.arguments {
      guard let keyword = argument.kind.keyword,
        let open = text.indices.first(where: { text.has("{" + argument.name + ",", at: $0) })
      else { continue }
      var start = open + argument.name.utf8.count + 2
      while start < text.count, text[start] == 0x20 { start += 1 }
      var end = start
      while end < text.count, !",{} ".utf8.contains(text[end]) { end += 1 }
      if end > start { return (start..<end, keyword) }
    }
    return nil
  }
}

extension MessageFormat.Kind {
  /// The word for an argument with branches; nil for one without.
  fileprivate var keyword: String? {
    switch self {
    case .plain, .simple: nil
    case .choice: "choice"
    case .plural: "plural"
    case .select: "select"
    case .ordinal: "selectordinal"
    }
  }
}

extension MessageBranches.Pairing {
  /// Whether a translation may have this branch though its source has not: by CLDR's plural
  /// categories, by a number, or by default.
  fileprivate var mayBeAdded: Bool {
    switch argument.kind {
    case .plural, .ordinal:
      target.selector.hasPrefix("=")
        || ["zero", "one", "two", "few", "many", "other"].contains(target.selector)
    case .select: target.selector == "other"
    case .plain, .simple, .choice: true
    }
  }
}

extension Message {
  fileprivate static let refuse: Message =
    "gen-l10n takes a brace for that of an argument, and stops here. Remove the brace, or name the argument: {name}."

  fileprivate static func repair(_ problem: MessageFormat.Problem.Kind) -> Message {
    switch problem {
    case .lacksOther: "A plural or select has no branch “other”. Every language needs one: add it."
    case .unmatchedBrace: "A brace is not closed. Close each { with a }."
    case .badSyntax: "ICU cannot read the message from here on. Give each branch its own { and }."
    case .tooLarge: "The message nests too deep or has too long a name. Make it simpler."
    }
  }

  fileprivate static func writeKeyword(_ keyword: String) -> Message {
    "The app reads this word. Write “\(keyword)”, as the source does; only the texts in the branches are translated."
  }

  fileprivate static func restore(_ selector: String) -> Message {
    "No value chooses the branch “\(selector)”. Name it as the source does; only its text is translated."
  }
}
