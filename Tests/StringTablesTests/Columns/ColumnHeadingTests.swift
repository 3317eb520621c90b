import CopyModel
import Testing

@testable import StringTables

struct ColumnHeadingTests {
  @Test(
    arguments: [
      ("ko", "ko"), ("KO", "ko"), ("ko_KR", "ko"), ("ko-KR", "ko"), ("KR", "ko"), ("kor", "ko"),
      ("Korean", "ko"), ("KOREAN", "ko"), (" Korean ", "ko"), ("Korean (ko)", "ko"),
      ("Korean (South Korea)", "ko"), ("ko - Translation", "ko"), ("ko: text", "ko"),
      ("Target [ko-KR]", "ko"), ("Translation (Korean)", "ko"), ("textKo", "ko"),
      ("value.ko", "ko"), ("ko_text", "ko"), ("korean_translation", "ko"), ("한국어", "ko"),
      ("한글", "ko"), ("국문", "ko"), ("한국어 번역", "ko"), ("Korean / 한국어", "ko"), ("`ko`", "ko"),
      ("**한국어**", "ko"), ("Korean (reviewed by Kim)", nil), ("韩文翻译", "ko"),
      ("en", "en"), ("en-US", "en"), ("en-US source", "en"), ("English", "en"),
      ("English (source)", "en"), ("Source (en)", "en"), ("English text", "en"), ("영어", "en"),
      ("영문", "en"), ("英文", "en"), ("英文原文", "en"), ("US English", "en"), ("English (US)", "en"),
      ("English (UK)", "en-GB"), ("en-GB", "en-GB"), ("enUS", "en"),
      ("zh-Hans", "zh-Hans"), ("zh_CN", "zh-Hans"), ("zhCN", "zh-Hans"), ("zh-Hans-CN", "zh-Hans"),
      ("chs", "zh-Hans"), ("zh-CHS", "zh-Hans"), ("CN", "zh-Hans"),
      ("Chinese (Simplified)", "zh-Hans"), ("Simplified Chinese", "zh-Hans"),
      ("Chinese, Simplified", "zh-Hans"), ("Chinese Simplified (zh-CN)", "zh-Hans"),
      ("Chinese (China)", "zh-Hans"), ("简体中文", "zh-Hans"), ("中文（简体）", "zh-Hans"),
      ("중국어 간체", "zh-Hans"), ("중국어(간체)", "zh-Hans"), ("简中", "zh-Hans"),
      ("zh-Hant", "zh-Hant"), ("zh_TW", "zh-Hant"), ("TW", "zh-Hant"), ("cht", "zh-Hant"),
      ("Chinese (Traditional)", "zh-Hant"), ("Traditional Chinese", "zh-Hant"),
      ("Chinese (Taiwan)", "zh-Hant"), ("繁體中文", "zh-Hant"), ("繁体中文", "zh-Hant"),
      ("中文（繁體）", "zh-Hant"), ("正體中文", "zh-Hant"), ("중국어 번체", "zh-Hant"), ("中文(台灣)", "zh-Hant"),
      ("Chinese (Hong Kong)", "zh-Hant-HK"), ("zh-HK", "zh-Hant-HK"), ("繁體中文（香港）", "zh-Hant-HK"),
      ("日本語", "ja"), ("Japanese", "ja"), ("ja_JP", "ja"), ("JP", "ja"), ("Français", "fr"),
      ("Portuguese (Brazil)", "pt-BR"), ("Brazilian Portuguese", "pt-BR"), ("pt-BR", "pt-BR"),
      ("English/Korean", nil), ("Korean comment", nil), ("Status (ko)", nil), ("ko_id", nil),
      ("English level 2", "en"), ("my ko app", nil), ("os", nil), ("is", nil), ("to", nil),
    ] as [(String, String?)])
  func `a heading names the language of its column`(heading: String, locale: String?) {
    let column = ColumnHeading(heading)
    #expect((column.isText ? column.language?.locale.identifier : nil) == locale)
  }

  @Test(
    arguments: [
      ("key", .key), ("Key", .key), ("ID", .key), ("String ID", .key), ("stringID", .key),
      ("Identifier", .key), ("name", .key), ("string_key", .key), ("Context/Key", .key),
      ("Resource ID", .key),
      ("키", .key), ("键", .key), ("鍵名", .key),
      ("Comment", .comment), ("Notes", .comment), ("Description", .comment), ("context", .comment),
      ("Developer comment", .comment), ("translator_comments", .comment),
      ("Source comment", .comment),
      ("설명", .comment), ("备注", .comment), ("說明", .comment), ("Korean comment", .comment),
      ("Source", .source), ("Original text", .source), ("source string", .source), ("원문", .source),
      ("原文", .source), ("msgid", .source), ("Term", .source),
      ("Target", .target), ("Translation", .target), ("translated text", .target), ("번역", .target),
      ("译文", .target), ("譯文", .target), ("msgstr", .target),
      ("Status", .state(.status)), ("State", .state(.status)), ("Approved", .state(.approved)),
      ("fuzzy", .state(.fuzzy)), ("상태", .state(.status)), ("Translation status", .state(.status)),
      ("ko status", .state(.status)), ("Language", .locale), ("locale", .locale),
      ("Language code", .locale), ("Value", .text), ("Text", .text),
      ("Max length", .limit), ("maxLength", .limit), ("Source file", .other), ("Author", .other),
      ("Last modified", .other), ("Translated by", .other), ("No.", .other), ("#", .other),
      ("글자수", .other), ("", .other), ("Favourite colour", .other),
      (
        "A sentence that tells a reader who looks at it what the key of the table is good for",
        .other
      ),
    ] as [(String, ColumnHeading.Role)])
  func `a heading tells what its cells are`(heading: String, role: ColumnHeading.Role) {
    #expect(ColumnHeading(heading).role == role)
  }

  @Test func `no more than Chinese is said`() {
    for heading in ["Chinese", "zh", "中文", "중국어", "Chinese (zh)"] {
      #expect(ColumnHeading(heading).language?.isBareChinese == true, "\(heading)")
    }
    #expect(ColumnHeading("zh-CN").language?.isBareChinese == false)
  }

  @Test(
    arguments: [
      ("Needs review", .needsReview), ("needs_review", .needsReview), ("DONE", .translated),
      ("Approved", .final), ("new", .new), ("번역 완료", .translated), ("待审核", .needsReview),
      ("?", nil),
    ] as [(String, UnitState?)])
  func `a word tells a state`(word: String, state: UnitState?) {
    #expect(StateCell.status.state(word) == state)
  }

  @Test func `yes and no tell states`() {
    #expect(StateCell.approved.state("Yes") == .final)
    #expect(StateCell.approved.state("no") == nil)
    #expect(StateCell.fuzzy.state("True") == .fuzzy)
    #expect(StateCell.translatable.state("FALSE") == .untranslatable)
    #expect(StateCell.translatable.state("yes") == nil)
  }
}
