import CopyModel
import RuleKit

extension Rule {
  static let inconsistentName = Rule(
    "inconsistent-name", .meaning, .warning,
    summary: "A quoted name has one translation, and two names have two.",
    rationale: """
      What stands in quotation marks is a name: a button, a menu, a setting. When two of them become
      one word, or one becomes two, nobody finds the button that the text speaks of.
      """,
    source: .practice("quoted names are translated one by one"),
    examples: [
      .pair(
        "Titles like “Erase,” “Move,” or “Clear” say what happens.",
        "‘지우기’, ‘이동’, ⟦‘지우기’⟧와 같은 제목은 결과를 알려 줍니다.", in: "ko"),
      .pair(
        "Titles like “Erase,” “Move,” or “Clear” say what happens.",
        "‘지우기’, ‘이동’, ‘비우기’와 같은 제목은 결과를 알려 줍니다.", in: "ko"),
      .pair(
        "“Reply” answers one person. Choose “Reply” first.", "“回复”只回复一个人。请先选取⟦“Reply”⟧。",
        in: "zh-Hans"),
      .pair(
        "“Reply” answers one person. Choose “Reply” first.", "“回复”只回复一个人。请先选取“回复”。",
        in: "zh-Hans"),
      .pair(
        "Choose “Yes” to keep it or “No” to stop.", "要保留請選擇「好」，要停止請選擇⟦「好」⟧。",
        in: "zh-Hant"),
      .pair(
        "Choose “Yes” to keep it or “No” to stop.", "要保留請選擇「是」，要停止請選擇「否」。",
        in: "zh-Hant"),
    ],
    check: .drift { pair, findings in
      guard !pair.isTooLong, pair.source.hasQuotes, pair.target.hasQuotes,
        pair.source.quotedNames.count > 1
      else { return }
      let (own, theirs) = (pair.source.namesByKey, pair.target.namesByKey)
      guard own.count > 1, own.count == theirs.count else { return }
      let (names, translations) = (Set(own.map(\.name)), Set(theirs.map(\.name)))
      if translations.count < names.count, let merged = theirs.firstRepeat {
        findings.flag(source: nil, target: merged.range, .tellApart, confidence: 0.85)
      } else if translations.count > names.count, own.firstRepeat != nil,
        let other = theirs.last(where: { item in
          theirs.count { $0.name == item.name } == 1 && names.contains(item.name)
        })
      {
        findings.flag(source: nil, target: other.range, .nameAlike, confidence: 0.82)
      }
    }
  )
}

/// A name in quotation marks without its marks, spaces and capitals.
private struct NameKey {
  let name: String
  /// With its marks.
  let range: Range<Int>
}

extension AnalyzedText {
  /// The names in quotation marks that have more than marks.
  fileprivate var namesByKey: [NameKey] {
    quotedNames.compactMap { quoted in
      let name = CueTable.labelKey(text(in: quoted.inside)).filter { !",.;:?!，。、".contains($0) }
      return name.isEmpty ? nil : NameKey(name: name, range: quoted.range)
    }
  }
}

extension [NameKey] {
  /// The first that names again what another one names.
  fileprivate var firstRepeat: NameKey? {
    var seen: Set<String> = []
    return first { !seen.insert($0.name).inserted }
  }
}

extension Message {
  fileprivate static let tellApart: Message =
    "Two names of the source are one here. Give each its own translation."
  fileprivate static let nameAlike: Message =
    "The same name is translated elsewhere in this text. Use one translation."
}
