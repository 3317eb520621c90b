import CopyModel
import RuleKit

extension Rule {
  static let wrongConversion = Rule(
    "wrong-conversion", .meaning, .error,
    yields: ["mixed-script", "wrong-language"],
    fix: .unsafe,
    summary: "A word of Chinese has the form of a character that belongs to it.",
    rationale: """
      Simplified writes 制 and 製, 表 and 錶, 系, 係 and 繫 alike. A converter that goes by single characters makes 限製, 列錶
      and 係統 of them, and on the way back leaves 於 and 象素. The characters beside one tell which form is meant.
      """,
    source: .work(
      "OpenCC: characters that Simplified merged; Debian’s translations: what stands beside each"),
    examples: [
      .text("角色列⟦錶⟧", in: "zh-Hant"),
      .text("將手錶和錶面配對，再打開分頁列表", in: "zh-Hant"),
      .text("⟦係⟧統設定", in: "zh-Hant"),
      .text("聯⟦系⟧客服以變更系統設定", in: "zh-Hant"),
      .text("開啟麥⟦剋⟧風", in: "zh-Hant"),
      .text("已達字數限⟦製⟧", in: "zh-Hant"),
      .text("複製與繪製的限制", in: "zh-Hant"),
      .text("無法⟦復制⟧這張相片", in: "zh-Hant"),
      .text("值得您⟦註目，相隔千裡⟧也行", in: "zh-Hant"),
      .text("按⟦迴⟧車鍵傳送", in: "zh-Hant"),
      .text("影片會自動迴轉", in: "zh-Hant"),
      .text("⟦噹⟧前頁面", in: "zh-Hant"),
      .text("自訂介面包含三個平面", in: "zh-Hant"),
      .text("麵包店後面的余先生與范小姐", in: "zh-Hant"),
      .text("我係咁鍾意呢個係統㗎", in: "zh-Hant"),
      .text("于右任的書法", in: "zh-Hant"),
      .text("文件不存在⟦於⟧磁盘", in: "zh-Hans"),
      .text("图像以⟦象⟧素为单位", in: "zh-Hans"),
      .text("选择图像和对象，并覆盖回复", in: "zh-Hans"),
      .text("乾坤", in: "zh-Hans"),
      .text("係統", in: "ko"),
    ],
    check: .text([]) { text, findings in
      guard text.scripts.han > 1, text.scripts.kana == 0, let forms = text.profile.mergedForms
      else { return }
      let found = text.wrongForms(forms)
      guard !found.isEmpty, text.isJudged(forms) else { return }
      let changes = found.map { ($0.range, forms.text(of: $0.instead)) }
      guard let fix = TextFix(changes, in: text) else { return }
      let pairs = changes.map { "“\($0.1)” instead of “\(text.text(in: $0.0))”" }
      findings.flag(
        fix, of: text, .otherForms(pairs), confidence: found.allSatisfy(\.isSure) ? 0.97 : 0.9)
    }
  )
}

/// A character that the characters beside it do not go with.
private struct WrongForm {
  let range: Range<Int>
  /// The number of the form that is meant.
  let instead: Int
  /// Whether what stands beside it tells the other form, not only that this one is seldom right.
  let isSure: Bool
}

extension AnalyzedText {
  fileprivate func wrongForms(_ forms: MergedForms) -> [WrongForm] {
    let bytes = string.utf8.span
    var found: [WrongForm] = []
    var previous: UInt32?
    var index = 0
    while index < bytes.count {
      let (scalar, length) = bytes.scalar(at: index)
      let end = index + length
      if let form = forms.form(of: scalar) {
        let next = end < bytes.count ? bytes.scalar(at: end).value : nil
        if let (instead, isSure) = forms.meant(by: form, behind: previous, before: next) {
          found.append(WrongForm(range: index..<end, instead: instead, isSure: isSure))
        }
      }
      previous = scalar
      index = end
    }
    return found
  }

  /// Whether it is in its own script and language: another rule speaks of the others.
  fileprivate func isJudged(_ forms: MergedForms) -> Bool {
    let foreign = profile.foreignCharacters
    return string.utf8.span.firstScalar { scalar, _ in
      forms.excuses(scalar) || foreign.contains(scalar)
    } == nil
  }
}

extension MergedForms {
  /// The form that is meant where another is written; nil where that may be right.
  fileprivate func meant(
    by form: Int, behind previous: UInt32?, before next: UInt32?
  ) -> (form: Int, isSure: Bool)? {
    let own = evidence(for: form, behind: previous, before: next)
    guard own < .own else { return nil }
    var told: (form: Int, evidence: Evidence)?
    for other in others(than: form) {
      let evidence = evidence(for: other, behind: previous, before: next)
      guard evidence >= .own else { continue }
      // Where two may be meant, neither is sure.
      guard told == nil else { return nil }
      told = (other, evidence)
    }
    if let told { return own == .none || told.evidence == .firm ? (told.form, true) : nil }
    guard own == .none, isRare(form), let usual = others(than: form).first,
      [previous, next].contains(where: { $0.map { ScalarClass($0) } == .han })
    else { return nil }
    return (usual, false)
  }
}

extension Message {
  fileprivate static func otherForms(_ pairs: [String]) -> Message {
    "Write \(pairs.joined(separator: ", ")): the conversion took the wrong character."
  }
}
