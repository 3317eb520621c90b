import CopyModel
import RuleKit

extension Rule {
  static let staleTranslation = Rule(
    "stale-translation", .consistency, .warning,
    covers: [
      "action-drift", "opposite-action", "polarity-drift", "lost-finality", "lost-condition",
      "lost-scope", "lost-question", "dropped-sentence", "number-drift", "unit-drift", "wrong-row",
      "title-verb-mismatch",
    ],
    summary: "A translation follows when its source changes.",
    rationale: """
      “Save” that became “Delete” leaves 저장 behind, and no other check may notice. `--since` names
      the earlier tables: a folder or a revision of Git. Quotation marks, dots, spaces and capitals
      that changed in the source need no new translation.
      """,
    source: .practice("a changed source is translated anew"),
    examples: [
      .pair(
        "⟦Delete⟧ the draft?", "초안을 저장하겠습니까?", in: "ko", earlier: "Save the draft?"),
      .pair("Delete the draft?", "초안을 삭제하겠습니까?", in: "ko", earlier: "Save the draft?"),
      .pair("Save the draft…", "초안 저장…", in: "ko", earlier: "Save the Draft..."),
      .pair(
        "The file is kept for ⟦30⟧ days.", "文件会保留 7 天。", in: "zh-Hans",
        earlier: "The file is kept for 7 days."),
      .pair("Don’t save", "不存储", in: "zh-Hans", earlier: "Don't save"),
      .pair(
        "⟦Move⟧ the album to another library.", "請替相簿取一個名字。", in: "zh-Hant",
        earlier: "Give the album a name."),
      .pair(
        "Give the album a name.", "請替相簿取一個名字。", in: "zh-Hant", earlier: "Give the album a name"),
    ],
    check: .pair { pair, findings in
      guard let earlier = pair.earlierSource else { return }
      let change = SourceChange(from: earlier, to: pair.source)
      guard !change.isTypographic, !change.isAnswered(by: pair.target) else { return }
      findings.flag(
        source: change.place, target: nil, .translateAnew(earlier.string, change.what),
        confidence: change.confidence)
    }
  )
}

/// What a source says now that it did not say before, and the reverse.
private struct SourceChange {
  let source: AnalyzedText
  /// Nothing changed but marks, spaces and capitals.
  let isTypographic: Bool
  /// The sure cues that came, and the concepts that went.
  private let added: [Cue]
  private let removed: [Int]
  private let addedNumber: NumberFact?
  private let isSmall: Bool

  init(from earlier: AnalyzedText, to source: AnalyzedText) {
    self.source = source
    let (before, now) = (Self.letters(of: earlier.string), Self.letters(of: source.string))
    isTypographic = before == now
    added = source.cues.filter { $0.isSure && !earlier.mayMean($0.concept) }
    removed = earlier.cues.filter { $0.isSure && !source.mayMean($0.concept) }.map(\.concept)
    let known = earlier.numbers.map(\.value)
    addedNumber = source.numbers.first { !known.contains($0.value) }
    // A letter more or less mends a word.
    let common = zip(before, now).prefix { $0 == $1 }.count
    let rest = zip(before.dropFirst(common).reversed(), now.dropFirst(common).reversed())
      .prefix { $0 == $1 }.count
    isSmall = max(before.count, now.count) - common - rest <= 2
  }

  /// The letters and digits of a text, its emoji and what asks, in lowercase.
  private static func letters(of text: String) -> [Unicode.Scalar] {
    text.lowercased().unicodeScalars.filter { scalar in
      ScalarClass(scalar.value).isLetterOrDigit || "?？%@{}$".unicodeScalars.contains(scalar)
        || scalar.properties.isEmojiPresentation
    }
  }

  /// The first thing that is new; the whole text where nothing has a name.
  var place: Range<Int> { added.first?.range ?? addedNumber?.range ?? source.fullRange }

  /// What changed, in words; nil where it has no name.
  var what: String? {
    let concepts = source.profile.concepts
    func name(_ concept: Int) -> String {
      source.profile.cues?.title(of: concept) ?? concepts[concept].name
    }
    if let cue = added.first {
      let new = source.text(in: cue.range)
      guard let old = removed.first else { return "now says “\(new)”" }
      return "now says “\(new)”, no longer “\(name(old))”"
    }
    if let number = addedNumber { return "now says “\(source.text(in: number.range))”" }
    return removed.first.map { "no longer says “\(name($0))”" }
  }

  var confidence: Double {
    if !added.isEmpty || !removed.isEmpty || addedNumber != nil { return 0.9 }
    return isSmall ? 0.7 : 0.85
  }

  /// Whether the translation says what is new and nothing that went: it was ahead of its source.
  func isAnswered(by target: AnalyzedText) -> Bool {
    guard !added.isEmpty || addedNumber != nil else { return false }
    let saysNew = added.allSatisfy { target.mayMean($0.concept) }
    let saysOld = removed.contains { target.cue($0) != nil }
    let values = target.numbers.map(\.value)
    return saysNew && !saysOld && addedNumber.map { values.contains($0.value) } ?? true
  }
}

extension Message {
  fileprivate static func translateAnew(_ earlier: String, _ what: String?) -> Message {
    let change = what.map { " and \($0)" } ?? ""
    return
      "The source was “\(earlier.excerpt)”\(change); the translation stayed. Translate it anew."
  }
}
