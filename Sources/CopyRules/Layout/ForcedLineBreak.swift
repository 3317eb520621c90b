import CopyModel
import RuleKit

extension Rule {
  static let forcedLineBreak = Rule(
    "forced-line-break", .layout, .note, editions: [.hig2022: .note],
    summary: "A title has no line break of its own.",
    rationale: """
      The system breaks lines where they fit each device and text size. A break in the text falls in
      the wrong place on all others.
      """,
    source: .hig(2008, 2010, 2019, section: "Appearance: alerts cannot be customized"),
    needs: [.role],
    examples: [
      .title("Unable to Save⟦\n⟧the Document"),
      .title("Unable to Save the Document"),
      .title("문서를⟦\n⟧저장할 수 없음", in: "ko"),
      .title("无法存储⟦\n⟧文稿", in: "zh-Hans"),
      .title("無法儲存文件", in: "zh-Hant"),
      .title("無法⟦\n⟧儲存文件", in: "zh-Hant"),
    ],
    check: .text([.title]) { text, findings in
      let bytes = text.string.utf8.span
      for index in bytes.indices where bytes[index] == 0x0A {
        findings.flag(index..<index + 1, of: text, .removeBreak)
        return
      }
    }
  )
}

extension Message {
  fileprivate static let removeBreak: Message =
    "Remove the line break; the system breaks titles where they fit."
}
