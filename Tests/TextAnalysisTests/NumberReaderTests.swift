import CopyModel
import Testing

struct NumberReaderTests {
  private func numbers(_ text: String, in locale: String) throws -> [String] {
    let text = try Analysis.of(text, in: locale)
    return text.numbers.map { "\(text.text(in: $0.range))=\($0.value)" }
  }

  @Test(
    arguments: [
      ("en", "1,000 items", ["1,000=1000"]), ("en", "1,00", ["1=1", "00=0"]),
      ("en", "3.5 MB", ["3.5=3.5"]),
      ("en", "1,234,567.8", ["1,234,567.8=1234567.8"]), ("en", "007", ["007=7"]),
      ("en", "0", ["0=0"]),
      ("en", "0.5", ["0.5=0.5"]), ("en", "1 2, 3", ["1=1", "2=2", "3=3"]), ("en", "2.", ["2=2"]),
      ("ko", "3만 명", ["3만=30000"]), ("ko", "1.5억", ["1.5억=150000000"]), ("ko", "5천 원", ["5천=5000"]),
      ("ko", "３개", ["３=3"]), ("zh-Hans", "3万人", ["3万=30000"]),
      ("ko", "1만 2,500개", ["1만 2,500=12500"]), ("ko", "3억 5천만 원", ["3억 5천만=350000000"]),
      ("ko", "1만 1만", ["1만=10000", "1만=10000"]), ("ko", "2만3456", ["2만3456=23456"]),
      ("ko", "1만 20000", ["1만=10000", "20000=20000"]), ("ko", "2천 명 3천", ["2천=2000", "3천=3000"]),
      ("zh-Hant", "12億", ["12億=1200000000"]), ("zh-Hans", "8折起", ["8折=20"]),
      ("zh-Hans", "85折", ["85折=15"]), ("zh-Hant", "8.5 折", ["8.5 折=15"]),
      ("zh-Hans", "3折叠", ["3=3"]), ("ja", "8折", ["8=8"]), ("zh-Hans", "100折", ["100=100"]),
      ("en", "3 dozen", ["3=3"]), ("zh-Hans", "320千卡", ["320=320"]),
      ("zh-Hant", "12 千瓦時", ["12=12"]), ("zh-Hans", "5千人", ["5千=5000"]),
    ])
  func `reads digits`(locale: String, text: String, wanted: [String]) throws {
    #expect(try numbers(text, in: locale) == wanted)
    #expect(try Analysis.of(text, in: locale).numbers.allSatisfy(\.isDigits))
  }

  @Test(
    arguments: [
      ("en", "Three files", ["Three=3"]), ("en", "twelve", ["twelve=12"]), ("en", "someone", []),
      ("en", "tent", []), ("ko", "열두 개", ["열두=12"]), ("ko", "두 번", ["두=2"]),
      ("zh-Hans", "三十天", ["三十=30"]), ("zh-Hans", "两百", ["两百=200"]), ("zh-Hans", "十二", ["十二=12"]),
      ("zh-Hans", "三千五百二十一", ["三千五百二十一=3521"]), ("zh-Hant", "五萬", ["五萬=50000"]),
      ("zh-Hans", "二亿三千万", ["二亿三千万=230000000"]), ("zh-Hans", "一次", ["一=1"]),
      ("zh-Hans", "二〇二六年", []), ("zh-Hant", "七五折", ["七五折=25"]),
      ("zh-Hans", "全场八折", ["八折=20"]), ("zh-Hant", "三折疊", ["三=3"]),
    ])
  func `reads number words`(locale: String, text: String, wanted: [String]) throws {
    #expect(try numbers(text, in: locale) == wanted)
    #expect(try Analysis.of(text, in: locale).numbers.allSatisfy { !$0.isDigits })
  }

  @Test(arguments: ["H264", "MP3 file", "USB2", "#1a2b3c", "x_1", "%1$@", "`7`", "https://a.bc/9"])
  func `a digit of a name is no number`(text: String) throws {
    #expect(try numbers(text, in: "en").isEmpty)
  }

  @Test func `a number sign counts`() throws {
    #expect(try numbers("Lamp #12", in: "en") == ["12=12"])
    #expect(try numbers("램프 #3만", in: "ko") == ["3=3"])
  }
}
