/// The language subtags that a folder or file name can carry.
enum LanguageCodes {
  /// Whether `code` is an ISO 639-1 code, or an ISO 639-3 code that apps are often translated to.
  static func contains(_ code: String) -> Bool { codes.contains(code) }

  /// Whether `code` is written as ISO 639-3 writes its codes, which are far too many to be told from words.
  static func isLong(_ code: String) -> Bool {
    code.utf8.count == 3 && code.utf8.allSatisfy(\.isASCIISmall)
  }

  /// Whether four letters are a script's (ISO 15924), as languages carry them in CLDR.
  static func isScript(_ code: some StringProtocol) -> Bool {
    scripts.contains(code.lowercased())
  }

  /// Whether two letters are a region's (ISO 3166-1), one that was, or one that stands for a made-up translation.
  static func isRegion(_ code: some StringProtocol) -> Bool {
    regions.contains(code.uppercased())
  }

  private static let regions = Set(
    """
    AC AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR \
    BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DG DJ DK DM DO DZ \
    EA EC EE EG EH ER ES ET EU FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU \
    GW GY HK HM HN HR HT HU IC ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW \
    KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV \
    MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA \
    RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TA TC TD TF TG TH \
    TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW \
    AN CS SU TP UK YU ZR XA XB XC ZZ
    """.split(separator: " ").map(String.init))

  private static let scripts = Set(
    """
    adlm aran arab armn beng bopo brai cakm cans cher copt cyrl deva dsrt ethi geor goth grek gujr \
    guru hang hani hans hant hebr hira hmnp java jpan kali kana khmr knda kore lana laoo latn lepc \
    limb lisu mand mlym mong mtei mymr newa nkoo olck orya osge osma plrd rohg samr saur shaw sinh \
    sund sylo syrc tale talu taml tavt telu tfng thaa thai tibt tnsa vaii wcho yiii
    """.split(separator: " ").map(String.init))

  private static let codes = Set(
    """
    aa ab ae af ak am an ar as av ay az ba be bg bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de \
    dv dz ee el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia \
    id ie ig ii ik in io is it iu iw ja ji jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg \
    li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj om or os \
    pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st su sv sw ta te tg \
    th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu \
    ast ban bar bho ceb chr ckb csb dsb fil frp fur gsw haw hil hsb kab kmr lij lld mai mni mul nan \
    nds pap rue sah sat scn scr shn sma smj szl tet tlh tok tzm vec war yue zgh
    """.split(separator: " ").map(String.init))

  /// Codes that ISO 639 has given up, which Java and Android write to this day, and what is written for them
  /// (Preferred-Value of IANA's registry of subtags).
  static let preferred = ["in": "id", "iw": "he", "ji": "yi"]

  /// The codes of ISO 639-1 for those of three letters that mean the same (ISO 639-2).
  static let short = [
    "eng": "en", "kor": "ko", "jpn": "ja", "zho": "zh", "chi": "zh", "cmn": "zh", "deu": "de",
    "ger": "de", "fra": "fr", "fre": "fr", "spa": "es", "ita": "it", "por": "pt", "rus": "ru",
    "nld": "nl", "dut": "nl", "swe": "sv", "dan": "da", "nor": "no", "nob": "nb", "nno": "nn",
    "fin": "fi", "pol": "pl", "ces": "cs", "cze": "cs", "slk": "sk", "slo": "sk", "hun": "hu",
    "ron": "ro", "rum": "ro", "bul": "bg", "hrv": "hr", "srp": "sr", "slv": "sl", "ell": "el",
    "gre": "el", "tur": "tr", "ukr": "uk", "heb": "he", "ara": "ar", "fas": "fa", "per": "fa",
    "hin": "hi", "tha": "th", "vie": "vi", "ind": "id", "msa": "ms", "may": "ms", "cat": "ca",
    "eus": "eu", "baq": "eu", "est": "et", "lav": "lv", "lit": "lt", "isl": "is", "ice": "is",
  ]

  /// The region that a language has when none is given (CLDR 42, likely subtags).
  static let defaultRegion = [
    "en": "US", "ko": "KR", "ja": "JP", "de": "DE", "fr": "FR", "it": "IT", "ru": "RU", "nl": "NL",
    "pl": "PL", "tr": "TR", "th": "TH", "vi": "VN", "uk": "UA", "cs": "CZ", "da": "DK", "sv": "SE",
    "fi": "FI", "nb": "NO", "hu": "HU", "el": "GR", "he": "IL", "hi": "IN", "id": "ID", "ms": "MY",
    "ro": "RO", "sk": "SK", "hr": "HR", "bg": "BG", "ar": "EG", "fa": "IR",
  ]
}
