/// The names that languages go by over the columns of tables: in English, in themselves, and in Korean,
/// Chinese and Japanese (CLDR, localeDisplayNames), with the country codes that teams use in their place.
enum LanguageNames {
  /// A language's code, and its names in lower case.
  static let languages = """
    en english eng inglés 영어 영문 英语 英語 英文
    ko korean kor 한국어 한글 국문 조선어 韩语 韓語 韩文 韓文 韓国語 朝鲜语
    zh chinese mandarin zho chi 中文 汉语 漢語 华语 華語 중국어 중문 中国語
    ja japanese jpn 日本語 日语 日語 日文 일본어 일어 일문
    de german ger deu deutsch 독일어 德语 德語 德文 ドイツ語
    fr french fre fra français francais 프랑스어 불어 法语 法語 法文 フランス語
    es spanish spa español espanol castellano 스페인어 西班牙语 西班牙語 西班牙文 スペイン語
    it italian ita italiano 이탈리아어 意大利语 義大利文 イタリア語
    pt portuguese por português portugues 포르투갈어 葡萄牙语 葡萄牙文 ポルトガル語
    ru russian rus русский 러시아어 俄语 俄語 俄文 ロシア語
    nl dutch nld nederlands 네덜란드어 荷兰语 荷蘭文
    sv swedish swe svenska 스웨덴어 瑞典语
    da danish dan dansk 덴마크어 丹麦语
    nb norwegian nor norsk bokmål bokmal 노르웨이어 挪威语
    nn nynorsk
    fi finnish fin suomi 핀란드어 芬兰语
    pl polish pol polski 폴란드어 波兰语
    cs czech cze ces čeština 체코어 捷克语
    sk slovak slovenčina 슬로바키아어
    hu hungarian hun magyar 헝가리어 匈牙利语
    ro romanian ron română 루마니아어
    bg bulgarian български
    hr croatian hrvatski
    el greek ελληνικά 그리스어 希腊语
    tr turkish tur türkçe 튀르키예어 터키어 土耳其语
    uk ukrainian ukr українська 우크라이나어 乌克兰语
    he hebrew עברית 히브리어
    ar arabic ara العربية 아랍어 阿拉伯语 阿拉伯文 アラビア語
    fa persian farsi فارسی
    hi hindi hin हिन्दी 힌디어 印地语
    th thai tha ไทย 태국어 泰语 泰語 泰文 タイ語
    vi vietnamese vie 베트남어 越南语 越南文 ベトナム語
    id indonesian indonesia 인도네시아어 印尼语 印尼文
    ms malay melayu 말레이어 马来语
    fil filipino
    ca catalan català
    yue cantonese 粤语 粵語
    af afrikaans
    sq albanian
    am amharic
    hy armenian
    az azerbaijani
    eu basque euskara
    be belarusian
    bn bengali bangla
    bs bosnian bosanski
    my burmese
    eo esperanto
    et estonian eesti
    gl galician galego
    ka georgian
    gu gujarati
    is icelandic íslenska
    ga irish gaeilge
    kn kannada
    kk kazakh
    km khmer
    lo lao
    lv latvian latviešu
    lt lithuanian lietuvių
    mk macedonian
    ml malayalam
    mt maltese
    mr marathi
    mn mongolian
    ne nepali
    pa punjabi
    sr serbian srpski
    si sinhala
    sl slovenian slovene slovenščina
    sw swahili
    tl tagalog
    ta tamil
    te telugu
    ur urdu
    uz uzbek
    cy welsh cymraeg
    """

  /// The names that the commonest have in French, German, Spanish, Italian and Portuguese.
  static let europeanNames = """
    en anglais englisch ingles inglese inglês
    ko coréen coreen koreanisch coreano
    zh chinois chinesisch chino cinese chinês
    ja japonais japanisch japonés japones giapponese japonês
    de allemand alemán tedesco alemão
    fr französisch francés francese francês
    es espagnol spanisch spagnolo espanhol
    it italien italienisch
    pt portugais portugiesisch portugués portoghese
    ru russe russisch ruso
    nl néerlandais niederländisch neerlandés
    sv suédois schwedisch sueco
    pl polonais polnisch polaco
    tr turc türkisch turco
    uk ukrainien ukrainisch
    ar arabe arabisch árabe
    th thaï thailändisch
    vi vietnamien vietnamesisch
    id indonésien indonesisch
    """

  /// A region's code, and its names in lower case.
  static let regions = """
    CN cn china mainland prc 中国 中國 大陆 大陸 중국
    TW tw taiwan 台灣 台湾 臺灣 臺湾 대만 타이완
    HK hk hongkong hong kong 香港 홍콩
    MO macau macao 澳門 澳门 마카오
    SG singapore 新加坡
    KR kr korea 대한민국 한국 韩国 韓國
    JP jp japan 日本 일본
    US us usa american america states 미국 美国 美國
    GB british britain kingdom gb 영국 英国 英國
    AU au australia australian
    CA canada canadian
    MX mx mexico mexican
    BR brazil brazilian brasil 巴西
    AR argentina argentinian
    AT austria austrian
    CH switzerland swiss
    DE germany
    ES spain
    FR france
    IT italy
    PT portugal
    TR turkey
    419 latin
    """

  /// The languages that a region stands for where no language is named: “KR”, “Taiwan”.
  static let ofRegion = ["CN": "zh", "TW": "zh", "HK": "zh", "MO": "zh", "KR": "ko", "JP": "ja"]

  /// The languages that teams mean by a region's flag.
  static let ofFlag = [
    "US": "en", "GB": "en", "KR": "ko", "JP": "ja", "CN": "zh-Hans", "TW": "zh-Hant", "HK": "zh-HK",
    "DE": "de", "FR": "fr", "ES": "es", "IT": "italian", "BR": "pt", "PT": "pt", "RU": "ru",
    "VN": "vi",
    "TH": "th",
  ]

  /// The codes that are hardly ever anything else over a column. `id`, `no`, `is` and their like are words as well.
  static let plainCodes: Set<String> = [
    "en", "ko", "ja", "zh", "de", "fr", "es", "ru", "pt", "nl", "pl", "tr", "th", "vi", "uk", "cs",
    "da", "sv", "fi", "nb", "hu", "el", "ar", "fa", "ro", "sk", "hr", "bg", "ca", "he", "hi", "fil",
    "yue",
  ]

  static let scripts: Set<String> = ["hans", "hant", "latn", "cyrl", "arab", "deva"]
}
