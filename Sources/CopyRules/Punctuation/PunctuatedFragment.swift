import CopyModel
import RuleKit

extension Rule {
  static let punctuatedFragment = Rule(
    "punctuated-fragment", .punctuation, .warning,
    fix: .unsafe,
    summary: "A title that is no sentence has no period.",
    rationale: """
      The mark makes people look for the verb. In Korean it is the noun form that takes no period. In
      2010 the guidelines wanted none behind a single sentence either; that list survives at
      ansaurus.com/question/3354867.
      """,
    source: .hig(
      2010, 2019, 2022, section: "Titles", material: "Content design: Grammar and punctuation"),
    needs: [.alertPart],
    examples: [
      .title("No Internet Connection⟦.⟧"),
      .title("No Internet Connection"),
      .title("Photo Upload Canceled⟦!⟧"),
      .title("Try again later."),
      .title("Please Try Again Later."),
      .title("Update Your Address."),
      .title("Delete “%@”?"),
      .title("인터넷 연결 없음⟦.⟧", in: "ko"),
      .title("사진 업로드 실패⟦.⟧", in: "ko"),
      .title("인터넷에 연결할 수 없습니다.", in: "ko"),
      .pair("No Internet Connection", "无互联网连接⟦。⟧", in: "zh-Hans", as: .title),
      .pair("No Internet Connection", "沒有網際網路連線", in: "zh-Hant", as: .title),
      .pair("No Internet Connection", "沒有網際網路連線⟦。⟧", in: "zh-Hant", as: .title),
    ],
    check: .all([
      .text([.title]) { text, findings in
        guard let mark = text.endMark, mark.kind == .period || mark.kind == .exclamation,
          text.sentences.count == 1
        else { return }
        if text.isFragmentByForm {
          findings.flag(mark.range, of: text, .removeMark, fix: "", confidence: 0.9)
        } else if findings.edition == .hig2010 {
          findings.flag(mark.range, of: text, .removeMarkOfSentence, fix: "", confidence: 0.9)
        }
      },
      .pair { pair, findings in
        guard pair.role == .title, pair.target.profile.hasFullWidthMarks,
          pair.source.completeness == .fragment, pair.source.ending == .none,
          let mark = pair.target.endMark, mark.kind == .period || mark.kind == .exclamation
        else { return }
        findings.flag(source: nil, target: mark.range, .removeMark, fix: "", confidence: 0.9)
      },
    ])
  )
}

extension AnalyzedText {
  /// A phrase by its form: title style without a finite verb, or a Korean noun or noun form.
  fileprivate var isFragmentByForm: Bool {
    guard profile.uses(.hangul) else { return isMarkedPhrase }
    return sentences.first?.register == .noun
      || ending == .period && coreCompleteness == .fragment && scripts.hangul > 0
  }
}

extension Message {
  fileprivate static let removeMark: Message =
    "The title is no sentence: remove the mark that ends it."
  fileprivate static let removeMarkOfSentence: Message =
    "The title is a single sentence, which takes no mark unless it asks: remove the one that ends it."
}
