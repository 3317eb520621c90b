import CopyModel
import Testing

struct PhraseTableTests {
  private struct Match: Equatable {
    var value: Int
    var text: String
  }

  private func matches(_ entries: [PhraseTable.Entry], in text: String) -> [Match] {
    let bytes = Array(text.utf8)
    var found: [Match] = []
    PhraseTable(entries).forEachMatch(in: bytes.span) { value, range in
      found.append(Match(value: value, text: String(decoding: bytes[range], as: UTF8.self)))
    }
    return found
  }

  private func word(_ phrase: String, _ value: Int) -> PhraseTable.Entry {
    PhraseTable.Entry(phrase, value: value, startsWord: true, endsWord: true)
  }

  private func part(_ phrase: String, _ value: Int) -> PhraseTable.Entry {
    PhraseTable.Entry(phrase, value: value, startsWord: false, endsWord: false)
  }

  @Test func `a phrase may be as long as a file`() {
    let long = "가" + String(repeating: "나", count: 300_000)
    let found = matches([part(long, 1), part("가나", 2)], in: "가나" + long)
    #expect(found.map(\.value) == [2, 2, 1])
  }

  @Test func `any character may follow, however many do`() {
    let followers = (0..<0x80).map { Unicode.Scalar(UInt8($0)) } + "àéîøß가각갂힣中文字書".unicodeScalars
    let phrases = followers.map { "q" + String(Character($0)) }
    let table = phrases.enumerated().map { part($1, $0) }
    for (number, phrase) in phrases.enumerated() {
      // Capitals are folded: both are found.
      let found = matches(table, in: phrase).map(\.value)
      #expect(found.contains(number), "\(phrase)")
      #expect(
        found.count
          == (phrase.utf8.dropFirst().allSatisfy { ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A }
            ? 2 : 1))
    }
    #expect(matches(table.filter { $0.value > 0 }, in: "q\0").isEmpty)
  }

  @Test func `reports the shorter phrase before the longer one`() {
    let table = [word("sign out now", 3), word("sign", 1), word("sign out", 2)]
    #expect(
      matches(table, in: "sign out now")
        == [
          Match(value: 1, text: "sign"), Match(value: 2, text: "sign out"),
          Match(value: 3, text: "sign out now"),
        ])
  }

  @Test func `reports phrases inside other phrases by their start`() {
    let table = [word("be undone", 2), word("can't be undone", 1)]
    #expect(
      matches(table, in: "It can't be undone.").map(\.value) == [1, 2])
  }

  @Test func `a phrase of one letter stands beside longer ones that begin with it`() {
    let table = [part("a", 1), part("ab", 2), part("a가", 3), part("a b", 4), part("abc", 5)]
    #expect(matches(table, in: "Ab").map(\.value) == [1, 2])
    #expect(matches(table, in: "a").map(\.value) == [1])
    #expect(matches(table, in: "a가").map(\.value) == [1, 3])
    #expect(matches(table, in: "a b").map(\.value) == [1, 4])
    #expect(matches(table, in: "xABC").map(\.value) == [1, 2, 5])
  }

  @Test func `a letter may lead on to many others, and to what is no letter`() {
    let letters = "bcdefghijklmnopqrstuvwxyz".map { part("a\($0)", 1) }
    let table = letters + [part("a가", 2), part("a 1", 3)]
    #expect(matches(table, in: "a가").map(\.value) == [2])
    #expect(matches(table, in: "a 1").map(\.value) == [3])
    #expect(matches(table, in: "ab az").map(\.text) == ["ab", "az"])
  }

  @Test(arguments: ["삭제 안 함", "삭제", "삭", "삭제\u{A0}안 함"])
  func `what may follow a wide character is another, a space or nothing`(text: String) {
    let table = [part("삭제 안 함", 1), part("삭", 2), part("삭제", 3)]
    let expected = [2] + (text.count > 1 ? [3] : []) + (text.count > 2 ? [1] : [])
    #expect(matches(table, in: text).map(\.value) == expected)
    #expect(matches([part("삭제", 3)], in: "삭").isEmpty)
    #expect(matches([part("삭제", 3)], in: "삭사").isEmpty)
  }

  @Test func `reports every value of one phrase`() {
    #expect(
      matches([word("keep", 4), word("keep", 9)], in: "keep").map(\.value).sorted() == [4, 9])
  }

  @Test(
    arguments: [
      ("add", 1), ("Add it", 1), ("(add)", 1), ("add-on", 1), ("address", 0), ("readd", 0),
      ("add한", 0), ("add2", 0), ("", 0), ("ad", 0),
    ])
  func `a word has no letter beside it`(text: String, count: Int) {
    #expect(matches([word("add", 1)], in: text).count == count)
  }

  @Test(arguments: ["삭제합니다", "다삭제", "삭제"])
  func `a part may touch letters`(text: String) {
    #expect(matches([part("삭제", 7)], in: text) == [Match(value: 7, text: "삭제")])
  }

  @Test func `only the end must be free`() {
    let table = [PhraseTable.Entry("n't", value: 1, startsWord: false, endsWord: true)]
    #expect(matches(table, in: "don't").count == 1)
    #expect(matches(table, in: "don'ts").isEmpty)
  }

  @Test(
    arguments: [
      "can't be undone", "can’t be undone", "Can't Be Undone", "CAN’T BE UNDONE",
      "can’t\u{A0}be\u{A0}undone",
    ])
  func `typography and case do not matter in a text`(text: String) {
    #expect(
      matches([word("can't be undone", 5)], in: text) == [Match(value: 5, text: text)])
  }

  @Test(arguments: ["can't", "can’t"])
  func `typography does not matter in a phrase`(text: String) {
    #expect(matches([word("can’t", 5)], in: text).map(\.value) == [5])
  }

  @Test func `a non-breaking hyphen is a hyphen`() {
    #expect(matches([word("wi-fi", 1)], in: "Wi\u{2011}Fi").map(\.text) == ["Wi\u{2011}Fi"])
  }

  @Test func `an empty phrase and an empty table match nothing`() {
    #expect(matches([part("", 1)], in: "text").isEmpty)
    #expect(matches([], in: "text").isEmpty)
  }
}
