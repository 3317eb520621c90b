import CopyModel
import RuleKit

extension Rule {
  static let regionVocabulary = Rule(
    "region-vocabulary", .meaning, .note,
    summary: "Chinese copy uses the words of its region.",
    rationale: """
      Turning Simplified characters into Traditional ones does not make a translation for Taiwan:
      software is 软件 on the mainland and 軟體 there. People see at once that the text was meant for
      someone else.
      """,
    source: .work("中華語文知識庫: 兩岸差異用詞"),
    examples: [
      .text("打开⟦资料夹⟧", in: "zh-Hans"),
      .text("打开文件夹", in: "zh-Hans"),
      .text("连接到⟦伺服器⟧", in: "zh-Hans"),
      .text("下載⟦視頻⟧", in: "zh-Hant"),
      .text("下載影片", in: "zh-Hant"),
      .text("開啟⟦文件夾⟧", in: "zh-Hant"),
      .text("檢視⟦應用程序⟧", in: "zh-Hant"),
      .text("⟦照片質量⟧", in: "zh-Hant"),
      .text("分子的質量與統計數據", in: "zh-Hant"),
      .text("改變量不可大於用戶名稱的長度", in: "zh-Hant"),
      .text("⟦登入⟧后即可上传照片", in: "zh-Hans"),
      .text("⟦设为预设⟧", in: "zh-Hans"),
      .text("存储为预设，再打印所选单元格", in: "zh-Hans"),
      // Hong Kong has words of its own.
      .text("連接網絡", in: "zh-HK"),
      .text("폴더 열기", in: "ko"),
    ],
    check: .text([]) { text, findings in
      guard let word = text.firstWording(.otherRegion), findings.locale == text.profile.tag
      else { return }
      findings.flag(
        word.range, of: text, .sayAsHere(text.text(in: word.range), word.instead),
        confidence: 0.75)
    }
  )
}

extension Message {
  fileprivate static func sayAsHere(_ word: String, _ instead: String?) -> Message {
    guard let instead else { return "“\(word)” is a word of another region." }
    return "“\(word)” is a word of another region. Write “\(instead)”."
  }
}
