import CopyModel
import RuleKit

extension Rule {
  static let numberDrift = Rule(
    "number-drift", .meaning, .warning,
    summary: "Numbers are the same on both sides.",
    rationale: """
      A number in digits must stand in the translation, in digits, in words or in the numerals of
      the locale: 3만 and 三万 are 30,000.
      """,
    source: .practice("numbers agree"),
    examples: [
      .pair("Deleted after ⟦30⟧ days.", "3일 후에 삭제됩니다.", in: "ko"),
      .pair("Deleted after 30 days.", "30일 후에 삭제됩니다.", in: "ko"),
      .pair("At most 30,000 files", "최대 3만 개의 파일", in: "ko"),
      .pair("Try again in ⟦5⟧ minutes.", "请在15分钟后重试。", in: "zh-Hans"),
      .pair("Choose 2 photos.", "选取两张照片。", in: "zh-Hans"),
      .pair("At least ⟦1⟧ letter", "至少11个字母", in: "zh-Hans"),
      .pair("Version 2.5", "版本2.5", in: "zh-Hant"),
      .pair("More than 1,000.5 MB", "Mehr als 1.000,5 MB", in: "de"),
      .pair("More than ⟦1,000⟧ songs", "Mehr als 100 Titel", in: "de"),
      .pair("More than 20,000 songs", "Plus de 20\u{202F}000 morceaux", in: "fr"),
      .pair("At most 30,000 files", "最大3万個のファイル", in: "ja"),
    ],
    check: .drift { pair, findings in
      guard !pair.target.profile.scripts.isEmpty else { return }
      let answers = Set(pair.target.numbers.map(\.value))
      let unanswered = pair.source.numbers.first { $0.isDigits && !answers.contains($0.value) }
      let known = Set(pair.source.numbers.map(\.value))
      let extra = pair.target.numbers.first {
        $0.isDigits && !known.contains($0.value) && $0.value != "1"
      }
      if let unanswered {
        findings.flag(
          source: unanswered.range, target: nil, .missing(pair.source.text(in: unanswered.range)),
          // One may well go unsaid, but it does not become eleven.
          confidence: unanswered.value == "1" && extra == nil ? 0.6 : 0.9)
        return
      }
      guard let extra else { return }
      findings.flag(
        source: nil, target: extra.range, .added(pair.target.text(in: extra.range)),
        // “Thirds” and “twice” are numbers too, in words that nobody can list.
        confidence: pair.source.numbers.contains(where: \.isDigits) ? 0.85 : 0.7)
    }
  )
}

extension Message {
  fileprivate static func missing(_ number: String) -> Message {
    "The source says \(number); the translation does not. Check the number."
  }

  fileprivate static func added(_ number: String) -> Message {
    "The translation says \(number), which is not in the source. Check the number."
  }
}
