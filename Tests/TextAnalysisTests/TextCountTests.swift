import CopyModel
import Testing

@testable import TextAnalysis

/// Counts as GMX-V 2.0 has them; the figures of the English sentences are those of its examples in other tools.
@Suite struct TextCountTests {
  private func count(_ text: String, _ locale: String = "en") throws -> TextCount {
    TextCount(try Analysis.of(text, in: locale))
  }

  @Test(arguments: [
    ("Test word count is correct.", 5, 22, 1, 4), ("Words in a sentence", 4, 16, 0, 3),
    ("You can’t undo this.", 4, 16, 1, 3), ("A well-known app", 3, 14, 0, 2), ("", 0, 0, 0, 0),
    ("Quit? ‘Now’!", 2, 7, 4, 1),
  ])
  func `punctuation and white space are no characters, unless within a word`(
    _ text: String, _ words: Int, _ characters: Int, _ punctuation: Int, _ space: Int
  ) throws {
    let count = try count(text)
    #expect(
      [count.words, count.characters, count.punctuation, count.whiteSpace]
        == [words, characters, punctuation, space], "\(text): \(count)")
  }

  @Test func `placeholders and tags are not counted`() throws {
    #expect(try count("Delete %1$@ now").characters == 9)
    #expect(try count("Delete <b>%@</b>!").words == 1)
  }

  @Test func `words of languages without spaces are made of characters`() throws {
    let chinese = try count("要删除这张照片吗？", "zh-Hans")
    #expect(chinese.characters == 8 && chinese.punctuation == 1)
    #expect(chinese.gmxWords(in: try #require(LocaleTag(folding: "zh-Hans"))) == 3)
    let korean = try count("이 사진을 삭제하시겠습니까?", "ko")
    #expect(korean.words == 3 && korean.characters == 12)
    #expect(korean.gmxWords(in: try #require(LocaleTag(folding: "ko"))) == 4)
  }
}
