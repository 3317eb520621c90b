import ICUText
import Testing

@Suite struct HanWordsTests {
  /// Where the words of a run end, by the dictionary; nil when it cannot be read.
  private func ends(_ run: String, in han: inout HanWords) -> [Int]? {
    var ends: [Int] = []
    let isRead = han.forEachEnd(in: 0..<run.utf8.count, of: run.utf8.span) { ends.append($0) }
    return isRead ? ends : nil
  }

  @Test func `runs are divided as ICU's iterator divides them`() throws {
    var han = HanWords()
    var words = try BreakIterator(.words, locale: "zh")
    // Everyday words, an idiom, a name, characters that no dictionary knows, and all Han in order.
    let all = String(String.UnicodeScalarView((0x4E00...0x9FFF).compactMap(Unicode.Scalar.init)))
    for run in ["无法打开文件", "刪除這張照片", "一帆风顺", "北京大学生前来应聘", "龘靐齉", "的", all] {
      #expect(ends(run, in: &han) == (try words.segments(of: run.utf8.span).map(\.end)))
    }
  }

  @Test func `a run may stand inside a text`() {
    var han = HanWords()
    let text = "ab打开文件。"
    var ends: [Int] = []
    #expect(han.forEachEnd(in: 2..<14, of: text.utf8.span) { ends.append($0) })
    #expect(ends == [8, 14])
  }
}
