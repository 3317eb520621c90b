/// What one word over a column says of it.
enum HeadingWord: Equatable, Sendable {
  /// A language by its name, or by the country that stands for it: `zh` of “Chinese”, `ko` of “KR”.
  case language(String)
  /// A script of Chinese: `Hans` of “Simplified”.
  case script(String)
  case region(String)
  /// The name of a string.
  case key
  /// A note to the translator.
  case comment
  case state(StateCell)
  /// The language of the row's text.
  case locale
  /// The text to be translated.
  case source
  /// The translation, in a language that the word does not tell.
  case target
  /// Text in the language that stands beside it.
  case text
  /// The most of something: “max”.
  case most
  /// What a text is counted by: “length”, “characters”.
  case length
  /// Both: “maxlength”.
  case limit
  /// Bookkeeping that says nothing about a text: dates, authors.
  case bookkeeping
  /// A word that changes nothing: “of”.
  case filler

  /// Nil when the word is unknown. `word` is lowercased.
  init?(_ word: String) {
    guard let found = Self.dictionary[word] else { return nil }
    self = found
  }

  /// How many UTF-8 bytes the longest known word takes.
  static let longest = dictionary.keys.map(\.utf8.count).max() ?? 0

  private static let dictionary: [String: HeadingWord] = {
    var words: [String: HeadingWord] = [:]
    func add(_ meaning: HeadingWord, _ spellings: String) {
      for spelling in spellings.split(whereSeparator: \.isWhitespace) {
        words[String(spelling)] = meaning
      }
    }
    let languages = [LanguageNames.languages, LanguageNames.europeanNames]
    for line in languages.joined(separator: "\n").split(separator: "\n") {
      let names = line.split(separator: " ", maxSplits: 1)
      add(.language(String(names[0])), names.count > 1 ? String(names[1]) : "")
    }
    for line in LanguageNames.regions.split(separator: "\n") {
      let names = line.split(separator: " ", maxSplits: 1)
      add(.region(String(names[0])), names.count > 1 ? String(names[1]) : "")
    }
    add(.script("Hans"), "simplified simp chs hans 简体 簡體 简中 簡中 간체 간체자 簡体 简体字 簡体字")
    add(.script("Hant"), "traditional trad cht hant 繁体 繁體 繁中 번체 번체자 正體 正体 繁體字 繁体字")
    add(.script("Hans"), "simplifié vereinfacht simplificado")
    add(.script("Hant"), "traditionnel traditionell tradicional")
    add(
      .key,
      """
      key keys id ids identifier identifiers name names resname stringid textid keyname uid
      키 키값 아이디 식별자 키이름 键 鍵 键名 鍵名 键值 鍵值 标识 標識 标识符 標識符 识别码 キー 識別子
      clé cle schlüssel clave chiave chave
      """)
    add(
      .comment,
      """
      comment comments note notes description descriptions desc context contexts remark remarks hint
      hints memo explanation instruction instructions usage definition
      설명 비고 메모 주석 참고 문맥 备注 備註 注释 註釋 注解 註解 说明 說明 描述 上下文 场景 場景 备忘
      コメント 備考 説明 注釈 メモ commentaire remarque kommentar bemerkung comentario
      """)
    add(.state(.status), "status state 상태 状态 狀態 状態 ステータス")
    add(.state(.approved), "approved approval 승인 已批准")
    add(.state(.fuzzy), "fuzzy")
    add(.state(.translatable), "translatable translate localizable")
    add(.locale, "locale language languages lang culture 언어 로케일 语言 語言 语种 語種 言語")
    add(.source, "source src original base master default msgid term phrase 원문 원본 原文 源文 源语 源語 元")
    add(
      .target,
      """
      target tgt translation translations translated localization localized localised msgstr
      번역 번역문 역문 번역본 译文 譯文 翻译 翻譯 訳文 翻訳 訳
      """)
    add(
      .text,
      """
      text texts value values string strings content contents copy message messages wording
      label 텍스트 값 문구 문자열 내용 文本 值 文案 内容 內容 文字 字符串 字串 テキスト 文言
      """)
    add(
      .bookkeeping,
      """
      author date number no # min count width height
      translator reviewer owner updated modified created changed time timestamp version file filename
      path location line url link image screenshot platform type category tag tags priority domain
      module page section index row by words wordcount size project score reviewed previous old
      담당자 날짜 번호 작성자 번역자 검수자 수정일 파일 버전 플랫폼 화면
      日期 作者 编号 編號 序号 序號 文件 档案 檔案 版本 平台 译者 譯者 模块
      日付 番号 担当者
      """)
    add(.most, "max maximum limit 최대 제한 最大 限制 上限")
    add(.length, "length len chars char characters character 글자수 글자 길이 字数 字數 长度 長度 文字数")
    add(.limit, "maxlength maxlen maxchars charlimit")
    add(.filler, "of the for and in to a an as code codes ui app resource loc l10n i18n")
    return words
  }()
}
